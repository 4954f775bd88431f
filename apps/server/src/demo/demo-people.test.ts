import { Username } from '@games/contract/accounts/credentials'
import { USER_TYPES } from '@games/domain'
import { isStateCode } from '@games/domain/delegations/delegations'
import { emptyTables } from '@games/testing/empty-tables'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refreshRanking } from '../features/ranking/index.ts'
import { type AccountsApp, accountsApp } from '../testing/accounts-app.ts'
import { createVisitor } from '../testing/visitor.ts'
import { makeDemoPeople, removeDemoPeople } from './demo-people.ts'
import { inventPeople } from './invented-people.ts'

const START = '2027-09-10'
const OPTIONS = { start: START, utcOffset: -180, now: new Date('2027-09-14T17:02:00Z') }

let db: TestDatabase
let site: AccountsApp
beforeAll(async () => {
  db = await testDatabase()
  site = accountsApp(db.pool)
})
afterAll(async () => {
  await site.close()
  await db.close()
})
beforeEach(async () => {
  await emptyTables(db.pool, 'account', 'feedback', 'attempt', 'ranking_day')
  await db.pool.query('delete from setting')
})

const make = (over: Partial<typeof OPTIONS> = {}) => makeDemoPeople(db.pool, { ...OPTIONS, ...over })
const figure = async (sql: string) => (await db.pool.query<{ n: number }>(`select ${sql} as n`)).rows[0]?.n

describe('the invented people', () => {
  const { people, feedback } = inventPeople(1)

  test('are the same for the same seed, and others for another', NIGHTLY, () => {
    expect(inventPeople(1)).toEqual({ people, feedback })
    expect(inventPeople(2).people[0]).not.toEqual(people[0])
  })

  test(
    'are 3,000 of all eight types, with names that an account may have, each once, and delegations of the games (R7.3, R9)',
    NIGHTLY,
    () => {
      expect(people.map(({ username }) => username).filter((name) => !Username.safeParse(name).success)).toEqual([])
      expect(new Set(people.map(({ username }) => username.normalize('NFKC').toLowerCase())).size).toBe(3_000)
      expect(new Set(people.map(({ type }) => type))).toEqual(new Set(USER_TYPES))
      const delegations = people.flatMap(({ organisation }) => organisation ?? [])
      expect(delegations.filter((code) => !isStateCode(code))).toEqual([])
      expect(new Set(delegations).size).toBe(27)
      expect(people.filter(({ days }) => days.length === 0).length).toBeGreaterThan(300)
      expect(new Set(people.flatMap(({ days }) => days.map(({ day }) => day)))).toEqual(new Set([0, 1, 2, 3, 4]))
    },
  )
})

test('are put in once, with ledgers that add up, nothing of them later than now, and what they said', async () => {
  expect(await make()).toBe(true)
  expect(await make()).toBe(false)
  expect(await figure('(select count(*)::int from account)')).toBe(3_000)
  expect(
    await figure(`(select count(*)::int from account a where points <>
      coalesce((select sum(points) from point_entry p where p.account_id = a.id), 0))`),
  ).toBe(0)
  expect(
    await figure(`(select count(*)::int from (
      select balance, sum(points) over (partition by account_id order by id) as sum from point_entry) t where balance <> sum)`),
  ).toBe(0)
  expect(await figure(`(select count(*)::int from point_entry where earned_at > '2027-09-14T17:02:00Z')`)).toBe(0)
  expect(await figure(`(select count(distinct (earned_at at time zone '-03')::date)::int from point_entry)`)).toBe(5)
  expect(await figure('(select count(*)::int from feedback where account_id is not null)')).toBe(90)
})

test('stand in the ranking, some of them higher than when the day began', NIGHTLY, async () => {
  await make()
  while ((await refreshRanking(db.pool)) !== null);
  expect(
    await figure(`(select sum(people)::int from ranking_count where step = 1000 and type = '' and organisation = '')`),
  ).toBe(3_000)
  const { rows: days } = await db.pool.query<{ day: string; people: number }>(
    'select day::text, sum(people)::int as people from ranking_day_count group by 1',
  )
  expect(days).toEqual([{ day: '2027-09-14', people: 3_000 }])
  expect(
    await figure(`(select max(points) from account) - (select max(points) from ranking_day_count)`),
  ).toBeGreaterThan(0)
})

test('are signed in as by nobody, and nobody has a password of a hash of their own', NIGHTLY, async () => {
  await make()
  const [person] = inventPeople(20_270_914).people
  const { status, body } = await createVisitor(site.app).call('POST', '/api/session', {
    identifier: person?.username ?? '',
    password: person?.username ?? '',
  })
  expect([status, body['id']]).toEqual([401, 'wrong-credentials'])
})

test(
  'give way to new games’ people, and to production; somebody’s own account stays, with its name (R4.6)',
  NIGHTLY,
  async () => {
    // whose name is the beginning of an address as well
    const person = inventPeople(20_270_914).people.find(({ username }) => /^[\w.-]+$/.test(username))
    const own = await site.signedUp(person?.username ?? '')
    await make()
    expect(await figure('(select count(*)::int from account)')).toBe(3_000)
    expect(await make({ start: '2027-09-22', now: new Date('2027-09-26T17:02:00Z') })).toBe(true)
    expect(await figure('(select count(*)::int from account)')).toBe(3_000)
    expect(await figure(`(select min(earned_at) > '2027-09-22T00:00:00Z' from point_entry)`)).toBe(true)
    await removeDemoPeople(db.pool)
    await removeDemoPeople(db.pool)
    expect(await figure('(select count(*)::int from account)')).toBe(1)
    expect(await figure('(select count(*)::int from feedback)')).toBe(0)
    expect((await own.call('GET', '/api/account')).status).toBe(200)
  },
)
