import { ApiFailure } from '@games/contract/failure'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '../i18n/use-t.ts'
import { PageTitle } from './PageTitle.tsx'
import { StatusPage } from './StatusPage.tsx'

/** Page status of an error: what the API answered, else 500. */
const statusOf = (error: unknown): number => (error instanceof ApiFailure ? error.status : 500)

/**
 * The error page (spec R3.4): status, message by code, a way home and another try. The stack is shown in development only and goes to
 * the console of the one who looks.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  const t = useT()
  const router = useRouter()
  const status = statusOf(error)
  useEffect(() => console.error(error), [error])
  const title =
    status === 403 ? t('frame.forbidden') : status >= 500 ? t('frame.server-error') : t('frame.unknown-error')
  return (
    <>
      <PageTitle title={title} />
      <StatusPage code={status} why={t('frame.error-why')}>
        <button type="button" className="ui-button" onClick={() => void router.invalidate()}>
          {t('frame.retry')}
        </button>
        {import.meta.env.DEV ? (
          <pre className="frame-stack">{error instanceof Error ? error.stack : String(error)}</pre>
        ) : null}
      </StatusPage>
    </>
  )
}
