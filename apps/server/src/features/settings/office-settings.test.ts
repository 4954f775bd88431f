import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { emptyDatabase } from '../../testing/feed.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { games } from '../games/index.ts'
import { createHandlers } from '../handlers.ts'
import { changeSetting, type SettingKey } from './index.ts'

let db: TestDatabase
let site: AccountsApp
let ivone: Visitor
let renato: Visitor
beforeAll(async () => {
  db = await testDatabase()
  site = accountsApp(db.pool)
  ivone = await site.signedUp('ivone')
  renato = await site.signedUp('renato')
})
afterAll(async () => {
  await site.close()
  await db.close()
})
beforeEach(async () => {
  await emptyDatabase(db.pool)
  await emptyTables(db.pool, 'office_action', 'venue_place')
  await db.pool.query('delete from setting')
  await db.pool.query(`update account set role = 'admin'`)
})

interface Shown {
  readonly key: string
  readonly value: unknown
  readonly state: string
  readonly changed: { readonly action: number; readonly who: string; readonly reason: string | null } | null
}
const shown = async (key: SettingKey): Promise<Shown> => {
  const { body } = await ivone.call('GET', '/api/office/settings')
  const found = (body as unknown as { settings: Shown[] }).settings.find((one) => one.key === key)
  if (!found) throw new Error(`${key} is not listed`)
  return found
}
const put = async (key: SettingKey, value: unknown, over: { expected?: string; reason?: string } = {}, who = ivone) =>
  who.call('PUT', `/api/office/settings/${key}`, { value, expected: (await shown(key)).state, ...over })
const undo = (action: unknown) => ivone.call('POST', `/api/office/actions/${String(action)}/undo`)
const faults = async (key: SettingKey, value: unknown) => {
  const { status, body } = await put(key, value)
  return [status, (body as { fields?: object }).fields]
}
/** A picture as an upload leaves it. Gives its id. */
async function storedPicture(): Promise<string> {
  const variants = [{ name: '320.png', type: 'image/png', bytes: 9, width: 320, height: 200 }]
  const { rows } = await db.pool.query<{ id: string }>(
    `with made as (
       insert into stored_bytes (id, digest, kind, variants) values (gen_random_uuid(), sha256(gen_random_uuid()::text::bytea), 'image', $1)
       returning id)
     insert into file (id, bytes_id, name) select gen_random_uuid(), id, 'cnv.png' from made returning id`,
    [JSON.stringify(variants)],
  )
  return rows[0]?.id ?? ''
}
const current = () => games(db.pool, false, Date.now())

test('is set, shown with who and when, true for everybody, and taken back (R5.4, R4.3)', async () => {
  const { status, body } = await put('login_enabled', true)
  expect(status).toBe(200)
  expect(await shown('login_enabled')).toMatchObject({ value: true, changed: { who: 'ivone', reason: null } })
  expect((await current()).loginEnabled).toBe(true)
  expect((await db.pool.query('select topic from event_log')).rows).toEqual([{ topic: '*' }])
  expect((await undo(body['action'])).status).toBe(200)
  expect(await shown('login_enabled')).toMatchObject({ value: null })
  expect((await undo(body['action'])).status).toBe(409)
})

test('platforms are previewed in a demo, and anywhere as the organiser has decided (R1.2)', async () => {
  const allowed = async () => [
    (await games(db.pool, true, Date.now())).previews,
    (await games(db.pool, false, Date.now())).previews,
  ]
  expect(await allowed()).toEqual([true, false])
  expect((await put('previews', 'on')).status).toBe(400)
  expect((await put('previews', true)).status).toBe(200)
  expect(await allowed()).toEqual([true, true])
  expect((await put('previews', false)).status).toBe(200)
  expect(await allowed()).toEqual([false, false])
})

test('of two operators who change the same the later is told so, and nothing is lost', async () => {
  const { state } = await shown('games_name')
  const [one, other] = [{ por: 'Jogos do Norte' }, { por: 'Jogos do Sul' }]
  const tries = await Promise.all([
    put('games_name', one, { expected: state }),
    put('games_name', other, { expected: state }, renato),
  ])
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const first = await shown('games_name')
  expect([one, other]).toContainEqual(first.value)
  await put('games_name', { por: 'Jogos' }, {}, renato)
  // what came after it would be lost
  expect((await undo(first.changed?.action)).status).toBe(409)
  expect((await shown('games_name')).value).toEqual({ por: 'Jogos' })
})

