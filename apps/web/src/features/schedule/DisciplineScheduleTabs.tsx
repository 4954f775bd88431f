import { useT } from '../../i18n/use-t.ts'
import { DISCIPLINE_SCHEDULE_TABS, type DisciplineScheduleTab } from './day-filter.ts'
import { disciplineDayAddress } from './day-address.ts'

/** Competition, or what surrounds it, within a discipline. */
export function DisciplineScheduleTabs({ discipline, shown }: { discipline: string; shown: DisciplineScheduleTab }) {
  const t = useT()
  return (
    <nav className="ui-chips" aria-label={t('schedule.tabs')} data-keep-scroll="">
      {DISCIPLINE_SCHEDULE_TABS.map((tab) => (
        <a
          key={tab}
          className="ui-chip"
          href={disciplineDayAddress(discipline, tab)({})}
          aria-current={tab === shown ? 'true' : undefined}
        >
          {t(`schedule.of-discipline-${tab}`)}
        </a>
      ))}
    </nav>
  )
}
