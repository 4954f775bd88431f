import { createFileRoute, useRouter } from '@tanstack/react-router'
import { type BulletinSearch, bulletinSearchOf, InformativosPage } from '../features/informativos/index.ts'

const addressOf = (search: BulletinSearch): string => {
  const query = new URLSearchParams({ ...search }).toString()
  return query === '' ? '/informativos' : `/informativos?${query}`
}

export const Route = createFileRoute('/informativos')({
  staticData: { messages: ['content', 'pages'] },
  validateSearch: bulletinSearchOf,
  component: Informativos,
})

function Informativos() {
  const router = useRouter()
  const { api } = Route.useRouteContext()
  const search = Route.useSearch()
  return (
    <InformativosPage
      api={api}
      search={search}
      addressOf={addressOf}
      onSearch={(wanted) => void router.navigate({ href: addressOf(wanted), replace: true, resetScroll: false })}
    />
  )
}
