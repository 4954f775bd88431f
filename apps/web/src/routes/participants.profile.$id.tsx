import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import {
  actionsPart,
  athleteQuery,
  eventsPart,
  factsPart,
  medalsPart,
  ProfileView,
} from '../features/participants/index.ts'
import { useGamesNow } from '../live/live-context.ts'

export const Route = createFileRoute('/participants/profile/$id')({
  staticData: { messages: ['participants', 'units', 'status'] },
  loader: async ({ context, params }) => {
    const { events, medals } = await orNotFound(context.views.ensure(athleteQuery(context.api, params.id)))
    await Promise.all([
      actionsPart.bring(),
      factsPart.bring(),
      events.length > 0 && eventsPart.bring(),
      medals.length > 0 && medalsPart.bring(),
    ])
  },
  component: Profile,
})

function Profile() {
  const { api } = Route.useRouteContext()
  const { id } = Route.useParams()
  const now = useGamesNow()
  const profile = useView(athleteQuery(api, id))
  return <ProfileView profile={profile} now={now} />
}
