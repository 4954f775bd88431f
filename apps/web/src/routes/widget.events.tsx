import { createFileRoute } from '@tanstack/react-router'
import { useView } from '../cache/use-view.ts'
import { EventsWidget, ResultsWidget } from '../widget/EventsWidget.tsx'
import { onlyAsDocument } from '../widget/only-as-document.ts'
import { WidgetFailed } from '../widget/WidgetFailed.tsx'
import { widgetDayQuery, widgetResultsQuery } from '../widget/widget.query.ts'
import { eventsSearchOf, type WidgetSearch, widgetDay } from '../widget/widget-search.ts'

export const Route = createFileRoute('/widget/events')({
  staticData: { layout: 'default', messages: ['widget', 'units', 'status'] },
  // the app never shows a widget: what reads its address stays on the server
  validateSearch: (search): WidgetSearch => (import.meta.env.SSR ? eventsSearchOf(search) : {}),
  beforeLoad: ({ location }) => onlyAsDocument(location.href),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, games, views }, deps }): Promise<{ after: string | null }> => {
    const chosenDay = widgetDay(deps, games.today)
    if (deps.show === 'results') {
      await views.ensure(widgetResultsQuery(api, chosenDay ?? games.today, deps))
      return { after: null }
    }
    const today = await views.ensure(widgetDayQuery(api, chosenDay ?? games.today, deps))
    if (today.units.length > 0 || chosenDay !== undefined) return { after: null }
    // nothing left of today: the next day that has something of what was requested
    for (const { day } of today.days) {
      if (day <= games.today) continue
      const { units } = await views.ensure(widgetDayQuery(api, day, deps))
      if (units.length > 0) return { after: day }
    }
    return { after: null }
  },
  errorComponent: WidgetFailed,
  component: Events,
})

function Events() {
  const { games } = Route.useRouteContext()
  const search = Route.useSearch()
  const day = widgetDay(search, games.today) ?? games.today
  return search.show === 'results' ? <Results day={day} /> : <Programme day={day} />
}

function Results({ day }: { day: string }) {
  const { api } = Route.useRouteContext()
  const search = Route.useSearch()
  return <ResultsWidget search={search} day={useView(widgetResultsQuery(api, day, search))} />
}

function Programme({ day }: { day: string }) {
  const { api } = Route.useRouteContext()
  const search = Route.useSearch()
  const { after } = Route.useLoaderData()
  const first = useView(widgetDayQuery(api, day, search))
  const then = useView(widgetDayQuery(api, after ?? day, search))
  return <EventsWidget search={search} day={first} after={after === null ? null : then} />
}
