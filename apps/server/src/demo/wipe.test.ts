import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { medallists } from '@games/testing'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '../features/accounts/index.ts'
import { storeContent } from '../features/content/index.ts'
import { games } from '../features/games/index.ts'
import { storeTrivia } from '../features/trivia/index.ts'
import { storePlaces } from '../features/venues/index.ts'
import { type AccountsApp, accountsApp } from '../testing/accounts-app.ts'
import { receive } from '../testing/feed.ts'
import { someTrivia } from '../testing/some-trivia.ts'
import type { Visitor } from '../testing/visitor.ts'
import { demoContent } from './content.ts'
import { startDemo } from './demo.ts'
import { beginDemo } from './demo.queries.ts'
import { makeDemoAccounts } from './demo-accounts.ts'
import { makeDemoPeople } from './demo-people.ts'
import { DEMO_TRIVIA } from './trivia.ts'
import { DEMO_VENUES } from './venues.ts'
import { sweepDemo } from './wipe.ts'

const START = '2027-09-10'
const NAME = 'Jogos de teste'
const PASSWORD = 'um gato no telhado'
const OWN_ID = '11111111-2222-4333-8444-555555555555'

let db: TestDatabase
let site: AccountsApp
let admin: Visitor
const dataDir = mkdtempSync(join(tmpdir(), 'games-wipe-'))
beforeAll(async () => {
  db = await testDatabase()
  site = accountsApp(db.pool)
  await makeDemo()
})
afterAll(async () => {
  await site.close()
  await db.close()
  rmSync(dataDir, { recursive: true })
})

const medals = (competitionCode: string) =>
  medallists({ documentCode: 'JUDW48KG', competitionCode }, [
    ['gold', '1', 'AL'],
    ['silver', '2', 'SP'],
  ])
