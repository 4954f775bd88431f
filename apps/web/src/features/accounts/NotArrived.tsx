import { useT } from '../../i18n/use-t.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Own } from './use-own.ts'

/** In place of what is one's own until it is there: that it is on its way, or why it is not and another try. */
export function NotArrived({ own: { failed, retry }, rows = 3 }: { own: Own<unknown>; rows?: number }) {
  const t = useT()
  if (!failed) return <Skeleton label={t('app-shell.loading')} rows={rows} />
  return (
    <ErrorNote
      title={t('accounts.failed')}
      why={t('accounts.failed-why')}
      retry={{ label: t('app-shell.retry'), onRetry: retry }}
    />
  )
}
