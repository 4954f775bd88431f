import type { EventSummary } from '@games/contract'
import { trimRsc } from '@games/domain/rsc'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import {
  disciplineQuery,
  finalRankQuery,
  isRanked,
  lastDecided,
  Podium,
  RankedEvents,
} from '../features/disciplines/index.ts'
import { resultsPart } from '../units/results/results-part.ts'
import { useT, useText } from '../i18n/use-t.ts'
import { eventSearchOf } from '../page-search.ts'

export const Route = createFileRoute('/discipline/$key/_sections/finalrank')({
  staticData: { messages: ['units', 'status'] },
  validateSearch: eventSearchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, views, discipline }, deps: { event } }) => {
    const { events } = await orNotFound(views.ensure(disciplineQuery(api, discipline)))
    const shown = shownOf(events, event)
    if (event !== undefined && (!shown || !isRanked(shown))) throw notFound()
    if (shown?.ranked)
      await Promise.all([orNotFound(views.ensure(finalRankQuery(api, discipline, shown.code))), resultsPart.preload()])
  },
  component: FinalRankPage,
})

/** The event of the address; where that names none, the one decided last. */
const shownOf = (events: readonly EventSummary[], event: string | undefined): EventSummary | undefined =>
  event === undefined ? lastDecided(events) : events.find(({ code }) => code === trimRsc(event))

function FinalRankPage() {
  const { api, discipline } = Route.useRouteContext()
  const { event } = Route.useSearch()
  const t = useT()
  const text = useText()
  const { events } = useView(disciplineQuery(api, discipline))
  const shown = shownOf(events, event)
  return (
    <RankedEvents discipline={discipline} events={events} shown={shown?.code}>
      {shown ? (
        <>
          <div className="ui-section">
            <h2>{text(shown.name, shown.code)}</h2>
            <a className="discipline-course" href={`/discipline/${discipline}/competitions?event=${shown.code}`}>
              {t('discipline.course')}
            </a>
          </div>
          {shown.ranked ? (
            <Ranking event={shown.code} name={text(shown.name, shown.code)} />
          ) : (
            <>
              <p className="muted">{t('discipline.only-medals')}</p>
              <Podium medals={shown.medals} unsettled={shown.unsettled} />
            </>
          )}
        </>
      ) : null}
    </RankedEvents>
  )
}

function Ranking({ event, name }: { event: string; name: string }) {
  const t = useT()
  const { api, discipline } = Route.useRouteContext()
  const { rows, meanings, medalsUnderRevision } = useDeferredValue(useView(finalRankQuery(api, discipline, event)))
  return (
    <>
      {medalsUnderRevision ? <p className="muted">{t('discipline.medals-under-revision')}</p> : null}
      <resultsPart.Part
        name={`${t('discipline.section-finalrank')}, ${name}`}
        rows={rows}
        meanings={meanings}
        medalsUnderRevision={medalsUnderRevision}
      />
    </>
  )
}
