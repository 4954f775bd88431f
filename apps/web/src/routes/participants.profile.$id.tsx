import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { athleteQuery, pageActionsPart, ProfileView } from '../features/participants/index.ts'
import { useGamesNow } from '../live/live-context.ts'

export const Route = createFileRoute('/participants/profile/$id')({
  staticData: { messages: ['participants', 'units', 'status'] },
  loader: async ({ context, params }) => {
    await Promise.all([
      orNotFound(context.views.ensure(athleteQuery(context.api, params.id))),
      pageActionsPart.preload(),
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
