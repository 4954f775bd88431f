import { useT } from '../../i18n/use-t.ts'
import { Tabs } from '../../ui/Tabs.tsx'

/** The tabs of the schedule, in order (spec R2.5). */
const SCHEDULE_TABS = ['days', 'disciplines', 'grid', 'event', 'classification'] as const
export type ScheduleTab = (typeof SCHEDULE_TABS)[number]

export function ScheduleTabs({ shown }: { shown: ScheduleTab }) {
  const t = useT()
  return (
    <Tabs label={t('schedule.tabs')}>
      {SCHEDULE_TABS.map((tab) => (
        <a key={tab} href={`/schedule/${tab}`} aria-current={tab === shown ? 'page' : undefined}>
          {t(`schedule.tab-${tab}`)}
        </a>
      ))}
    </Tabs>
  )
}
