import { createFileRoute, redirect } from '@tanstack/react-router'

/** The entry to whatever way of logging in there is: today the login page. */
export const Route = createFileRoute('/auth')({
  validateSearch: ({ redirect: to }): { redirect?: string } => (typeof to === 'string' ? { redirect: to } : {}),
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/login${location.searchStr}` })
  },
})
