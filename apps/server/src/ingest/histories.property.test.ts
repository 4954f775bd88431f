import type { ScheduleStatus } from '@games/domain'
import { type OdfMessage, writeOdf } from '@games/odf'
import {
  aParticipant,
  aResult,
  aTeam,
  aUnit,
  bare,
  medallists,
  participants,
  participantsUpdate,
  results,
  schedule,
  scheduleUpdate,
  teams,
} from '@games/testing'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyNext } from './applier.ts'
import { insertMessage } from './inbox.queries.ts'
import { dropProjections, projectionDigests } from './projections.queries.ts'
import { rebuild } from './rebuild.ts'

let db: TestDatabase
const policy = { acceptTestFeed: false, followFeedClock: false }
const log = (line: string, error?: unknown) => {
  throw new Error(line, { cause: error })
}
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

async function empty(): Promise<void> {
  const tx = await db.pool.connect()
  await tx.query('delete from inbox')
  await dropProjections(tx)
  tx.release()
}
async function arrive(message: OdfMessage): Promise<void> {
  await insertMessage(db.pool, writeOdf(message), 'http')
  while (await applyNext(db.pool, policy, log));
}

// few codes, few versions and few instants, so that messages meet
const UNITS = [
  'JUDW57KG--------------FNL-000100--',
  'JUDW57KG--------------REPF000100--',
  'HBLWTEAM7-D1----------FNL-000100--',
]
const code = fc.constantFrom(...UNITS)
const competitor = fc.constantFrom('1', '2', '3', 'HBLWTEAM7---AL01')
const organisation = fc.constantFrom('AL', 'SP', 'AIN')
const version = fc.integer({ min: 1, max: 4 })
const time = fc.constantFrom('080000000', '090000000', '100000000')
const scheduleStatus = fc.constantFrom<ScheduleStatus[]>('UNSCHEDULED', 'SCHEDULED', 'RUNNING', 'FINISHED', 'CANCELLED')
const start = fc.constantFrom('2027-09-14T10:00:00-03:00', '2027-09-15T01:30:00-03:00', null)

const units = fc.uniqueArray(
  fc
    .record({ code, scheduleStatus, start, medal: fc.constantFrom(0 as const, 1 as const, 3 as const) })
    .map((u) => aUnit(u)),
  { selector: (u) => u.code, maxLength: 3 },
)
const people = fc.uniqueArray(
  fc
    .record({ code: fc.constantFrom('1', '2', '3'), organisation, printName: fc.constantFrom('ANA', 'BIA') })
    .map((p) => aParticipant(p)),
  { selector: (p) => p.code, maxLength: 3 },
)
const squads = fc.array(
  fc.constantFrom(['1'], ['1', '2']).map((athletes) => aTeam({ code: 'HBLWTEAM7---AL01', athletes })),
  { maxLength: 1 },
)
const rows = fc
  .uniqueArray(competitor, { maxLength: 3 })
  .map((codes) =>
    codes.map((c, i) => aResult({ sortOrder: i + 1, competitor: c, rank: `${i + 1}`, wlt: i === 0 ? 'W' : 'L' })),
  )
const won = fc.array(
  fc.tuple(fc.constantFrom('gold' as const, 'silver' as const, 'bronze' as const), competitor, organisation),
  {
    maxLength: 4,
  },
)
const notes = fc.constantFrom<string[]>([], ['após protesto'])
const discipline = fc.constantFrom('JUD', 'HBL')

const message: fc.Arbitrary<OdfMessage> = fc.oneof(
  fc
    .tuple(fc.record({ version, time, documentCode: discipline }), units)
    .map(([header, list]) => schedule(header, list)),
  fc
    .tuple(fc.record({ version, time, documentCode: discipline }), units)
    .map(([header, list]) => scheduleUpdate(header, list)),
  fc
    .tuple(fc.record({ version, time, documentCode: discipline }), people)
    .map(([header, list]) => participants(header, list)),
  fc
    .tuple(fc.record({ version, time, documentCode: discipline }), people)
    .map(([header, list]) => participantsUpdate(header, list)),
  fc
    .tuple(fc.record({ version, time, documentCode: fc.constant('HBL') }), squads)
    .map(([header, list]) => teams(header, list)),
  fc
    .tuple(
      fc.record({
        version,
        time,
        documentCode: code,
        resultStatus: fc.constantFrom('LIVE' as const, 'OFFICIAL' as const),
      }),
      rows,
      notes,
    )
    .map(([header, list, said]) => results(header, list, { notes: said })),
  fc
    .tuple(fc.record({ version, time, documentCode: code.map((c) => c.slice(0, 22)) }), won, notes)
    .map(([header, list, said]) => medallists(header, list, said)),
)
/** Histories in which some messages come twice and some versions are invalidated, before or after they come. */
const history = fc
  .array(fc.tuple(message, fc.constantFrom('once', 'once', 'once', 'twice', 'invalidated')), {
    minLength: 1,
    maxLength: 12,
  })
  .map((list) => list.flatMap(([m, how]) => (how === 'once' ? [m] : how === 'twice' ? [m, m] : [m, bare(m)])))
test('incremental equals rebuilt after every message (architecture, invariant 2)', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (messages) => {
      await empty()
      for (const m of messages) {
        await arrive(m)
        const incremental = await projectionDigests(db.pool)
        await rebuild(db.pool, policy)
        expect(await projectionDigests(db.pool)).toEqual(incremental)
      }
    }),
    { numRuns: 12 },
  )
}, 60_000)

test('arrival order never matters: a shuffled history ends in the same rows (ODF §2.6)', async () => {
  await fc.assert(
    fc.asyncProperty(
      history.chain((h) =>
        fc.tuple(fc.constant(h), fc.shuffledSubarray(h, { minLength: h.length, maxLength: h.length })),
      ),
      async ([messages, shuffled]) => {
        await empty()
        for (const m of messages) await arrive(m)
        const inOrder = await projectionDigests(db.pool, { withMessageIds: false })
        await empty()
        for (const m of shuffled) await arrive(m)
        expect(await projectionDigests(db.pool, { withMessageIds: false })).toEqual(inOrder)
      },
    ),
    { numRuns: 40 },
  )
}, 60_000)

test('medals sum: each scope has the same medals as the medallists in force (invariant 4)', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (messages) => {
      await empty()
      for (const m of messages) await arrive(m)
      const { rows: counts } = await db.pool.query<{ part: string; n: number }>(
        `select split_part(scope, ':', 1) as part, sum(total)::int as n from medal_table group by 1`,
      )
      const { rows: facts } = await db.pool.query<{ n: number }>('select count(*)::int as n from fact_medal')
      const by = Object.fromEntries(counts.map((c) => [c.part, c.n]))
      expect(by['all'] ?? 0).toBe(facts[0]?.n)
      expect(by['discipline'] ?? 0).toBe(by['all'] ?? 0)
      expect(by['gender'] ?? 0).toBe(by['all'] ?? 0)
    }),
    { numRuns: 20 },
  )
}, 60_000)
