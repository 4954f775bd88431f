import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { disciplineKey, disciplineQuery, programmeQuery } from '../features/disciplines/index.ts'
import { Classification, ProgrammeView } from '../features/schedule/index.ts'

interface ClassificationSearch {
  /** The discipline that is open. */
  readonly discipline?: string
}

export const Route = createFileRoute('/schedule/classification')({
  staticData: { messages: ['schedule', 'units'] },
  validateSearch: ({ discipline }): ClassificationSearch => {
    const key = typeof discipline === 'string' ? disciplineKey(discipline) : undefined
    return key ? { discipline: key } : {}
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, views }, deps: { discipline } }) => {
    await Promise.all([
      views.ensure(programmeQuery(api)),
      discipline === undefined ? null : orNotFound(views.ensure(disciplineQuery(api, discipline))),
    ])
  },
  component: ScheduleClassification,
})

function ScheduleClassification() {
  const { discipline } = Route.useSearch()
  return discipline === undefined ? <Closed /> : <Open discipline={discipline} />
}

function Closed() {
  const { disciplines } = useView(programmeQuery(Route.useRouteContext().api))
  return (
    <ProgrammeView tab="classification">
      <Classification disciplines={disciplines} open={null} />
    </ProgrammeView>
  )
}

function Open({ discipline }: { discipline: string }) {
  const { api } = Route.useRouteContext()
  const { disciplines } = useView(programmeQuery(api))
  const open = useView(disciplineQuery(api, discipline))
  return (
    <ProgrammeView tab="classification">
      <Classification disciplines={disciplines} open={open} />
    </ProgrammeView>
  )
}
