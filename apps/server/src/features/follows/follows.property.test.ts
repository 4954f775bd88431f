import type { Locale } from '@games/domain'
import { type FollowMark, followKey, mergeMarks, withMark } from '@games/domain/follow/follow'
import { randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../db/pool.ts'
import type { Caller } from '../../http/session/private-call-types.ts'
import { followCalls } from './index.ts'

let db: TestDatabase
/** Two nodes' connections. */
let nodes: readonly [Pool, Pool]
let caller: Caller
beforeAll(async () => {
  db = await testDatabase()
  nodes = [db.pool, openPool(db.url, 3, () => {})]
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into account (username, username_key, email, email_key, password_hash)
     values ('ana', 'ana', 'a@b.example', 'a@b.example', '-') returning id`,
  )
  const locale: Locale = 'por'
  caller = {
    viewer: { accountId: rows[0]?.id ?? '', role: null, sessionId: Buffer.alloc(32) },
    token: null,
    bearer: false,
    network: '192.0.2.1',
    device: null,
    userAgent: undefined,
    locale,
    site: 'https://games.example',
  }
})
afterAll(async () => {
  await nodes[1].end()
  await db.close()
})

const DEVICES = 3
const NOW = Date.now()

type Step =
  /** What somebody does on a device whose clock is wrong by `skew`, without a network. */
  | {
      readonly kind: 'say'
      readonly device: number
      readonly key: FollowMark['key']
      readonly followed: boolean
      readonly skew: number
    }
  /** Some devices, each once or twice, at the same moment. `lost`: the server has it, and the device gets no answer. */
  | { readonly kind: 'sync'; readonly sent: readonly { readonly device: number; readonly lost: boolean }[] }
  /** What some device has sent long ago arrives once more. */
  | { readonly kind: 'late'; readonly which: number }

const device = fc.nat({ max: DEVICES - 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('say' as const),
      device,
      key: fc.constantFrom(...['1', '2', '3', '4'].map((code) => followKey('athlete', code))),
      followed: fc.boolean(),
      skew: fc.integer({ min: -20, max: 20 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('sync' as const),
      sent: fc.array(fc.record({ device, lost: fc.boolean() }), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('late' as const), which: fc.nat({ max: 9 }) }) },
)

test('devices that were offline agree with all that was said on any, in whatever order they ask, how often, at once, or without an answer (0094)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (history) => {
      await db.pool.query('delete from account_follow')
      const devices: FollowMark[][] = Array.from({ length: DEVICES }, () => [])
      const said: FollowMark[] = []
      const requests: FollowMark[][] = []
      const send = async (marks: FollowMark[], node: number) => {
        requests.push(marks)
        const { syncFollows } = followCalls(nodes[node % 2 === 0 ? 0 : 1])
        return (await syncFollows({ body: { marks } }, caller)).view.marks as FollowMark[]
      }
      const sync = async (one: number, node: number, lost = false) => {
        const answer = await send(devices[one] ?? [], node)
        if (!lost) devices[one] = mergeMarks(devices[one] ?? [], answer)
      }
      for (const one of history)
        if (one.kind === 'say') {
          const next = withMark(devices[one.device] ?? [], one, NOW + one.skew)
          said.push(...next)
          devices[one.device] = next
        } else if (one.kind === 'sync')
          await Promise.all(one.sent.map(({ device: asks, lost }, node) => sync(asks, node, lost)))
        else await send(requests[one.which] ?? [], 1)
      for (let round = 0; round < 2; round += 1) await Promise.all(devices.map((_, one) => sync(one, one)))
      const all = mergeMarks(said)
      for (const one of devices) expect(mergeMarks(one)).toEqual(all)
    }),
    { numRuns: randomCases(60) },
  )
})
