import { LOCALES } from '@games/domain'
import { followKey } from '@games/domain/follow/follow'
import { hasNews, type PushedNotification, type ShownRevisions, withShown } from '@games/domain/notifications/pushed'
import { toldOf } from '@games/domain/notifications/words'
import {
  aCompetitor,
  aParticipant,
  aResult,
  aUnit,
  bare,
  medallists,
  participants,
  results,
  schedule,
  scheduleUpdate,
} from '@games/testing'
import { emptyTables } from '@games/testing/empty-tables'
import { randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../db/pool.ts'
import { headSeq } from '../../live/index.ts'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { ATHLETES, anyMessage, DISCIPLINES, ORGANISATIONS, TEAMS, UNITS } from '../../testing/random-messages.ts'
import { someDevice } from '../../testing/some-device.ts'
import { notificationsLike } from './notifications.queries.ts'
import { sendDue } from './send.ts'
import { putSubscription } from './subscriptions.queries.ts'
import { lookForStarts, lookThrough } from './watch.ts'

/** Rules of decision 0095, on random histories of a very small games. */

let db: TestDatabase
/** Two servers' connections. */
let servers: readonly [Pool, Pool]
beforeAll(async () => {
  db = await testDatabase()
  servers = [db.pool, openPool(db.url, 4, () => {})]
})
afterAll(async () => {
  await servers[1].end()
  await db.close()
})

const KEYS = [
  ...ATHLETES.map((code) => followKey('athlete', code)),
  ...TEAMS.map((code) => followKey('team', code)),
  ...ORGANISATIONS.map((code) => followKey('delegation', code)),
  ...DISCIPLINES.map((code) => followKey('discipline', code)),
  ...UNITS.map((code) => followKey('unit', code.replace(/-+$/, ''))),
]
const GAMES_NOW = Date.parse('2027-09-14T09:00:00-03:00')

const when = {
  date: fc.constant('2027-09-14'),
  time: fc.constantFrom('080000000', '090000000', '100000000'),
  version: fc.integer({ min: 1, max: 5 }),
}
const resultStatus = fc.constantFrom('OFFICIAL' as const, 'OFFICIAL' as const, 'UNOFFICIAL' as const, 'LIVE' as const)
const [JUDO, REPECHAGE, HANDBALL] = UNITS
const athletes = fc.shuffledSubarray([...ATHLETES], { minLength: 1 })
const start = fc.constantFrom('2027-09-14T09:10:00-03:00', '2027-09-14T15:00:00-03:00', '2027-09-14T16:00:00-03:00')
const scheduleStatus = fc.constantFrom(
  'SCHEDULED' as const,
  'SCHEDULED' as const,
  'POSTPONED' as const,
  'CANCELLED' as const,
)
/** Before anything happens. */
const PLANNED = [
  schedule(
    { documentCode: 'JUD' },
    [JUDO, REPECHAGE].map((code) => aUnit({ code, start: '2027-09-14T15:00:00-03:00' })),
  ),
  schedule({ documentCode: 'HBL' }, [aUnit({ code: HANDBALL, start: '2027-09-14T16:00:00-03:00' })]),
  participants(
    { documentCode: 'JUD' },
    ATHLETES.map((code, at) => aParticipant({ code, organisation: ORGANISATIONS[at] ?? 'AL' })),
  ),
  results(
    { documentCode: JUDO, resultStatus: 'START_LIST' },
    ATHLETES.map((competitor, at) => aResult({ sortOrder: at + 1, competitor })),
  ),
]

/** Messages by which something comes to be told: results, medals and plans, other versions of them, and what takes them back. */
const telling = fc.oneof(
  fc
    .record({ ...when, resultStatus, documentCode: fc.constantFrom(JUDO, REPECHAGE), order: athletes })
    .map(({ order, ...header }) =>
      results(
        header,
        order.map((competitor, at) => aResult({ sortOrder: at + 1, competitor, rank: `${at + 1}` })),
      ),
    ),
  fc.record({ ...when, resultStatus, goals: fc.integer({ min: 18, max: 22 }) }).map(({ goals, ...header }) =>
    results(
      { ...header, documentCode: HANDBALL },
      TEAMS.map((competitor, at) =>
        aResult({
          sortOrder: at + 1,
          competitor: aCompetitor({ code: competitor, type: 'T', organisation: at === 0 ? 'AL' : 'SP' }),
          result: `${at === 0 ? 20 : goals}`,
          wlt: (at === 0) === goals < 20 ? 'W' : 'L',
        }),
      ),
    ),
  ),
  fc.record({ ...when, order: athletes }).map(({ order, ...header }) =>
    medallists(
      { ...header, documentCode: 'JUDW57KG', resultStatus: 'OFFICIAL' },
      order.map((code, at) => [
        (['gold', 'silver', 'bronze'] as const)[at] ?? 'bronze',
        code,
        ORGANISATIONS[at] ?? 'AL',
      ]),
    ),
  ),
  fc
    .record({ ...when, start, scheduleStatus, code: fc.constantFrom(...UNITS) })
    .map(({ start: at, scheduleStatus: status, code, ...header }) =>
      scheduleUpdate({ ...header, documentCode: code.slice(0, 3) }, [
        aUnit({ code, start: at, scheduleStatus: status }),
      ]),
    ),
)
const stir = fc.oneof(
  { weight: 8, arbitrary: telling },
  { weight: 2, arbitrary: telling.map(bare) },
  { weight: 1, arbitrary: anyMessage },
)

/** What becomes of a push: it arrives; it arrives, and the server is killed before it can note it; it does not arrive. */
const OUTCOMES = ['arrives', 'arrives', 'arrives', 'killed', 'unanswered', 'busy'] as const
type Outcome = (typeof OUTCOMES)[number]

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('receive' as const),
      messages: fc.array(stir, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('look' as const), by: fc.constantFrom([0], [1], [0, 1]) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      by: fc.constantFrom([0], [1], [0, 1]),
      outcomes: fc.array(fc.constantFrom(...OUTCOMES), { minLength: 1, maxLength: 6 }),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const device = fc.record({
  follows: fc.uniqueArray(fc.constantFrom(...KEYS), { minLength: 1, maxLength: 4 }),
  locale: fc.constantFrom(...LOCALES),
  hidesResults: fc.boolean(),
})

/** A phone, with the rule of its service worker. */
interface Phone {
  shown: ShownRevisions
  /** What it has shown of each thing, in order; a summary tells none by itself. */
  readonly alarms: PushedNotification[]
}

test('whatever comes twice, late, out of order or at two servers at once, and wherever one is killed: each device is told each revision once, never a lower one after a higher, and ends with what is true', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(device, { minLength: 1, maxLength: 4 }),
      fc.array(stir, { maxLength: 4 }),
      fc.array(step, { minLength: 4, maxLength: 20 }),
      async (devices, before, steps) => {
        await emptyDatabase(db.pool)
        await emptyTables(db.pool, 'push_subscription', 'notification')
        await db.pool.query('update notification_watch set seq = null')
        await receive(db.pool, ...PLANNED, ...before)
        const phones = new Map<string, Phone>()
        for (const [at, { follows, locale, hidesResults }] of devices.entries()) {
          const endpoint = `https://fcm.googleapis.com/fcm/send/${at}`
          const one = someDevice(endpoint, { follows, locale })
          await putSubscription(db.pool, { ...one, settings: { ...one.settings, hidesResults } }, null)
          phones.set(endpoint, { shown: {}, alarms: [] })
        }
        await look([0])
        for (const one of steps) await take(one, phones)
        await look([0, 1])
        await send([0], ['arrives'], phones)

        const told = await notificationsLike(db.pool, ['result.', 'medal.', 'plan.', 'start.'])
        for (const [at, { follows, locale, hidesResults }] of devices.entries()) {
          const { alarms } = phones.get(`https://fcm.googleapis.com/fcm/send/${at}`) ?? { alarms: [] }
          const byAbout = new Map<string, PushedNotification[]>()
          for (const alarm of alarms)
            for (const { about, revision } of alarm.tells) {
              const earlier = byAbout.get(about) ?? []
              const last = earlier.at(-1)?.tells.find((one) => one.about === about)?.revision ?? 0
              expect(revision, `${about} after revision ${last}`).toBeGreaterThan(last)
              byAbout.set(about, [...earlier, alarm])
            }
          const listener = { follows: new Set<string>(follows), locale, hidesResults, gamesNow: GAMES_NOW }
          for (const [about, { facts, print, base, keys }] of told) {
            const alarm = byAbout.get(about)?.at(-1)
            if (facts.kind === 'medal' && hidesResults) {
              expect(alarm).toBeUndefined()
              continue
            }
            const isFollowed = keys.some((key) => listener.follows.has(key))
            if (!alarm) {
              // nothing to tell: not followed, as it was, or taken back before it was told
              if (isFollowed && facts.kind !== 'start') expect([null, base]).toContain(print)
              continue
            }
            if (alarm.tag.startsWith('summary.')) continue
            const change = print === null ? 'withdrawn' : 'new'
            expect(alarm.title.endsWith(toldOf(facts, listener, change).title), `${alarm.title} (${about})`).toBe(true)
            if (print !== null) expect(alarm.body).toBe(toldOf(facts, listener, change).body)
          }
        }
      },
    ),
    { numRuns: Number(process.env['HISTORIES'] ?? randomCases(25)) },
  )
}, 600_000)

