import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { pageActionsPart, TeamView, teamQuery } from '../features/participants/index.ts'
import { useGamesNow } from '../live/live-context.ts'

export const Route = createFileRoute('/participants/team/$code')({
  staticData: { messages: ['participants', 'units', 'status'] },
  loader: async ({ context, params }) => {
    await Promise.all([
      orNotFound(context.views.ensure(teamQuery(context.api, params.code))),
      pageActionsPart.preload(),
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
