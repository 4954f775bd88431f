import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/medals/')({
  beforeLoad: () => {
    throw redirect({ to: '/medals/all' })
  },
})
