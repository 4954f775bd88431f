import { randomUUID } from 'node:crypto'
import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

let db: TestDatabase
let accounts: AccountsApp
let ivone: Visitor
let renato: Visitor
beforeAll(async () => {
  db = await testDatabase()
  accounts = accountsApp(db.pool)
  ivone = await accounts.signedUp('ivone')
  renato = await accounts.signedUp('renato')
})
afterAll(async () => {
  await accounts.close()
  await db.close()
})
beforeEach(async () => {
  await emptyTables(db.pool, 'office_presence')
  await db.pool.query(`update account set role = 'operator', blocked_at = null`)
})

const here = (who: Visitor, page: string, spot: string | null = null, tab: string = randomUUID()) =>
  who.call('PUT', '/api/office/presence', { tab, page, spot })
const colleaguesOf = async (who: Visitor) =>
  (await here(who, '/log')).body['colleagues'] as {
    username: string
    page: string
    spot: string | null
    since: string
  }[]
const seenBy = async (who: Visitor) =>
  (await colleaguesOf(who)).map(({ username, page, spot }) => ({ username, page, spot }))

test('the others are where they said last, each once, and oneself is not among them (R12.4)', async () => {
  await here(renato, '/log')
  await here(renato, '/content/12', 'body:por')
  expect(await seenBy(ivone)).toEqual([{ username: 'renato', page: '/content/12', spot: 'body:por' }])
})

test('since when somebody is on a page is said, whatever of it is worked on, and begins anew on another (R12.4)', async () => {
  const tab = randomUUID()
  const since = async () => Date.parse((await colleaguesOf(ivone))[0]?.since ?? '')
  await here(renato, '/content/12', 'title:por', tab)
  await db.pool.query(`update office_presence set since = since - interval '10 minutes' where tab = $1`, [tab])
  const first = await since()
  await here(renato, '/content/12', 'body:spa', tab)
  expect(await since()).toBe(first)
  await here(renato, '/content/13', null, tab)
  expect((await since()) - first).toBeGreaterThan(590_000)
})

test('who says nothing for half a minute, or is of the staff no more, is gone (R12.4)', async () => {
  await here(renato, '/log')
  await db.pool.query(`update office_presence set seen_at = now() - interval '31 seconds'`)
  expect(await seenBy(ivone)).toEqual([])
  await here(renato, '/log')
  await db.pool.query(`update account set role = null where username = 'renato'`)
  expect(await seenBy(ivone)).toEqual([])
  expect((await here(renato, '/log')).status).toBe(403)
})

test('nobody speaks for another’s tab, nor says what a person would type (LGPD)', async () => {
  const tab = randomUUID()
  await here(renato, '/log', null, tab)
  await here(ivone, '/elsewhere', null, tab)
  expect(await seenBy(ivone)).toEqual([{ username: 'renato', page: '/log', spot: null }])
  for (const body of [
    { tab, page: 'log', spot: null },
    { tab, page: '/log?q=maria', spot: null },
    { tab, page: '/log', spot: 'Maria da Silva' },
    { tab: 'x', page: '/log', spot: null },
  ])
    expect((await renato.call('PUT', '/api/office/presence', body)).status).toBe(400)
})
