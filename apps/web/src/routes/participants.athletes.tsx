import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useView } from '../cache/use-view.ts'
import { AthleteFinder, athletesQuery, ParticipantsView, participantSearchOf } from '../features/participants/index.ts'

export const Route = createFileRoute('/participants/athletes')({
  staticData: { messages: ['participants'] },
  validateSearch: participantSearchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.views.ensure(athletesQuery(context.api, deps))
  },
  component: Athletes,
})

function Athletes() {
  const { api } = Route.useRouteContext()
  const search = Route.useSearch()
  const router = useRouter()
  const page = useView(athletesQuery(api, search))
  const goTo = useCallback(
    (href: string) => void router.navigate({ href, replace: true, resetScroll: false }),
    [router],
  )
  return (
    <ParticipantsView tab="athletes">
      <AthleteFinder api={api} page={page} search={search} onSearch={goTo} />
    </ParticipantsView>
  )
}
