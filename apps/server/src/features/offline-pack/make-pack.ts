import { createHash } from 'node:crypto'
import { ApiFailure, contract } from '@games/contract'
import { dataShape } from '@games/contract/data-shape'
import { topics } from '@games/contract/live'
import {
  PACK_CALLS,
  type PackCall,
  type PackView,
  placeOf,
  VIEW_PART,
  viewPlace,
} from '@games/contract/offline-pack/offline-pack'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { checkedInput, type Handlers, type RawInput, viewOf } from '../../http/api/handlers.ts'
import { EVERYTHING, headSeq, oldestSeq } from '../../live/index.ts'
import {
  beginHistory,
  changedTopics,
  makeAllAgain,
  type PackState,
  packState,
  packSubjects,
  putParts,
  putViews,
  removeViews,
  type StoredView,
  setVersion,
  storedParts,
  storedViews,
} from './offline-pack.queries.ts'
import { packViews } from './pack-views.ts'
import { type Named, splitView } from './split-view.ts'

/** Views made before what there is of them is stored and published. */
const MOST_AT_ONCE = 400
const LIMIT_MS = 60_000
/** Of what comes in pages as much as there may be on one. */
const LIMITS: Readonly<Partial<Record<PackCall, number>>> = { listMedallists: 200, getScheduleDay: 500 }

export interface PackMakerOptions {
  readonly pool: Pool
  readonly handlers: Handlers
  /** The games' day, `YYYY-MM-DD`. */
  readonly today: () => string
  /** The id of the build that makes them. */
  readonly build: string
  /** How long it rests after work of so many milliseconds. */
  readonly rest?: (ms: number) => Promise<void>
}

export interface PackMaker {
  /**
   * Makes what changed since the last time, of much a part. True: all of it, so that the pack has everything that had been announced when this
   * was called. To be called by one server at a time (`takePack`); wherever it is interrupted, what was published before stays whole.
   */
  readonly renew: () => Promise<boolean>
}

/** A part as it was stored last: by its digest. */
interface Known {
  readonly digest: string
  /** The pass that stored it. */
  readonly pass: number
}

interface Memory {
  readonly history: string
  readonly version: number
  readonly views: Map<string, StoredView>
  /** By name what is named; by `record` a view's own part. */
  readonly parts: Map<string, Known>
}

const SHAPE = dataShape((text) => createHash('sha256').update(text).digest('base64url'))

const digestOf = (body: string): string => createHash('sha1').update(body).digest('base64url')

/** What a view is made from that is not there: it may come with the programme. */
const OF_NOTHING = [topics.days(), topics.programme(), topics.athletes()]

