import type { DisciplinePage, EventSummary, Programme } from '@games/contract'
import type { Medal } from '@games/domain'
import { sharedMedals } from '@games/domain/medals/shared'
import { capital } from '@games/domain/text/capital'
import { useDisciplinesInOrder } from '../../i18n/use-disciplines-in-order.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { hue, Pictogram } from '../../ui/Pictogram.tsx'
import { useUnitWords } from '../../units/use-unit-words.ts'
import { Spoiler } from '../../spoilers/Spoiler.tsx'
import { NoGames } from './NoGames.tsx'

const MEDALS = ['gold', 'silver', 'bronze'] as const satisfies readonly Medal[]

const addressOf = (discipline: string): string =>
  `/schedule/classification?discipline=${discipline}#classification-${discipline}`

interface ClassificationProps {
  readonly disciplines: Programme['disciplines']
  /** The discipline that is open; null where none is. */
  readonly open: DisciplinePage | null
}

/** Who won each event, or leads its pools, a table for each discipline, one of them open (spec R2.5, tab `classification`). */
export function Classification({ disciplines, open }: ClassificationProps) {
  const t = useT()
  const text = useText()
  const inOrder = useDisciplinesInOrder()
  if (disciplines.length === 0) return <NoGames />
  return (
    <ul className="schedule-ranks">
      {inOrder(disciplines).map(({ discipline, finishedEvents, totalEvents }) => {
        const { code } = discipline
        const shown = open?.discipline.code === code ? open : null
        return (
          <li key={code} id={`classification-${code}`} className={hue(code)}>
            <h2>
              <a
                className="schedule-ranks-name"
                href={shown ? '/schedule/classification' : addressOf(code)}
                aria-expanded={shown !== null}
                data-keep-scroll=""
              >
                <Pictogram code={code} />
                <span>
                  <b>{text(discipline.name, code)}</b>
                  <small>{t('schedule.decided', { finished: finishedEvents, total: totalEvents })}</small>
                </span>
              </a>
            </h2>
            {shown ? (
              <Spoiler of={`classification.${code}`} name={text(discipline.name, code)}>
                <DisciplineRanks page={shown} />
              </Spoiler>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function DisciplineRanks({ page: { discipline, events } }: { page: DisciplinePage }) {
  const t = useT()
  const text = useText()
  if (events.length === 0) return <p className="schedule-block-none">{t('schedule.no-units')}</p>
  return (
    <table className="schedule-ranks-table">
      <caption className="ui-hidden">
        {t('schedule.ranks-of', { discipline: text(discipline.name, discipline.code) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('schedule.event')}</th>
          {MEDALS.map((medal) => (
            <th key={medal} scope="col">
              <MedalDisc medal={medal} size="s" /> {t(`schedule.medal-${medal}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <EventLine key={event.code} event={event} discipline={discipline.code} />
        ))}
      </tbody>
    </table>
  )
}

function EventLine({ event, discipline }: { event: EventSummary; discipline: string }) {
  const t = useT()
  const words = useUnitWords()
  const text = useText()
  const { code, name, medals, ranked, over, units, leaders } = event
  const section = ranked || medals.length > 0 ? 'finalrank' : 'competitions'
  return (
    <tr>
      <th scope="row">
        <a href={`/discipline/${discipline}/${section}?event=${encodeURIComponent(code)}`}>{text(name, code)}</a>
      </th>
      {medals.length > 0 ? (
        MEDALS.map((medal) => (
          <td key={medal}>
            {medals
              .filter((one) => one.medal === medal)
              .map(({ competitor }) => (
                <span key={competitor.code} className="schedule-ranks-who">
                  <MedalDisc
                    medal={medal}
                    label={t(`schedule.medal-${medal}`)}
                    shared={sharedMedals(medals).has(medal) ? t('app-shell.tied') : undefined}
                  />
                  {competitor.organisation ? <Flag organisation={competitor.organisation} size="s" /> : null}
                  <span>{competitor.name}</span>
                </span>
              ))}
          </td>
        ))
      ) : (
        <td colSpan={MEDALS.length} className="schedule-ranks-open">
          {t('schedule.played', { over, units })}
          {leaders.map((pool) => (
            <span key={pool.code} className="schedule-ranks-who">
              <span>
                {t('schedule.leads', { pool: pool.name ? text(pool.name, '') : capital(words.ofCode(pool.code)) })}
              </span>
              {pool.competitor.organisation ? <Flag organisation={pool.competitor.organisation} size="s" /> : null}
              <span>{pool.competitor.name}</span>
            </span>
          ))}
        </td>
      )}
    </tr>
  )
}
