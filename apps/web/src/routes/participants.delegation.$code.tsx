import { createFileRoute, notFound } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { rankReasonPart } from '../features/medals/later-parts.ts'
import {
  actionsPart,
  DelegationView,
  delegationDayQuery,
  delegationQuery,
  delegationScheduleQuery,
  delegationUnitsPart,
  medalsPart,
} from '../features/participants/index.ts'

const codeOf = ({ code }: { readonly code: string }): string => code.toUpperCase()

export const Route = createFileRoute('/participants/delegation/$code')({
  staticData: { messages: ['participants', 'units', 'status', 'medals'] },
  loader: async ({ context: { api, games, views }, params }) => {
    const code = codeOf(params)
    if (!/^[A-Z0-9]{2,10}$/.test(code)) throw notFound()
    const [{ medals, rankReason }, { units }] = await orNotFound(
      Promise.all([
        views.ensure(delegationQuery(api, code)),
        views.ensure(delegationScheduleQuery(api, code, games.today)),
        views.ensure(delegationDayQuery(api, code, games.today)),
        actionsPart.bring(),
      ]),
    )
    await Promise.all([
      medals.length > 0 && medalsPart.bring(),
      rankReason && rankReasonPart.bring(),
      units.length > 0 && delegationUnitsPart.bring(),
    ])
  },
  component: Delegation,
})

function Delegation() {
  const { api, games } = Route.useRouteContext()
  const code = codeOf(Route.useParams())
  const page = useView(delegationQuery(api, code))
  const today = useView(delegationDayQuery(api, code, games.today))
  const units = useDeferredValue(useView(delegationScheduleQuery(api, code, games.today)).units)
  const rankReason = useDeferredValue(page.rankReason)
  return (
    <DelegationView
      page={page}
      rankReason={rankReason && <rankReasonPart.Part reason={rankReason} />}
      today={today}
      units={units}
    />
  )
}
