import type { ReactNode } from 'react'
import { FreshnessLine } from '../../app-shell/FreshnessLine.tsx'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { Tabs } from '../../ui/Tabs.tsx'

/** The tabs of the participants, in order (spec R2.7). */
const PARTICIPANT_TABS = ['athletes', 'teams', 'delegations'] as const

/** A page of the participants: title, tabs, and what the tab lists. */
export function ParticipantsView({ tab, children }: { tab: (typeof PARTICIPANT_TABS)[number]; children: ReactNode }) {
  const t = useT()
  return (
    <>
      <PageTitle title={t(`participants.${tab}`)} />
      <Tabs label={t('participants.tabs')}>
        {PARTICIPANT_TABS.map((one) => (
          <a key={one} href={`/participants/${one}`} aria-current={one === tab ? 'page' : undefined}>
            {t(`participants.${one}`)}
          </a>
        ))}
      </Tabs>
      <div className="participants-page">
        <FreshnessLine text="" />
        {children}
      </div>
    </>
  )
}
