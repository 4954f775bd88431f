import { loginAddress } from '@games/domain/access/guard'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { QrScanPage } from '../features/qr-scan/index.ts'
import { pageMeta } from '../platform/page-meta.ts'

export const Route = createFileRoute('/_points/qr-scan')({
  staticData: { messages: ['qr-scan'], points: 'page' },
  component: QrScan,
})

function QrScan() {
  const router = useRouter()
  return (
    <QrScanPage
      site={{
        // in the native wrapper the pages are elsewhere than the site; nothing is scanned on the server
        origin: import.meta.env.SSR ? '' : pageMeta('api-base') || location.origin,
        isPage: (path) => router.getMatchedRoutes(path)[2] !== undefined,
      }}
      goTo={(href) => void router.navigate({ href })}
      onSignedOut={() => void router.navigate({ href: loginAddress('/qr-scan'), replace: true })}
    />
  )
}
