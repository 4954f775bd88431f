import type { ProgrammeDay } from '@games/contract'
import { useT } from '../../i18n/use-t.ts'
import { disciplineDayAddress } from './day-address.ts'
import { countOf, isOfCompetition, SURROUNDINGS } from './grid-counts.ts'
import type { GridFilter } from './grid-filter.ts'

const PARTS = ['morning', 'afternoon', 'evening'] as const

interface GridCellProps {
  readonly discipline: string
  /** Undefined where the discipline has nothing on that day. */
  readonly day: ProgrammeDay | undefined
  readonly filter: GridFilter
  readonly past: boolean
  readonly isToday: boolean
}

/** What a discipline has on a day: the parts of the day with competition, what is on, the finals; or what else there is. */
export function GridCell({ discipline, day, filter, past, isToday }: GridCellProps) {
  const className = isToday ? 'schedule-grid-today' : undefined
  if (!day || countOf(day, filter) === 0) return <td className={className} />
  const competes = isOfCompetition(filter) && (filter !== 'all' || day.units > 0)
  const address = disciplineDayAddress(discipline, competes ? 'days' : 'event')
  return (
    <td className={className}>
      <a className={past ? 'schedule-cell schedule-cell-past' : 'schedule-cell'} href={address({ day: day.day })}>
        {competes ? <Competition day={day} filter={filter} /> : <Surroundings day={day} filter={filter} />}
      </a>
    </td>
  )
}

function Competition({ day, filter }: { day: ProgrammeDay; filter: GridFilter }) {
  const t = useT()
  const live = day.live.reduce((sum, count) => sum + count, 0)
  const texts = [
    filter === 'medal' ? '' : t('schedule.count-competition', { count: day.units }),
    ...(filter === 'medal' ? [] : PARTS.flatMap((part, index) => (day.parts[index] ? t(`schedule.${part}`) : []))),
    live > 0 ? t('schedule.live-count', { count: live }) : '',
    day.golds > 0 ? t('schedule.golds', { count: day.golds }) : '',
    day.decided > 0 ? t('schedule.golds-decided', { count: day.decided }) : '',
  ]
  return (
    <>
      <span className="ui-hidden">{texts.filter(Boolean).join(', ')}</span>
      {filter === 'medal' ? null : (
        <span className="schedule-parts" aria-hidden="true">
          {PARTS.map((part, index) => (
            <i key={part} className={markOf(day.parts[index] ?? 0, day.live[index] ?? 0)} />
          ))}
        </span>
      )}
      {day.golds > 0 ? <FinalsDisc golds={day.golds} decided={day.decided} /> : null}
    </>
  )
}

function markOf(units: number, live: number): string | undefined {
  if (live > 0) return 'schedule-part-live'
  return units > 0 ? undefined : 'schedule-part-none'
}

/** The finals of a day, hollow once all are decided. Its words are beside it. */
export function FinalsDisc({ golds, decided }: { golds: number; decided: number }) {
  return (
    <b className={decided >= golds ? 'schedule-disc schedule-disc-decided' : 'schedule-disc'} aria-hidden="true">
      {golds}
    </b>
  )
}

function Surroundings({ day, filter }: { day: ProgrammeDay; filter: GridFilter }) {
  const t = useT()
  const kind = SURROUNDINGS.find((one) => (filter === 'all' || filter === one) && day[one] > 0) ?? 'others'
  const count = countOf(day, filter)
  return (
    <span className="schedule-kind">
      {t(`schedule.kind-${kind}`)}
      {filter === 'all' ? null : (
        <>
          {' '}
          <b aria-hidden="true">{count}</b>
          <span className="ui-hidden">{t('schedule.count-event', { count })}</span>
        </>
      )}
    </span>
  )
}
