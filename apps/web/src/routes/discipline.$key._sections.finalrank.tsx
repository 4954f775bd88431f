import { createFileRoute, notFound } from '@tanstack/react-router'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { disciplineQuery, finalRankQuery, RankedEvents } from '../features/disciplines/index.ts'
import { ResultTable } from '../features/units/index.ts'
import { useT, useText } from '../i18n/use-t.ts'
import { eventSearchOf } from '../page-search.ts'

export const Route = createFileRoute('/discipline/$key/_sections/finalrank')({
  staticData: { messages: ['units', 'status'] },
  validateSearch: eventSearchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, views, discipline }, deps: { event } }) => {
    if (event === undefined) return
    if (!event.startsWith(discipline)) throw notFound()
    await orNotFound(views.ensure(finalRankQuery(api, discipline, event)))
  },
  component: FinalRankPage,
})

function FinalRankPage() {
  const { api, discipline } = Route.useRouteContext()
  const { event } = Route.useSearch()
  const t = useT()
  const { events } = useView(disciplineQuery(api, discipline))
  return (
    <RankedEvents discipline={discipline} events={events} shown={event}>
      {event === undefined ? <p className="muted">{t('discipline.choose-ranking')}</p> : <Ranking event={event} />}
    </RankedEvents>
  )
}

function Ranking({ event: code }: { event: string }) {
  const { api, discipline } = Route.useRouteContext()
  const text = useText()
  const { event, rows, meanings } = useView(finalRankQuery(api, discipline, code))
  return (
    <>
      <div className="ui-section">
        <h2>{text(event.name, event.code)}</h2>
      </div>
      <ResultTable rows={rows} meanings={meanings} />
    </>
  )
}
