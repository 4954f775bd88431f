import { safeRedirect } from '@games/domain/access/guard'
import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../features/login/index.ts'

export const Route = createFileRoute('/_layout-auth/login')({
  validateSearch: ({ redirect }): { redirect?: string } => (typeof redirect === 'string' ? { redirect } : {}),
  component: Login,
})

function Login() {
  const { redirect } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <LoginPage target={safeRedirect(redirect)} goTo={(href) => void navigate({ href, replace: true })} />
}
