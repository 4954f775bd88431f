import { useT } from '../i18n/use-t.ts'
import { PageTitle } from './PageTitle.tsx'
import { StatusPage } from './StatusPage.tsx'

/** An address that leads nowhere (spec R2.8, status 404). */
export function NotFound() {
  const t = useT()
  return (
    <>
      <PageTitle title={t('frame.not-found')} />
      <StatusPage code={404} why={t('frame.not-found-why')} />
    </>
  )
}
