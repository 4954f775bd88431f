import { useT } from '../../i18n/use-t.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { EventRules } from './EventRules.tsx'
import { Links } from './Links.tsx'

/** Who may score without an account, where and on which day, and by which rules events are scored (R12.5). */
export function DeskPage() {
  const t = useT()
  return (
    <div className="office-page">
      <PageHead title={t('office-desk.title')} about={t('office-desk.about')} />
      <Links />
      <EventRules />
    </div>
  )
}
