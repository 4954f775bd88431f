import { isOfficeAddress, safeRedirect } from '@games/domain/access/guard'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { LoginPage } from '../features/login/index.ts'

export const Route = createFileRoute('/_layout-auth/login')({
  validateSearch: ({ redirect }): { redirect?: string } => (typeof redirect === 'string' ? { redirect } : {}),
  loader: async () => (await import('../features/login/index.ts')).SignInPart.preload(),
  component: Login,
})

function Login() {
  const { redirect } = Route.useSearch()
  const navigate = Route.useNavigate()
  const goTo = useCallback(
    (href: string) => {
      // the office is no page of this app
      if (isOfficeAddress(href)) location.replace(href)
      else void navigate({ href, replace: true })
    },
    [navigate],
  )
  return <LoginPage target={safeRedirect(redirect)} goTo={goTo} />
}
