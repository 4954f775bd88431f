import { createFileRoute, notFound } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { disciplineQuery, EventList } from '../features/disciplines/index.ts'
import { eventPart, eventQuery } from '../features/events/index.ts'
import { eventSearchOf } from '../page-search.ts'

export const Route = createFileRoute('/discipline/$key/_sections/competitions')({
  staticData: { messages: ['events', 'units', 'status'] },
  validateSearch: eventSearchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, views, discipline }, deps: { event } }) => {
    if (event === undefined) return
    if (!event.startsWith(discipline)) throw notFound()
    await Promise.all([orNotFound(views.ensure(eventQuery(api, event))), eventPart.preload()])
  },
  component: Competitions,
})

const listAddress = (discipline: string): string => `/discipline/${discipline}/competitions`

function Competitions() {
  const { event } = Route.useSearch()
  return event === undefined ? <Events /> : <Course event={event} />
}

function Events() {
  const { api, discipline } = Route.useRouteContext()
  const { events } = useView(disciplineQuery(api, discipline))
  return (
    <EventList
      events={events}
      eventAddress={(code) => `${listAddress(discipline)}?event=${encodeURIComponent(code)}`}
    />
  )
}

function Course({ event }: { event: string }) {
  const { api, discipline } = Route.useRouteContext()
  const page = useDeferredValue(useView(eventQuery(api, event)))
  // what was chosen in one event is nothing to another
  return <eventPart.Part key={page.event.code} page={page} listAddress={listAddress(discipline)} />
}
