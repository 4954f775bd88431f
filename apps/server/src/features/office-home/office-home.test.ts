import { randomUUID } from 'node:crypto'
import type { OfficeHome } from '@games/contract'
import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { someContent } from '../../testing/some-content.ts'
import type { Visitor } from '../../testing/visitor.ts'

const DAY = '2027-07-16'
const NOW = Date.parse('2027-07-16T14:00:00-03:00')

let db: TestDatabase
let accounts: AccountsApp
let ivone: Visitor
beforeAll(async () => {
  db = await testDatabase()
  // the games' clock stands
  accounts = accountsApp(db.pool, { today: DAY, clock: { games: NOW, real: 0, speed: 0 } })
  ivone = await accounts.signedUp('ivone')
  await db.pool.query(`update account set role = 'operator'`)
})
afterAll(async () => {
  await accounts.close()
  await db.close()
})
beforeEach(() =>
  emptyTables(
    db.pool,
    'unit',
    'inbox',
    'office_handled',
    'office_action',
    'content_item',
    'content_version',
    'feedback',
  ),
)

/** A unit of the day, of which a message came so many minutes ago. */
async function unit(code: string, status: string, start: string, minutes = 0, day = DAY) {
  await db.pool.query(
    `with message as (
       insert into inbox (channel, digest, body, verdict, document_code, received_at)
       values ('http', sha256($1::bytea), '', 'applied', $2, now() - make_interval(mins => $5)) returning id)
     insert into unit (code, discipline, event, phase, gender, event_type, status, displayed, day, start_at, medal, head_to_head, sides, produced, result_message_id)
     select $2, 'JUD', 'E', 'P', 'M', 'INDV', $3, true, $6, $4, 0, true, '[]', '', id from message`,
    [code, code, status, start, minutes, day],
  )
}
const home = async () => (await ivone.call('GET', '/api/office/home')).body as unknown as OfficeHome
const handleAll = async () => {
  for (const { key, state } of (await home()).needs)
    expect((await ivone.call('POST', '/api/office/handled', { key, state })).status).toBe(200)
}
const kinds = async () => (await home()).needs.map(({ key }) => key)

test('what runs in silence stands before what is late, what is in order not at all (R12.4)', async () => {
  await unit('JUDM01', 'SCHEDULED', '2027-07-16T13:49:00-03:00')
  await unit('JUDM02', 'SCHEDULED', '2027-07-16T13:51:00-03:00')
  await unit('JUDM03', 'RUNNING', '2027-07-16T13:00:00-03:00', 15)
  await unit('JUDM04', 'RUNNING', '2027-07-16T13:00:00-03:00', 13)
  await unit('JUDM05', 'SCHEDULED', '2027-07-15T13:00:00-03:00', 0, '2027-07-15')
  expect(await kinds()).toEqual(['silent:JUDM03', 'late:JUDM01'])
  expect((await home()).live).toBe(2)
})

test('what was said to be done is gone until it is otherwise, and is back when that is undone (R12.4)', async () => {
  await unit('JUDM01', 'SCHEDULED', '2027-07-16T13:30:00-03:00')
  const [need] = (await home()).needs
  const { key, state } = need as { key: string; state: string }
  const { status, body } = await ivone.call('POST', '/api/office/handled', { key, state })
  expect([status, await kinds()]).toEqual([200, []])
  const undone = await ivone.call('POST', `/api/office/actions/${String(body['action'])}/undo`)
  expect([undone.status, await kinds()]).toEqual([200, ['late:JUDM01']])
  await ivone.call('POST', '/api/office/handled', { key, state })
  await db.pool.query(`update unit set start_at = start_at + interval '5 minutes'`)
  expect(await kinds()).toEqual(['late:JUDM01'])
})

test('a discipline of which nothing comes any more is one row in place of its units’ (R12.4)', async () => {
  await unit('JUDM01', 'RUNNING', '2027-07-16T13:00:00-03:00', 15)
  await unit('JUDM02', 'RUNNING', '2027-07-16T13:00:00-03:00', 20)
  // another one is heard of
  await unit('FENM01', 'FINISHED', '2027-07-16T13:00:00-03:00')
  const { needs, live } = await home()
  expect(live).toBe(2)
  expect(needs).toEqual([
    expect.objectContaining({
      key: 'discipline:JUD',
      values: { discipline: 'JUD', count: 2 },
      href: '/office/feed?discipline=JUD',
    }),
  ])
  // beyond the last hour nobody says when the last one came
  await db.pool.query(`update inbox set received_at = now() - interval '3 hours' where document_code like 'JUD%'`)
  expect((await home()).needs).toEqual([expect.objectContaining({ key: 'discipline:JUD', since: null })])
  await handleAll()
  expect(await kinds()).toEqual([])
})

test('a feed that is wholly down is one row in place of all that stands still because of it, and gone with the next message (R12.4)', async () => {
  await unit('JUDM01', 'RUNNING', '2027-07-16T13:00:00-03:00', 15)
  await unit('FENM01', 'RUNNING', '2027-07-16T13:00:00-03:00', 20)
  await unit('JUDM02', 'SCHEDULED', '2027-07-16T13:30:00-03:00', 30)
  // the newest message of all is the last that was stored
  await unit('SWMM01', 'FINISHED', '2027-07-16T11:00:00-03:00', 15)
  const { needs } = await home()
  expect(needs).toEqual([
    expect.objectContaining({ key: 'feed-down:all', values: { count: 2, late: 1 }, href: '/office/feed/sources' }),
  ])
  await handleAll()
  expect(await kinds()).toEqual([])
  await emptyTables(db.pool, 'office_handled')
  await unit('SWMM02', 'FINISHED', '2027-07-16T11:00:00-03:00')
  expect(await kinds()).not.toContain('feed-down:all')
  // nothing runs and nothing is late: nobody misses anything
  await db.pool.query(`update unit set status = 'FINISHED'`)
  await db.pool.query(`update inbox set received_at = now() - interval '3 hours'`)
  expect(await kinds()).toEqual([])
})

