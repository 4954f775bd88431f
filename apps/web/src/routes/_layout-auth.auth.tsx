import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AuthPage } from '../features/login/index.ts'

/** The entry to whatever way of logging in there is, and where e-mails lead: the login page where it is asked for nothing else. */
export const Route = createFileRoute('/_layout-auth/auth')({
  validateSearch: (search): Readonly<Record<string, unknown>> => search,
  beforeLoad: ({ location: { searchStr } }) => {
    if (!/forgot|reset|guardian/.test(searchStr)) throw redirect({ href: `/login${searchStr}` })
  },
  loader: async () => (await import('../features/login/index.ts')).MailPart.preload(),
  component: Auth,
})

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Asks for an e-mail (`?forgot=1`), or goes on by the token of one (`?reset=…`, `?guardian=…`). */
function Auth() {
  const search = Route.useSearch()
  // as the page was opened: the token leaves the address, and with it the history and what the next page is told of
  const [{ reset, guardian }] = useState(() => ({
    reset: textOf(search['reset']),
    guardian: textOf(search['guardian']),
  }))
  useEffect(() => {
    if (reset !== undefined || guardian !== undefined) history.replaceState(history.state, '', '/auth?forgot=1')
  }, [reset, guardian])
  const kind = guardian !== undefined ? 'guardian' : reset === undefined ? 'forgot' : 'reset'
  return <AuthPage kind={kind} token={guardian ?? reset ?? ''} />
}
