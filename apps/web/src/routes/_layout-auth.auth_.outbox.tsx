import { createFileRoute, notFound } from '@tanstack/react-router'
import { OutboxPage } from '../features/accounts/index.ts'

/** The demo's e-mails. A server of real games has no such page. */
export const Route = createFileRoute('/_layout-auth/auth_/outbox')({
  staticData: { messages: ['accounts'] },
  beforeLoad: ({ context: { games } }) => {
    if (!games.demo) throw notFound()
  },
  component: OutboxPage,
})
