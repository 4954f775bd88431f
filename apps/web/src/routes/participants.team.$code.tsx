import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import {
  actionsPart,
  eventsPart,
  medalsPart,
  membersPart,
  TeamView,
  teamQuery,
} from '../features/participants/index.ts'
import { useGamesNow } from '../live/live-context.ts'

export const Route = createFileRoute('/participants/team/$code')({
  staticData: { messages: ['participants', 'units', 'status'] },
  loader: async ({ context, params }) => {
    const { events, medals } = await orNotFound(context.views.ensure(teamQuery(context.api, params.code)))
    await Promise.all([
      actionsPart.bring(),
      membersPart.bring(),
      events.length > 0 && eventsPart.bring(),
      medals.length > 0 && medalsPart.bring(),
    ])
  },
  component: Team,
})

function Team() {
  const { api } = Route.useRouteContext()
  const { code } = Route.useParams()
  const now = useGamesNow()
  return <TeamView page={useView(teamQuery(api, code))} now={now} />
}
