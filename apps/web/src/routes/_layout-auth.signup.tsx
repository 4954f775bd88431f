import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '../features/login/index.ts'

export const Route = createFileRoute('/_layout-auth/signup')({ component: SignUp })

function SignUp() {
  const navigate = Route.useNavigate()
  return <SignUpPage goTo={(href) => void navigate({ href, replace: true })} />
}
