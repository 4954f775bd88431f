import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { ApiFailure, contract } from '@games/contract'
import {
  joined,
  PACK_CALLS,
  type PackCall,
  type PackHead,
  type PackLine,
  type PackRecord,
  type PackView,
  placeOf,
  recordAfter,
  viewPlace,
} from '@games/contract/offline-pack/offline-pack'
import type { Json } from '@games/contract/offline-pack/pack-patch'
import type { OdfMessage } from '@games/odf'
import { randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { checkedInput, viewOf } from '../../http/api/handlers.ts'
import { rebuild } from '../../ingest/rebuild.ts'
import { emptyDatabase, POLICY, receive } from '../../testing/feed.ts'
import { A_WORLD, anyDelivery, anyMessage } from '../../testing/random-messages.ts'
import { createHandlers } from '../handlers.ts'
import { announceSettings, writeSetting } from '../settings/index.ts'
import { createPackMaker } from './make-pack.ts'
import { packSubjects } from './offline-pack.queries.ts'
import { packViews } from './pack-views.ts'
import { createPackWriter } from './write-pack.ts'

/**
 * Whatever happens to the games, a device that takes what has changed holds what one that loads the whole pack holds; and each view of it is what the
 * call answers, but for what is left out of packs.
 */

const HISTORIES = Number(process.env['HISTORIES'] ?? randomCases(12))
const NOW = Date.parse('2027-09-14T14:00:00-03:00')
const TODAY = '2027-09-14'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

type Step =
  | { readonly kind: 'messages'; readonly messages: readonly OdfMessage[] }
  | { readonly kind: 'rebuild' | 'setting' | 'failure' | 'another server' | 'another build' }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: anyDelivery.map((messages) => ({ kind: 'messages' as const, messages })) },
  fc
    .constantFrom(
      'rebuild' as const,
      'setting' as const,
      'failure' as const,
      'another server' as const,
      'another build' as const,
    )
    .map((kind) => ({ kind })),
)
const history = fc.record({
  world: fc.array(anyMessage, { maxLength: 8 }).map((later) => [...A_WORLD, ...later]),
  steps: fc.array(step, { minLength: 1, maxLength: 5 }),
})

/** A device: what it holds, as apps/web/src/offline-pack/pack-store.ts stores it. */
interface Device {
  head: PackHead | null
  records: Map<string, PackRecord>
}
const inflate = promisify(gunzip)

async function load(device: Device, packFor: ReturnType<typeof createPackWriter>): Promise<void> {
  const held = device.head
  const bytes = await packFor({ history: held?.history ?? null, version: held?.version ?? null })
  if (bytes === null) throw new Error('nothing has been made')
  const [first = '', ...lines] = (await inflate(bytes)).toString().trimEnd().split('\n')
  const head = JSON.parse(first) as PackHead
  if (head.since === null) device.records = new Map()
  else expect(head.since).toBe(held?.version)
  for (const line of lines) {
    const one = JSON.parse(line) as PackLine
    const after = recordAfter(device.records.get(one[0]), one)
    if (after) device.records.set(one[0], after)
    else device.records.delete(one[0])
  }
  device.head = head
}

const viewIn = ({ records }: Device, view: PackView): Json | undefined => {
  const { record, part } = viewPlace(view)
  const own = records.get(record)?.[part]
  return own === undefined
    ? undefined
    : joined(own, (name) => {
        const place = placeOf(name)
        return records.get(place.record)?.[place.part]
      })
}

/** An answer without what is left out of packs. */
const packed = (view: object): unknown =>
  JSON.parse(
    JSON.stringify(view, (field, value: unknown) =>
      field === 'seq' || field === 'forecast' ? undefined : field === 'personal' ? {} : value,
    ),
  )

test('what devices hold is what the calls answer, however it came to them', {
  timeout: 60_000 + HISTORIES * 10_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ world, steps }) => {
      const { pool } = db
      await emptyDatabase(pool)
      await pool.query('update offline_pack set shape = null')
      await receive(pool, ...world)
      const handlers = createHandlers({ pool, demo: false, now: () => NOW })
      let fails = false
      const failing = new Proxy(handlers, {
        get: (target, name: keyof typeof handlers) => (input: never) => {
          if (fails && name === 'getAthlete') throw new Error('the database went away')
          return target[name](input)
        },
      })
      let build = 1
      const open = () => createPackMaker({ pool, handlers: failing, today: () => TODAY, build: String(build) })
      let maker = open()
      const device: Device = { head: null, records: new Map() }
      const makeWhole = async () => {
        while (!(await maker.renew())) {
          // what is left is made next
        }
      }
      await makeWhole()
      await load(device, createPackWriter(pool))
      for (const one of steps) {
        if (one.kind === 'messages') await receive(pool, ...one.messages)
        if (one.kind === 'rebuild') await rebuild(pool, POLICY)
        if (one.kind === 'setting') {
          await transaction(pool, (tx) => writeSetting(tx, 'public_personal_fields', ['height']))
          await transaction(pool, announceSettings)
        }
        if (one.kind === 'another build') build += 1
        if (one.kind === 'another server' || one.kind === 'another build') maker = open()
        if (one.kind === 'failure') {
          await transaction(pool, announceSettings)
          fails = true
          await maker.renew().catch(() => {})
          fails = false
          // what was published before is whole
          await load(device, createPackWriter(pool))
        }
        await makeWhole()
        await load(device, createPackWriter(pool))
        const fresh: Device = { head: null, records: new Map() }
        await load(fresh, createPackWriter(pool))
        for (const view of packViews(await packSubjects(pool), TODAY)) {
          const answered = await answerOf(handlers, view)
          expect({ view, here: viewIn(device, view) }).toEqual({ view, here: answered })
          expect({ view, here: viewIn(fresh, view) }).toEqual({ view, here: answered })
        }
      }
    }),
    // a history takes seconds: the first that fails is reported, not a shorter one
    { numRuns: HISTORIES, endOnFailure: true },
  )
})

/** The answer as a pack has it; undefined where there is none. */
async function answerOf(handlers: ReturnType<typeof createHandlers>, { call, of }: PackView): Promise<unknown> {
  const input = { params: {} as Record<string, unknown>, query: {} as Record<string, unknown> }
  for (const [at, path] of (PACK_CALLS[call] as readonly string[]).entries()) {
    const [part, name] = path.split('.') as ['params' | 'query', string]
    if (of[at] !== undefined) input[part][name] = of[at]
  }
  if (LIMITED[call] !== undefined) input.query['limit'] = LIMITED[call]
  try {
    return packed((await viewOf(handlers, call, checkedInput(contract[call], input))).view)
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return undefined
    throw error
  }
}
const LIMITED: Readonly<Partial<Record<PackCall, number>>> = { listMedallists: 200, getScheduleDay: 500 }
