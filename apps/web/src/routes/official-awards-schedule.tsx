import { createFileRoute } from '@tanstack/react-router'
import { useShownToday } from '../app-shell/use-shown-today.ts'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView, useViewState } from '../cache/use-view.ts'
import { AwardsPage, awardsQuery, publishedAwardsQuery } from '../features/awards/index.ts'
import { SectionPage } from '../features/pages/index.ts'
import { DayStrip } from '../features/schedule/index.ts'
import { useT } from '../i18n/use-t.ts'
import { useGamesNow } from '../live/live-context.ts'
import { DAY, searchOf } from '../page-search.ts'

const addressOf = ({ day }: { day?: string }): string =>
  day === undefined ? '/official-awards-schedule' : `/official-awards-schedule?day=${day}`

export const Route = createFileRoute('/official-awards-schedule')({
  staticData: { messages: ['awards', 'pages', 'schedule', 'status', 'units'] },
  validateSearch: (search): { day?: string } => searchOf<{ day?: string }>({ day: DAY }, search),
  loaderDeps: ({ search: { day } }) => ({ day }),
  loader: async ({ context: { api, views, games }, deps }) => {
    await orNotFound(views.ensure(awardsQuery(api, deps.day ?? games.today)))
  },
  component: Awards,
})

function Awards() {
  const t = useT()
  const { api, games } = Route.useRouteContext()
  const day = Route.useSearch().day ?? games.today
  const view = useView(awardsQuery(api, day))
  const { view: published } = useViewState(publishedAwardsQuery(api, day))
  const today = useShownToday()
  const now = useGamesNow()
  const { counts } = published ?? view
  if (counts.length === 0) return <SectionPage section="awards" />
  return (
    <AwardsPage
      view={view}
      published={published}
      today={today}
      now={now}
      strip={
        <DayStrip
          days={counts.map(({ day: one, awards }) => ({
            day: one,
            count: { figure: awards, words: t('awards.of-day', { count: awards }) },
          }))}
          shown={day}
          today={today}
          filter={{}}
          address={addressOf}
        />
      }
    />
  )
}
