import { createFileRoute } from '@tanstack/react-router'
import { useView } from '../cache/use-view.ts'
import { medalTableQuery } from '../features/medals/index.ts'
import { MedalsWidget } from '../widget/MedalsWidget.tsx'
import { onlyAsDocument } from '../widget/only-as-document.ts'
import { WidgetFailed } from '../widget/WidgetFailed.tsx'
import { medalsSearchOf, type WidgetSearch, widgetScope } from '../widget/widget-search.ts'

export const Route = createFileRoute('/widget/medals')({
  staticData: { layout: 'default', messages: ['widget'] },
  // the app never shows a widget: what reads its address stays on the server
  validateSearch: (search): WidgetSearch => (import.meta.env.SSR ? medalsSearchOf(search) : {}),
  beforeLoad: ({ location }) => onlyAsDocument(location.href),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, views }, deps }) => {
    await views.ensure(medalTableQuery(api, widgetScope(deps)))
  },
  errorComponent: WidgetFailed,
  component: Medals,
})

function Medals() {
  const { api } = Route.useRouteContext()
  const search = Route.useSearch()
  return <MedalsWidget view={useView(medalTableQuery(api, widgetScope(search)))} search={search} />
}
