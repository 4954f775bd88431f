import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useView } from '../cache/use-view.ts'
import { ParticipantsView, participantSearchOf, TeamFinder, teamsQuery } from '../features/participants/index.ts'

export const Route = createFileRoute('/participants/teams')({
  staticData: { messages: ['participants'] },
  validateSearch: participantSearchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    await context.views.ensure(teamsQuery(context.api, deps))
  },
  component: Teams,
})

function Teams() {
  const { api } = Route.useRouteContext()
  const search = Route.useSearch()
  const router = useRouter()
  const page = useView(teamsQuery(api, search))
  const goTo = useCallback(
    (href: string) => void router.navigate({ href, replace: true, resetScroll: false }),
    [router],
  )
  return (
    <ParticipantsView tab="teams">
      <TeamFinder page={page} search={search} onSearch={goTo} />
    </ParticipantsView>
  )
}
