import type { Programme } from '@games/contract'
import { useDisciplinesInOrder } from '../../i18n/use-disciplines-in-order.ts'
import { useShownToday } from '../../app-shell/use-shown-today.ts'
import { shortDay, timeOfDay } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { shownDayOf, useShownTime } from '../../time/shown-time.ts'
import { LiveDot } from '../../ui/LiveDot.tsx'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { hue, Pictogram } from '../../ui/Pictogram.tsx'
import { unitAddress } from '../../units/unit-address.ts'
import { disciplineDayAddress } from './day-address.ts'
import { NoGames } from './NoGames.tsx'

type Block = Programme['disciplines'][number]

interface ProgrammeBlocksProps {
  readonly programme: Programme
  readonly today: string
}

/** A block per discipline: how far it is, what is on or next, and its days with their finals (spec R2.5, tab `disciplines`). */
export function ProgrammeBlocks({ programme, today }: ProgrammeBlocksProps) {
  const t = useT()
  const text = useText()
  const inOrder = useDisciplinesInOrder()
  if (programme.disciplines.length === 0) return <NoGames />
  return (
    <ul className="schedule-blocks">
      {inOrder(programme.disciplines).map(({ discipline, days, nearest, finishedEvents, totalEvents }) => (
        <li key={discipline.code} className={`schedule-block ${hue(discipline.code)}`}>
          <div className="schedule-block-head">
            <a className="schedule-block-name" href={`/discipline/${discipline.code}`}>
              <Pictogram code={discipline.code} />
              <span>
                <b>{text(discipline.name, discipline.code)}</b>
                <small>{t('schedule.decided', { finished: finishedEvents, total: totalEvents })}</small>
              </span>
            </a>
            {finishedEvents > 0 ? (
              <a className="schedule-block-link" href={`/discipline/${discipline.code}/medals`}>
                {t('schedule.medals')}
                <span className="ui-hidden">, {text(discipline.name, discipline.code)}</span>
              </a>
            ) : null}
          </div>
          {nearest ? (
            <Nearest nearest={nearest} live={days.reduce((sum, { live }) => sum + live[0] + live[1] + live[2], 0)} />
          ) : null}
          <BlockDays discipline={discipline.code} days={days.filter(({ units }) => units > 0)} today={today} />
        </li>
      ))}
    </ul>
  )
}

function Nearest({ nearest, live }: { nearest: NonNullable<Block['nearest']>; live: number }) {
  const t = useT()
  const text = useText()
  const locale = useLocale()
  const { code, name, event, start, hideStart, startText, live: isLive } = nearest
  const today = useShownToday()
  const shown = useShownTime()
  const day = shownDayOf(shown, nearest)
  const when = hideStart ? text(startText, '') : start ? timeOfDay(shown.at(start)) : ''
  return (
    <a className="schedule-block-near" href={unitAddress(code)}>
      {isLive ? (
        <span className="ui-live">
          <LiveDot still /> {t('schedule.live-count', { count: live })}
        </span>
      ) : (
        <b>{[day && day !== today ? shortDay(day, locale) : '', when].filter(Boolean).join(', ')}</b>
      )}
      <span>{text(name ?? event, code)}</span>
    </a>
  )
}

function BlockDays({ discipline, days, today }: { discipline: string; days: Block['days']; today: string }) {
  const t = useT()
  if (days.length === 0) return <p className="schedule-block-none">{t('schedule.no-units')}</p>
  const past = days.filter(({ day }) => day < today)
  const left = days.filter(({ day }) => day >= today)
  return (
    <>
      {left.length > 0 ? <DayChips discipline={discipline} days={left} today={today} /> : null}
      {past.length > 0 ? (
        <details className="schedule-block-past">
          <summary>{t('schedule.past-days', { count: past.length })}</summary>
          <DayChips discipline={discipline} days={past} today={today} />
        </details>
      ) : null}
    </>
  )
}

function DayChips({ discipline, days, today }: { discipline: string; days: Block['days']; today: string }) {
  const t = useT()
  const locale = useLocale()
  const address = disciplineDayAddress(discipline, 'days')
  return (
    <ol className="schedule-block-days">
      {days.map(({ day, golds }) => (
        <li key={day}>
          <a
            className={day < today ? 'ui-chip schedule-chip-past' : 'ui-chip'}
            href={address({ day })}
            aria-current={day === today ? 'date' : undefined}
          >
            {day === today ? t('schedule.today') : shortDay(day, locale)}
            {golds > 0 ? (
              <>
                <MedalDisc medal="gold" size="s" />
                <span className="ui-hidden">{t('schedule.golds', { count: golds })}</span>
                <span aria-hidden="true">{golds}</span>
              </>
            ) : null}
          </a>
        </li>
      ))}
    </ol>
  )
}
