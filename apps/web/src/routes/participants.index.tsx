import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/participants/')({
  beforeLoad: () => {
    throw redirect({ to: '/participants/athletes' })
  },
})
