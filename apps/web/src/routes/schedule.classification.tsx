import { createFileRoute } from '@tanstack/react-router'
import { useView } from '../cache/use-view.ts'
import { DisciplineList, programmeQuery } from '../features/disciplines/index.ts'
import { ProgrammeView } from '../features/schedule/index.ts'

export const Route = createFileRoute('/schedule/classification')({
  staticData: { messages: ['schedule', 'discipline'] },
  loader: async ({ context }) => {
    await context.views.ensure(programmeQuery(context.api))
  },
  component: ScheduleClassification,
})

function ScheduleClassification() {
  const { api } = Route.useRouteContext()
  const { disciplines } = useView(programmeQuery(api))
  return (
    <ProgrammeView tab="classification">
      <DisciplineList disciplines={disciplines} address={(code) => `/discipline/${code}/finalrank`} />
    </ProgrammeView>
  )
}