describe('fields of minors (R5.4)', () => {
  test('are opened with a reason alone, closed without one, and opened by no undo', async () => {
    expect(await put('public_personal_fields', ['height'])).toMatchObject({
      status: 400,
      body: { fields: { reason: 'reason-required' } },
    })
    expect((await put('public_personal_fields', ['height'], { reason: 'ok' })).status).toBe(400)
    expect((await put('public_personal_fields', ['height'], { reason: 'Famílias autorizaram, ficha 12' })).status).toBe(
      200,
    )
    expect(await shown('public_personal_fields')).toMatchObject({
      value: ['height'],
      changed: { reason: 'Famílias autorizaram, ficha 12' },
    })
    const closed = await put('public_personal_fields', [])
    expect(closed.status).toBe(200)
    expect((await current()).publicFields).toEqual([])
    expect(await undo(closed.body['action'])).toMatchObject({ status: 409, body: { id: 'not-undoable' } })
  })

  test('are nothing that an operator opens or reads', async () => {
    const { state } = await shown('public_personal_fields')
    await db.pool.query(`update account set role = 'operator' where username = 'renato'`)
    const tried = await put('public_personal_fields', ['height'], { expected: state, reason: 'porque sim' }, renato)
    expect(tried.status).toBe(403)
    expect((await renato.call('GET', '/api/office/settings')).status).toBe(403)
    expect((await current()).publicFields).toEqual([])
  })
})

test.each<[SettingKey, unknown, Record<string, string>]>([
  ['time_zone', 'America/Atlantis', { value: 'zone-unknown' }],
  ['time_zone', '+03:00', { value: 'zone-unknown' }],
  ['games_days', { first: '2027-09-19', last: '2027-09-08' }, { value: 'days-order' }],
  ['games_days', { first: '2027-01-01', last: '2028-01-01' }, { value: 'days-many' }],
  ['games_days', { first: '20270-01-01', last: '2028-01-01' }, { first: 'Invalid ISO date' }],
  ['games_name', { por: 'x'.repeat(10_000) }, { por: 'name-long' }],
  ['games_name', { por: ' ' }, { por: 'name-required' }],
  ['games_name', { por: 'a\nb' }, { por: 'name-characters' }],
  ['disciplines', [{ code: 'JUD' }, { code: 'JUD' }], { value: 'code-twice' }],
  ['disciplines', [{ code: 'XYZ' }], { 0: 'name-required' }],
  ['delegations', [{ code: 'SP' }, { code: 'SP' }], { value: 'code-twice' }],
  ['venue_ways', [{ from: 'A', to: 'A', foot: 5 }], { 0: 'way-same' }],
  ['venue_ways', [{ from: 'A', to: '  ', foot: 5 }], { 0: 'way-venue' }],
  ['venue_ways', [{ from: 'A', to: 'B' }], { 0: 'way-empty' }],
  ['venue_ways', [{ from: 'A', to: 'B', foot: 2.5 }], { 0: 'way-minutes' }],
  [
    'venue_ways',
    [
      { from: 'A', to: 'B', foot: 5 },
      { from: 'B', to: 'A', shuttle: 5, oneWay: true },
    ],
    { 1: 'way-twice' },
  ],
  [
    'venue_ways',
    Array.from({ length: 1_001 }, (_, n) => ({ from: 'A', to: `B${n}`, foot: 5 })),
    { value: 'more than 1000 ways' },
  ],
  [
    'delegations',
    [{ code: 'SP', flag: { file: '8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c11' } }],
    { '0.flag': 'picture-unknown' },
  ],
])('%s cannot be %j', async (key, value, fields) => {
  expect(await faults(key, value)).toEqual([400, fields])
  expect((await shown(key)).value).toBe(null)
})

test('names of any script and with emoji are names', async () => {
  for (const por of ['ألعاب الشباب', 'משחקי נוער', 'Jogos 🏅 do Sertão', '青年运动会']) {
    expect((await put('games_name', { por, eng: '' })).status).toBe(200)
    expect((await current()).name).toEqual({ por })
  }
})

test('the games’ days begin by the organiser’s zone, on either side of a clock change', async () => {
  await put('time_zone', 'America/Santiago')
  const clock = (at: string) =>
    db.pool.query(
      `insert into games_clock (anchor_games, anchor_real, speed, source) values ($1, now(), 1, 'TEST')
       on conflict (singleton) do update set anchor_games = excluded.anchor_games, anchor_real = now()`,
      [at],
    )
  await clock('2027-09-04T12:00:00Z')
  expect((await current()).utcOffset).toBe(-240)
  await clock('2027-09-05T12:00:00Z')
  expect((await current()).utcOffset).toBe(-180)
})

