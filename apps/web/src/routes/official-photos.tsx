import { createFileRoute, useRouter } from '@tanstack/react-router'
import { OfficialPhotosPage, type PhotoSearch, photoSearchOf } from '../features/photos/index.ts'

const addressOf = (search: PhotoSearch): string => {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString()
  return query === '' ? '/official-photos' : `/official-photos?${query}`
}

export const Route = createFileRoute('/official-photos')({
  staticData: { messages: ['content', 'pages'] },
  validateSearch: photoSearchOf,
  component: OfficialPhotos,
})

function OfficialPhotos() {
  const router = useRouter()
  const { api } = Route.useRouteContext()
  return (
    <OfficialPhotosPage
      api={api}
      search={Route.useSearch()}
      addressOf={addressOf}
      onGo={(search) => void router.navigate({ href: addressOf(search), replace: true, resetScroll: false })}
    />
  )
}
