import { loginAddress, safeRedirect } from '@games/domain/access/guard'
import { createFileRoute } from '@tanstack/react-router'
import { SafeSportPage } from '../features/safe-sport/index.ts'

/** Where a login leads whoever has not watched the film yet (R4.5): `redirect` is where it goes on to. */
export const Route = createFileRoute('/secure-sport')({
  staticData: { messages: ['safe-sport', 'points'] },
  validateSearch: ({ redirect }): { redirect?: string } => (typeof redirect === 'string' ? { redirect } : {}),
  component: SecureSport,
})

function SecureSport() {
  const { redirect } = Route.useSearch()
  const navigate = Route.useNavigate()
  const next = safeRedirect(redirect)
  const address = `/secure-sport${redirect === undefined ? '' : `?redirect=${encodeURIComponent(redirect)}`}`
  return (
    <SafeSportPage
      first
      next={next}
      onSignedOut={() => void navigate({ href: loginAddress(address), replace: true })}
      onNotNeeded={() => void navigate({ href: redirect === undefined ? '/secure' : next, replace: true })}
    />
  )
}
