import { createFileRoute } from '@tanstack/react-router'
import { MedalChoice } from '../features/medals/MedalChoice.tsx'
import { MedalStandings } from '../features/medals/MedalStandings.tsx'
import { MedalsPage } from '../features/medals/MedalsPage.tsx'
import { chosen, MEDAL_GENDERS } from '../features/medals/medal-key.ts'
import { medalSearchOf } from '../features/medals/medal-sort.ts'
import { medalTableQuery } from '../features/medals/medals.query.ts'
import { useT } from '../i18n/use-t.ts'

export const Route = createFileRoute('/medals/gender/{-$key}')({
  staticData: { messages: ['medals'] },
  validateSearch: medalSearchOf,
  loader: async ({ context, params }) => {
    await context.views.ensure(medalTableQuery(context.api, `gender:${chosen(MEDAL_GENDERS, params.key)}`))
  },
  component: GenderMedals,
})

function GenderMedals() {
  const { api } = Route.useRouteContext()
  const { sort = 'gold' } = Route.useSearch()
  const t = useT()
  const gender = chosen(MEDAL_GENDERS, Route.useParams().key)
  const options = MEDAL_GENDERS.map((one) => ({
    address: `/medals/gender/${one}`,
    text: t(`medals.gender-${one}`),
    shown: one === gender,
  }))
  return (
    <MedalsPage tab="gender" of={t(`medals.gender-${gender}`)}>
      <MedalChoice label={t('medals.gender')} options={options} />
      <MedalStandings api={api} scope={`gender:${gender}`} sort={sort} />
    </MedalsPage>
  )
}
