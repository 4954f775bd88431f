import { ApiFailure } from '@games/contract/failure'
import { isSignedOut } from '@games/web/session/is-signed-out.ts'
import { ErrorNote } from '@games/web/ui/ErrorNote.tsx'
import { isAborted, isAway } from '../../calls/server-state.ts'
import { useT } from '../../i18n/use-t.ts'

/** A call that failed. */
export interface FailedCall {
  readonly error: unknown
  readonly isImport: boolean
  /** Sends it again, with the same answer. */
  readonly onRetry: () => void
}

/** A choice or an import that failed: the reason, what is stored, and another try with the same answer. */
export function SheetFailed({
  failed: { error, isImport, onRetry },
  onClose,
}: {
  failed: FailedCall
  onClose: () => void
}) {
  const t = useT()
  const id = error instanceof ApiFailure ? error.id : null
  const status = error instanceof ApiFailure ? error.status : null
  if (status === 403) return <ErrorNote title={t('office.refused')} why={t('office.refused-why')} />
  if (status === 404)
    return (
      <ErrorNote
        title={t('office-sheets.gone')}
        why={t('office-sheets.gone-why')}
        retry={{ label: t('office-sheets.back'), onRetry: onClose }}
      />
    )
  const [title, first] = isSignedOut(error)
    ? [t('office.ended'), t('office-sheets.sign-in-first')]
    : id === 'too-many-attempts'
      ? [t('office-sheets.many'), t('office-sheets.wait-first')]
      : id === 'not-open'
        ? [t('office-sheets.stopped'), null]
        : [isAway(error) || isAborted(error) ? t('office.away') : t('office-sheets.failed'), null]
  const stored = t(isImport ? 'office-sheets.failed-why' : 'office-sheets.answer-failed-why')
  return (
    <ErrorNote
      title={title}
      why={first === null ? stored : `${first} ${stored}`}
      retry={{ label: t('office.retry'), onRetry }}
    />
  )
}
