import { createFileRoute } from '@tanstack/react-router'
import { DevicesPage } from '../features/accounts/index.ts'

export const Route = createFileRoute('/account/devices')({
  staticData: { messages: ['accounts', 'login'] },
  component: DevicesPage,
})
