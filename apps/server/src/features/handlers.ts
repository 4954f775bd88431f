import { ApiFailure, type MapTiles } from '@games/contract'
import { medalScopeParts, parseRsc, rscPrefix } from '@games/domain'
import type { Pool } from 'pg'
import type { Reading } from '../facts/reading.ts'
import type { Handlers } from '../http/handlers.ts'
import { createChanges } from './changes/index.ts'
import { disciplinePage, finalRank, isDisciplineKnown, programme } from './disciplines/index.ts'
import { eventPage } from './events/index.ts'
import { games } from './games/index.ts'
import { dayMedals, delegationDay, homeDay } from './home/index.ts'
import { matchDay, matchView } from './matches/index.ts'
import { medallistsPage, medalTableView } from './medals/index.ts'
import {
  athleteList,
  athleteProfile,
  delegationList,
  delegationPage,
  teamList,
  teamPage,
} from './participants/index.ts'
import { reportIndex, reportsOf } from './reports/index.ts'
import { routeRules } from './route-rules/index.ts'
import { scheduleDay } from './schedule/index.ts'
import { createSearch, NAMES_READ, type Search, searchIndex } from './search/index.ts'
import { readView, type Viewed } from './snapshot.ts'
import { unitPage } from './units/index.ts'
import { venueDay, venuesOfDay } from './venues/index.ts'

export interface HandlerOptions {
  readonly pool: Pool
  readonly demo: boolean
  readonly now: () => number
  /** The map that visitors may ask for (MAP_TILES); absent: our own plan is all there is. */
  readonly mapTiles?: MapTiles | null
  /** Names in memory, for a server's whole life; absent: of these handlers' own. */
  readonly search?: Search
}

