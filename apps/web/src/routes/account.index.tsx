import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '../features/accounts/index.ts'

export const Route = createFileRoute('/account/')({
  staticData: { messages: ['accounts', 'login', 'points'] },
  component: Account,
})

function Account() {
  const { api } = Route.useRouteContext()
  return <AccountPage api={api} />
}
