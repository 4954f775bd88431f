import { createFileRoute } from '@tanstack/react-router'
import { loadStandings } from '../features/medals/load-standings.ts'
import { MedalChoice } from '../features/medals/MedalChoice.tsx'
import { MedalStandings } from '../features/medals/MedalStandings.tsx'
import { MedalsPage } from '../features/medals/MedalsPage.tsx'
import { chosen, MEDAL_DIVISIONS } from '../features/medals/medal-key.ts'
import { closed, medalAddress } from '../features/medals/medal-address.ts'
import { loadedFor, medalSearchOf } from '../features/medals/medal-search.ts'
import { useT } from '../i18n/use-t.ts'

export const Route = createFileRoute('/medals/division/{-$key}')({
  staticData: { messages: ['medals'] },
  validateSearch: medalSearchOf,
  loaderDeps: ({ search }) => loadedFor(search),
  loader: ({ context, params, deps }) =>
    loadStandings(context, `division:${chosen(MEDAL_DIVISIONS, params.key)}`, deps),
  component: DivisionMedals,
})

function DivisionMedals() {
  const { api } = Route.useRouteContext()
  const search = Route.useSearch()
  const t = useT()
  const division = chosen(MEDAL_DIVISIONS, Route.useParams().key)
  const options = MEDAL_DIVISIONS.map((one) => ({
    address: medalAddress(`/medals/division/${one}`, closed(search)),
    text: t(`medals.division-${one}`),
    shown: one === division,
  }))
  return (
    <MedalsPage tab="division" of={t(`medals.division-${division}`)}>
      <MedalChoice label={t('medals.division')} options={options} />
      <MedalStandings api={api} scope={`division:${division}`} search={search} of={t(`medals.division-${division}`)} />
    </MedalsPage>
  )
}
