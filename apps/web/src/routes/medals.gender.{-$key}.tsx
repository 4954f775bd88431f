import { createFileRoute } from '@tanstack/react-router'
import { loadStandings } from '../features/medals/load-standings.ts'
import { MedalChoice } from '../features/medals/MedalChoice.tsx'
import { MedalStandings } from '../features/medals/MedalStandings.tsx'
import { MedalsPage } from '../features/medals/MedalsPage.tsx'
import { chosen, MEDAL_GENDERS } from '../features/medals/medal-key.ts'
import { closed, medalAddress } from '../features/medals/medal-address.ts'
import { loadedFor, medalSearchOf } from '../features/medals/medal-search.ts'
import { useT } from '../i18n/use-t.ts'

export const Route = createFileRoute('/medals/gender/{-$key}')({
  staticData: { messages: ['medals'] },
  validateSearch: medalSearchOf,
  loaderDeps: ({ search }) => loadedFor(search),
  loader: ({ context, params, deps }) => loadStandings(context, `gender:${chosen(MEDAL_GENDERS, params.key)}`, deps),
  component: GenderMedals,
})

function GenderMedals() {
  const { api } = Route.useRouteContext()
  const search = Route.useSearch()
  const t = useT()
  const gender = chosen(MEDAL_GENDERS, Route.useParams().key)
  const options = MEDAL_GENDERS.map((one) => ({
    address: medalAddress(`/medals/gender/${one}`, closed(search)),
    text: t(`medals.gender-${one}`),
    shown: one === gender,
  }))
  return (
    <MedalsPage tab="gender" of={t(`medals.gender-${gender}`)}>
      <MedalChoice label={t('medals.gender')} options={options} />
      <MedalStandings api={api} scope={`gender:${gender}`} search={search} of={t(`medals.gender-${gender}`)} />
    </MedalsPage>
  )
}
