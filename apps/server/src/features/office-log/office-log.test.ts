import { officeFeedbackCalls } from '@games/contract/feedback/office-feedback-calls'
import { officeCalls } from '@games/contract/office/office-calls'
import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/session/private-call-types.ts'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { changedMeanwhile, officeLogCalls, recordAction, type Undoers } from './index.ts'

let db: TestDatabase
let accounts: AccountsApp
let ivone: Visitor
let ids: Record<'ivone' | 'renato', string>
/** How things of the kind `lamp` are. */
const lamps = new Map<string, string>()
const undoers: Undoers = {
  lamp: {
    audience: 'operator',
    undo: async (_tx, { id, before, after }) => {
      if (lamps.get(id) !== after?.['is']) throw changedMeanwhile()
      lamps.set(id, String(before?.['is']))
      return { now: before }
    },
    // a lamp that is broken stays so
    can: ({ after }) => after?.['is'] !== 'broken',
  },
}
const VENUE = { timeZone: null as string | null, utcOffset: -180 }
const calls = (games = VENUE) => officeLogCalls({ pool: db.pool, undoers, games: () => games })

const callerOf = (name: keyof typeof ids): Caller => ({
  viewer: { accountId: ids[name], role: 'operator', sessionId: Buffer.alloc(32) },
  token: null,
  bearer: false,
  network: '192.0.2.0',
  device: null,
  userAgent: undefined,
  locale: 'por',
  site: 'https://games.example',
})
/** Somebody turns a lamp. Gives the number of the line. */
const turn = (who: keyof typeof ids, id: string, is: string, kind = 'lamp') =>
  transaction(db.pool, async (tx) => {
    const before = { is: lamps.get(id) ?? 'off' }
    lamps.set(id, is)
    return recordAction(tx, callerOf(who), { action: 'turn', subject: { kind, id }, before, after: { is } })
  })
const list = async (query: Parameters<ReturnType<typeof calls>['listOfficeActions']>[0]['query'] = {}) =>
  (await calls().listOfficeActions({ query }, callerOf('ivone'))).view
const undo = (id: number, who: keyof typeof ids = 'ivone') =>
  calls().undoOfficeAction({ params: { id: String(id) } }, callerOf(who))

beforeAll(async () => {
  db = await testDatabase()
  accounts = accountsApp(db.pool)
  ivone = await accounts.signedUp('ivone')
  await accounts.signedUp('renato')
  const { rows } = await db.pool.query<{ username: string; id: string }>('select username, id from account')
  ids = Object.fromEntries(rows.map(({ username, id }) => [username, id])) as typeof ids
})
afterAll(async () => {
  await accounts.close()
  await db.close()
})
beforeEach(async () => {
  lamps.clear()
  await emptyTables(db.pool, 'office_action')
})

test('says who did what to what and when, newest first, page by page (R12.4)', async () => {
  for (const id of ['a', 'b', 'c']) await turn('renato', id, 'on')
  const first = await list({ limit: 2 })
  expect(
    first.actions.map(({ who, action, subject, before, after }) => [who, action, subject.id, before, after]),
  ).toEqual(['c', 'b'].map((id) => ['renato', 'turn', id, { is: 'off' }, { is: 'on' }]))
  const second = await list({ limit: 2, cursor: String(first.next) })
  expect([second.actions.map(({ subject }) => subject.id), second.next]).toEqual([['a'], null])
  await expect(list({ cursor: 'x' })).rejects.toMatchObject({ status: 400 })
})

test('is narrowed to a person, a kind, a subject and a day of the games’ zone (R12.4)', async () => {
  await turn('renato', 'a', 'on')
  await turn('ivone', 'b', 'on', 'door')
  const idsOf = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).actions.map(({ subject }) => subject.id)
  expect(await idsOf({ person: 'renato' })).toEqual(['a'])
  expect(await idsOf({ kind: 'door' })).toEqual(['b'])
  expect(await idsOf({ kind: 'lamp', subject: 'b' })).toEqual([])
  expect((await list()).people).toEqual(['ivone', 'renato'])
  expect((await list()).kinds).toEqual(['door', 'lamp'])
  // half past eleven in the evening at -03:00 is the next day in UTC
  await db.pool.query('alter table office_action disable trigger office_action_stays')
  await db.pool.query(`update office_action set at = '2027-09-15T02:30:00Z' where subject_id = 'a'`)
  await db.pool.query('alter table office_action enable trigger office_action_stays')
  expect(await idsOf({ day: '2027-09-14' })).toEqual(['a'])
  expect(await idsOf({ day: '2027-09-15' })).toEqual([])
})