const onError = () => {}

async function look(by: readonly number[]): Promise<void> {
  const head = await headSeq(db.pool)
  await Promise.all(
    by.map((one) => lookThrough(poolOf(one), head, { afterMs: 0 }).then(() => lookForStarts(poolOf(one), GAMES_NOW))),
  )
  // the server whose turn it was not has looked at nothing
}

const poolOf = (one: number): Pool => servers[one === 1 ? 1 : 0]

async function take(one: Step, phones: ReadonlyMap<string, Phone>): Promise<void> {
  if (one.kind === 'receive') await receive(db.pool, ...one.messages)
  else if (one.kind === 'look') await look(one.by)
  else await send(one.by, one.outcomes, phones)
}

/** Sends all that is due, as often as it takes; the outcomes in turn, then everything arrives. */
async function send(
  by: readonly number[],
  outcomes: readonly Outcome[],
  phones: ReadonlyMap<string, Phone>,
): Promise<void> {
  let turn = 0
  const killed = new Error('killed')
  const sender = {
    async send(batch: Parameters<Parameters<typeof sendDue>[1]['sender']['send']>[0]) {
      const sent = batch.map(({ id, endpoint, payload }) => {
        const outcome = outcomes[turn++] ?? 'arrives'
        if (outcome === 'arrives' || outcome === 'killed') {
          const phone = phones.get(endpoint)
          const push = JSON.parse(payload) as PushedNotification
          if (phone && hasNews(push, phone.shown)) phone.alarms.push(push)
          if (phone) phone.shown = withShown(phone.shown, push)
        }
        return { id, outcome }
      })
      if (sent.some(({ outcome }) => outcome === 'killed')) throw killed
      return sent.map(({ id, outcome }) => ({
        id,
        status: outcome === 'arrives' ? 201 : outcome === 'busy' ? 429 : 0,
        retryAfter: null,
        fault: '',
      }))
    },
    close: () => Promise.resolve(),
  }
  const keys = { subject: 'https://games.example', publicKey: '', privateKey: '' }
  const options = { sender, keys, now: Date.now, gamesNow: () => GAMES_NOW, onError }
  for (let round = 0; round < 20; round += 1) {
    await timePasses()
    const sent = await Promise.all(
      by.map((one) =>
        sendDue(poolOf(one), options).catch((error: unknown) => {
          if (error !== killed) throw error
          return 1
        }),
      ),
    )
    if (sent.every((devices) => devices === 0)) return
  }
  throw new Error('there is always something due')
}

/** Whatever waits for a later moment is due. */
async function timePasses(): Promise<void> {
  await db.pool.query('update push_subscription set next_at = now()')
  await db.pool.query('update notification_delivery set due_at = now(), taken_until = null')
}
