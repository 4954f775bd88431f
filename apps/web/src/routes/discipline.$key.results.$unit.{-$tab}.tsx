import { disciplineOf, parseRsc } from '@games/domain'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { isUnitTab, UnitView, unitAddress, unitQuery } from '../features/units/index.ts'

export const Route = createFileRoute('/discipline/$key/results/$unit/{-$tab}')({
  staticData: { messages: ['units', 'status'] },
  beforeLoad: ({ params: { key, unit, tab } }) => {
    const rsc = parseRsc(unit)
    if (!rsc.ok || disciplineOf(rsc.value) !== key.toUpperCase()) throw notFound()
    if (tab !== undefined && !isUnitTab(tab)) throw notFound()
  },
  loader: async ({ context, params }) => {
    await orNotFound(context.queryClient.ensureQueryData(unitQuery(context.api, params.unit)))
  },
  component: Unit,
})

function Unit() {
  const { api } = Route.useRouteContext()
  const { unit, tab } = Route.useParams()
  const { data: page } = useSuspenseQuery(unitQuery(api, unit))
  const shown = tab !== undefined && isUnitTab(tab) ? tab : 'results'
  return (
    <>
      <link rel="canonical" href={unitAddress(page.unit.code, shown === 'results' ? undefined : shown)} />
      <UnitView page={page} tab={shown} />
    </>
  )
}