const count = async (what: string) =>
  (await db.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n
const wipe = (by: Visitor, name = NAME) => by.call('POST', '/api/office/demo/wipe', { name })
const signedIn = async (name: string, password: string) => {
  const visitor = site.visitor()
  await visitor.call('POST', '/api/session', { identifier: name, password })
  return visitor
}

/** A demo as a start makes it, with an organiser beside it: an admin, a page, a trivia, a venue of their own. Made once: it takes seconds. */
async function makeDemo(): Promise<void> {
  await beginDemo(db.pool, START)
  await storePlaces(db.pool, DEMO_VENUES)
  for (const trivia of DEMO_TRIVIA) await storeTrivia(db.pool, trivia)
  const content = demoContent(START)
  await storeContent(db.pool, content)
  await makeDemoAccounts({ pool: db.pool, dataDir, reachableBy: [], log: () => {} })
  await makeDemoPeople(db.pool, { start: START, utcOffset: -180, now: new Date('2027-09-14T17:02:00Z') })
  await receive(db.pool, medals('JNJD2027'))
  await receive(db.pool, medals('REAL2027'))
  await createAccount(db.pool, {
    username: 'ivone',
    email: 'ivone@org.example',
    role: 'admin',
    type: 'admin',
    password: PASSWORD,
  })
  await db.pool.query(
    `insert into point_entry (account_id, reason, ref, points, balance)
     select id, 'trivia', ref, 500, balance from account, (values ('own/1', 500), ($1, 1000)) line (ref, balance) where username = 'ivone'`,
    [`${DEMO_TRIVIA[0]?.id}/1`],
  )
  await db.pool.query(`update account set points = 1000 where username = 'ivone'`)
  await storeTrivia(db.pool, someTrivia('own'))
  await storeContent(db.pool, [{ ...content[0]!, id: OWN_ID }])
  await db.pool.query(`insert into venue_place (code, name) values ('OWN', '{"por":"Ginásio"}')`)
  await db.pool.query(`update venue_place set address = 'Rua nova' where code = $1`, [DEMO_VENUES[0]?.code])
  admin = await signedIn('ivone', PASSWORD)
}

test('another name, the demo’s own admin and an operator wipe nothing', async () => {
  expect(await wipe(admin, 'Outros jogos')).toMatchObject({ status: 400, body: { fields: { name: 'name-other' } } })
  await db.pool.query(`update account set role = 'operator' where username = 'ivone'`)
  expect((await wipe(admin)).status).toBe(403)
  await db.pool.query(`update account set role = 'admin' where username = 'ivone'`)
  await db.pool.query(
    `update account set password_hash = (select password_hash from account where username = 'ivone') where username = 'admin'`,
  )
  const demos = await signedIn('admin', PASSWORD)
  expect(await wipe(demos)).toMatchObject({ status: 409, body: { id: 'own-account-first' } })
  expect(await count('content_item')).toBeGreaterThan(10)
})

test('cut off in the middle leaves everything as it was', NIGHTLY, async () => {
  const before = [await count('account'), await count('inbox'), await count('content_item'), await count('medal_table')]
  await db.pool.query('alter table office_action rename to gone')
  expect((await wipe(admin)).status).toBe(500)
  await db.pool.query('alter table gone rename to office_action')
  expect([
    await count('account'),
    await count('inbox'),
    await count('content_item'),
    await count('medal_table'),
  ]).toEqual(before)
  expect((await games(db.pool, true, Date.now())).demo).toBe(true)
})

test('removes what the demo made and nothing that an organiser made, for good; of two who do it at once one has done it', async () => {
  const before = await admin.call('GET', '/api/office/demo')
  expect(before.body).toMatchObject({
    demo: { start: START, ownAccount: true, figures: { messages: 1, ownAccounts: 1, ownContent: 1, ownAdmins: 1 } },
  })
  const tries = await Promise.all([wipe(admin), wipe(admin)])
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await count('account')).toBe(1)
  expect([await count('feedback'), await count('usage_count')]).toEqual([0, 0])
  expect((await db.pool.query('select id from content_item')).rows).toEqual([{ id: OWN_ID }])
  expect((await db.pool.query('select id from trivia')).rows).toEqual([{ id: 'own' }])
  // a venue that somebody has changed is theirs
  expect((await db.pool.query('select code from venue_place order by address nulls first')).rows).toEqual([
    { code: 'OWN' },
    { code: DEMO_VENUES[0]?.code },
  ])
  expect(
    (await db.pool.query('select points, (select sum(points)::int from point_entry) as sum from account')).rows,
  ).toEqual([{ points: 500, sum: 500 }])
  const { demo, loginEnabled, previews, name } = await games(db.pool, true, Date.now())
  expect([demo, loginEnabled, previews, name.por]).toEqual([false, false, false, 'Jogos Nacionais Juvenis'])
  expect((await admin.call('GET', '/api/office/demo')).body).toEqual({ demo: null })
  expect((await admin.call('GET', '/api/office/actions')).body).toMatchObject({
    actions: [{ who: 'ivone', action: 'wipe', subject: { kind: 'demo', id: START }, undoable: false }],
  })
  expect((await wipe(admin)).status).toBe(409)
})

test('after it, what was refused for the demo’s sake is looked at again, and what its simulator still sends is kept out', async () => {
  await receive(db.pool, medals('JNJD2027'))
  const verdicts = async () =>
    (await db.pool.query('select competition_code as code, verdict from inbox order by id')).rows
  expect(await verdicts()).toEqual([
    { code: 'REAL2027', verdict: 'applied' },
    { code: 'JNJD2027', verdict: 'rejected' },
  ])
  expect(await sweepDemo(db.pool, dataDir)).toBe(true)
  expect(await verdicts()).toEqual([{ code: 'REAL2027', verdict: 'applied' }])
  expect(existsSync(join(dataDir, 'demo-accounts'))).toBe(false)
})

test('after it, the next start makes no demo', async () => {
  const lines: string[] = []
  const options = {
    pool: db.pool,
    ingestUrl: '',
    ingestKey: '',
    today: '2027-09-20',
    dataDir,
    reachableBy: [],
    log: (line: string) => lines.push(line),
  }
  expect(await startDemo(options)).toBe(null)
  expect(lines.join()).toContain('was wiped')
  expect(await count('account')).toBe(1)
})
