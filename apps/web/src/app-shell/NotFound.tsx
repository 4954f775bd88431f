import { useT } from '../i18n/use-t.ts'
import { PageTitle } from './PageTitle.tsx'
import { StatusPage } from './StatusPage.tsx'
import { useErrorLog } from './use-error-log.ts'

/** An address that leads nowhere (spec R2.8, status 404); `error`: the error behind it, where there is one. */
export function NotFound({ error }: { error?: unknown }) {
  const t = useT()
  useErrorLog(404, error)
  return (
    <>
      <PageTitle title={t('app-shell.not-found')} />
      <StatusPage code={404} why={t('app-shell.not-found-why')} />
    </>
  )
}
