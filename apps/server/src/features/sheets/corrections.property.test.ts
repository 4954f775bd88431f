import { SUITE } from '@games/testing/suite'
import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { Reading } from '../../facts/reading.ts'
import { projectionDigests } from '../../ingest/projections.queries.ts'
import { emptyDatabase, POLICY } from '../../testing/feed.ts'
import { mergedRows, type RandomEvent, randomGames, sheetText } from '../../testing/random-sheets.ts'
import { differencesIn, openMedals } from '../event-formats/index.ts'
import { createTableImports, type TableImports } from '../imports/index.ts'
import { planSheet } from './plan-sheet.ts'
import { readWorkbook } from './read-workbook.ts'

/** A sheet that is corrected by later sheets gives the state of one sheet with the rows of all of them. */

let db: TestDatabase
let imports: TableImports
beforeAll(async () => {
  db = await testDatabase()
  imports = createTableImports({
    pool: db.pool,
    policy: POLICY,
    utcOffset: () => -180,
    now: () => Date.parse('2027-09-14T15:00:00Z'),
    log: (line, error) => {
      throw new Error(line, { cause: error })
    },
  })
})
afterAll(() => db.close())

async function empty(): Promise<void> {
  await emptyDatabase(db.pool)
  await emptyTables(db.pool, 'code_name', 'sheet_columns')
}

/** Applies the rows of a sheet that are understood, with its ranks even if they contradict the results; returns the number of the import, or null if nothing changed. */
async function take(text: string): Promise<number | null> {
  const read = await readWorkbook(new TextEncoder().encode(text), 'sheet.csv')
  if (!read.ok) throw new Error(read.error.kind)
  const applied = await imports.applyRows({
    fileName: 'sheet.csv',
    competitionCode: 'TEST2027',
    plan: (tx, planning) =>
      planSheet(
        tx,
        { ...read.value, fileName: '' },
        { answers: { 'rank|*': 'new', 'heats|*': 'new', 'medals|*': 'new' } },
        planning,
      ),
  })
  if (!applied.ok) throw new Error(applied.error.kind)
  return applied.value.importId
}

/** A text with one number for a final, whether its first sheet has its sides (`metCode`) or not. */
const withNumbers = (line: string): string =>
  line.replace(/(?<=FNL-)[BP][0-9A-Z]{7}/g, (code) => (code.startsWith('P') ? '000100--' : '000200--'))

/** Everything that a page shows of results and medals. */
async function publicState() {
  const lines = async (text: string) =>
    (await db.pool.query<{ line: string }>(text)).rows.map(({ line }) => withNumbers(line)).toSorted()
  const events = await transaction(db.pool, (tx) => openMedals(new Reading(tx)))
  const { events: different } = await transaction(db.pool, (tx) => differencesIn(new Reading(tx).from([])))
  return {
    different: [...different.keys()],
    lists: await lines(`select concat_ws(' ', code, document_type, status) as line from fact_result_list`),
    results: await lines(
      `select concat_ws(' ', code, competitor, document_type) || (jsonb_strip_nulls(fact) - array['sortOrder', 'competitor'])::text as line from fact_result`,
    ),
    sides: await lines(
      `select code || ' ' || string_agg(competitor, ' ' order by position) as line from fact_result
       where document_type = 'DT_RESULT' group by code having bool_or(fact ->> 'wlt' is not null)`,
    ),
    medals: await lines(`select concat_ws(' ', event, medal, competitor, unit) as line from fact_medal`),
    medalLists: await lines(
      `select concat_ws(' ', event, status) as line from fact_medal_list l
       where exists (select from fact_medal m where m.replacement_key = l.replacement_key)`,
    ),
    people: await lines(
      `select concat_ws(' ', discipline, code) as line from fact_participant
       union all select concat_ws(' ', code, fact ->> 'name', (select string_agg(one, ' ' order by one) from unnest(athletes) one)) from fact_team`,
    ),
    units: await lines(
      `select code || ' ' || concat(fact ->> 'medal', ' ', fact ->> 'scheduleStatus', ' ', fact -> 'startList') as line from fact_unit`,
    ),
    open: events.map(({ event, pending }) => [
      event,
      pending.map(({ rule, needsDecision }) => `${rule} ${needsDecision}`),
    ]),
  }
}

/** The sheets of games in the order of their imports: each is a version of a sheet, or a programme. */
interface History {
  readonly events: readonly RandomEvent[]
  readonly texts: readonly string[]
}

/** The sheets of random games in a random order in which the corrections of a sheet follow it. */
const history: fc.Arbitrary<History> = randomGames.chain((events) => {
  const versions = events.flatMap(({ sheets }) => sheets.flatMap((sheet) => sheet.versions.map(() => sheet)))
  const all = [...programmesOf(events), ...versions]
  return fc.shuffledSubarray(all, { minLength: all.length }).map((order) => {
    const texts = order.map((sheet, at) => {
      const version = order.slice(0, at).filter((one) => one === sheet).length
      return typeof sheet === 'string' ? sheet : sheetText(sheet.header, sheet.versions[version] ?? new Map())
    })
    return { events, texts, [fc.toStringMethod]: () => `\n${texts.join('\n\n')}\n` }
  })
})

/** Random games of two events on average: 100 histories in `npm test`, 5,000 in the nightly suite. */
const GAMES = Number(process.env['CORRECTED_GAMES'] ?? (SUITE === 'push' ? 50 : 2_500))
/** The games of the nightly suite take half an hour. */
const TIMEOUT_MS = 3_600_000

test('sheets with corrections, in any order of the units, equal sheets of the merged rows; undo restores the state before (R12.7)', {
  timeout: TIMEOUT_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ events, texts }) => {
      await empty()
      for (const text of texts.slice(0, -1)) await take(text)
      const before = await projectionDigests(db.pool)
      const last = await take(texts.at(-1) ?? '')
      const corrected = await publicState()
      if (last !== null) await imports.undo(last)
      expect(await projectionDigests(db.pool)).toEqual(before)
      await empty()
      for (const text of programmesOf(events)) await take(text)
      for (const { header, versions } of events.flatMap(({ sheets }) => sheets))
        await take(sheetText(header, mergedRows(versions)))
      expect(corrected).toEqual(await publicState())
      expect(corrected.different).toEqual([])
    }),
    { numRuns: GAMES },
  )
})

const programmesOf = (events: readonly RandomEvent[]) => events.flatMap(({ programme }) => programme ?? [])
