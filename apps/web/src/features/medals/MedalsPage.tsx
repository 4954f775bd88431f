import type { ReactNode } from 'react'
import { PageTitle } from '../../app-shell/PageTitle.tsx'
import { useT } from '../../i18n/use-t.ts'
import { type MedalTab, MedalTabs } from './MedalTabs.tsx'

/** A page of the medals: title, tabs, and what the tab shows. `of` narrows the title: "Judô", "Feminino". */
export function MedalsPage({ tab, of, children }: { tab: MedalTab; of?: string; children: ReactNode }) {
  const t = useT()
  const title = t(tab === 'medallists' ? 'medals.medallists' : 'medals.title')
  return (
    <div className="medals">
      <PageTitle title={title} full={of === undefined ? title : `${title}, ${of}`} />
      <MedalTabs shown={tab} />
      {children}
    </div>
  )
}