test('figures are of all, also of what the list leaves out; what is next and what the public says stand beside it (R12.4)', async () => {
  for (let n = 0; n < 13; n += 1) await unit(`JUDL${n}`, 'SCHEDULED', '2027-07-16T13:00:00-03:00')
  for (let n = 0; n < 12; n += 1) await unit(`FENS${n}`, 'RUNNING', '2027-07-16T13:00:00-03:00', 20)
  await unit('FENOK', 'RUNNING', '2027-07-16T13:00:00-03:00', 1)
  // as the programme has it: an event's code is padded, its name's is not
  const event = 'JUDW57KG--------------'
  await db.pool.query(`update unit set event = $1, phase = code`, [event])
  await db.pool.query(
    `insert into fact_code (code_set, code, name, replacement_key, precedence, message_id)
     values ('EVENT', 'JUDW57KG', '{"por": "Até 57 kg F"}', 'codes', '', 0)`,
  )
  await unit('JUDNEXT', 'SCHEDULED', '2027-07-16T15:00:00-03:00')
  await unit('JUDLAST', 'SCHEDULED', '2027-07-18T15:00:00-03:00', 0, '2027-07-18')
  await db.pool.query(`update unit set phase = code where event = 'E'`)
  await emptyTables(db.pool, 'feedback')
  for (const sentiment of ['happy', 'happy', 'sad'])
    await db.pool.query(
      `insert into feedback (id, sentiment, suggestion, locale) values ($1, $2, 'a fila do almoço', 'por')`,
      [randomUUID(), sentiment],
    )
  const { needs, ...figures } = await home()
  expect(needs.filter(({ kind }) => kind === 'late')).toHaveLength(10)
  expect(needs[0]?.name).toEqual({ por: 'Até 57 kg F' })
  await emptyTables(db.pool, 'fact_code')
  expect(figures).toMatchObject({
    day: DAY,
    games: { first: DAY, last: '2027-07-18' },
    live: 13,
    late: 13,
    silent: 12,
    rejected: 0,
    finals: { decided: 0, total: 0 },
    mood: { happy: 2, neutral: 0, sad: 1 },
  })
  expect(figures.next).toMatchObject([
    { discipline: 'JUD', startAt: '2027-07-16T18:00:00.000Z', href: '/discipline/JUD/results/JUDNEXT' },
    { href: '/discipline/JUD/results/JUDLAST' },
  ])
  expect(figures.said).toHaveLength(3)
})

test('rejected messages are one row, which comes back with the next one, and not those that were left so (R12.4)', async () => {
  const reject = (at: string) =>
    db.pool.query(
      `insert into inbox (channel, digest, body, verdict, reason, received_at)
       values ('http', sha256($1::bytea), '', 'rejected', 'bad-header: x', $2)`,
      [at, at],
    )
  await reject('2027-07-16T13:00:00Z')
  await reject('2027-07-16T12:00:00Z')
  const [need] = (await home()).needs
  expect(need).toMatchObject({
    key: 'rejected:all',
    values: { count: 2 },
    href: '/office/feed?verdict=rejected',
    since: '2027-07-16T12:00:00.000Z',
  })
  await handleAll()
  expect(await kinds()).toEqual([])
  await reject('2027-07-16T13:30:00Z')
  expect(await kinds()).toEqual(['rejected:all'])
  await db.pool.query('update inbox set dismissed_at = now()')
  expect(await kinds()).toEqual([])
})

test('what goes public today waits, with what the public reads in Portuguese alone before it (R6.1, R12.4)', async () => {
  const { announcement, sponsor } = someContent('Chuva')
  const add = async (body: object, at?: string) => {
    const id = randomUUID()
    await ivone.call('POST', '/api/office/content', { id, body })
    const { status } = await ivone.call('POST', `/api/office/content/${id}/publication`, {
      version: 1,
      ...(at && { at }),
    })
    expect(status).toBe(200)
    return id
  }
  // the last minute of the games' day, and the first of the next
  const today = await add(announcement, '2027-07-16T23:59:00-03:00')
  await add(announcement, '2027-07-17T00:00:00-03:00')
  expect((await home()).needs).toEqual([
    {
      key: `scheduled:${today}`,
      state: expect.any(String) as string,
      kind: 'scheduled',
      name: { por: 'Chuva' },
      values: { todo: 'yes' },
      href: `/office/content/${today}`,
      since: '2027-07-17T02:59:00.000Z',
    },
  ])
  await add(announcement)
  // a name is its own translation
  await add(sponsor)
  expect((await home()).needs).toMatchObject([
    {
      key: 'translations:announcement',
      values: { content: 'announcement', count: 1 },
      href: '/office/content?kind=announcement&translation=todo',
    },
    { key: `scheduled:${today}` },
  ])
  await handleAll()
  expect(await kinds()).toEqual([])
})
