import { createFileRoute } from '@tanstack/react-router'
import { useView } from '../cache/use-view.ts'
import { EventsWidget } from '../widget/EventsWidget.tsx'
import { onlyAsDocument } from '../widget/only-as-document.ts'
import { WidgetFailed } from '../widget/WidgetFailed.tsx'
import { widgetDayQuery } from '../widget/widget.query.ts'
import { eventsSearchOf, type WidgetSearch } from '../widget/widget-search.ts'

export const Route = createFileRoute('/widget/events')({
  staticData: { layout: 'default', messages: ['widget', 'units', 'status'] },
  // the app never shows a widget: what reads its address stays on the server
  validateSearch: (search): WidgetSearch => (import.meta.env.SSR ? eventsSearchOf(search) : {}),
  beforeLoad: ({ location }) => onlyAsDocument(location.href),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, games, views }, deps }): Promise<{ after: string | null }> => {
    const today = await views.ensure(widgetDayQuery(api, games.today, deps))
    if (today.units.length > 0) return { after: null }
    // nothing left of today: the next day that has something of what was asked for
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
  const { api, games } = Route.useRouteContext()
  const search = Route.useSearch()
  const { after } = Route.useLoaderData()
  const today = useView(widgetDayQuery(api, games.today, search))
  const then = useView(widgetDayQuery(api, after ?? games.today, search))
  return <EventsWidget search={search} today={today} after={after === null ? null : then} />
}
