import { createFileRoute } from '@tanstack/react-router'
import { openSchedule } from '../features/disciplines/index.ts'

export const Route = createFileRoute('/discipline/$key/schedule/')({
  loader: ({ context: { api, views }, params }) => openSchedule(api, views, params.key),
})