/** Every call of the contract on this database. They throw ApiFailure for what is not there. */
export function createHandlers({ pool, demo, now, mapTiles = null, search = createSearch({ pool }) }: HandlerOptions) {
  const changes = createChanges()
  const dayOf = async (day: string) => (day === 'today' ? (await games(pool, demo, now())).today : day)
  const read = <V>(view: (tx: Reading, seq: number) => Promise<V>) => readView(pool, view)
  /** Throws ApiFailure 404 where there is no such thing. */
  const found = async <V>(what: string, view: (tx: Reading, seq: number) => Promise<V | null>): Promise<Viewed<V>> => {
    const viewed = await read(view)
    if (viewed.view === null) throw new ApiFailure(404, 'not-found', `no ${what}`)
    return { ...viewed, view: viewed.view }
  }
  return {
    getGames: async () => anew({ view: await games(pool, demo, now()) }),
    // kept like everything else until the rules change, which drops all (service.ts)
    getRouteRules: async () => ({ view: { rules: [...(await routeRules(pool)).rules] }, topics: ['route-rules'] }),
    getHome: async ({ params, query }) => {
      const day = await dayOf(params.day)
      return read((tx, seq) => homeDay(tx, seq, day, query))
    },
    getDayMedals: async ({ params }) => {
      const day = await dayOf(params.day)
      return read((tx, seq) => dayMedals(tx, seq, day))
    },
    getMedalTable: ({ params: { scope }, query: { at } }) => {
      const { discipline } = medalScopeParts(scope)
      return found(`discipline ${discipline}`, async (tx, seq) =>
        discipline === undefined || (await isDisciplineKnown(tx, discipline))
          ? medalTableView(tx, seq, scope, at)
          : null,
      )
    },
    listMedallists: ({ query }) => read((tx, seq) => medallistsPage(tx, seq, query)),
    getProgramme: () => read(programme),
    getDiscipline: ({ params: { code } }) => found(`discipline ${code}`, (tx, seq) => disciplinePage(tx, seq, code)),
    getFinalRank: async ({ params }) => {
      const event = rscOr404(params.event, 'final ranking of')
      return found(`final ranking of ${params.event}`, (tx, seq) => finalRank(tx, seq, event))
    },
    getEvent: async ({ params }) => {
      const event = rscOr404(params.event, 'event')
      return found(`event ${params.event}`, (tx, seq) => eventPage(tx, seq, event))
    },
    getScheduleDay: async ({ params, query }) => {
      const day = await dayOf(params.day)
      return read((tx, seq) => scheduleDay(tx, seq, day, query))
    },
    getUnit: async ({ params }) => {
      const code = rscOr404(params.code, 'unit')
      return found(`unit ${code}`, (tx, seq) => unitPage(tx, seq, code))
    },
    listReportDisciplines: () => read(reportIndex),
    listReports: async ({ params: { discipline }, query: { unit, ...query } }) => {
      const code = parseRsc(unit ?? discipline)
      const of = code.ok ? rscPrefix(code.value, unit ? 'unit' : 'discipline') : ''
      const day = query.day && (await dayOf(query.day))
      const reports = await found(`reports of ${unit ?? discipline}`, async (tx, seq) =>
        of.startsWith(discipline) ? reportsOf(tx, seq, of, { ...query, day }) : null,
      )
      // today is another day tomorrow
      return query.day === day ? reports : anew(reports)
    },
    listMatches: async ({ params }) => {
      const day = await dayOf(params.day)
      return read((tx, seq) => matchDay(tx, seq, day))
    },
    getMatch: async ({ params }) => {
      const code = rscOr404(params.unit, 'match')
      return found(`match ${params.unit}`, (tx, seq) => matchView(tx, seq, code))
    },
    listAthletes: async ({ query }) => {
      const near = query.q === undefined ? [] : await search.matchingCodes('athlete', query.q)
      return withNames(query, await read((tx, seq) => athleteList(tx, seq, query, near)))
    },
    getAthlete: ({ params: { id } }) => found(`athlete ${id}`, (tx, seq) => athleteProfile(tx, seq, id)),
    getTeam: ({ params: { code } }) => found(`team ${code}`, (tx, seq) => teamPage(tx, seq, code)),
    getDelegation: ({ params: { code } }) => found(`delegation ${code}`, (tx, seq) => delegationPage(tx, seq, code)),
    listTeams: async ({ query }) => {
      const near = query.q === undefined ? [] : await search.matchingCodes('team', query.q)
      return withNames(query, await read((tx, seq) => teamList(tx, seq, query, near)))
    },
    listDelegations: () => read(delegationList),
    getDelegationDay: async ({ params }) => {
      const day = await dayOf(params.day)
      return found(`delegation ${params.code}`, (tx, seq) => delegationDay(tx, seq, params.code, day))
    },
    listVenues: async ({ query }) => {
      const day = await dayOf(query.day ?? 'today')
      const venues = await read((tx, seq) => venuesOfDay(tx, seq, day))
      // an answer without a day of its own is another one tomorrow
      return query.day === day ? venues : anew(venues)
    },
    getVenueDay: async ({ params }) => {
      const day = await dayOf(params.day)
      return found(`venue ${params.code}`, (tx, seq) => venueDay(tx, seq, params.code, day, mapTiles))
    },
    listChanges: async ({ query }) => {
      const { today, utcOffset } = await games(pool, demo, now())
      const made = await read((tx, seq) => changes(tx, seq, { ...query, today, utcOffset }))
      // as above: six o'clock of the games' day
      return query.since === undefined ? anew(made) : made
    },
    // it is made from memory, and what people type is seldom typed twice
    search: async ({ query }) => anew({ view: await search.find(query.q) }),
    getSearchIndex: () => read(searchIndex),
  } satisfies Handlers
}

/** An answer that is not kept, but made anew for everybody. */
const anew = <V>({ view }: Pick<Viewed<V>, 'view'>): Viewed<V> => ({ view, topics: [] })

/** A list that may have been found by names as they are in memory. */
const withNames = <V>({ q }: { readonly q?: string | undefined }, { view, topics }: Viewed<V>): Viewed<V> => ({
  view,
  topics: q === undefined ? topics : [...topics, NAMES_READ],
})

function rscOr404(written: string, what: string): string {
  const code = parseRsc(written)
  if (!code.ok) throw new ApiFailure(404, 'not-found', `no ${what} ${written}: ${code.error.reason}`)
  return code.value
}
