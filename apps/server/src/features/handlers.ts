import { ApiFailure, topics } from '@games/contract'
import { parseRsc } from '@games/domain'
import type { Pool } from 'pg'
import type { Handlers } from '../http/handlers.ts'
import { games } from './games/index.ts'
import { medallists, medalTableView } from './medals/index.ts'
import { athleteList, athleteProfile } from './participants/index.ts'
import { scheduleDay } from './schedule/index.ts'
import { inSnapshot } from './snapshot.ts'
import { unitPage } from './units/index.ts'

export interface HandlerOptions {
  readonly pool: Pool
  readonly demo: boolean
  readonly now: () => number
}

/** Every call of the contract on this database. They throw ApiFailure for what is not there. */
export function createHandlers({ pool, demo, now }: HandlerOptions) {
  return {
    getGames: async () => ({ view: await games(pool, demo, now()), topics: [] }),
    getMedalTable: async ({ params: { scope } }) => ({
      view: await inSnapshot(pool, (tx, seq) => medalTableView(tx, seq, scope)),
      topics: [topics.medals(scope), topics.days()],
    }),
    listMedallists: async ({ query }) => ({
      view: await inSnapshot(pool, (tx, seq) => medallists(tx, seq, query)),
      topics: [topics.medals('all')],
    }),
    getScheduleDay: async ({ params }) => {
      const day = params.day === 'today' ? (await games(pool, demo, now())).today : params.day
      return {
        view: await inSnapshot(pool, (tx, seq) => scheduleDay(tx, seq, day)),
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
    listAthletes: async ({ query }) => ({
      view: await inSnapshot(pool, (tx, seq) => athleteList(tx, seq, query)),
      topics: [topics.athletes()],
    }),
    getAthlete: async ({ params: { id } }) => {
      const view = await inSnapshot(pool, (tx, seq) => athleteProfile(tx, seq, id))
      if (!view) throw new ApiFailure(404, 'not-found', `no athlete ${id}`)
      return {
        view,
        topics: [
          topics.athlete(id),
          ...view.appearances.map((a) => topics.unit(a.unit.code)),
          ...view.athlete.disciplines.map((d) => topics.medals(`discipline:${d.code}`)),
        ],
      }
    },
  } satisfies Handlers
}
