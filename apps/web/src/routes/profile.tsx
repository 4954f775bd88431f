import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '../features/accounts/index.ts'

export const Route = createFileRoute('/profile')({
  staticData: { messages: ['accounts', 'login', 'validation'] },
  component: Profile,
})

function Profile() {
  const { api } = Route.useRouteContext()
  return <ProfilePage api={api} />
}
