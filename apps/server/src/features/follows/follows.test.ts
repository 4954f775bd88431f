import { type FollowMark, followKey, MOST_FOLLOWED } from '@games/domain/follow/follow'
import { MOST_MARKS } from '@games/domain/follow/most-marks'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const DAY_MS = 86_400_000

let db: TestDatabase
let accounts: AccountsApp
let maria: Visitor
let joana: Visitor
beforeAll(async () => {
  db = await testDatabase()
  accounts = accountsApp(db.pool)
  maria = await accounts.signedUp('maria')
  joana = await accounts.signedUp('joana')
})
afterEach(() => db.pool.query('delete from account_follow'))
afterAll(async () => {
  await accounts.close()
  await db.close()
})

const sync = (marks: readonly FollowMark[], who = maria) => who.call('POST', '/api/account/follows', { marks })
const marksOf = async (marks: readonly FollowMark[] = [], who = maria) => {
  const { status, body } = await sync(marks, who)
  expect(status).toBe(200)
  return body['marks'] as FollowMark[]
}
const mark = (code: string, at: number, followed = true): FollowMark => ({
  key: followKey('athlete', code),
  followed,
  at,
})
const many = (length: number, followed: boolean, first = 0): FollowMark[] =>
  Array.from({ length }, (_, each) => mark(`${followed ? 'f' : 'n'}${first + each}`, first + each, followed))

test('the newest word counts, and of two of the same moment the one that follows (0094)', async () => {
  await marksOf([mark('1', 5), mark('2', 5, false), mark('3', 5)])
  expect(await marksOf([mark('1', 4, false), mark('2', 5), mark('3', 6, false)])).toEqual([
    mark('1', 5),
    mark('2', 5),
    mark('3', 6, false),
  ])
})

test('what one account follows no other sees or changes (0094)', async () => {
  await marksOf([mark('1', 5)])
  expect(await marksOf([mark('1', 9, false)], joana)).toEqual([mark('1', 9, false)])
  expect(await marksOf()).toEqual([mark('1', 5)])
})

test('more than may be followed at a time is refused whole, however it comes together, until something is given up (0094)', async () => {
  await marksOf(many(MOST_FOLLOWED - 1, true))
  const refused = await sync([mark('x', 1_000), mark('y', 1_000), mark('z', 1_000, false)])
  expect([refused.status, refused.body['id']]).toEqual([409, 'too-many-followed'])
  expect(await marksOf()).toEqual(many(MOST_FOLLOWED - 1, true))
  expect(await marksOf([mark('x', 1_000), mark('y', 1_000), mark('f0', 1_000, false)])).toHaveLength(MOST_FOLLOWED + 1)
})

test('two devices that together follow too many at the same moment are not both taken (0094)', async () => {
  const half = MOST_FOLLOWED / 2 + 1
  const answers = await Promise.all([sync(many(half, true)), sync(many(half, true, half))])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await marksOf()).toHaveLength(half)
})

test('of what is no longer followed the oldest is forgotten, of what is followed nothing (0094)', async () => {
  await marksOf(many(10, true))
  await marksOf(many(MOST_MARKS - 20, false))
  const all = await marksOf(many(20, false, MOST_MARKS - 20))
  expect(all).toHaveLength(MOST_MARKS)
  expect(all.filter(({ followed }) => followed)).toHaveLength(10)
  expect(all.find(({ followed }) => !followed)?.key).toBe('athlete.n10')
  const { rows } = await db.pool.query<{ count: number }>('select count(*) from account_follow')
  expect(rows[0]?.count).toBe(MOST_MARKS)
})

test.each([
  ['too many', { marks: [...many(MOST_MARKS, false), mark('1', 1)] }],
  ['no kind of ours', { marks: [{ ...mark('1', 1), key: 'person.1' }] }],
  ['before 1970', { marks: [mark('1', -1)] }],
  ['no moment', { marks: [mark('1', 0.5)] }],
  ['no list', {}],
])('%s is refused (0094)', async (_what, body) => {
  const answer = await maria.call('POST', '/api/account/follows', body)
  expect([answer.status, answer.body['id']]).toEqual([400, 'invalid-input'])
})

test('a clock that is years fast is believed for a day, and what it said is no newer when it is sent again (0094)', async () => {
  const far = mark('1', Date.now() + 4_000 * DAY_MS)
  const before = Date.now()
  const [known] = await marksOf([far])
  expect(known?.followed).toBe(true)
  expect(known?.at).toBeGreaterThanOrEqual(before + DAY_MS - 60_000)
  expect(known?.at).toBeLessThanOrEqual(Date.now() + DAY_MS + 60_000)
  // another device takes it back, knowing what the account knows
  const back = mark('1', (known?.at ?? 0) + 1, false)
  await expect.poll(async () => (await marksOf([back]))[0]?.followed).toBe(false)
  expect((await marksOf([far]))[0]?.followed).toBe(false)
  // its owner's next word is one
  expect((await marksOf([{ ...far, at: far.at + 1 }]))[0]?.followed).toBe(true)
})

test('what an account follows is deleted with it (0094, LGPD)', async () => {
  const rosa = await accounts.signedUp('rosa')
  await marksOf([mark('1', 5)], rosa)
  const deleted = await rosa.call('POST', '/api/account/deletion', { username: 'rosa', password: accounts.password })
  expect(deleted.status).toBe(200)
  const { rows } = await db.pool.query('select from account_follow')
  expect(rows).toHaveLength(0)
  expect((await sync([mark('1', 6)], rosa)).status).toBe(401)
})
