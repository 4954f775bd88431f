import { createFileRoute } from '@tanstack/react-router'
import { useView } from '../cache/use-view.ts'
import { changesHintPart } from '../features/changes/index.ts'
import { programmeQuery } from '../features/disciplines/index.ts'
import { gridFilterOf, ProgrammeGrid, ProgrammeView } from '../features/schedule/index.ts'

export const Route = createFileRoute('/schedule/grid')({
  staticData: { messages: ['schedule', 'changed'] },
  validateSearch: (search) => gridFilterOf(search.filter),
  loader: async ({ context }) => {
    await Promise.all([context.views.ensure(programmeQuery(context.api)), changesHintPart.preload()])
  },
  component: ScheduleGrid,
})

function ScheduleGrid() {
  const { api, games } = Route.useRouteContext()
  const { filter = 'all' } = Route.useSearch()
  const programme = useView(programmeQuery(api))
  return (
    <ProgrammeView tab="grid">
      <changesHintPart.Part api={api} />
      <ProgrammeGrid programme={programme} today={games.today} filter={filter} />
    </ProgrammeView>
  )
}
