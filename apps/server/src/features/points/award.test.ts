import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { awardPoints } from './index.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

async function newAccount(username: string): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into account (username, username_key, email, email_key, password_hash)
     values ($1, $1, 'a@b.example', 'a@b.example', '-') returning id`,
    [username],
  )
  return rows[0]?.id ?? ''
}
const award = async (id: string, ref: string, points: number) =>
  (await transaction(db.pool, (tx) => awardPoints(tx, id, { reason: 'trivia', ref, points })))?.balance ?? null

test('the same thing earns points once, however many ask at the same moment; the balances add up (R7.3)', async () => {
  const id = await newAccount('maria')
  const asked = Array.from({ length: 60 }, (_, at) => award(id, `question ${at % 6}`, 500))
  const answers = await Promise.all(asked)
  expect(answers.filter((points) => points !== null).toSorted((a, b) => a - b)).toEqual([
    500, 1000, 1500, 2000, 2500, 3000,
  ])
  const { rows } = await db.pool.query<{ balance: number }>(
    'select balance from point_entry where account_id = $1 order by id',
    [id],
  )
  expect(rows.map(({ balance }) => balance)).toEqual([500, 1000, 1500, 2000, 2500, 3000])
  const { rows: account } = await db.pool.query<{ points: number }>('select points from account where id = $1', [id])
  expect(account[0]?.points).toBe(3000)
})

test('a correction may take points away, and never leaves less than none', async () => {
  const id = await newAccount('joana')
  await award(id, 'a', 500)
  expect(await award(id, 'back', -200)).toBe(300)
  await expect(award(id, 'too much', -400)).rejects.toThrow('violates check constraint')
  expect(await award(id, 'b', 500)).toBe(800)
})

test('a sum too large for the ledger is refused whole, and what fits counts still', async () => {
  const id = await newAccount('rica')
  const most = 2_147_483_647
  await award(id, 'a', most - 500)
  await expect(award(id, 'too much', 501)).rejects.toThrow('out of range')
  expect(await award(id, 'b', 500)).toBe(most)
})

test('nobody’s account earns nothing', async () => {
  expect(await award('00000000-0000-4000-8000-000000000000', 'a', 500)).toBe(null)
})
