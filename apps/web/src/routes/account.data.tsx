import { createFileRoute } from '@tanstack/react-router'
import { DataPage } from '../features/accounts/index.ts'

export const Route = createFileRoute('/account/data')({
  staticData: { messages: ['accounts', 'login'] },
  component: DataPage,
})
