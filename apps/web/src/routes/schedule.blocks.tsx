import { createFileRoute, redirect } from '@tanstack/react-router'

/** Another name of the same tab (R2.5). */
export const Route = createFileRoute('/schedule/blocks')({
  beforeLoad: () => {
    throw redirect({ to: '/schedule/disciplines', statusCode: 308 })
  },
})