test('the days on which the venue’s clock is changed are whole, and no hour is of two days (R12.4)', async () => {
  // in Santiago the clock goes an hour forward as 5 September begins, and back at the end of 3 April
  const at = {
    '04-03 first': '2027-04-03T03:00:00Z',
    '04-03 last': '2027-04-04T03:59:59Z',
    '04-04 first': '2027-04-04T04:00:00Z',
    '09-04 last': '2027-09-05T03:59:59Z',
    '09-05 first': '2027-09-05T04:00:00Z',
    '09-05 last': '2027-09-06T02:59:59Z',
    '09-06 first': '2027-09-06T03:00:00Z',
  }
  for (const id of Object.keys(at)) await turn('renato', id, 'on')
  await db.pool.query('alter table office_action disable trigger office_action_stays')
  await db.pool.query(
    `update office_action set at = given.value::timestamptz from jsonb_each_text($1) given where subject_id = given.key`,
    [JSON.stringify(at)],
  )
  await db.pool.query('alter table office_action enable trigger office_action_stays')
  const santiago = calls({ timeZone: 'America/Santiago', utcOffset: -240 })
  const of = async (day: string) =>
    (await santiago.listOfficeActions({ query: { day } }, callerOf('ivone'))).view.actions
      .map(({ subject }) => subject.id)
      .sort()
  expect(await of('2027-04-03')).toEqual(['04-03 first', '04-03 last'])
  expect(await of('2027-04-04')).toEqual(['04-04 first'])
  expect(await of('2027-09-04')).toEqual(['09-04 last'])
  expect(await of('2027-09-05')).toEqual(['09-05 first', '09-05 last'])
  expect(await of('2027-09-06')).toEqual(['09-06 first'])
})

test.each(['0000-01-01', '9999-12-31'])('%s is no day that is asked for: it has no instant here (R12.4)', (day) => {
  expect(officeCalls.listOfficeActions.query.safeParse({ day }).success).toBe(false)
  expect(officeFeedbackCalls.listFeedback.query.safeParse({ day }).success).toBe(false)
})

test('what was done is undone once, by whoever has the role, and that again (R12.4)', async () => {
  const on = await turn('renato', 'a', 'on')
  const tries = await Promise.allSettled([undo(on), undo(on, 'renato'), undo(on)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(lamps.get('a')).toBe('off')
  const [undone, line] = (await list()).actions
  expect([undone?.undoes, line?.undoneBy, line?.undoable]).toEqual([line?.id, undone?.id, false])
  await undo(Number(undone?.id))
  expect(lamps.get('a')).toBe('on')
})

test('what has changed since is not undone, nor what nothing can undo, and nothing is written of it (R12.4)', async () => {
  const on = await turn('renato', 'a', 'on')
  await turn('ivone', 'a', 'dim')
  await expect(undo(on)).rejects.toMatchObject({ status: 409, id: 'changed-meanwhile' })
  const door = await turn('ivone', 'b', 'on', 'door')
  await expect(undo(door)).rejects.toMatchObject({ status: 409, id: 'not-undoable' })
  const broken = await turn('ivone', 'a', 'broken')
  await expect(undo(broken)).rejects.toMatchObject({ status: 409, id: 'not-undoable' })
  // nor is it offered
  const offered = new Map((await list()).actions.map(({ id, undoable }) => [id, undoable]))
  expect([on, door, broken].map((id) => offered.get(id))).toEqual([true, false, false])
  await expect(undo(987_654_321)).rejects.toMatchObject({ status: 404 })
  expect((await list()).actions).toHaveLength(4)
})

test('no line is ever changed or deleted, and one stays when whoever did it is gone (R12.4, LGPD)', async () => {
  const line = await turn('ivone', 'a', 'on')
  await expect(db.pool.query('delete from office_action')).rejects.toThrow('added to')
  await expect(db.pool.query(`update office_action set action = 'nothing'`)).rejects.toThrow('added to')
  await ivone.call('POST', '/api/account/deletion', { username: 'ivone', password: accounts.password })
  expect((await list()).actions).toMatchObject([{ id: line, who: null }])
})
