import { disciplineOf, parseRsc } from '@games/domain'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { isUnitTab, UnitView, unitQuery } from '../features/units/index.ts'

export const Route = createFileRoute('/discipline/$key/results/$unit/{-$tab}')({
  staticData: { messages: ['units', 'status'] },
  beforeLoad: ({ params: { key, unit, tab } }) => {
    const rsc = parseRsc(unit)
    if (!rsc.ok || disciplineOf(rsc.value) !== key.toUpperCase()) throw notFound()
    if (tab !== undefined && !isUnitTab(tab)) throw notFound()
  },
  loader: async ({ context, params }) => {
    await orNotFound(context.views.ensure(unitQuery(context.api, params.unit)))
  },
  component: Unit,
})

function Unit() {
  const { api } = Route.useRouteContext()
  const { unit, tab } = Route.useParams()
  const page = useView(unitQuery(api, unit))
  const shown = tab !== undefined && isUnitTab(tab) ? tab : 'results'
  return <UnitView page={page} tab={shown} />
}
