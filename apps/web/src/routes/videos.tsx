import { createFileRoute } from '@tanstack/react-router'
import { pickOf, VideosPage } from '../features/videos/index.ts'
import { liveUnitPart } from '../features/units/index.ts'

export const Route = createFileRoute('/videos')({
  staticData: { messages: ['content', 'pages', 'units'] },
  validateSearch: pickOf,
  component: Videos,
})

function Videos() {
  const { api } = Route.useRouteContext()
  const { pick } = Route.useSearch()
  return <VideosPage api={api} pick={pick} drawUnit={(code) => <liveUnitPart.Part api={api} code={code} />} />
}
