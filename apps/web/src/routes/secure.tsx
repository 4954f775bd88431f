import { loginAddress } from '@games/domain/access/guard'
import { createFileRoute } from '@tanstack/react-router'
import { SafeSportPage } from '../features/safe-sport/index.ts'

export const Route = createFileRoute('/secure')({
  staticData: { messages: ['safe-sport', 'points'] },
  component: Secure,
})

function Secure() {
  const navigate = Route.useNavigate()
  return (
    <SafeSportPage
      first={false}
      next="/"
      onSignedOut={() => void navigate({ href: loginAddress('/secure'), replace: true })}
    />
  )
}
