import { createFileRoute } from '@tanstack/react-router'
import { GuardedPlacesPage } from '../features/places/index.ts'

export const Route = createFileRoute('/hotels')({
  staticData: { messages: ['content', 'pages', 'places'] },
  component: Hotels,
})

function Hotels() {
  const { api } = Route.useRouteContext()
  return <GuardedPlacesPage api={api} type="hotel" />
}
