import { loginAddress } from '@games/domain/access/guard'
import { createFileRoute } from '@tanstack/react-router'
import { TriviaListPage } from '../features/trivia/index.ts'

export const Route = createFileRoute('/_points/trivia/')({
  staticData: { messages: ['trivia'], points: 'page' },
  component: TriviaList,
})

function TriviaList() {
  const navigate = Route.useNavigate()
  return <TriviaListPage onSignedOut={() => void navigate({ href: loginAddress('/trivia'), replace: true })} />
}
