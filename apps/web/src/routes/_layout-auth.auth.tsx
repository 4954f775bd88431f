import { createFileRoute, redirect } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { AuthPage, useAfterLogin } from '../features/login/index.ts'

/** The entry to whatever way of logging in there is, and where e-mails lead: the login page where it is asked for nothing else. */
export const Route = createFileRoute('/_layout-auth/auth')({
  validateSearch: (search): Readonly<Record<string, unknown>> => search,
  beforeLoad: ({ location: { searchStr } }) => {
    if (!/forgot|reset|guardian|code/.test(searchStr)) throw redirect({ href: `/login${searchStr}` })
  },
  loaderDeps: ({ search }) => ({ isCode: 'code' in search }),
  loader: async ({ deps: { isCode } }) => {
    const { CodePart, MailPart } = await import('../features/login/index.ts')
    await (isCode ? CodePart : MailPart).preload()
  },
  component: Auth,
})

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * Asks for an e-mail (`?forgot=1`), goes on by the token of one (`?reset=…`, `?guardian=…`), or makes the account that somebody was given a
 * code for (`?code=…`).
 */
function Auth() {
  const search = Route.useSearch()
  // as the page was opened: the token leaves the address, and with it the history and what the next page is told of
  const [{ reset, guardian, code }] = useState(() => ({
    reset: textOf(search['reset']),
    guardian: textOf(search['guardian']),
    code: textOf(search['code']),
  }))
  const kind =
    code !== undefined ? 'code' : guardian !== undefined ? 'guardian' : reset !== undefined ? 'reset' : 'forgot'
  const token = code ?? guardian ?? reset ?? ''
  useEffect(() => {
    if (token !== '') history.replaceState(history.state, '', kind === 'code' ? '/auth?code=' : '/auth?forgot=1')
  }, [token, kind])
  const navigate = Route.useNavigate()
  const led = useAfterLogin()
  const onDone = useCallback(() => void navigate({ href: led('/'), replace: true }), [navigate, led])
  return <AuthPage kind={kind} token={token} onDone={onDone} />
}
