import type { ScheduleStatus } from '@games/domain'
import { NO_BRACKET_ITEM, type OdfBody, type OdfMessage } from '@games/odf'
import {
  aMessage,
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
import { emptyDatabase, POLICY, receive, store } from '../testing/feed.ts'
import { applyNext } from './applier.ts'
import { projectionDigests } from './projections.queries.ts'
import { rebuild } from './rebuild.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

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

const RESULT_LISTS = ['DT_CURRENT', 'DT_CUMULATIVE_RESULT', 'DT_POOL_STANDING']
/** Bodies of the types that are stored whole, each saying one text that can differ. */
const document = (content: string): Readonly<Record<string, OdfBody>> => ({
  DT_BRACKETS: {
    kind: 'brackets',
    progress: null,
    brackets: [
      {
        code: 'FNL',
        phases: [{ code: 'SFNL', items: [{ ...NO_BRACKET_ITEM, position: 1, order: 1, result: content, places: [] }] }],
      },
    ],
  },
  DT_PLAY_BY_PLAY: { kind: 'play-by-play', home: content, away: null, extendedInfos: [], actions: [] },
  DT_STATS: { kind: 'stats', code: content, progress: null, competitors: [] },
  DT_RECORD: { kind: 'records', records: [{ code: 'R', order: null, name: content, types: [] }] },
  DT_MEDALLISTS_DISCIPLINE: { kind: 'discipline-medallists', disciplines: [] },
  DT_COMMUNICATION: {
    kind: 'communication',
    publishedAt: content === 'a' ? null : '2027-09-14T10:00:00-03:00',
    decisions: [],
    protests: [],
  },
  DT_CONFIG: { kind: 'config', extendedInfos: [{ code: content }], configs: [] },
  DT_PDF: { kind: 'report', title: content, status: null, bytes: Uint8Array.from(Buffer.from(`%PDF-${content}`)) },
})
const content = fc.constantFrom('a', 'b')
/** Reports are half of them: their files lie outside the rows. */
const documentType = fc.oneof(fc.constantFrom(...Object.keys(document(''))), fc.constant('DT_PDF'))

const message: fc.Arbitrary<OdfMessage> = fc.oneof(
  fc
    .tuple(
      fc.record({ version, time, documentCode: code, documentType: fc.constantFrom(...RESULT_LISTS) }),
      rows,
      notes,
    )
    .map(([header, list, content]) => results(header, list, { notes: content })),
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.record({ version, time, documentCode: code, documentType }), content, notes)
      .map(([header, text, explained]) =>
        aMessage(header, document(text)[header.documentType] ?? { kind: 'other' }, explained),
      ),
  },
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
    .map(([header, list, content]) => results(header, list, { notes: content })),
  fc
    .tuple(fc.record({ version, time, documentCode: code.map((c) => c.slice(0, 22)) }), won, notes)
    .map(([header, list, content]) => medallists(header, list, content)),
)

/** Files of reports that no row names; an orphan would stay for ever. */
async function orphans(): Promise<number> {
  const { rows } = await db.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_largeobject_metadata m
     where not exists (select 1 from report_file f join report using (digest) where f.content = m.oid)`,
  )
  return rows[0]?.n ?? 0
}

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
      await emptyDatabase(db.pool)
      for (const m of messages) {
        await receive(db.pool, m)
        const incremental = await projectionDigests(db.pool)
        await rebuild(db.pool, POLICY)
        expect(await projectionDigests(db.pool)).toEqual(incremental)
        expect(await orphans()).toBe(0)
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
        await emptyDatabase(db.pool)
        for (const m of messages) await receive(db.pool, m)
        const inOrder = await projectionDigests(db.pool, { withMessageIds: false })
        await emptyDatabase(db.pool)
        for (const m of shuffled) await receive(db.pool, m)
        expect(await projectionDigests(db.pool, { withMessageIds: false })).toEqual(inOrder)
      },
    ),
    { numRuns: 40 },
  )
}, 60_000)

/** What became of the messages, whatever ids they have. */
async function verdicts(): Promise<string[]> {
  const { rows } = await db.pool.query<{ id: number; verdict: string; reason: string | null }>(
    'select id, verdict, reason from inbox order by id',
  )
  const first = rows[0]?.id ?? 0
  return rows.map(({ verdict, reason }) =>
    `${verdict} ${reason}`.replace(/message (\d+)/g, (_, id) => `message ${Number(id) - first}`),
  )
}

/** Every correction of a unit or a medal table that was announced. */
async function corrections(): Promise<string[]> {
  const { rows } = await db.pool.query<{ announced: string }>(
    `select distinct topic || ' ' || correction as announced from event_log
     where correction is not null and topic ~ '^(unit|medals):' order by 1`,
  )
  return rows.map(({ announced }) => announced)
}

const outcome = async () => ({
  rows: await projectionDigests(db.pool, { withMessageIds: false }),
  verdicts: await verdicts(),
  corrections: await corrections(),
})

test('how many messages are applied together never matters: rows, verdicts and announced corrections are the same', async () => {
  const fail = (line: string, error?: unknown) => {
    throw new Error(line, { cause: error })
  }
  const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(history, sizes, async (messages, cuts) => {
      await emptyDatabase(db.pool)
      for (const m of messages) await receive(db.pool, m)
      const oneByOne = await outcome()
      await emptyDatabase(db.pool)
      await store(db.pool, ...messages)
      for (let at = 0, applied = 1; applied > 0; at += 1)
        applied = (await applyNext(db.pool, POLICY, fail, cuts[at % cuts.length])).messages
      expect(await outcome()).toEqual(oneByOne)
      expect(await orphans()).toBe(0)
    }),
    { numRuns: 60 },
  )
}, 60_000)

test('medals sum: each scope has the same medals as the medallists in force (invariant 4)', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (messages) => {
      await emptyDatabase(db.pool)
      for (const m of messages) await receive(db.pool, m)
      const { rows: counts } = await db.pool.query<{ part: string; n: number }>(
        `select split_part(scope, ':', 1) as part, sum(total)::int as n from medal_table
         where scope not like '%:%:%' group by 1`,
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
