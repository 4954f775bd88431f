import { type OdfMessage, writeOdf } from '@games/odf'
import type { TableKind } from '@games/odf/tables/index'
import { aResult, aUnit, bare, results, schedule, scheduleUpdate } from '@games/testing'
import { NIGHTLY, randomCases } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importFiles, undoFolder } from '../../ingest/folder-imports.ts'
import { projectionDigests } from '../../ingest/projections.queries.ts'
import { PROVISIONAL_CODE } from '../../ingest/provisional-code.ts'
import { rebuild } from '../../ingest/rebuild.ts'
import { applyAll, emptyDatabase, POLICY, receive } from '../../testing/feed.ts'
import { createTableImports, type TableImports } from './index.ts'

const FINAL = 'JUDW57KG--------------FNL-000100--'
const REPECHAGE = 'JUDW57KG--------------REPF000100--'

const log = (line: string, error?: unknown) => {
  throw new Error(line, { cause: error })
}
let db: TestDatabase
let imports: TableImports
beforeAll(async () => {
  db = await testDatabase()
  imports = createTableImports({
    pool: db.pool,
    policy: POLICY,
    utcOffset: () => -180,
    now: () => Date.parse('2027-09-14T15:00:00Z'),
    log,
  })
})
beforeEach(() => emptyDatabase(db.pool))
afterAll(() => db.close())

/** A table as the office hands it in on a server that nobody has named the competition of. */
async function table(kind: TableKind, text: string, competitionCode: string | null = PROVISIONAL_CODE) {
  const applied = await imports.apply({
    kind,
    bytes: new TextEncoder().encode(text),
    fileName: 'a.csv',
    competitionCode,
  })
  return applied.ok ? (applied.value.importId ?? 0) : applied.error
}
async function taken(kind: TableKind, text: string, competitionCode?: string | null): Promise<number> {
  const id = await table(kind, text, competitionCode)
  if (typeof id !== 'number' || id === 0) throw new Error('the table was not taken in')
  return id
}
const PROGRAMME = `unit;name;date;start_time\n${FINAL};Final;16/09/2027;10:00\n`
const RANKED = `unit;competitor;rank\n${FINAL};1;1\n${FINAL};2;2\n`
const listOf = (competitionCode: string, unit = FINAL, version = 1): OdfMessage =>
  results({ documentCode: unit, competitionCode, version, resultStatus: 'LIVE' }, [
    aResult({ sortOrder: 1, competitor: '3', rank: '1' }),
  ])

const held = async () =>
  (
    await db.pool.query<{ code: string }>(`select value #>> '{}' as code from setting where key = 'competition_code'`)
  ).rows.map(({ code }) => code)
const verdicts = async () =>
  (await db.pool.query<{ verdict: string }>('select verdict from inbox order by id')).rows.map((r) => r.verdict)
const state = async () => ({
  rows: await projectionDigests(db.pool),
  verdicts: await verdicts(),
  held: await held(),
})
const units = async () =>
  (await db.pool.query<{ code: string }>('select code from unit where displayed order by code')).rows.map((r) => r.code)
async function expectRebuiltTheSame(): Promise<void> {
  const before = await state()
  await rebuild(db.pool, POLICY)
  expect(await state()).toEqual(before)
}

test('the first message of a feed names the competition of what tables put in before, which stays in force (R12.2, R12.5)', async () => {
  await taken('schedule', PROGRAMME)
  expect(await held()).toEqual([PROVISIONAL_CODE])
  await receive(db.pool, listOf('YG2027', REPECHAGE))
  expect(await held()).toEqual(['YG2027'])
  expect(await verdicts()).toEqual(['applied', 'applied'])
  expect(await units()).toContain(FINAL)
  await expectRebuiltTheSame()
})

test('what a table said before the competition was named the feed replaces by its version, and undoing the table changes nothing then (R12.2)', async () => {
  const id = await taken('results', RANKED)
  await receive(db.pool, listOf('YG2027', FINAL, 2))
  expect((await db.pool.query('select competitor from fact_result order by 1')).rows).toEqual([{ competitor: '3' }])
  await expectRebuiltTheSame()
  // but for being a correction of what the table had said
  const shown = () => projectionDigests(db.pool, { withVersions: false })
  const before = await shown()
  await imports.undo(id)
  expect(await shown()).toEqual(before)
  expect(await held()).toEqual(['YG2027'])
})

test('a table of before the competition was named is undone after it as before (R12.2)', async () => {
  await receive(db.pool, listOf('YG2027', REPECHAGE))
  const without = await projectionDigests(db.pool, { withMessageIds: false })
  await emptyDatabase(db.pool)
  const id = await taken('schedule', PROGRAMME)
  await receive(db.pool, listOf('YG2027', REPECHAGE))
  await imports.undo(id)
  expect(await projectionDigests(db.pool, { withMessageIds: false })).toEqual(without)
  await expectRebuiltTheSame()
})

test('tables after the feed has the code say it, and stand above those of before (R12.2)', async () => {
  await taken('results', RANKED)
  await receive(db.pool, listOf('YG2027', REPECHAGE))
  await taken('results', `unit;competitor;rank\n${FINAL};2;1\n${FINAL};1;2\n`, null)
  const { rows } = await db.pool.query(
    `select competition_code as code, version, verdict from inbox where document_code = $1 and document_type = 'DT_RESULT' order by id`,
    [FINAL],
  )
  expect(rows).toEqual([
    { code: PROVISIONAL_CODE, version: 1, verdict: 'superseded' },
    { code: 'YG2027', version: 2, verdict: 'applied' },
  ])
  await expectRebuiltTheSame()
})

