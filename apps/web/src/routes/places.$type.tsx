import { createFileRoute, notFound } from '@tanstack/react-router'
import { FreshnessLine } from '../app-shell/FreshnessLine.tsx'
import { useView } from '../cache/use-view.ts'
import { isPlaceType, SectionPage } from '../features/pages/index.ts'
import { GuardedPlacesPage, PlaceList, PlacesFrame, placesQuery } from '../features/places/index.ts'
import { useT } from '../i18n/use-t.ts'

export const Route = createFileRoute('/places/$type')({
  staticData: { messages: ['content', 'pages', 'places'] },
  beforeLoad: ({ params }) => {
    if (!isPlaceType(params.type)) throw notFound()
  },
  loader: async ({ context: { api, views }, params }) => {
    if (params.type === 'other') await views.ensure(placesQuery(api))
  },
  component: Places,
})

function Places() {
  const { type } = Route.useParams()
  const { api } = Route.useRouteContext()
  return type === 'hotel' || type === 'hospital' ? <GuardedPlacesPage api={api} type={type} /> : <OtherPlaces />
}

function OtherPlaces() {
  const t = useT()
  const { api } = Route.useRouteContext()
  const view = useView(placesQuery(api))
  if (view.places.length === 0) return <SectionPage section="other" />
  return (
    <PlacesFrame type="other">
      <FreshnessLine text={t('pages.about-other')} />
      <PlaceList view={view} />
    </PlacesFrame>
  )
}