test('delegations and disciplines of an organiser are on the public’s pages before a message came, by the name and picture of his own', async () => {
  const file = await storedPicture()
  const name = { por: 'Convidados', eng: 'Guests' }
  await put('delegations', [{ code: 'SP' }, { code: 'CNV', name, flag: { file } }])
  await put('disciplines', [
    { code: 'SWM' },
    { code: 'KIC', name: { por: 'Kickball' }, pictogram: { file } },
    { code: 'JUD', visible: false },
    { code: 'ARC' },
  ])
  const handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
  const { view: delegations } = await handlers.listDelegations()
  expect(delegations.delegations.map(({ organisation }) => [organisation.code, organisation.name?.por])).toEqual([
    ['SP', 'São Paulo'],
    ['CNV', 'Convidados'],
  ])
  expect(delegations.delegations[1]?.organisation.flag).toMatch(new RegExp(`^/files/${file}/`))
  const { view: programme } = await handlers.getProgramme()
  expect(programme.disciplines.map(({ discipline, place }) => [place, discipline.code, discipline.name?.por])).toEqual([
    [1, 'SWM', 'Natação'],
    [2, 'KIC', 'Kickball'],
    [3, 'ARC', 'Tiro com arco'],
  ])
  expect((await current()).pictograms['KIC']).toMatch(new RegExp(`^/files/${file}/`))
  expect((await db.pool.query('select access from file_use')).rows).toEqual([
    { access: 'public' },
    { access: 'public' },
  ])
})

test('the command says it too, in the record, without a person (npm run settings)', async () => {
  await transaction(db.pool, (tx) =>
    changeSetting(tx, null, { key: 'public_personal_fields', value: ['height'], expected: null, reason: null }),
  )
  expect(await shown('public_personal_fields')).toMatchObject({ value: ['height'], changed: { who: null } })
})

test('what an admin alone may do is undone by an admin alone, and no operator is offered it (R4.7, R12.4)', async () => {
  const { body } = await put('login_enabled', true)
  const venue = await ivone.call('PUT', '/api/office/venues/SES', {
    name: { por: 'Ginásio do Sesi' },
    lat: null,
    lon: null,
    expected: null,
  })
  await db.pool.query(`update account set role = 'operator' where username = 'renato'`)
  for (const action of [body['action'], venue.body['action']])
    expect((await renato.call('POST', `/api/office/actions/${String(action)}/undo`)).status).toBe(403)
  const offered = async (who: Visitor) => {
    const log = (await who.call('GET', '/api/office/actions')).body as unknown as { actions: { undoable: boolean }[] }
    return log.actions.map(({ undoable }) => undoable)
  }
  expect(await offered(renato)).toEqual([false, false])
  expect(await offered(ivone)).toEqual([true, true])
})

describe('a venue', () => {
  const venue = (over: object = {}) => ({
    name: { por: 'Ginásio do Sesi' },
    lat: -9.6,
    lon: -35.7,
    expected: null,
    ...over,
  })
  const save = (over: object = {}, code = 'SES') => ivone.call('PUT', `/api/office/venues/${code}`, venue(over))
  const states = async () =>
    ((await ivone.call('GET', '/api/office/venues')).body as unknown as { venues: { code: string; state: string }[] })
      .venues

  test('is written down, changed, taken out, and each of it taken back', async () => {
    expect((await save()).status).toBe(200)
    // somebody else had none before his eyes
    expect((await save({ name: { por: 'Outro' } })).status).toBe(409)
    const [{ state } = { state: '' }] = await states()
    const moved = await save({ expected: state, lat: -9.7 })
    expect(moved.status).toBe(200)
    expect((await undo(moved.body['action'])).status).toBe(200)
    expect(await states()).toMatchObject([{ code: 'SES', lat: -9.6 }])
    const gone = await ivone.call('DELETE', '/api/office/venues/SES')
    expect(await states()).toEqual([])
    expect((await undo(gone.body['action'])).status).toBe(200)
    expect(await states()).toMatchObject([{ code: 'SES', lat: -9.6, lon: -35.7 }])
  })

  test('is on the map with both figures or not at all, and within the world', async () => {
    expect(await save({ lon: null })).toMatchObject({ status: 400, body: { fields: { lat: 'both-or-none' } } })
    expect((await save({ lat: 91 })).status).toBe(400)
    expect((await save({ lat: null, lon: null })).status).toBe(200)
    expect((await save({}, 'não')).status).toBe(400)
  })
})
