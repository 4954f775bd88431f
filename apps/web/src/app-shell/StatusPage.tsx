import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { statusText } from './status-of.ts'

export interface StatusPageProps {
  /** HTTP status. */
  readonly code: number
  readonly why: string
  /** What a developer would read, in English. */
  readonly message?: string | undefined
  readonly children?: ReactNode
}

/** The body of the 404, 403 and error pages: the code as the one big figure, why, and the way out. */
export function StatusPage({ code, why, message, children }: StatusPageProps) {
  const t = useT()
  return (
    <div className="app-shell-status">
      <p className="app-shell-status-code">{code}</p>
      <p>{why}</p>
      <p className="app-shell-status-text" lang="en">
        {[statusText(code), message].filter(Boolean).join(': ')}
      </p>
      {children}
      <a className="ui-button" href="/">
        {t('app-shell.home')}
      </a>
    </div>
  )
}
