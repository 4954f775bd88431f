import { createFileRoute, notFound } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { disciplineQuery, EventList } from '../features/disciplines/index.ts'
import { eventQuery } from '../features/events/events.query.ts'
import { capital } from '../features/units/unit-words.ts'
import { unitAddress } from '../features/units/unit-address.ts'
import { useUnitWords } from '../features/units/use-unit-words.ts'
import { eventSearchOf } from '../page-search.ts'
import { laterPart } from '../platform/later-part.tsx'

// brackets, pools and lists are more than the list of events may weigh, and than a first load may
const course = laterPart(async () => (await import('../parts/EventCourse.tsx')).EventCourse, '.events-page')

export const Route = createFileRoute('/discipline/$key/_sections/competitions')({
  staticData: { messages: ['events', 'units', 'status'] },
  validateSearch: eventSearchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, views, discipline }, deps: { event } }) => {
    if (event === undefined) return
    if (!event.startsWith(discipline)) throw notFound()
    await Promise.all([orNotFound(views.ensure(eventQuery(api, event))), course.bring()])
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
  const words = useUnitWords()
  return (
    <EventList
      events={events}
      unitAddress={unitAddress}
      eventAddress={(code) => `${listAddress(discipline)}?event=${encodeURIComponent(code)}`}
      phaseName={(code) => capital(words.ofCode(code))}
    />
  )
}

function Course({ event }: { event: string }) {
  const { api, discipline } = Route.useRouteContext()
  const page = useDeferredValue(useView(eventQuery(api, event)))
  return <course.Part page={page} listAddress={listAddress(discipline)} />
}
