import { createFileRoute } from '@tanstack/react-router'
import { useView } from '../cache/use-view.ts'
import { SectionPage } from '../features/pages/index.ts'
import { liveUnitPart } from '../features/units/index.ts'
import { LivePage, liveStreamsQuery, pickOf } from '../features/videos/index.ts'

export const Route = createFileRoute('/live')({
  staticData: { messages: ['content', 'pages', 'units'] },
  validateSearch: pickOf,
  loader: async ({ context: { api, views } }) => {
    await views.ensure(liveStreamsQuery(api))
  },
  component: Live,
})

function Live() {
  const { api } = Route.useRouteContext()
  const { pick } = Route.useSearch()
  const view = useView(liveStreamsQuery(api))
  if (view.streams.length === 0) return <SectionPage section="live" />
  return <LivePage api={api} view={view} pick={pick} drawUnit={(code) => <liveUnitPart.Part api={api} code={code} />} />
}
