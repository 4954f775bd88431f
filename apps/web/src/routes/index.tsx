import { createFileRoute } from '@tanstack/react-router'
import { useView, useViewState } from '../cache/use-view.ts'
import { changesHintPart } from '../features/changes/index.ts'
import { dayAfter, dayMedalsQuery, delegationsQuery, HomeView, homeQuery } from '../features/home/index.ts'
import { useText } from '../i18n/use-t.ts'
import { useGamesNow } from '../live/live-context.ts'

export const Route = createFileRoute('/')({
  staticData: { messages: ['home', 'changed', 'units', 'status'] },
  loader: async ({ context: { api, games, views } }) => {
    const [home] = await Promise.all([
      views.ensure(homeQuery(api, games.today)),
      views.ensure(dayMedalsQuery(api, games.today)),
      views.ensure(delegationsQuery(api)),
      changesHintPart.preload(),
    ])
    const after = dayAfter(home)
    if (after !== null) await views.ensure(homeQuery(api, after))
  },
  component: Home,
})

function Home() {
  const { api, games } = Route.useRouteContext()
  const text = useText()
  const now = useGamesNow()
  const home = useView(homeQuery(api, games.today))
  const medals = useView(dayMedalsQuery(api, games.today))
  const { delegations } = useView(delegationsQuery(api))
  const after = dayAfter(home)
  const coming = useViewState(homeQuery(api, after ?? games.today))
  return (
    <HomeView
      api={api}
      gamesName={text(games.name, games.competitionCode ?? '')}
      home={home}
      after={after === null ? null : (coming.view ?? null)}
      medals={medals}
      delegations={delegations}
      now={now}
      changes={<changesHintPart.Part api={api} />}
    />
  )
}