test('of two feeds with different codes the second is refused, whatever tables came before (ODF §2.1, R12.1)', async () => {
  await taken('schedule', PROGRAMME)
  await receive(db.pool, listOf('YG2027', REPECHAGE), listOf('OTHER', FINAL), listOf(PROVISIONAL_CODE, FINAL))
  expect(await verdicts()).toEqual(['applied', 'applied', 'rejected', 'rejected'])
  await expectRebuiltTheSame()
})

test('a feed whose code is the provisional one has named the competition, and another feed is refused (R12.1)', async () => {
  await taken('schedule', PROGRAMME)
  await receive(db.pool, listOf(PROVISIONAL_CODE, REPECHAGE))
  await receive(db.pool, listOf('OTHER', FINAL))
  expect(await verdicts()).toEqual(['applied', 'applied', 'rejected'])
  expect(await held()).toEqual([PROVISIONAL_CODE])
  await expectRebuiltTheSame()
})

test('a table that was planned before the feed’s first message goes in after it (R12.2)', async () => {
  await receive(db.pool, listOf('YG2027', REPECHAGE))
  await taken('schedule', PROGRAMME, PROVISIONAL_CODE)
  expect(await held()).toEqual(['YG2027'])
  expect(await units()).toContain(FINAL)
})

test('a table that names the competition names what came before it, and then another name is refused (R12.2)', async () => {
  await taken('schedule', PROGRAMME)
  await taken('results', RANKED, 'YG2027')
  expect(await held()).toEqual(['YG2027'])
  expect(await table('results', RANKED, 'OTHER')).toEqual({ kind: 'other-competition', inForce: 'YG2027' })
  await expectRebuiltTheSame()
})

test('undone, the folder that named the competition leaves it unnamed, and another feed may name it (R12.7)', async () => {
  await taken('schedule', PROGRAMME)
  const { importId } = await importFiles('a folder', [writeOdf(listOf('YG2027', REPECHAGE))], db.pool)
  await applyAll(db.pool)
  await receive(db.pool, listOf('OTHER', FINAL))
  expect(await verdicts()).toEqual(['applied', 'applied', 'rejected'])
  await undoFolder(importId, { pool: db.pool, policy: POLICY, log })
  expect(await held()).toEqual([PROVISIONAL_CODE])
  await applyAll(db.pool)
  expect(await verdicts()).toEqual(['applied', 'withdrawn', 'applied'])
  expect(await held()).toEqual(['OTHER'])
  await expectRebuiltTheSame()
})

test('a wiped demo’s late messages do not name what tables have put in (R12.4)', async () => {
  await db.pool.query(`insert into setting (key, value) values ('demo_over', '{"competition": "DEMO"}')`)
  await taken('schedule', PROGRAMME)
  await receive(db.pool, listOf('DEMO', FINAL), listOf('YG2027', REPECHAGE))
  expect(await verdicts()).toEqual(['applied', 'rejected', 'applied'])
  expect(await held()).toEqual(['YG2027'])
})

// few units, versions and instants, so that the feed and the tables meet
const version = fc.integer({ min: 1, max: 3 })
const unit = fc.constantFrom(FINAL, REPECHAGE)
const anyMessage = fc
  .record({ v: version, time: fc.constantFrom('080000000', '130000000'), unit, kind: fc.nat(3) })
  .chain(({ v, time, unit: code, kind }) =>
    fc.constantFrom('YG2027', 'YG2027', 'OTHER', PROVISIONAL_CODE).map((competitionCode): OdfMessage => {
      const about = { version: v, time, competitionCode }
      if (kind === 0) return schedule({ ...about, documentCode: 'JUD' }, [aUnit({ code, medal: 1 })])
      if (kind === 1)
        return scheduleUpdate({ ...about, documentCode: 'JUD' }, [aUnit({ code, scheduleStatus: 'RUNNING' })])
      const list = listOf(competitionCode, code, v)
      return kind === 2 ? list : bare(list)
    }),
  )
const anyTable: fc.Arbitrary<readonly [TableKind, string]> = fc.oneof(
  unit.map((code) => ['schedule', `unit;name;date;start_time\n${code};Final;16/09/2027;10:00\n`] as const),
  unit.map((code) => ['results', `unit;competitor;rank\n${code};1;1\n${code};2;2\n`] as const),
)
const anyStep = fc.oneof(
  anyMessage.map((message) => ({ kind: 'message', message }) as const),
  anyTable.map((handed) => ({ kind: 'table', handed }) as const),
  fc.nat().map((at) => ({ kind: 'undo', at }) as const),
)

test(
  'whoever names the competition and whenever, incremental equals rebuilt after every step (architecture, what must always hold)',
  NIGHTLY,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 8 }), async (steps) => {
        await emptyDatabase(db.pool)
        const ids: number[] = []
        for (const step of steps) {
          if (step.kind === 'message') await receive(db.pool, step.message)
          else if (step.kind === 'table') {
            const id = await table(...step.handed)
            if (typeof id === 'number' && id !== 0) ids.push(id)
          } else {
            const [id] = ids.splice(step.at % Math.max(1, ids.length), 1)
            if (id !== undefined) await imports.undo(id)
            await applyAll(db.pool)
          }
          const incremental = { rows: await projectionDigests(db.pool), held: await held() }
          await rebuild(db.pool, POLICY)
          expect({ rows: await projectionDigests(db.pool), held: await held() }).toEqual(incremental)
        }
      }),
      { numRuns: randomCases(30) },
    )
  },
)
