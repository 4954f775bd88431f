import {
  ApiFailure,
  type AppContract,
  addressOf,
  contract,
  type Endpoint,
  type Games,
  MIN_SEQ_HEADER,
  paths,
} from '@games/contract'
import { type Context, Hono } from 'hono'
import type { Live } from '../../live/index.ts'
import type { CallKeys } from '../response-cache/call-keys.ts'
import type { ReadLimit } from '../response-cache/read-limit.ts'
import { send } from '../response-cache/respond.ts'
import type { ResponseCache } from '../response-cache/response-cache.ts'
import { API_HEADERS, API_SECURITY } from '../server/security.ts'
import { type CheckedInput, checkedInput, type Handlers, viewOf, withTodayNamed } from './handlers.ts'
import { openApi } from './open-api.ts'
import { queryOf } from './query.ts'

export interface ApiDeps {
  readonly handlers: Handlers
  readonly responseCache: ResponseCache
  readonly callKeys: CallKeys
  readonly games: () => Games
  readonly live: Pick<Live, 'seq' | 'reach'>
  readonly readLimit: ReadLimit
}

const queryShapeOf = (name: keyof AppContract) => (contract[name] as Endpoint).query?.shape

const templateOf = (name: keyof AppContract): string => paths[name].slice('GET '.length)

const JSON_TYPE = 'application/json; charset=utf-8'

/** A call as it is answered. */
interface CallRequest {
  readonly name: keyof AppContract
  readonly key: string
  readonly input: CheckedInput
  readonly minSeq: number
}

/**
 * Every call of the contract over HTTP. Responses are cached as bytes until one of their topics changes, and contain at least everything up
 * to the event number in the caller's `games-min-seq`: where this node is behind, it catches up first.
 */
export function apiRoutes({ handlers, responseCache, callKeys, games, live, readLimit }: ApiDeps): Hono {
  const app = new Hono()

  const build = (name: keyof AppContract, input: CheckedInput) => async () => {
    const { view: made, topics, movedTo } = await viewOf(handlers, name, input)
    if (movedTo) {
      const { params, query } = input
      const location = addressOf(templateOf(name), { params: { ...params, ...movedTo }, ...(query ? { query } : {}) })
      return { status: 308, type: JSON_TYPE, body: '', location, topics }
    }
    const seq = 'seq' in made && typeof made.seq === 'number' ? { seq: made.seq } : {}
    return { status: 200, type: JSON_TYPE, body: JSON.stringify(made), topics, ...seq, ...nextPage(name, input, made) }
  }
  const catchUpAndSend = async (c: Context, { name, key, input, minSeq }: CallRequest) => {
    if (minSeq > live.seq) await live.reach(minSeq)
    // A number nobody has handed out (the cursor of another history) is no reason to make every answer anew.
    const wanted = { minSeq: Math.min(minSeq, live.seq), group: name, limit: readLimit(c) }
    const answer = await responseCache.getOrBuild(key, build(name, input), wanted)
    // `today` is another day tomorrow
    if (c.req.param('day') !== 'today') callKeys.set(c.req.url.slice(c.req.url.indexOf('/', 'https://'.length)), key)
    return send(c, responseCache, answer, API_HEADERS)
  }

  for (const name of Object.keys(contract) as (keyof AppContract)[]) {
    app.get(templateOf(name), (c) => {
      // as it is understood, not as it was written: `limit=50` and `limit=050` are one answer
      const input = checkedInput(contract[name], withTodayNamed({ params: c.req.param(), query: queryOf(c) }, games))
      const key = `${name} ${JSON.stringify(input)}`
      const minSeq = minSeqOf(c)
      const cached = minSeq <= live.seq ? responseCache.find(key, minSeq) : undefined
      return cached ? send(c, responseCache, cached, API_HEADERS) : catchUpAndSend(c, { name, key, input, minSeq })
    })
  }

  // the same until the server is another: the topic is nobody's
  const describe = async () => ({ status: 200, type: JSON_TYPE, body: JSON.stringify(openApi()), topics: ['openapi'] })
  app.get('/api/openapi.json', async (c) =>
    send(c, responseCache, await responseCache.getOrBuild('openapi', describe), API_HEADERS),
  )
  // A page of another site that sends our header sends a preflight first.
  app.options('/api/*', (c) =>
    c.body(null, 204, {
      ...API_SECURITY,
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': `${MIN_SEQ_HEADER}, if-none-match, last-event-id`,
      'access-control-max-age': '86400',
    }),
  )
  return app
}

/** The way to a list's next page, where its answer says that there is one (RFC 8288). */
function nextPage(name: keyof AppContract, { params, query }: CheckedInput, made: object) {
  const place = placeParameterOf(name)
  if (place === undefined || !('next' in made) || (typeof made.next !== 'string' && typeof made.next !== 'number'))
    return {}
  const address = addressOf(templateOf(name), {
    ...(params ? { params } : {}),
    query: { ...query, [place]: made.next },
  })
  return { headers: { link: `<${address}>; rel="next"` } }
}

/** The parameter that a list goes on by: a cursor, or how many rows precede. */
const placeParameterOf = (name: keyof AppContract) =>
  ['cursor', 'from'].find((place) => place in (queryShapeOf(name) ?? {}))

function minSeqOf(c: Context): number {
  const text = c.req.header(MIN_SEQ_HEADER)
  if (text === undefined) return 0
  const seq = Number(text)
  if (Number.isSafeInteger(seq) && seq >= 0) return seq
  throw new ApiFailure(400, 'invalid-input', `${MIN_SEQ_HEADER}: not an event number`)
}
