import { createFileRoute } from '@tanstack/react-router'
import { PasskeysPage } from '../features/accounts/index.ts'

export const Route = createFileRoute('/account/passkeys')({
  staticData: { messages: ['accounts', 'login', 'validation'] },
  loader: async () => (await import('../features/accounts/index.ts')).PasskeysPart.preload(),
  component: PasskeysPage,
})
