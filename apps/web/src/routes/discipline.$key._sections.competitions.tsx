import type { EventStanding } from '@games/contract'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useMemo } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { disciplineQuery, EventList } from '../features/disciplines/index.ts'
import { EventView, eventQuery } from '../features/events/index.ts'
import { ResultTable, renderUnitRow, unitAddress, useUnitWords } from '../features/units/index.ts'
import { eventSearchOf } from '../page-search.ts'

export const Route = createFileRoute('/discipline/$key/_sections/competitions')({
  staticData: { messages: ['events', 'units', 'status'] },
  validateSearch: eventSearchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, views, discipline }, deps: { event } }) => {
    if (event === undefined) return
    if (!event.startsWith(discipline)) throw notFound()
    await orNotFound(views.ensure(eventQuery(api, event)))
  },
  component: Competitions,
})

const renderList = ({ rows, columns, meanings }: EventStanding) => (
  <ResultTable rows={rows} columns={columns} meanings={meanings} />
)

const listAddress = (discipline: string): string => `/discipline/${discipline}/competitions`

function Competitions() {
  const { event } = Route.useSearch()
  return event === undefined ? <Events /> : <Course event={event} />
}

function Events() {
  const { api, discipline } = Route.useRouteContext()
  const { events } = useView(disciplineQuery(api, discipline))
  const eventAddress = (code: string) => `${listAddress(discipline)}?event=${encodeURIComponent(code)}`
  return <EventList events={events} unitAddress={unitAddress} eventAddress={eventAddress} />
}

function Course({ event }: { event: string }) {
  const { api, discipline } = Route.useRouteContext()
  const words = useUnitWords()
  const naming = useMemo(() => ({ address: unitAddress, ofCode: words.ofCode }), [words])
  const page = useView(eventQuery(api, event))
  return (
    <EventView
      // what was chosen in one event is nothing to another
      key={event}
      page={page}
      listAddress={listAddress(discipline)}
      naming={naming}
      renderUnit={renderUnitRow}
      renderList={renderList}
    />
  )
}
