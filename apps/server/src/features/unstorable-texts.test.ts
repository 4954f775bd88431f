import { CSRF_HEADER, privatePaths } from '@games/contract'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csrfOf, newToken, tokenDigest } from '../http/session/tokens.ts'
import { accountsApp } from '../testing/accounts-app.ts'

let db: TestDatabase
let person: string
const token = newToken()
beforeAll(async () => {
  db = await testDatabase()
  const { rows } = await db.pool.query<{ id: string; username: string }>(
    `insert into account (username, username_key, email, email_key, password_hash, role)
     values ('ivone', 'ivone', 'a@b.example', 'a@b.example', '-', 'admin'), ('bia', 'bia', 'b@b.example', 'b@b.example', '-', null)
     returning id, username`,
  )
  const idOf = (name: string) => rows.find(({ username }) => username === name)?.id ?? ''
  person = idOf('bia')
  await db.pool.query(
    `insert into account_session (id, account_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [tokenDigest(token), idOf('ivone')],
  )
})
afterAll(() => db.close())

/** Makes a call of the admin's with a body; gives the status. */
async function send(
  app: ReturnType<typeof accountsApp>['app'],
  [name, id]: readonly [keyof typeof privatePaths, string],
  body: object,
): Promise<number> {
  const [method, path] = privatePaths[name].split(' ') as [string, string]
  const { status } = await app.request(path.replace(/:\w+/, id), {
    method,
    headers: {
      host: 'games.example',
      origin: 'https://games.example',
      'x-forwarded-proto': 'https',
      'content-type': 'application/json',
      cookie: `__Host-session=${token}`,
      [CSRF_HEADER]: csrfOf(token),
    },
    body: JSON.stringify(body),
  })
  return status
}

const venue = { name: { por: 'Ginásio' }, lat: null, lon: null, expected: null }

/** What the staff writes, with a text in it. */
const WRITTEN: [keyof typeof privatePaths, string, (text: string) => object][] = [
  ['inviteStaff', '', (label) => ({ role: 'operator', venues: [], until: null, hours: 24, label })],
  ['givePoints', '', (reason) => ({ key: '8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c11', points: 1, reason })],
  ['saveVenue', 'GIN', (por) => ({ ...venue, name: { por } })],
  ['saveVenue', 'GIN', (eng) => ({ ...venue, name: { por: 'Ginásio', eng } })],
  ['saveVenue', 'GIN', (address) => ({ ...venue, address })],
  ['changeSetting', 'public_personal_fields', (reason) => ({ value: ['height'], expected: 'none', reason })],
  [
    'changeSetting',
    'route_rules',
    (note) => ({ value: [{ from: '/a', to: '/b', status: 302, note }], expected: 'none' }),
  ],
  [
    'changeSetting',
    'route_rules',
    (key) => ({ value: [{ from: '/a', to: '/b', status: 302, [key]: 1 }], expected: 'none' }),
  ],
]

/** What turns the letters after it about, or begins a line, is no part of a name either. */
test.each(['Ginásio\u202Eoiság', 'Ginásio\nNorte'])('%j is no name of a venue', async (por) => {
  const { app, close } = accountsApp(db.pool)
  const status = await send(app, ['saveVenue', 'GIN'], { ...venue, name: { por } })
  await close()
  expect(status).toBe(400)
})

test('a correction that visitors read is as much of a text (R6.1)', async () => {
  const { app, close } = accountsApp(db.pool)
  const id = '5f3a0c1e-0d55-4c7f-9a39-6a2b7c1d8e90'
  const body = (por: string) => ({ kind: 'announcement', title: { por }, level: 'notice', body: null, banner: null })
  const publish = (version: number, por: string) =>
    send(app, ['publishContent', id], { version, ...(version > 1 && { correction: { por } }) })
  const statuses = [
    await send(app, ['createContent', ''], { id, body: body('Chuva') }),
    await publish(1, ''),
    await send(app, ['saveContent', id], { base: 1, body: body('Chuva forte') }),
    await publish(2, 'zero \0 no meio'),
    await publish(2, 'A hora mudou'),
  ]
  await close()
  expect(statuses).toEqual([200, 200, 200, 400, 200])
})

test.each(WRITTEN)(
  '%s %s: a text that a database cannot hold is 400, and the same without it is taken',
  async (name, key, body) => {
    const { app, close } = accountsApp(db.pool)
    const written = (text: string) => send(app, [name, key || person], body(text))
    const statuses = [
      await written('zero \0 no meio'),
      await written('metade \ud83d de um sinal'),
      await written('um texto 🏅'),
    ]
    await close()
    await db.pool.query(`delete from setting; delete from venue_place`)
    expect(statuses).toEqual([400, 400, 200])
  },
)
