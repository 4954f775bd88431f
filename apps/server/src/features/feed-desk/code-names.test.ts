import type { CodeNames } from '@games/contract'
import { aMessage, aUnit, schedule } from '@games/testing'
import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rebuild } from '../../ingest/rebuild.ts'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { emptyDatabase, POLICY, receive } from '../../testing/feed.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { createHandlers } from '../handlers.ts'

const DAY = '2027-09-14'
const FINAL = 'JUDW57KG--------------FNL-000100--'

let db: TestDatabase
let site: AccountsApp
let ivone: Visitor
let handlers: ReturnType<typeof createHandlers>
beforeAll(async () => {
  db = await testDatabase()
  site = accountsApp(db.pool)
  ivone = await site.signedUp('ivone')
  await db.pool.query(`update account set role = 'operator'`)
  handlers = createHandlers({ pool: db.pool, demo: false, now: () => Date.parse(`${DAY}T10:00:00-03:00`) })
})
afterAll(async () => {
  await site.close()
  await db.close()
})
const codes = (set: string, code: string, por: string, version = 1) =>
  aMessage(
    { documentType: 'DT_CODES', documentCode: 'GLO', documentSubtype: set, version },
    { kind: 'codes', codes: [{ code, name: { por, eng: `${por} (eng)` } }] },
  )
beforeEach(async () => {
  await emptyDatabase(db.pool)
  await emptyTables(db.pool, 'office_action', 'code_name')
  await receive(db.pool, schedule({ documentCode: 'JUD' }, [aUnit({ code: FINAL, venue: 'GFA' })]))
  await receive(db.pool, codes('EVENT', 'JUDW57KG', 'Até 57 kg'))
})

const list = async (query = '') =>
  (await ivone.call('GET', `/api/feed-desk/names${query}`)).body as unknown as CodeNames
const save = (set: string, code: string, name: object, expected: string | null = null) =>
  ivone.call('PUT', `/api/feed-desk/names/${set}/${code}`, { name, expected })
const undo = (action: unknown) => ivone.call('POST', `/api/office/actions/${String(action)}/undo`)
const shown = async () => {
  const { view, topics } = await handlers.getUnit({ params: { code: FINAL } })
  const { event, discipline, venue } = view.unit
  return {
    event: event.name?.por,
    eng: event.name?.eng,
    discipline: discipline.name?.por,
    venue: venue?.name?.por,
    topics,
  }
}

test('a name of the organiser’s is shown above the feed’s and the built-in one, each language by itself (R5.1)', async () => {
  expect(await shown()).toMatchObject({ event: 'Até 57 kg', discipline: 'Judô' })
  expect((await save('EVENT', 'JUDW57KG', { por: 'Leve feminino' })).status).toBe(200)
  expect((await save('DISCIPLINE', 'JUD', { por: 'Judo da Paz', spa: '' })).status).toBe(200)
  expect((await save('VENUE', 'GFA', { por: 'Ginásio 😀 العربية' })).status).toBe(200)
  const now = await shown()
  expect(now).toMatchObject({
    event: 'Leve feminino',
    eng: 'Até 57 kg (eng)',
    discipline: 'Judo da Paz',
    venue: 'Ginásio 😀 العربية',
  })
  // whatever shows a name is made anew
  expect(now.topics).toContain('*')
  expect((await db.pool.query('select topic from event_log order by seq desc limit 1')).rows).toEqual([{ topic: '*' }])
})

test('it survives a rebuild and a newer table of codes; taken out, the newest of the feed is shown (R12.2)', async () => {
  await save('EVENT', 'JUDW57KG', { por: 'Leve feminino' })
  await receive(db.pool, codes('EVENT', 'JUDW57KG', 'Menos de 57 kg', 2))
  await rebuild(db.pool, POLICY)
  expect((await shown()).event).toBe('Leve feminino')
  const { body } = await ivone.call('DELETE', '/api/feed-desk/names/EVENT/JUDW57KG')
  expect((await shown()).event).toBe('Menos de 57 kg')
  expect((await undo(body['action'])).status).toBe(200)
  expect((await shown()).event).toBe('Leve feminino')
})

test('of two who write the same name the later is told so; what is sent twice is the same; undone only while nobody wrote since (R12.4)', async () => {
  const tries = await Promise.all([
    save('DISCIPLINE', 'JUD', { por: 'Um' }),
    save('DISCIPLINE', 'JUD', { por: 'Dois' }),
  ])
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const [first] = (await list('?set=DISCIPLINE&own=1')).names
  expect((await save('DISCIPLINE', 'JUD', { por: first?.own?.por })).status).toBe(200)
  const first200 = tries.find(({ status }) => status === 200)
  expect((await save('DISCIPLINE', 'JUD', { por: 'Três' }, first?.state ?? null)).status).toBe(200)
  expect((await undo(first200?.body['action'])).status).toBe(409)
})

test('codes are found by code and by any of their names, with where each name comes from (R12.4)', async () => {
  await save('PHASE', 'JUDW57KG--------------FNL-', { por: 'Decisão' })
  expect((await list('?q=ate%2057%20kg')).names).toMatchObject([
    {
      set: 'EVENT',
      code: 'JUDW57KG',
      own: null,
      builtIn: null,
      feed: { por: 'Até 57 kg' },
      shown: { por: 'Até 57 kg' },
    },
  ])
  expect((await list('?q=judo')).names[0]).toMatchObject({ set: 'DISCIPLINE', builtIn: { por: 'Judô' }, state: null })
  expect(await list('?own=1')).toMatchObject({
    names: [{ set: 'PHASE', code: 'JUDW57KG--------------FNL', own: { por: 'Decisão' } }],
    count: 1,
    changed: 1,
  })
  expect((await list('?q=nothing-is-called-so')).names).toEqual([])
})

test.each([[''], ['   '], ['x'.repeat(121)], ['a\nb'], ['a\u202Eb'], ['a\u0000']])('%j is no name', async (por) => {
  const { status, body } = await save('DISCIPLINE', 'JUD', { por })
  expect([status, body['message']]).toEqual([400, 'body: name.por'])
  expect((await db.pool.query('select from code_name')).rowCount).toBe(0)
})

test('nobody else writes a name, and no other set of codes has any (R4.7)', async () => {
  expect((await site.visitor().call('GET', '/api/feed-desk/names')).status).toBe(401)
  expect((await save('ORGANISATION', 'SP', { por: 'x' })).status).toBe(400)
})
