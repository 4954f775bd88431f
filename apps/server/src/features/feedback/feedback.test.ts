import { randomUUID } from 'node:crypto'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { MOST_A_DAY } from './index.ts'

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
  await db.pool.query('truncate account, attempt, feedback cascade')
  maria = await accounts.signedUp('maria')
})

const SUGGESTION = 'Queria ver quanto tempo leva de um ginásio ao outro.'
const send = (over: object = {}, one = maria) =>
  one.call('POST', '/api/feedback', { id: randomUUID(), sentiment: 'neutral', suggestion: SUGGESTION, ...over })
const stored = async () =>
  (
    await db.pool.query<{ sentiment: string; suggestion: string; account_id: string | null }>(
      'select sentiment, suggestion, account_id from feedback order by sent_at',
    )
  ).rows

test('is stored with its sentiment, without blanks at its ends (R7.4)', async () => {
  expect((await send({ suggestion: `  ${SUGGESTION}\n` })).status).toBe(200)
  expect(await stored()).toMatchObject([{ sentiment: 'neutral', suggestion: SUGGESTION }])
})

test.each([
  [{ sentiment: '' }, { sentiment: 'sentiment-required' }],
  [{ sentiment: undefined }, { sentiment: 'sentiment-required' }],
  [{ sentiment: 'furious' }, { sentiment: 'sentiment-invalid' }],
  [{ suggestion: '' }, { suggestion: 'suggestion-required' }],
  [{ suggestion: '          ' }, { suggestion: 'suggestion-required' }],
  [{ suggestion: '   legal   ' }, { suggestion: 'suggestion-10' }],
  [{ suggestion: 'a'.repeat(1_001) }, { suggestion: 'suggestion-long' }],
  [{ suggestion: 'zero \0 no meio' }, { suggestion: 'suggestion-long' }],
])('says what is wrong: %o (R7.4, R9)', async (over, fields) => {
  const { status, body } = await send(over)
  expect([status, body['fields']]).toEqual([400, fields])
  expect(await stored()).toEqual([])
})

test('a thousand letters of two units are a thousand (R7.5)', async () => {
  expect((await send({ suggestion: '😀'.repeat(1_000) })).status).toBe(200)
})

test('what is sent again is stored once and counts once (R7.4)', async () => {
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send({ id })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await stored()).toHaveLength(1)
  // another's id says nothing of what is behind it, and takes nothing away
  const joana = await accounts.signedUp('joana')
  expect((await send({ id, suggestion: 'Outra coisa bem diferente' }, joana)).status).toBe(200)
  expect(await stored()).toMatchObject([{ suggestion: SUGGESTION }])
})

test('five a day, also of those sent at the same moment, and when the next may be (R7.5)', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => send()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_A_DAY)
  const refused = answers.find(({ status }) => status !== 200)
  expect([refused?.status, refused?.body['id']]).toEqual([429, 'too-many-attempts'])
  expect(refused?.body['retryAfter']).toBeGreaterThan(86_000)
  await db.pool.query(`update feedback set sent_at = sent_at - interval '1 day'`)
  expect((await send()).status).toBe(200)
  const joana = await accounts.signedUp('joana')
  expect((await send({}, joana)).status).toBe(200)
})

test('stays without a name when its author deletes the account (LGPD)', async () => {
  await send()
  await maria.call('POST', '/api/account/deletion', { username: 'maria', password: accounts.password })
  expect(await stored()).toMatchObject([{ suggestion: SUGGESTION, account_id: null }])
})

test('of an account that is deleted at this moment is refused as nobody’s', async () => {
  const deleting = await db.pool.connect()
  await deleting.query('begin; delete from account')
  const sending = send()
  await expect
    .poll(async () => {
      const { rows } = await deleting.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)
      return rows.length
    })
    .toBe(1)
  await deleting.query('commit')
  deleting.release()
  expect((await sending).status).toBe(401)
})
