import { useT } from '../i18n/use-t.ts'
import { PageTitle } from './PageTitle.tsx'
import { StatusPage } from './StatusPage.tsx'

/** What is not open to this visitor (spec R4.4, status 403). */
export function Forbidden() {
  const t = useT()
  return (
    <>
      <PageTitle title={t('frame.forbidden')} />
      <StatusPage code={403} why={t('frame.forbidden-why')} />
    </>
  )
}
