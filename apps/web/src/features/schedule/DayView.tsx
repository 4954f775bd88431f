import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { dayLabel } from '../../i18n/format.ts'
import { useLocale, useT } from '../../i18n/use-t.ts'
import { DayProgramme, type DayProgrammeProps } from './DayProgramme.tsx'
import { ScheduleTabs } from './ScheduleTabs.tsx'

/** A day of the games as a page: its competition (`/schedule/days`) or what surrounds it (`/schedule/event`, spec R2.5). */
export function DayView(props: DayProgrammeProps) {
  const t = useT()
  const day = dayLabel(props.day, useLocale())
  const isEvent = props.kind === 'event'
  return (
    <div className="schedule-page">
      <PageTitle
        title={t('schedule.title')}
        full={isEvent ? t('schedule.title-of-event', { day }) : t('schedule.title-of-day', { day })}
      />
      <ScheduleTabs shown={isEvent ? 'event' : 'days'} />
      <FreshnessLine text={day} />
      <DayProgramme {...props} />
    </div>
  )
}
