import { createFileRoute } from '@tanstack/react-router'
import { PasswordPage } from '../features/accounts/index.ts'

export const Route = createFileRoute('/account/password')({
  staticData: { messages: ['accounts', 'login', 'validation'] },
  loader: async () => (await import('../features/accounts/index.ts')).PasswordPart.preload(),
  component: PasswordPage,
})
