import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { PageTitle } from './PageTitle.tsx'
import { StatusPage } from './StatusPage.tsx'

/** What is said where not even the page that says it better is on the device. */
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

/** There is no answer from the server, and the device has not kept this page. */
export function NotOnDevice() {
  return (
    <Suspense fallback={null}>
      <NotOnDeviceView />
    </Suspense>
  )
}
