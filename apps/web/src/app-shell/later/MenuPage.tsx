import { useT } from '../../i18n/use-t.ts'
import { PageTitle } from '../PageTitle.tsx'
import { MenuEntries } from './MenuEntries.tsx'
import { MenuTools } from './MenuTools.tsx'

/** The menu as a page of its own: where the bar's link leads while or where its sheet cannot open. */
export function MenuPage() {
  const t = useT()
  return (
    <>
      <PageTitle title={t('app-shell.menu')} />
      <div className="menu-page">
        <MenuEntries />
        <MenuTools />
      </div>
    </>
  )
}
