import { randomUUID } from 'node:crypto'
import { SheetPlan } from '@games/contract'
import { TRF_PLAYERS, trfFile } from '@games/odf/venue-files/trf.fixture'
import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { emptyDatabase } from '../../testing/feed.ts'
import type { Visitor } from '../../testing/visitor.ts'

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
  await emptyTables(db.pool, 'office_action', 'sheet_draft', 'sheet_columns', 'code_name')
})

/** Opens a report and answers that its sport is new. */
const open = async (text: string) => {
  const { body } = await ivone.call('POST', '/api/office/sheets', {
    id: randomUUID(),
    name: 'torneio.txt',
    content: Buffer.from(text).toString('base64'),
  })
  const plan = SheetPlan.parse(body)
  if (plan.questions.length === 0) return plan
  const answers = Object.fromEntries(plan.questions.map(({ key }) => [key, 'new']))
  return SheetPlan.parse((await ivone.call('POST', `/api/office/sheets/${plan.id}/plan`, { answers })).body)
}
const take = async (text: string): Promise<number> => {
  const { id, seen } = await open(text)
  const { status, body } = await ivone.call('POST', `/api/office/sheets/${id}/application`, { seen, leaveOut: false })
  expect(status).toBe(200)
  return Number(body['action'])
}
const medals = async () =>
  (
    await db.pool.query<{ line: string }>(
      `select medal || ' ' || (fact #>> '{athletes,0,familyName}') as line from fact_medal order by position`,
    )
  ).rows.map(({ line }) => line)
const MEDALS = ['gold Bia Inventada', 'silver Ana Inventada', 'bronze Cris Inventada']

test('a finished tournament gives the medals of its ranks, and its import is undone with them (R12.5)', async () => {
  const action = await take(trfFile(TRF_PLAYERS))
  expect(await medals()).toEqual(MEDALS)
  expect(await open(trfFile(TRF_PLAYERS))).toMatchObject({ counts: { same: 4, new: 0, changes: 0 } })
  expect((await ivone.call('POST', `/api/office/actions/${action}/undo`)).status).toBe(200)
  expect(await medals()).toEqual([])
})

test('a tournament with open rounds gives no medals, and the finished file gives them (R12.5)', async () => {
  const open3 = trfFile(TRF_PLAYERS, { days: 3 })
  expect(await open(open3)).toMatchObject({ notices: ['rounds-open'], counts: { new: 4 } })
  await take(open3)
  expect(await medals()).toEqual([])
  await take(trfFile(TRF_PLAYERS))
  expect(await medals()).toEqual(MEDALS)
})
