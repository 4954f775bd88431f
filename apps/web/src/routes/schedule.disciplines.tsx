import { createFileRoute } from '@tanstack/react-router'
import { useView } from '../cache/use-view.ts'
import { programmeQuery } from '../features/disciplines/index.ts'
import { ProgrammeBlocks, ProgrammeView } from '../features/schedule/index.ts'

export const Route = createFileRoute('/schedule/disciplines')({
  staticData: { messages: ['schedule'] },
  loader: async ({ context }) => {
    await context.views.ensure(programmeQuery(context.api))
  },
  component: ScheduleDisciplines,
})

function ScheduleDisciplines() {
  const { api, games } = Route.useRouteContext()
  const programme = useView(programmeQuery(api))
  return (
    <ProgrammeView tab="disciplines">
      <ProgrammeBlocks programme={programme} today={games.today} />
    </ProgrammeView>
  )
}
