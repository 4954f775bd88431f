import { createFileRoute } from '@tanstack/react-router'
import { useView } from '../cache/use-view.ts'
import { DelegationList, delegationsQuery, ParticipantsView } from '../features/participants/index.ts'

export const Route = createFileRoute('/participants/delegations')({
  staticData: { messages: ['participants'] },
  loader: async ({ context }) => {
    await context.views.ensure(delegationsQuery(context.api))
  },
  component: DelegationsPage,
})

function DelegationsPage() {
  const { delegations } = useView(delegationsQuery(Route.useRouteContext().api))
  return (
    <ParticipantsView tab="delegations">
      <DelegationList delegations={delegations} />
    </ParticipantsView>
  )
}
