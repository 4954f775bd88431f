import type { ReactNode } from 'react'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { ScheduleTabs } from './ScheduleTabs.tsx'

/** The page around the tabs that show the whole programme at once. */
export function ProgrammeView({
  tab,
  children,
}: {
  tab: 'disciplines' | 'grid' | 'classification'
  children: ReactNode
}) {
  const t = useT()
  return (
    <div className="schedule-page">
      <PageTitle title={t('schedule.title')} full={t('schedule.title-of-tab', { tab: t(`schedule.tab-${tab}`) })} />
      <ScheduleTabs shown={tab} />
      <FreshnessLine text={t(`schedule.about-${tab}`)} />
      {children}
    </div>
  )
}
