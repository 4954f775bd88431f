import { createFileRoute } from '@tanstack/react-router'
import { AgendaPage, type AgendaSearch, agendaAddress } from '../features/agenda/index.ts'
import { DayStrip, NowLine, NowLink } from '../features/schedule/index.ts'
import { useT } from '../i18n/use-t.ts'
import { useGamesNow } from '../live/live-context.ts'
import { DAY, searchOf } from '../page-search.ts'

export const Route = createFileRoute('/agenda')({
  staticData: { messages: ['agenda', 'schedule', 'status', 'units'] },
  validateSearch: (search): AgendaSearch =>
    searchOf<AgendaSearch>({ day: DAY, list: /^(?:followed|notifications)$/, add: /^[\w.,-]{1,9000}$/ }, search),
  component: MyAgenda,
})

function MyAgenda() {
  const t = useT()
  const { api, games } = Route.useRouteContext()
  const search = Route.useSearch()
  const now = useGamesNow()
  // an agenda is of the games' own days, in every zone
  const day = search.day ?? games.today
  return (
    <AgendaPage
      api={api}
      day={day}
      today={games.today}
      now={now}
      search={search}
      strip={(days) => (
        <DayStrip
          days={days.map(({ day: one, units }) => ({
            day: one,
            count: { figure: units, words: t('agenda.count', { count: units }) },
          }))}
          shown={day}
          today={games.today}
          filter={{}}
          address={agendaAddress}
        />
      )}
      nowLine={
        <>
          <NowLine now={now} />
          <NowLink line={day} address={null} />
        </>
      }
    />
  )
}
