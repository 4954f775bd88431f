import { ApiFailure } from '@games/contract/failure'
import { ErrorNote } from '@games/web/ui/ErrorNote.tsx'
import { isAway } from '../calls/server-state.ts'
import { useT } from '../i18n/use-t.ts'

/** What could not be read or, without `onRetry`, changed: what happened, what is safe, and another try. What is read is asked for again by itself; a change is never sent twice. */
export function CallFailed({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useT()
  const [title, why] = isAway(error)
    ? [t('office.away'), t(onRetry ? 'office.away-why' : 'office.away-change-why')]
    : error instanceof ApiFailure && error.status === 403
      ? [t('office.refused'), t('office.refused-why')]
      : error instanceof ApiFailure && error.status === 404
        ? [t('office.gone'), t('office.gone-why')]
        : error instanceof ApiFailure && error.id === 'changed-meanwhile'
          ? [t('office.changed'), t('office.changed-why')]
          : error instanceof ApiFailure && (error.id === 'last-admin' || error.id === 'not-oneself')
            ? [t(`office.${error.id}`), t(`office.${error.id}-why`)]
            : [t('office.failed'), t('office.failed-why')]
  return <ErrorNote title={title} why={why} {...(onRetry && { retry: { label: t('office.retry'), onRetry } })} />
}
