import { ApiFailure } from '@games/contract/failure'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { NoAnswer } from '../cache/view-cache.ts'
import { useT } from '../i18n/use-t.ts'
import { ErrorStatus } from './ErrorStatus.tsx'
import { NotOnDevice } from './NotOnDevice.tsx'
import { statusOf } from './status-of.ts'

/** What a developer sees of an error: a call's response; on the server nothing else, since anything may stand in an error. */
const messageOf = (error: unknown): string | undefined =>
  error instanceof Error && (error instanceof ApiFailure || !import.meta.env.SSR) ? error.message : undefined

/**
 * The error page (spec R3.4): status, title and message by code, status text and message for those who report it, another try, and the
 * way home. The details go to the console; the stack is shown in development only.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  const t = useT()
  const router = useRouter()
  const status = statusOf(error)
  // whatever a page without network lacks, data or code
  if (error instanceof NoAnswer || (!import.meta.env.SSR && status >= 500 && !navigator.onLine)) return <NotOnDevice />
  if (status === 403 || status === 404) return <ErrorStatus status={status} error={error} />
  return (
    <ErrorStatus status={status} error={error} message={messageOf(error)}>
      <button type="button" className="ui-button" onClick={() => void router.invalidate()}>
        {t('app-shell.retry')}
      </button>
      {import.meta.env.DEV ? (
        <pre className="app-shell-stack">{error instanceof Error ? error.stack : String(error)}</pre>
      ) : null}
    </ErrorStatus>
  )
}
