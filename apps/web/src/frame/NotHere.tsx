import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useT } from '../i18n/use-t.ts'
import { Button } from '../ui/Button.tsx'
import { PageTitle } from './PageTitle.tsx'
import { StatusPage } from './StatusPage.tsx'

/** What is said where not even the page that says it better is on the device. */
function Unsaid() {
  const t = useT()
  const router = useRouter()
  return (
    <>
      <PageTitle title={t('frame.fresh-offline')} />
      <StatusPage code={503} why={t('frame.offline-said')}>
        <Button kind="main" onClick={() => void router.invalidate()}>
          {t('frame.retry')}
        </Button>
      </StatusPage>
    </>
  )
}

const NotHereView = lazy(() =>
  import('./later/NotHereView.tsx').then(
    ({ NotHereView: view }) => ({ default: view }),
    () => ({ default: Unsaid }),
  ),
)

/** There is no answer from the server, and the device has not kept this page. */
export function NotHere() {
  return (
    <Suspense fallback={null}>
      <NotHereView />
    </Suspense>
  )
}
