import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyTables } from '@games/testing/empty-tables'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settings } from '../features/settings/index.ts'
import { type AccountsApp, accountsApp } from '../testing/accounts-app.ts'
import { createVisitor } from '../testing/visitor.ts'
import { makeDemoAccounts, removeDemoAccounts } from './demo-accounts.ts'

let db: TestDatabase
let site: AccountsApp
let folder: string
const said: string[] = []

beforeAll(async () => {
  db = await testDatabase()
  site = accountsApp(db.pool)
  folder = mkdtempSync(join(tmpdir(), 'games-demo-accounts-'))
})
afterAll(async () => {
  await site.close()
  await db.close()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  await emptyTables(db.pool, 'account', 'attempt')
  await db.pool.query('delete from setting')
  rmSync(join(folder, 'demo-accounts'), { force: true })
  said.length = 0
})

const make = (reachableBy: readonly string[] = []) =>
  makeDemoAccounts({ pool: db.pool, dataDir: folder, reachableBy, log: (line) => said.push(line) })
const passwords = () =>
  new Map(
    readFileSync(join(folder, 'demo-accounts'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(' ') as [string, string]),
  )
const roleOf = async (identifier: string, password = passwords().get(identifier)) => {
  const { body } = await createVisitor(site.app).call('POST', '/api/session', { identifier, password })
  return body['account'] ? (body['account'] as { role: string | null }).role : body['id']
}
const isOn = async () => (await settings(db.pool)).get('login_enabled')

test('the first start makes a user, an operator and an admin, prints their passwords and switches signing in on', async () => {
  await make()
  expect(await Promise.all(['demo', 'operator', 'admin'].map((name) => roleOf(name)))).toEqual([
    null,
    'operator',
    'admin',
  ])
  const printed = [...passwords().values()].filter((password) => said.join().includes(password))
  expect([printed.length, new Set(printed).size]).toEqual([3, 3])
  expect((statSync(join(folder, 'demo-accounts')).mode & 0o777).toString(8)).toBe('600')
  expect(await isOn()).toBe(true)
})

test('a second start changes nothing and prints where the passwords are, not what', async () => {
  await make()
  const first = passwords()
  await db.pool.query(`update setting set value = 'false' where key = 'login_enabled'`)
  said.length = 0
  await make()
  expect([passwords(), await isOn(), await roleOf('admin')]).toEqual([first, false, 'admin'])
  expect([...first.values()].filter((password) => said.join().includes(password))).toEqual([])
  expect(said.join()).toContain(join(folder, 'demo-accounts'))
})

test(
  'a start that was killed in the middle, and an account that somebody deleted, are made good by the next',
  NIGHTLY,
  async () => {
    writeFileSync(join(folder, 'demo-accounts'), 'demo aaaa-bbbb-cccc\noperator dddd-eeee-ffff\nadmin gggg-hhhh-jjjj\n')
    await make()
    await db.pool.query(`delete from account where username = 'operator'`)
    await make()
    expect([await roleOf('demo', 'aaaa-bbbb-cccc'), await roleOf('operator', 'dddd-eeee-ffff')]).toEqual([
      null,
      'operator',
    ])
  },
)

test('what an organiser has decided about signing in stays', async () => {
  await db.pool.query(`insert into setting (key, value) values ('login_enabled', 'false')`)
  await make()
  expect(await isOn()).toBe(false)
})

test('production has none of them: they go, and with them whoever is signed in; somebody’s own account of such a name stays', async () => {
  await site.signedUp('operator')
  await make()
  const visitor = createVisitor(site.app)
  await visitor.call('POST', '/api/session', { identifier: 'admin', password: passwords().get('admin') })
  await removeDemoAccounts(db.pool, { demo: false, reachableBy: [] })
  expect((await visitor.call('GET', '/api/account')).status).toBe(401)
  expect(await Promise.all([roleOf('admin'), roleOf('demo'), roleOf('operator', site.password)])).toEqual([
    'wrong-credentials',
    'wrong-credentials',
    null,
  ])
})

describe('a demo that others can reach', () => {
  const reach = async () => {
    await removeDemoAccounts(db.pool, { demo: true, reachableBy: ['HOST', 'SITE_URL'] })
    await make(['HOST', 'SITE_URL'])
  }
  const staff = async () =>
    (await db.pool.query<{ username: string }>('select username from account where role is not null')).rows

  test('has no default admin or operator, and its start prints that and how to make the first admin', async () => {
    await reach()
    expect([await staff(), await roleOf('demo'), await isOn()]).toEqual([[], null, true])
    const printed = said.join('\n')
    expect(printed).toContain(passwords().get('demo'))
    for (const username of ['operator', 'admin']) expect(printed).not.toContain(passwords().get(username))
    expect(printed).toContain('(HOST, SITE_URL): it has no default admin or operator')
    expect(printed).toContain('npm run accounts -- create NAME EMAIL --role admin')
  })

  test('loses those of an earlier start, with their sessions; an admin that somebody made stays', async () => {
    await make()
    const visitor = createVisitor(site.app)
    await visitor.call('POST', '/api/session', { identifier: 'admin', password: passwords().get('admin') })
    await db.pool.query(
      `update account set email = 'ana@games.example', email_key = 'ana@games.example' where username = 'operator'`,
    )
    // the printed password of the user would open the office too
    await db.pool.query(`update account set role = 'results' where username = 'demo'`)
    await reach()
    expect((await visitor.call('GET', '/api/account')).status).toBe(401)
    expect([await staff(), await roleOf('demo')]).toEqual([[{ username: 'operator' }], null])
  })

  test('has them again once only its own machine can reach it', async () => {
    await reach()
    await removeDemoAccounts(db.pool, { demo: true, reachableBy: [] })
    await make()
    expect(await Promise.all([roleOf('operator'), roleOf('admin')])).toEqual(['operator', 'admin'])
  })
})
