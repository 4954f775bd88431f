import { createFileRoute } from '@tanstack/react-router'
import { useView } from '../cache/use-view.ts'
import { AnnouncementsPage, announcementsQuery } from '../features/announcements/index.ts'
import { SectionPage } from '../features/pages/index.ts'

export const Route = createFileRoute('/announcements')({
  staticData: { messages: ['content', 'pages'] },
  loader: async ({ context: { api, views } }) => {
    await views.ensure(announcementsQuery(api))
  },
  component: Announcements,
})

function Announcements() {
  const { api } = Route.useRouteContext()
  const view = useView(announcementsQuery(api))
  if (view.announcements.length === 0) return <SectionPage section="announcements" />
  return <AnnouncementsPage view={view} />
}
