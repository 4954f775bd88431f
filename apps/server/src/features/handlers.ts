import { ApiFailure, type MapTiles, topics } from '@games/contract'
import { disciplineOf, medalScopeParts, parseRsc, rscPrefix, trimRsc } from '@games/domain'
import type { Pool } from 'pg'
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
import { inSnapshot } from './snapshot.ts'
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
  /** Who is in an event is told by its units' lists too. */
  const ofEvent = ({ event }: { event?: string | undefined }) =>
    event === undefined ? [] : [topics.event(trimRsc(event))]
  const dayOf = async (day: string) => (day === 'today' ? (await games(pool, demo, now())).today : day)
  return {
    getGames: async () => ({ view: await games(pool, demo, now()), topics: [] }),
    // kept like everything else until the rules change, which drops all (service.ts)
    getRouteRules: async () => ({ view: { rules: [...(await routeRules(pool)).rules] }, topics: ['route-rules'] }),
    getHome: async ({ params, query }) => {
      const day = await dayOf(params.day)
      return {
        view: await inSnapshot(pool, (tx, seq) => homeDay(tx, seq, day, query)),
        topics: [topics.scheduleDay(day), topics.days()],
      }
    },
    getDayMedals: async ({ params }) => {
      const day = await dayOf(params.day)
      return {
        view: await inSnapshot(pool, (tx, seq) => dayMedals(tx, seq, day)),
        topics: [topics.medals('all'), topics.days()],
      }
    },
    getMedalTable: async ({ params: { scope }, query: { at } }) => {
      const { discipline } = medalScopeParts(scope)
      const view = await inSnapshot(pool, async (tx, seq) => {
        if (discipline !== undefined && !(await isDisciplineKnown(tx, discipline)))
          throw new ApiFailure(404, 'not-found', `no discipline ${discipline}`)
        return medalTableView(tx, seq, scope, at)
      })
      // a past table changes with a correction that comes late; a narrowed discipline's with the discipline's
      return { view, topics: [topics.medals(scope.split(':').slice(0, 2).join(':')), topics.days()] }
    },
    listMedallists: async ({ query }) => ({
      view: await inSnapshot(pool, (tx, seq) => medallistsPage(tx, seq, query)),
      topics: [topics.medals('all')],
    }),
    getProgramme: async () => ({
      view: await inSnapshot(pool, programme),
      topics: [topics.programme(), topics.medals('all'), topics.athletes()],
    }),
    getDiscipline: async ({ params: { code } }) => {
      const view = await inSnapshot(pool, (tx, seq) => disciplinePage(tx, seq, code))
      if (!view) throw new ApiFailure(404, 'not-found', `no discipline ${code}`)
      return {
        view,
        topics: [
          topics.discipline(code),
          topics.medals(`discipline:${code}`),
          topics.finalRanks(code),
          ...view.days.map(({ day }) => topics.scheduleDay(day)),
        ],
      }
    },
    getFinalRank: async ({ params }) => {
      const event = parseRsc(params.event)
      const view = event.ok ? await inSnapshot(pool, (tx, seq) => finalRank(tx, seq, event.value)) : null
      if (!event.ok || !view) throw new ApiFailure(404, 'not-found', `no final ranking of ${params.event}`)
      const discipline = disciplineOf(event.value)
      return { view, topics: [topics.finalRanks(discipline), topics.medals(`discipline:${discipline}`)] }
    },
    getEvent: async ({ params }) => {
      const event = parseRsc(params.event)
      const view = event.ok ? await inSnapshot(pool, (tx, seq) => eventPage(tx, seq, event.value)) : null
      if (!view) throw new ApiFailure(404, 'not-found', `no event ${params.event}`)
      return { view, topics: [topics.event(view.event.code), topics.medals(`discipline:${view.discipline.code}`)] }
    },
    getScheduleDay: async ({ params, query }) => {
      const day = await dayOf(params.day)
      return {
        view: await inSnapshot(pool, (tx, seq) => scheduleDay(tx, seq, day, query)),
        topics: [topics.scheduleDay(day), topics.days(), topics.medals('all')],
      }
    },
    getUnit: async ({ params }) => {
      const code = parseRsc(params.code)
      if (!code.ok) throw new ApiFailure(404, 'not-found', `no unit ${params.code}: ${code.error.reason}`)
      const view = await inSnapshot(pool, (tx, seq) => unitPage(tx, seq, code.value))
      if (!view) throw new ApiFailure(404, 'not-found', `no unit ${code.value}`)
      return {
        view,
        topics: [
          topics.unit(code.value),
          ...view.phaseUnits.map((u) => topics.unit(u.code)),
          topics.medals(`discipline:${code.value.slice(0, 3)}`),
        ],
      }
    },
    listReportDisciplines: async () => ({
      view: await inSnapshot(pool, reportIndex),
      topics: [topics.reports('all'), topics.medals('all'), topics.days()],
    }),
    listReports: async ({ params: { discipline }, query: { unit, ...query } }) => {
      const code = parseRsc(unit ?? discipline)
      const of = code.ok ? rscPrefix(code.value, unit ? 'unit' : 'discipline') : ''
      const day = query.day && (await dayOf(query.day))
      const view = of.startsWith(discipline)
        ? await inSnapshot(pool, (tx, seq) => reportsOf(tx, seq, of, { ...query, day }))
        : null
      if (!view) throw new ApiFailure(404, 'not-found', `no reports of ${unit ?? discipline}`)
      // today is another day tomorrow: made anew for everybody
      if (query.day !== day) return { view, topics: [] }
      const days = new Set(view.units.flatMap((one) => one.day ?? []))
      const undated = view.units.filter((one) => one.day === null)
      return {
        view,
        topics: [
          topics.reports(discipline),
          // what can be printed, and the units' order
          ...(unit
            ? [topics.unit(of)]
            : [
                topics.discipline(discipline),
                topics.medals(`discipline:${discipline}`),
                topics.finalRanks(discipline),
                topics.days(),
              ]),
          ...[...days].map((one) => topics.scheduleDay(one)),
          ...undated.map((one) => topics.unit(one.code)),
        ],
      }
    },
    listMatches: async ({ params }) => {
      const day = await dayOf(params.day)
      return {
        view: await inSnapshot(pool, (tx, seq) => matchDay(tx, seq, day)),
        topics: [topics.scheduleDay(day), topics.days()],
      }
    },
    getMatch: async ({ params }) => {
      const code = parseRsc(params.unit)
      const view = code.ok ? await inSnapshot(pool, (tx, seq) => matchView(tx, seq, code.value)) : null
      if (!code.ok || !view) throw new ApiFailure(404, 'not-found', `no match ${params.unit}`)
      return { view, topics: [topics.unit(code.value), topics.plays(code.value)] }
    },
    listAthletes: async ({ query }) => {
      const near = query.q === undefined ? [] : await search.matchingCodes('athlete', query.q)
      return {
        view: await inSnapshot(pool, (tx, seq) => athleteList(tx, seq, query, near)),
        topics: [topics.athletes(), ...ofEvent(query), ...(query.q === undefined ? [] : [NAMES_READ])],
      }
    },
    getAthlete: async ({ params: { id } }) => {
      const view = await inSnapshot(pool, (tx, seq) => athleteProfile(tx, seq, id))
      if (!view) throw new ApiFailure(404, 'not-found', `no athlete ${id}`)
      return {
        view,
        topics: [
          topics.athlete(id),
          ...view.appearances.map((a) => topics.unit(a.unit.code)),
          ...view.events.map(({ code }) => topics.event(code)),
          ...view.athlete.disciplines.flatMap((d) => [
            topics.medals(`discipline:${d.code}`),
            topics.finalRanks(d.code),
          ]),
        ],
      }
    },
    getTeam: async ({ params: { code } }) => {
      const view = await inSnapshot(pool, (tx, seq) => teamPage(tx, seq, code))
      if (!view) throw new ApiFailure(404, 'not-found', `no team ${code}`)
      return {
        view,
        topics: [
          topics.athlete(code),
          ...view.members.map(({ id }) => topics.athlete(id)),
          ...view.appearances.map((a) => topics.unit(a.unit.code)),
          ...view.events.map(({ code }) => topics.event(code)),
          ...view.team.disciplines.flatMap((d) => [topics.medals(`discipline:${d.code}`), topics.finalRanks(d.code)]),
        ],
      }
    },
    getDelegation: async ({ params: { code } }) => {
      const view = await inSnapshot(pool, (tx, seq) => delegationPage(tx, seq, code))
      if (!view) throw new ApiFailure(404, 'not-found', `no delegation ${code}`)
      return {
        view,
        topics: [
          topics.medals('all'),
          topics.athletes(),
          topics.days(),
          ...view.days.map(({ day }) => topics.scheduleDay(day)),
        ],
      }
    },
    listTeams: async ({ query }) => {
      const near = query.q === undefined ? [] : await search.matchingCodes('team', query.q)
      return {
        view: await inSnapshot(pool, (tx, seq) => teamList(tx, seq, query, near)),
        topics: [topics.athletes(), ...ofEvent(query), ...(query.q === undefined ? [] : [NAMES_READ])],
      }
    },
    listDelegations: async () => ({ view: await inSnapshot(pool, delegationList), topics: [topics.athletes()] }),
    getDelegationDay: async ({ params }) => {
      const day = await dayOf(params.day)
      const view = await inSnapshot(pool, (tx, seq) => delegationDay(tx, seq, params.code, day))
      if (!view) throw new ApiFailure(404, 'not-found', `no delegation ${params.code}`)
      return { view, topics: [topics.medals('all'), topics.scheduleDay(day), topics.days(), topics.athletes()] }
    },
    listVenues: async ({ query }) => {
      const day = await dayOf(query.day ?? 'today')
      return {
        view: await inSnapshot(pool, (tx, seq) => venuesOfDay(tx, seq, day)),
        // an answer without a day of its own is another one tomorrow: it is made anew for everybody
        topics: query.day === day ? [topics.scheduleDay(day), topics.days()] : [],
      }
    },
    getVenueDay: async ({ params }) => {
      const day = await dayOf(params.day)
      const view = await inSnapshot(pool, (tx, seq) => venueDay(tx, seq, params.code, day, mapTiles))
      if (!view) throw new ApiFailure(404, 'not-found', `no venue ${params.code}`)
      return { view, topics: [topics.scheduleDay(day), topics.days()] }
    },
    listChanges: async ({ query }) => {
      const { today, utcOffset } = await games(pool, demo, now())
      const view = await inSnapshot(pool, (tx, seq) => changes(tx, seq, { ...query, today, utcOffset }))
      // as above: six o'clock of the games' day
      return { view, topics: query.since === undefined ? [] : [topics.changes()] }
    },
    // made anew for everybody: it is made from memory, and what people type is seldom typed twice
    search: async ({ query }) => ({ view: await search.find(query.q), topics: [] }),
    getSearchIndex: async () => ({
      view: await inSnapshot(pool, searchIndex),
      topics: [topics.days(), topics.athletes()],
    }),
  } satisfies Handlers
}
