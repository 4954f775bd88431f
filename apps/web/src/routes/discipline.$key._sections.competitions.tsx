import { createFileRoute } from '@tanstack/react-router'
import { useView } from '../cache/use-view.ts'
import { disciplineQuery, EventList } from '../features/disciplines/index.ts'
import { unitAddress } from '../features/units/index.ts'

export const Route = createFileRoute('/discipline/$key/_sections/competitions')({
  component: Competitions,
})

function Competitions() {
  const { api, discipline } = Route.useRouteContext()
  const { events } = useView(disciplineQuery(api, discipline))
  return <EventList events={events} unitAddress={unitAddress} />
}
