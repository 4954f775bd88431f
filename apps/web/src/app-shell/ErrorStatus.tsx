import { loginAddress } from '@games/domain/access/guard'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { errorWords } from './error-words.ts'
import { PageTitle } from './PageTitle.tsx'
import { StatusPage } from './StatusPage.tsx'
import { useErrorLog } from './use-error-log.ts'
import { useSubject } from '../session/subject.ts'

export interface ErrorStatusProps {
  /** HTTP status. */
  readonly status: number
  /** The error behind it, where there is one. */
  readonly error?: unknown
  /** What a developer would read, in English. */
  readonly message?: string | undefined
  readonly children?: ReactNode
}

/** The page of a status that is an error, with title and reason by the status; it is logged to the console. */
export function ErrorStatus({ status, error, message, children }: ErrorStatusProps) {
  const t = useT()
  const { title, why } = errorWords(status, t)
  useErrorLog(status, error)
  return (
    <>
      <PageTitle title={title} />
      <StatusPage code={status} why={why} message={message}>
        {status === 403 ? <WayIn /> : null}
        {children}
      </StatusPage>
    </>
  )
}

/** The way in, which leads back to what was refused, for whoever may have an account that is let in (R4.4). */
function WayIn() {
  const t = useT()
  const { loginEnabled, loginType } = useSubject()
  const address = useRouterState({ select: ({ location }) => location.href })
  if (!loginEnabled || loginType === 'user') return null
  return (
    <a className="ui-button ui-button-main" href={address.startsWith('/403') ? '/login' : loginAddress(address)}>
      {t('app-shell.menu-login')}
    </a>
  )
}