export function createPackMaker({ pool, handlers, today, build, rest = async () => {} }: PackMakerOptions): PackMaker {
  let memory: Memory | undefined
  let pass = 1

  const remember = async (history: string, version: number): Promise<Memory> => {
    if (memory?.history === history && memory.version === version) return memory
    const [views, parts] = [await storedViews(pool), await storedParts(pool)]
    return {
      history,
      version,
      views: new Map(views.map((view) => [view.record, view])),
      parts: new Map(parts.map(({ record, part, body }) => [`${record} ${part}`, { digest: digestOf(body), pass: 0 }])),
    }
  }

  /** An answer's view, divided; null: there is none. */
  const make = async (view: PackView, known: Memory['parts']) => {
    const changed = new Map<string, { readonly record: string; readonly part: string; readonly body: string | null }>()
    const put = (record: string, part: string, body: string): void => {
      known.set(`${record} ${part}`, { digest: digestOf(body), pass })
      changed.set(`${record} ${part}`, { record, part, body })
    }
    const own = viewPlace(view)
    const mayRefer = ({ name, value }: Named): boolean => {
      const { record, part } = placeOf(name)
      const body = JSON.stringify(value)
      const stored = known.get(`${record} ${part}`)
      if (stored?.digest === digestOf(body)) return true
      // a unit's own view says what the unit and its rows are; of the others the newer pass is right, and in one pass the first
      const isSettled = known.has(`${record} ${VIEW_PART}`) || stored?.pass === pass
      if (stored && record !== own.record && isSettled) return false
      put(record, part, body)
      return true
    }
    try {
      const answered = await viewOf(handlers, view.call, inputOf(view))
      const body = JSON.stringify(splitView(answered.view, mayRefer))
      if (known.get(`${own.record} ${own.part}`)?.digest !== digestOf(body)) put(own.record, own.part, body)
      return { changed, topics: answered.topics, seq: seqOf(answered.view) }
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 404) throw error
      known.delete(`${own.record} ${own.part}`)
      changed.set(`${own.record} ${own.part}`, { ...own, body: null })
      return { changed, topics: OF_NOTHING, seq: await headSeq(pool) }
    }
  }

  /** How far the pack is, begun anew where it is of another shape or of another database's past, or too old to know what has changed. */
  const currentState = async (head: number): Promise<PackState> => {
    const state = await packState(pool)
    const isPast = state.seq !== null && (head < state.seq || (await oldestSeq(pool)) > state.seq + 1)
    if (state.shape === SHAPE && state.build === build && !isPast) return state
    const isOther = state.shape !== SHAPE || isPast
    await transaction(pool, (client) => (isOther ? beginHistory(client, SHAPE, build) : makeAllAgain(client, build)), {
      limitMs: LIMIT_MS,
    })
    memory = undefined
    return packState(pool)
  }

  const renew = async (): Promise<boolean> => {
    const begun = Date.now()
    const head = await headSeq(pool)
    const state = await currentState(head)
    const { views, parts } = await remember(state.history, state.version)
    // until what is made is stored, what is remembered is not so
    memory = undefined
    const announced = await changedTopics(pool, state.seq ?? 0)
    const wanted = packViews(await packSubjects(pool), today())
    const records = new Set(wanted.map((view) => viewPlace(view).record))
    const gone = [...views.keys()].filter((record) => !records.has(record))
    const todo = wanted.filter((view) => isStale(views.get(viewPlace(view).record), announced))
    const version = state.version + 1
    const made: StoredView[] = []
    const changed = new Map<string, { record: string; part: string; body: string | null }>()
    for (const view of todo.slice(0, MOST_AT_ONCE)) {
      const started = performance.now()
      const one = await make(view, parts)
      for (const [key, part] of one.changed) changed.set(key, part)
      made.push({ record: viewPlace(view).record, ...view, topics: one.topics, seq: one.seq })
      await rest(performance.now() - started)
    }
    const isWhole = todo.length <= MOST_AT_ONCE
    const isChanged = changed.size > 0 || gone.length > 0
    const next = isChanged ? version : state.version
    await transaction(
      pool,
      async (client) => {
        await putParts(client, version, [...changed.values()])
        if (made.length > 0) await putViews(client, made)
        if (gone.length > 0) await removeViews(client, version, gone)
        await setVersion(client, next, isWhole ? { seq: head, ageMs: Date.now() - begun } : null)
      },
      { limitMs: LIMIT_MS },
    )
    for (const view of made) views.set(view.record, view)
    // what went takes its parts along, which are read anew
    if (gone.length === 0) memory = { history: state.history, version: next, views, parts }
    if (isWhole) pass += 1
    return isWhole
  }

  return { renew }
}

/** Whether a view has to be made: for the first time, or since one of its topics was announced. */
function isStale(view: StoredView | undefined, announced: ReadonlyMap<string, number>): boolean {
  if (!view) return true
  const after = (topic: string): boolean => (announced.get(topic) ?? 0) > view.seq
  return after(EVERYTHING) || view.topics.some(after)
}

const seqOf = (view: object): number => {
  const seq: unknown = Reflect.get(view, 'seq')
  return typeof seq === 'number' ? seq : 0
}

/** A call's input as its endpoint has checked it. */
function inputOf({ call, of }: PackView): RawInput {
  const given: { params: Record<string, string>; query: Record<string, string | number> } = { params: {}, query: {} }
  for (const [at, path] of PACK_CALLS[call].entries()) {
    const [part, name] = path.split('.') as ['params' | 'query', string]
    const value = of[at]
    if (value !== undefined) given[part][name] = value
  }
  const limit = LIMITS[call]
  if (limit !== undefined) given.query['limit'] = limit
  return checkedInput(contract[call], given)
}
