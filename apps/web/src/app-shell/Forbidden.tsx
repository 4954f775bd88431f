import { useT } from '../i18n/use-t.ts'
import { PageTitle } from './PageTitle.tsx'
import { StatusPage } from './StatusPage.tsx'
import { useErrorLog } from './use-error-log.ts'

/** What is not open to this visitor (spec R4.4, status 403); `error`: the error behind it, where there is one. */
export function Forbidden({ error }: { error?: unknown }) {
  const t = useT()
  useErrorLog(403, error)
  return (
    <>
      <PageTitle title={t('app-shell.forbidden')} />
      <StatusPage code={403} why={t('app-shell.forbidden-why')} />
    </>
  )
}
