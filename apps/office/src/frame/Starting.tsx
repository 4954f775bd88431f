import { ErrorNote } from '@games/web/ui/ErrorNote.tsx'
import { Skeleton } from '@games/web/ui/Skeleton.tsx'
import { useT } from '../i18n/use-t.ts'
import { officeSession } from '../session/office-session.ts'

/** Before it is known who is here. */
export function Starting() {
  const t = useT()
  return (
    <main className="frame-alone">
      <title>{t('office.name')}</title>
      <Skeleton label={t('office.loading')} />
    </main>
  )
}

/** The server does not answer who is here: it is asked again and again. */
export function Away() {
  const t = useT()
  return (
    <main className="frame-alone">
      <title>{t('office.name')}</title>
      <ErrorNote
        title={t('office.away')}
        why={t('office.away-start')}
        retry={{ label: t('office.retry'), onRetry: () => void officeSession.ask() }}
      />
    </main>
  )
}
