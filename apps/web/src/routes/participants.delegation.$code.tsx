import { createFileRoute, notFound } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { RankReasonLine } from '../features/medals/index.ts'
import {
  DelegationView,
  delegationDayQuery,
  delegationQuery,
  delegationScheduleQuery,
  pageActionsPart,
} from '../features/participants/index.ts'

const codeOf = ({ code }: { readonly code: string }): string => code.toUpperCase()

export const Route = createFileRoute('/participants/delegation/$code')({
  staticData: { messages: ['participants', 'units', 'status', 'medals'] },
  loader: async ({ context: { api, games, views }, params }) => {
    const code = codeOf(params)
    if (!/^[A-Z0-9]{2,10}$/.test(code)) throw notFound()
    await orNotFound(
      Promise.all([
        views.ensure(delegationQuery(api, code)),
        views.ensure(delegationScheduleQuery(api, code, games.today)),
        views.ensure(delegationDayQuery(api, code, games.today)),
        pageActionsPart.preload(),
      ]),
    )
  },
  component: Delegation,
})

function Delegation() {
  const { api, games } = Route.useRouteContext()
  const code = codeOf(Route.useParams())
  const page = useView(delegationQuery(api, code))
  const today = useView(delegationDayQuery(api, code, games.today))
  const { units } = useView(delegationScheduleQuery(api, code, games.today))
  const { rankReason } = page
  return (
    <DelegationView
      page={page}
      rankReason={rankReason && <RankReasonLine reason={rankReason} />}
      today={today}
      units={units}
    />
  )
}
