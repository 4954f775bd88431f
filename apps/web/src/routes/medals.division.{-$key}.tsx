import { createFileRoute } from '@tanstack/react-router'
import { MedalChoice } from '../features/medals/MedalChoice.tsx'
import { MedalStandings } from '../features/medals/MedalStandings.tsx'
import { MedalsPage } from '../features/medals/MedalsPage.tsx'
import { chosen, MEDAL_DIVISIONS } from '../features/medals/medal-key.ts'
import { medalSearchOf } from '../features/medals/medal-sort.ts'
import { medalTableQuery } from '../features/medals/medals.query.ts'
import { useT } from '../i18n/use-t.ts'

export const Route = createFileRoute('/medals/division/{-$key}')({
  staticData: { messages: ['medals'] },
  validateSearch: medalSearchOf,
  loader: async ({ context, params }) => {
    await context.views.ensure(medalTableQuery(context.api, `division:${chosen(MEDAL_DIVISIONS, params.key)}`))
  },
  component: DivisionMedals,
})

function DivisionMedals() {
  const { api } = Route.useRouteContext()
  const { sort = 'gold' } = Route.useSearch()
  const t = useT()
  const division = chosen(MEDAL_DIVISIONS, Route.useParams().key)
  const options = MEDAL_DIVISIONS.map((one) => ({
    address: `/medals/division/${one}`,
    text: t(`medals.division-${one}`),
    shown: one === division,
  }))
  return (
    <MedalsPage tab="division" of={t(`medals.division-${division}`)}>
      <MedalChoice label={t('medals.division')} options={options} />
      <MedalStandings api={api} scope={`division:${division}`} sort={sort} />
    </MedalsPage>
  )
}
