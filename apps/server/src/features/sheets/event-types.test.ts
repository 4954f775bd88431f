import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SheetPlan } from '@games/contract'
import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { emptyDatabase } from '../../testing/feed.ts'
import type { Visitor } from '../../testing/visitor.ts'

/** Which events the sheets of an organiser without a feed name, and by which rules the result desk scores them (sports/<sport>/event-types.ts). */
const FIXTURES = join(import.meta.dirname, '../../../../../fixtures/sheets')

let db: TestDatabase
let site: AccountsApp
let ivone: Visitor
beforeAll(async () => {
  db = await testDatabase()
  site = accountsApp(db.pool)
  ivone = await site.signedUp('ivone')
  await db.pool.query(`update account set role = 'operator'`)
})
afterAll(async () => {
  await site.close()
  await db.close()
})
beforeEach(async () => {
  await emptyDatabase(db.pool)
  await emptyTables(db.pool, 'office_action', 'sheet_draft', 'sheet_columns', 'code_name', 'desk_event')
  await db.pool.query(
    `insert into setting (key, value) values ('games_days', '{"first": "2026-11-20", "last": "2026-12-05"}') on conflict (key) do nothing`,
  )
})

async function open(name: string): Promise<SheetPlan> {
  const content = (await readFile(join(FIXTURES, name))).toString('base64')
  const { status, body } = await ivone.call('POST', '/api/office/sheets', { id: randomUUID(), name, content })
  expect(status).toBe(200)
  return SheetPlan.parse(body)
}
/** Applies the rows of a sheet that are understood. */
async function take(name: string): Promise<void> {
  const { id, seen } = await open(name)
  const { status } = await ivone.call('POST', `/api/office/sheets/${id}/application`, { seen, leaveOut: true })
  expect(status).toBe(200)
}
const deskEvents = async (): Promise<Record<string, string | null>> => {
  const { events } = (await ivone.call('GET', '/api/office/desk-events')).body as unknown as {
    events: { event: string; suggested: string | null }[]
  }
  return Object.fromEntries(events.map(({ event, suggested }) => [event.replace(/-+$/, ''), suggested]))
}
const medals = async () =>
  (
    await db.pool.query<{ line: string }>(
      `select rtrim(substr(event, 1, 22), '-') || ' ' || medal || ' ' || (fact ->> 'organisation') as line from fact_medal order by 1`,
    )
  ).rows.map(({ line }) => line)

test('a long jump of a programme is scored by the rules of the long jump (R12.6)', async () => {
  await take('programacao.xlsx')
  expect(await deskEvents()).toMatchObject({ ATHMLONGJUMP: 'athletics-wa-2024-jumps' })
})

test('each event of a programme is scored by its own rules (R12.6)', async () => {
  await take('outras.xlsx')
  expect(await deskEvents()).toMatchInlineSnapshot(`
    {
      "ATHM1500M": "athletics-wa-2024",
      "ATHMJAVELIN": "athletics-wa-2024-throws",
      "ATHMPENTATH": null,
      "ATHMTRPLJUMP": "athletics-wa-2024-jumps",
      "ATHWDISCUS": "athletics-wa-2024-throws",
      "ATHWHIGHJUMP": "athletics-wa-2024-vertical-jumps",
      "ATHWSHOTPUT": "athletics-wa-2024-throws",
      "CYCWTT": "cycling-uci-2025-time-trial",
      "FENMEPEE": "fencing-fie-2025-epee",
      "GARW1APFX": "gymnastics-fig-2025-fx-final",
      "SWMW50MFR": "swimming-wa-2025",
      "SWMX4X50MMD": "swimming-wa-2025-relay",
      "TKWM59KG": "taekwondo-wt-2022",
      "VBVMTEAM2": "beach-volleyball-fivb-2025",
    }
  `)
})

test('a relay is of the gender of its column, and metres are no gender (R12.5)', async () => {
  await take('relays-gender-column.csv')
  expect(await medals()).toEqual(['ATHM4X100M gold RJ', 'ATHW4X100M gold SP', 'ATHX4X400M gold MG'])
})

test('a class above and one below the same weight are two events in every sheet (R12.5)', async () => {
  await take('plus-weight-programme.csv')
  await take('plus-weight-medals.csv')
  expect(await medals()).toEqual(['TKWW67KG gold SP', 'TKWWO67KG gold BA'])
})

test('an event whose words begin with its discipline is the one that the programme has (R12.5)', async () => {
  await take('programacao.xlsx')
  const { kind, names, questions } = await open('sorteio.xlsx')
  expect([kind, names]).toEqual(['draws', []])
  // the only questions are about the schools
  expect(questions.map(({ what, written }) => [what, written])).toEqual([
    ['organisation', 'Escola Azul'],
    ['organisation', 'Escola Verde'],
    ['organisation', 'Colégio Sol'],
  ])
})
