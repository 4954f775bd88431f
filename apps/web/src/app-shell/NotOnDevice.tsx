import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { PageTitle } from './PageTitle.tsx'
import { StatusPage } from './StatusPage.tsx'

/** The notice where not even the code of the offline page is on the device. */
function PlainNotice() {
  const t = useT()
  const router = useRouter()
  return (
    <>
      <PageTitle title={t('app-shell.fresh-offline')} />
      <StatusPage code={503} why={t('app-shell.offline-notice')}>
        <Button kind="main" onClick={() => void router.invalidate()}>
          {t('app-shell.retry')}
        </Button>
      </StatusPage>
    </>
  )
}

const NotOnDeviceView = lazy(() =>
  import('./later/NotOnDeviceView.tsx').then(
    ({ NotOnDeviceView: view }) => ({ default: view }),
    () => ({ default: PlainNotice }),
  ),
)

/** The server does not respond, and the device has not stored this page. */
export function NotOnDevice() {
  return (
    <Suspense fallback={null}>
      <NotOnDeviceView />
    </Suspense>
  )
}
