import { padRsc, rscPrefix, trimRsc } from '@games/domain/rsc'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { isNotFound, orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { loadUnitReports, UnitReportsPart } from '../features/reports/index.ts'
import { listenPart, UnitView, unitQuery } from '../features/units/index.ts'
import { RSC } from '../page-search.ts'
import { resultsPart } from '../units/results/results-part.ts'
import { competitionsAddress, isUnitTab, unitAddress } from '../units/unit-address.ts'

export const Route = createFileRoute('/discipline/$key/results/$unit/{-$tab}')({
  staticData: { messages: ['units', 'status'] },
  beforeLoad: ({ params: { key, unit, tab } }) => {
    const isOfDiscipline = RSC.test(unit) && unit.toUpperCase().startsWith(key.toUpperCase())
    if (!isOfDiscipline || (tab !== undefined && !isUnitTab(tab))) throw notFound()
  },
  loader: async ({ context, params, location }) => {
    const { unit, results } = await context.views.ensure(unitQuery(context.api, params.unit)).catch(async (error) => {
      if (!isNotFound(error)) throw error
      // the unit is not in the programme any more, or not at the moment
      const event = trimRsc(rscPrefix(padRsc(params.unit.toUpperCase()), 'event'))
      const page = await orNotFound(context.api.getEvent({ params: { event } }))
      const search = new URLSearchParams(location.searchStr)
      search.set('event', trimRsc(page.event.code))
      throw redirect({ href: `${competitionsAddress(params.key)}?${search}`, statusCode: 307, replace: true })
    })
    // a unit has another code once the code of its event is another
    if (trimRsc(unit.code) !== trimRsc(params.unit.toUpperCase())) {
      const address = unitAddress(unit.code, params.tab !== undefined && isUnitTab(params.tab) ? params.tab : undefined)
      throw redirect({ href: address + location.searchStr, statusCode: 308, replace: true })
    }
    // a list that is not there yet costs nobody its script
    const hasList = results.length > 0 && params.tab !== 'startlist' && params.tab !== 'reports'
    await Promise.all([listenPart.preload(), ...(hasList ? [resultsPart.preload()] : [])])
    if (params.tab === 'reports') await loadUnitReports(context, unit.code)
  },
  component: Unit,
})

function Unit() {
  const { api } = Route.useRouteContext()
  const { unit, tab } = Route.useParams()
  const page = useView(unitQuery(api, unit))
  const shown = tab !== undefined && isUnitTab(tab) ? tab : 'results'
  return (
    <UnitView page={page} tab={shown}>
      <UnitReportsPart api={api} unit={page.unit.code} results={unitAddress(unit)} />
    </UnitView>
  )
}
