import { createFileRoute, notFound } from '@tanstack/react-router'
import { useMemo } from 'react'
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

const codeOf = ({ code }: { readonly code: string }): string => code.toUpperCase()

export const Route = createFileRoute('/participants/delegation/$code')({
  staticData: { messages: ['participants', 'units', 'status'] },
  loader: async ({ context: { api, games, views }, params }) => {
    const code = codeOf(params)
    if (!/^[A-Z0-9]{2,10}$/.test(code)) throw notFound()
    const [{ medals }] = await orNotFound(
      Promise.all([
        views.ensure(delegationQuery(api, code)),
        views.ensure(delegationDayQuery(api, code, games.today)),
        actionsPart.bring(),
        views.ensure(delegationScheduleQuery(api, code, games.today)),
      ]),
    )
    if (medals.length > 0) await medalsPart.bring()
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
  return (
    <DelegationView page={page} today={today} schedule={schedule} now={now} units={units} renderUnit={renderUnitRow} />
  )
}
