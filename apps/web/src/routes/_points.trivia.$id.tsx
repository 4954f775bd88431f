import { createFileRoute, notFound } from '@tanstack/react-router'

export const Route = createFileRoute('/_points/trivia/$id')({
  beforeLoad: () => {
    // no trivia has been published, so no id is known (R2.2)
    throw notFound()
  },
})
