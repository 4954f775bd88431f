import { createFileRoute } from '@tanstack/react-router'
import { GuardedPlacesPage } from '../features/places/index.ts'

export const Route = createFileRoute('/hospitals')({
  staticData: { messages: ['content', 'pages', 'places'] },
  component: Hospitals,
})

function Hospitals() {
  const { api } = Route.useRouteContext()
  return <GuardedPlacesPage api={api} type="hospital" />
}
