import { trimRsc } from '@games/domain/rsc'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { disciplineQuery, EventList } from '../features/disciplines/index.ts'
import { eventPart, eventQuery } from '../features/events/index.ts'
import { eventSearchOf } from '../page-search.ts'
import { competitionsAddress } from '../units/unit-address.ts'

export const Route = createFileRoute('/discipline/$key/_sections/competitions')({
  staticData: { messages: ['events', 'units', 'status'] },
  validateSearch: eventSearchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, views, discipline }, deps: { event }, location }) => {
    if (event === undefined) return
    if (!event.startsWith(discipline)) throw notFound()
    const [page] = await Promise.all([orNotFound(views.ensure(eventQuery(api, event))), eventPart.preload()])
    if (trimRsc(page.event.code) === trimRsc(event)) return
    const search = new URLSearchParams(location.searchStr)
    search.set('event', trimRsc(page.event.code))
    throw redirect({ href: `${competitionsAddress(discipline)}?${search}`, statusCode: 308, replace: true })
  },
  component: Competitions,
})

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
      eventAddress={(code) => `${competitionsAddress(discipline)}?event=${encodeURIComponent(code)}`}
    />
  )
}

function Course({ event }: { event: string }) {
  const { api, discipline } = Route.useRouteContext()
  const page = useDeferredValue(useView(eventQuery(api, event)))
  // what was chosen in one event is nothing to another
  return <eventPart.Part key={page.event.code} page={page} listAddress={competitionsAddress(discipline)} />
}
