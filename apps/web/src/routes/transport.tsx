import { createFileRoute } from '@tanstack/react-router'
import { TransportPage } from '../features/transport/index.ts'

export const Route = createFileRoute('/transport')({
  staticData: { messages: ['content', 'pages'] },
  component: Transport,
})

function Transport() {
  const { api } = Route.useRouteContext()
  return <TransportPage api={api} />
}
