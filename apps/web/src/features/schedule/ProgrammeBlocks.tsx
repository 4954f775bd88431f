import type { Programme } from '@games/contract'
import { shortDay } from '../../i18n/format.ts'
import { useLocale, useT, useText } from '../../i18n/use-t.ts'
import { Empty } from '../../ui/Empty.tsx'
import { MedalDisc } from '../../ui/MedalDisc.tsx'
import { hue, Pictogram } from '../../ui/Pictogram.tsx'
import { byName } from './by-name.ts'
import { disciplineDayAddress } from './day-address.ts'

/** A block per discipline: how far it is, and its days with their finals (spec R2.5, tab `disciplines`). */
export function ProgrammeBlocks({ programme, today }: { programme: Programme; today: string }) {
  const t = useT()
  const text = useText()
  if (programme.disciplines.length === 0) return <Empty title={t('schedule.no-games')} />
  return (
    <ul className="schedule-blocks">
      {byName(programme.disciplines, text).map(({ discipline, days, finishedEvents, totalEvents }) => (
        <li key={discipline.code} className={`schedule-block ${hue(discipline.code)}`}>
          <a className="schedule-block-name" href={`/discipline/${discipline.code}`}>
            <Pictogram code={discipline.code} />
            <span>
              <b>{text(discipline.name, discipline.code)}</b>
              <small>{t('schedule.decided', { finished: finishedEvents, total: totalEvents })}</small>
            </span>
          </a>
          <BlockDays discipline={discipline.code} days={days.filter(({ units }) => units > 0)} today={today} />
        </li>
      ))}
    </ul>
  )
}

function BlockDays({ discipline, days, today }: { discipline: string; days: Programme['days']; today: string }) {
  const t = useT()
  const locale = useLocale()
  const address = disciplineDayAddress(discipline, 'days')
  if (days.length === 0) return <p className="schedule-block-none">{t('schedule.no-units')}</p>
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
