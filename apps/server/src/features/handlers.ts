import { ApiFailure } from '@games/contract'
import type { Handlers } from '../http/api/handlers.ts'
import { accessLogCalls } from './access-log/index.ts'
import { agendaCalls } from './agenda/index.ts'
import { changeCalls } from './changes/index.ts'
import { contentCalls, noFiles } from './content/index.ts'
import { disciplineCalls } from './disciplines/index.ts'
import type { Edge, HandlerOptions } from './edge.ts'
import { eventCalls } from './events/index.ts'
import { games, gamesCalls } from './games/index.ts'
import { homeCalls } from './home/index.ts'
import { matchCalls } from './matches/index.ts'
import { medalCalls } from './medals/index.ts'
import { participantCalls } from './participants/index.ts'
import { rankingCalls } from './ranking/index.ts'
import { reportCalls } from './reports/index.ts'
import { routeRuleCalls } from './route-rules/index.ts'
import { scheduleCalls } from './schedule/index.ts'
import { createSearch, searchCalls } from './search/index.ts'
import { readView } from './snapshot.ts'
import { unitCalls } from './units/index.ts'
import { venueCalls } from './venues/index.ts'

/** Every call of the contract on this database: each feature answers its own. They throw ApiFailure for what is not there. */
export function createHandlers(options: HandlerOptions) {
  const edge = createEdge({ mapTiles: null, files: noFiles, search: createSearch({ pool: options.pool }), ...options })
  return {
    ...accessLogCalls(edge),
    ...agendaCalls(edge),
    ...changeCalls(edge),
    ...contentCalls(edge),
    ...disciplineCalls(edge),
    ...eventCalls(edge),
    ...gamesCalls(edge),
    ...homeCalls(edge),
    ...matchCalls(edge),
    ...medalCalls(edge),
    ...participantCalls(edge),
    ...rankingCalls(edge),
    ...reportCalls(edge),
    ...routeRuleCalls(edge),
    ...scheduleCalls(edge),
    ...searchCalls(edge),
    ...unitCalls(edge),
    ...venueCalls(edge),
  } satisfies Handlers
}

function createEdge(options: Required<HandlerOptions>): Edge {
  const { pool, demo, now } = options
  const read: Edge['read'] = (view) => readView(pool, view)
  return {
    ...options,
    read,
    async found(what, view) {
      const viewed = await read(view)
      if (viewed.view === null) throw new ApiFailure(404, 'not-found', `no ${what}`)
      return { ...viewed, view: viewed.view }
    },
    dayOf: async (day) => (day === 'today' ? (await games(pool, demo, now())).today : day),
  }
}
