import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { errorWords } from './error-words.ts'
import { PageTitle } from './PageTitle.tsx'
import { StatusPage } from './StatusPage.tsx'
import { useErrorLog } from './use-error-log.ts'

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
        {children}
      </StatusPage>
    </>
  )
}
