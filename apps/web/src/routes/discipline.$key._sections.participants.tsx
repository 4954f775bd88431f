import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useRequestedSearch } from '../app-shell/use-requested-search.ts'
import { orNotFound } from '../cache/or-not-found.ts'
import { useView } from '../cache/use-view.ts'
import { disciplineQuery, EventChoice } from '../features/disciplines/index.ts'
import {
  AthleteFinder,
  athletesQuery,
  type ParticipantSearch,
  participantSearchOf,
  TeamFinder,
  teamsQuery,
} from '../features/participants/index.ts'
import { useT } from '../i18n/use-t.ts'
import { eventSearchOf } from '../page-search.ts'

type AthletesShown = Omit<ParticipantSearch, 'discipline'> & { readonly show?: undefined }
type TeamsShown = Omit<ParticipantSearch, 'discipline'> & { readonly show: 'teams' }

const searchOf = (search: Readonly<Record<string, unknown>>): AthletesShown | TeamsShown => {
  // it stands in the path
  const { discipline: _path, ...rest } = search
  const event = eventSearchOf(rest)
  return search.show === 'teams'
    ? { show: 'teams', ...participantSearchOf(rest), ...event }
    : { ...participantSearchOf(rest), ...event }
}

export const Route = createFileRoute('/discipline/$key/_sections/participants')({
  staticData: { messages: ['participants'] },
  validateSearch: searchOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, views, discipline }, deps: search }) => {
    await Promise.all([
      orNotFound(views.ensure(disciplineQuery(api, discipline))),
      search.show === 'teams'
        ? views.ensure(teamsQuery(api, teamsOf(discipline, search)))
        : views.ensure(athletesQuery(api, { ...search, discipline })),
    ])
  },
  component: DisciplineParticipants,
})

const teamsOf = (discipline: string, { show: _shown, ...search }: TeamsShown): ParticipantSearch => ({
  ...search,
  discipline,
})

/** Athletes or teams, of all events or of one: choices that stand in the address. */
function DisciplineParticipants() {
  const { api, discipline } = Route.useRouteContext()
  const search = Route.useSearch()
  const router = useRouter()
  const t = useT()
  const { events } = useView(disciplineQuery(api, discipline))
  const goTo = useCallback(
    (href: string) => void router.navigate({ href, replace: true, resetScroll: false }),
    [router],
  )
  const root = `/discipline/${discipline}/participants`
  const asked = useRequestedSearch(root, search, searchOf)
  const address = (shown: 'teams' | undefined, of: string | undefined): string => {
    const query = new URLSearchParams({ ...(shown ? { show: shown } : {}), ...(of ? { event: of } : {}) })
    return `${root}${query.size > 0 ? `?${query.toString()}` : ''}`
  }
  const list = { path: address(search.show, search.event), filterPath: address(asked.show, asked.event) }
  return (
    <>
      <nav className="ui-chips" aria-label={t('discipline.section-participants')} data-keep-scroll="">
        <a
          className="ui-chip"
          href={address(undefined, asked.event)}
          aria-current={asked.show === undefined ? 'true' : undefined}
        >
          {t('participants.athletes')}
        </a>
        <a
          className="ui-chip"
          href={address('teams', asked.event)}
          aria-current={asked.show === 'teams' ? 'true' : undefined}
        >
          {t('participants.teams')}
        </a>
      </nav>
      <EventChoice events={events} shown={asked.event} address={(code) => address(asked.show, code)} />
      {search.show === 'teams' ? (
        <Teams search={search} {...list} onSearch={goTo} />
      ) : (
        <Athletes search={search} {...list} onSearch={goTo} />
      )}
    </>
  )
}

interface FinderProps<S> {
  readonly search: S
  /** Where the list is, with its choices. */
  readonly path: string
  readonly filterPath: string
  readonly onSearch: (address: string) => void
}

function Athletes({ search, ...rest }: FinderProps<AthletesShown>) {
  const { api, discipline } = Route.useRouteContext()
  const page = useView(athletesQuery(api, { ...search, discipline }))
  return <AthleteFinder api={api} page={page} search={search} discipline={discipline} {...rest} />
}

function Teams({ search, ...rest }: FinderProps<TeamsShown>) {
  const { api, discipline } = Route.useRouteContext()
  const page = useView(teamsQuery(api, teamsOf(discipline, search)))
  const { show: _shown, ...narrowed } = search
  return <TeamFinder page={page} search={narrowed} discipline={discipline} {...rest} />
}
