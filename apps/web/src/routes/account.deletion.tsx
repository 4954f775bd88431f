import { createFileRoute } from '@tanstack/react-router'
import { DeletionPage } from '../features/accounts/index.ts'

export const Route = createFileRoute('/account/deletion')({
  staticData: { messages: ['accounts', 'login', 'validation'] },
  loader: async () => (await import('../features/accounts/index.ts')).DeletionPart.preload(),
  component: DeletionPage,
})
