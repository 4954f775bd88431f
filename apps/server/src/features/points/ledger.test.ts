import type { Points } from '@games/contract'
import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { someTrivia } from '../../testing/some-trivia.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { storeTrivia } from '../trivia/index.ts'
import { awardPoints, type PointReason } from './index.ts'

let db: TestDatabase
let accounts: AccountsApp
let maria: Visitor
beforeAll(async () => {
  db = await testDatabase()
  accounts = accountsApp(db.pool)
})
afterAll(async () => {
  await accounts.close()
  await db.close()
})
beforeEach(async () => {
  await emptyTables(db.pool, 'account', 'attempt')
  maria = await accounts.signedUp('maria')
})

async function award(username: string, reason: PointReason, ref: string, points: number): Promise<void> {
  const { rows } = await db.pool.query<{ id: string }>('select id from account where username = $1', [username])
  await transaction(db.pool, (tx) => awardPoints(tx, rows[0]?.id ?? '', { reason, ref, points }))
}
const read = async (query = '', one = maria) => {
  const { status, body } = await one.call('GET', `/api/account/points${query}`)
  return { status, ...(body as unknown as Points) }
}

test('the ledger has every line with its balance, newest first, a correction among them (R7.3)', async () => {
  await award('maria', 'safe-sport', 'video', 2_000)
  await award('maria', 'trivia', '1', 500)
  await award('maria', 'correction', '1', -500)
  const { points, entries, next } = await read()
  expect([points, next]).toEqual([2_000, null])
  expect(entries.map((entry) => [entry.reason, entry.points, entry.balance])).toEqual([
    ['correction', -500, 2_000],
    ['trivia', 500, 2_500],
    ['safe-sport', 2_000, 2_000],
  ])
})

test('comes in pages, each line once, also where a new one comes between two of them', async () => {
  for (let at = 0; at < 7; at += 1) await award('maria', 'trivia', String(at), 500)
  const first = await read('?limit=3')
  await award('maria', 'trivia', 'new', 500)
  const second = await read(`?limit=3&cursor=${first.next}`)
  const third = await read(`?limit=3&cursor=${second.next}`)
  expect([...first.entries, ...second.entries, ...third.entries].map(({ balance }) => balance)).toEqual([
    3500, 3000, 2500, 2000, 1500, 1000, 500,
  ])
  expect(third.next).toBe(null)
  expect((await read('?cursor=x')).status).toBe(400)
})

test('is its owner’s alone', async () => {
  const joana = await accounts.signedUp('joana')
  await award('maria', 'trivia', '1', 500)
  expect(await read('', joana)).toMatchObject({ points: 0, entries: [] })
})

test('a line earned by a trivia has its title while it is there; a correction and one taken out since have none', async () => {
  await storeTrivia(db.pool, someTrivia('judo'))
  await award('maria', 'trivia', 'judo/1', 500)
  await award('maria', 'trivia', 'gone/1', 500)
  await award('maria', 'correction', 'judo/1', -500)
  expect((await read()).entries.map(({ title }) => title?.eng ?? null)).toEqual([null, null, 'Judo: throws and rules'])
})
