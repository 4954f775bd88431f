import { loginAddress } from '@games/domain/access/guard'
import { createFileRoute } from '@tanstack/react-router'
import { FeedbackPage } from '../features/feedback/index.ts'

export const Route = createFileRoute('/feedback')({
  staticData: { messages: ['feedback'] },
  component: Feedback,
})

function Feedback() {
  const navigate = Route.useNavigate()
  return <FeedbackPage onSignedOut={() => void navigate({ href: loginAddress('/feedback'), replace: true })} />
}
