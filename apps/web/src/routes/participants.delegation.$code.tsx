import { createFileRoute, notFound } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import {
  actionsPart,
  DelegationView,
  delegationDayQuery,
  delegationQuery,
  delegationScheduleQuery,
  medalsPart,
  type UnitNaming,
} from '../features/participants/index.ts'
import { renderUnitRow, unitAddress, useUnitWords } from '../features/units/index.ts'
import { useGamesNow } from '../live/live-context.ts'
import { rankReasonPart } from '../parts/rank-reason.ts'

const codeOf = ({ code }: { readonly code: string }): string => code.toUpperCase()

export const Route = createFileRoute('/participants/delegation/$code')({
  staticData: { messages: ['participants', 'units', 'status', 'medals'] },
  loader: async ({ context: { api, games, views }, params }) => {
    const code = codeOf(params)
    if (!/^[A-Z0-9]{2,10}$/.test(code)) throw notFound()
    const [{ medals, rankReason }] = await orNotFound(
      Promise.all([
        views.ensure(delegationQuery(api, code)),
        views.ensure(delegationDayQuery(api, code, games.today)),
        actionsPart.bring(),
        views.ensure(delegationScheduleQuery(api, code, games.today)),
      ]),
    )
    await Promise.all([medals.length > 0 && medalsPart.bring(), rankReason && rankReasonPart.bring()])
  },
  component: Delegation,
})

function Delegation() {
  const { api, games } = Route.useRouteContext()
  const code = codeOf(Route.useParams())
  const now = useGamesNow()
  const words = useUnitWords()
  const units = useMemo((): UnitNaming => ({ ...words, address: unitAddress }), [words])
  const page = useView(delegationQuery(api, code))
  const today = useView(delegationDayQuery(api, code, games.today))
  const schedule = useView(delegationScheduleQuery(api, code, games.today))
  const rankReason = useDeferredValue(page.rankReason)
  return (
    <DelegationView
      page={page}
      rankReason={rankReason && <rankReasonPart.Part reason={rankReason} />}
      today={today}
      schedule={schedule}
      now={now}
      units={units}
      renderUnit={renderUnitRow}
    />
  )
}
