import { randomUUID } from 'node:crypto'
import { emptyTables } from '@games/testing/empty-tables'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'
import { refreshRanking } from '../ranking/index.ts'

let db: TestDatabase
let site: AccountsApp
const who: Record<string, Visitor> = {}
let ids: Record<string, string> = {}
const NAMES = ['carla', 'renato', 'luzia', 'beatriz'] as const
type Name = (typeof NAMES)[number]
const visitor = (name: Name): Visitor => {
  const found = who[name]
  if (!found) throw new Error(`${name} has not signed up`)
  return found
}

beforeAll(async () => {
  db = await testDatabase()
  site = accountsApp(db.pool)
})
afterAll(async () => {
  await site.close()
  await db.close()
})
beforeEach(async () => {
  await emptyTables(db.pool, 'account', 'attempt', 'office_action', 'ranking_entry', 'ranking_count')
  for (const name of NAMES) who[name] = await site.signedUp(name)
  await db.pool.query(`update account set role = 'admin' where username = 'carla'`)
  await db.pool.query(`update account set role = 'operator' where username = 'renato'`)
  await db.pool.query(`insert into venue_place (code, name) values ('SES', '{"por": "Sesi"}') on conflict do nothing`)
  const { rows } = await db.pool.query<{ username: string; id: string }>('select username, id from account')
  ids = Object.fromEntries(rows.map(({ username, id }) => [username, id]))
})

const of = (name: string) => `/api/office/people/${ids[name] ?? name}`
interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}
const list = async (query = '', by: Name = 'renato') => {
  const { body } = await visitor(by).call('GET', `/api/office/people${query}`)
  return body as unknown as { people: { username: string; role: string | null }[]; next: string | null }
}
const names = async (query: string) => (await list(query)).people.map(({ username }) => username)
const detail = async (name: string, by: Name = 'carla') => (await visitor(by).call('GET', of(name))).body
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()
const setRole = async (
  name: string,
  grant: { role: string | null; venues?: string[]; until?: string | null },
  { by = 'carla', expected }: { by?: Name; expected?: unknown } = {},
): Promise<Answer> =>
  visitor(by).call('PUT', `${of(name)}/role`, {
    venues: [],
    until: null,
    ...grant,
    expected: expected ?? (await detail(name, by))['state'] ?? '',
  })
const undo = (action: unknown, by: Name = 'carla') =>
  visitor(by).call('POST', `/api/office/actions/${String(action)}/undo`)
/** Accounts by name alone, many at once. */
const add = (usernames: readonly string[]) =>
  db.pool.query(
    `insert into account (username, username_key, password_hash) select name, lower(name), '-' from unnest($1::text[]) name`,
    [usernames],
  )

describe('the list (R12.4)', () => {
  test('has the staff first, then everybody by name, page by page without a gap or a repeat', async () => {
    await add(Array.from({ length: 120 }, (_, at) => `torcida${String(at).padStart(3, '0')}`))
    const seen: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `?limit=37${next === '' ? '' : `&cursor=${encodeURIComponent(next)}`}`,
      )
      seen.push(...page.people.map(({ username }) => username))
      next = page.next
    }
    expect(seen).toHaveLength(124)
    expect(new Set(seen).size).toBe(124)
    expect(seen.slice(0, 4)).toEqual(['carla', 'renato', 'beatriz', 'luzia'])
  })

  test('finds by the beginnings of words, whatever their accents, ß and İ', async () => {
    await add(['Bia_Amorim', 'João.Conceição', 'Weiß-Straße', 'İpek', 'amora'])
    expect(await names('?search=amo')).toEqual(['amora', 'Bia_Amorim'])
    expect(await names('?search=conceicao+joao')).toEqual(['João.Conceição'])
    expect(await names('?search=STRASSE')).toEqual(['Weiß-Straße'])
    expect(await names(`?search=${encodeURIComponent('weiß')}`)).toEqual(['Weiß-Straße'])
    expect(await names('?search=ipek')).toEqual(['İpek'])
    expect(await names(`?search=${encodeURIComponent('İpe')}`)).toEqual(['İpek'])
    for (const odd of ["'", '\\', ':*', '&|!', '%', '青年', '<->'])
      expect(await names(`?search=${encodeURIComponent(odd)}`)).toEqual([])
  })

  test('is narrowed to a role, a delegation, and who is blocked', async () => {
    await db.pool.query(`update account set organisation = 'AL' where username = 'luzia'`)
    await visitor('carla').call('POST', `${of('beatriz')}/block`)
    expect(await names('?role=staff')).toEqual(['carla', 'renato'])
    expect(await names('?role=admin')).toEqual(['carla'])
    expect(await names('?organisation=AL')).toEqual(['luzia'])
    expect(await names('?blocked=1')).toEqual(['beatriz'])
    expect((await visitor('carla').call('GET', '/api/office/people-figures')).body).toMatchObject({
      accounts: 4,
      staff: 2,
      blocked: 1,
    })
  })

  test('offers as a role’s end that of the day after the games, by the venue’s clock of then (R12.4)', async () => {
    const before = { ...site.games }
    // in New York the clock goes an hour back on 3 November 2199
    Object.assign(site.games, {
      timeZone: 'America/New_York',
      utcOffset: -240,
      days: { first: '2199-10-28', last: '2199-11-02' },
    })
    const { body } = await visitor('carla').call('GET', '/api/office/people-figures')
    Object.assign(site.games, before)
    expect(body['roleUntil']).toBe('2199-11-04T05:00:00.000Z')
  })

  test('has nothing of a person but the username; an address is found whole alone, and shown masked (R4.6, LGPD)', async () => {
    const { body } = await visitor('renato').call('GET', '/api/office/people')
    expect(JSON.stringify(body)).not.toMatch(/escola|•|cpf|birth|guardian_email/)
    expect(await names('?search=luzia@escola.example')).toEqual([])
    const found = await visitor('renato').call('POST', '/api/office/people-by-email', {
      email: ' Luzia@Escola.example',
    })
    expect(found.body['people']).toMatchObject([{ username: 'luzia' }])
    const part = await visitor('renato').call('POST', '/api/office/people-by-email', { email: 'uzia@escola.example' })
    expect(part.body['people']).toEqual([])
    expect(await detail('luzia', 'renato')).toMatchObject({ email: 'l•••@escola.example', cpf: '•••.•••.•••-25' })
  })

  test('says of somebody which accounts have the same number, and of nobody who is gone', async () => {
    // all four signed up with one CPF
    expect((await detail('luzia'))['alike']).toMatchObject([
      { username: 'carla' },
      { username: 'renato' },
      { username: 'beatriz' },
    ])
    await db.pool.query(`delete from account where username = 'beatriz'`)
    expect(await visitor('carla').call('GET', of('beatriz'))).toMatchObject({ status: 404 })
    expect(await visitor('carla').call('POST', `${of('beatriz')}/block`)).toMatchObject({ status: 404 })
  })
})

describe('roles (R4.7)', () => {
  test('are given and taken by an admin alone, never one’s own, and count from the next call', async () => {
    expect((await setRole('luzia', { role: 'operator' }, { by: 'renato' })).status).toBe(403)
    expect(await setRole('carla', { role: null })).toMatchObject({ status: 409, body: { id: 'not-oneself' } })
    expect((await visitor('luzia').call('GET', '/api/office/people')).status).toBe(403)
    const given = await setRole('luzia', { role: 'operator' })
    expect(given.status).toBe(200)
    expect((await visitor('luzia').call('GET', '/api/office/people')).status).toBe(200)
    expect((await undo(given.body['action'])).status).toBe(200)
    expect((await visitor('luzia').call('GET', '/api/office/people')).status).toBe(403)
  })

  test('are undone by an admin alone: nobody gets a role back by the record', async () => {
    const taken = await setRole('renato', { role: null })
    await setRole('luzia', { role: 'operator' })
    expect((await undo(taken.body['action'], 'luzia')).status).toBe(403)
    const raised = await setRole('renato', { role: 'admin' })
    expect((await undo(raised.body['action'], 'renato')).status).toBe(409)
    expect((await undo(taken.body['action'])).status).toBe(409)
    expect(await detail('renato')).toMatchObject({ role: 'admin' })
  })

  test('of two admins who take each other’s role at once one stays', async () => {
    await setRole('renato', { role: 'admin' })
    const [ofRenato, ofCarla] = [await detail('renato'), await detail('carla', 'renato')]
    const tries = await Promise.all([
      setRole('renato', { role: null }, { expected: ofRenato['state'] }),
      setRole('carla', { role: null }, { by: 'renato', expected: ofCarla['state'] }),
    ])
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    const { rows } = await db.pool.query(`select from account where role = 'admin'`)
    expect(rows).toHaveLength(1)
  })

  test('the last admin is neither blocked nor gone', async () => {
    const leave = { username: 'carla', password: site.password }
    const left = await visitor('carla').call('POST', '/api/account/deletion', leave)
    expect(left.body['fields']).toEqual({ username: 'last-admin' })
    await setRole('luzia', { role: 'admin' })
    expect((await visitor('carla').call('POST', '/api/account/deletion', leave)).status).toBe(200)
  })

  test('changed by two at once count once: the later is told so', async () => {
    const { state } = await detail('luzia')
    const tries = await Promise.all([
      setRole('luzia', { role: 'operator' }, { expected: state }),
      setRole('luzia', { role: 'admin' }, { expected: state }),
    ])
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test.each([
    [{ role: 'results', until: TOMORROW }, { venues: 'venues-needed' }],
    [{ role: 'results', venues: ['SES'] }, { until: 'until-needed' }],
    [{ role: 'results', venues: ['NONE'], until: TOMORROW }, { venues: 'venues-unknown' }],
    [{ role: 'results', venues: ['SES'], until: '2020-01-01T00:00:00Z' }, { until: 'until-past' }],
    [{ role: 'operator', venues: ['SES'] }, { venues: 'venues-none' }],
    [{ role: 'admin', until: TOMORROW }, { until: 'until-none' }],
  ])('cannot be %j', async (grant, fields) => {
    expect(await setRole('luzia', grant)).toMatchObject({ status: 400, body: { fields } })
  })

  test('end by themselves, on an open session too, and let nobody in after that', async () => {
    await setRole('renato', { role: 'operator', until: TOMORROW })
    expect((await visitor('renato').call('GET', '/api/office/people')).status).toBe(200)
    await db.pool.query(`update account set role_until = now() where username = 'renato'`)
    expect((await visitor('renato').call('GET', '/api/office/people')).status).toBe(403)
    expect((await visitor('renato').call('GET', '/api/session')).body['account']).toMatchObject({ role: null })
  })
})

describe('blocking and what is lost (R4.6)', () => {
  test('whoever is blocked is out at once, and in again once that is undone; of the staff only an admin blocks', async () => {
    const blocked = await visitor('renato').call('POST', `${of('luzia')}/block`)
    expect((await visitor('luzia').call('GET', '/api/account')).status).toBe(401)
    const signIn = () =>
      createVisitor(site.app).call('POST', '/api/session', { identifier: 'luzia', password: site.password })
    expect((await signIn()).status).toBe(401)
    expect((await undo(blocked.body['action'], 'renato')).status).toBe(200)
    expect((await signIn()).status).toBe(200)
    expect((await visitor('renato').call('POST', `${of('carla')}/block`)).status).toBe(403)
    expect((await visitor('carla').call('POST', `${of('carla')}/block`)).status).toBe(409)
    const operator = await visitor('carla').call('POST', `${of('renato')}/block`)
    expect(operator.status).toBe(200)
    expect((await undo(operator.body['action'], 'renato')).status).toBe(401)
  })

  test('a lost password is chosen anew by a code, once; one of the staff’s by an admin alone', async () => {
    expect((await visitor('renato').call('POST', `${of('carla')}/password-codes`)).status).toBe(403)
    const made = await visitor('renato').call('POST', `${of('luzia')}/password-codes`)
    const token = String(made.body['path']).replace('/auth?reset=', '')
    const password = 'três tigres tristes'
    const reset = () =>
      createVisitor(site.app).call('PUT', '/api/password-resets', { token, password, repeat: password })
    expect((await reset()).status).toBe(200)
    expect((await reset()).body).toMatchObject({ id: 'expired' })
    expect((await visitor('luzia').call('GET', '/api/account')).status).toBe(401)
    const { rows } = await db.pool.query('select * from office_action')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await undo(made.body['action'])).body).toMatchObject({ id: 'not-undoable' })
  })

  test('a code made for a visitor opens nothing once they have a role: an operator has no way into an admin’s account', async () => {
    const made = await visitor('renato').call('POST', `${of('luzia')}/password-codes`)
    expect((await setRole('luzia', { role: 'admin' })).status).toBe(200)
    const token = String(made.body['path']).split('=')[1]
    const password = 'três tigres tristes'
    expect(
      (await createVisitor(site.app).call('PUT', '/api/password-resets', { token, password, repeat: password })).status,
    ).toBe(410)
  })

  test('devices are signed out, one or all', async () => {
    const { sessions } = (await detail('luzia')) as unknown as { sessions: { id: string }[] }
    expect((await visitor('renato').call('DELETE', `${of('luzia')}/devices/${sessions[0]?.id}`)).status).toBe(200)
    expect((await visitor('luzia').call('GET', '/api/account')).status).toBe(401)
    expect((await visitor('renato').call('DELETE', `${of('luzia')}/devices/${sessions[0]?.id}`)).status).toBe(404)
    expect((await visitor('renato').call('DELETE', `${of('beatriz')}/devices`)).status).toBe(200)
    expect((await visitor('beatriz').call('GET', '/api/account')).status).toBe(401)
  })
})

describe('invitations of the staff (R4.7)', () => {
  const PASSWORD = 'três tigres tristes'
  const closed = () => accountsApp(db.pool, { loginEnabled: false })
  const invite = async (over: object = {}, by: Name = 'carla') =>
    visitor(by).call('POST', '/api/office/invitations', {
      label: 'Nilton, piscina',
      role: 'results',
      venues: ['SES'],
      until: TOMORROW,
      hours: 24,
      ...over,
    })
  const accept = (code: unknown, app = site.app, browser = createVisitor(app)) =>
    browser.call('PUT', '/api/invitations', { code, username: 'nilton', password: PASSWORD, repeat: PASSWORD })
  const listed = async () =>
    (await visitor('carla').call('GET', '/api/office/invitations')).body['invitations'] as Record<string, unknown>[]

  test('make one account with its role and venues, while signing in is closed to others too, and no second', async () => {
    const { body } = await invite()
    const shut = closed()
    const nilton = createVisitor(shut.app)
    expect((await nilton.call('POST', '/api/invitations', { code: body['code'] })).body).toMatchObject({
      role: 'results',
      organisation: null,
    })
    expect((await accept(body['code'], shut.app, nilton)).body['account']).toMatchObject({
      role: 'results',
      type: 'staff',
    })
    expect((await nilton.call('GET', '/api/venue-desk')).body).toMatchObject({ venues: [{ code: 'SES' }] })
    expect((await nilton.call('GET', '/api/venue-desk/SES')).status).toBe(200)
    expect((await nilton.call('GET', '/api/venue-desk/OTHER')).status).toBe(403)
    expect((await nilton.call('GET', '/api/office/people')).status).toBe(403)
    expect((await accept(body['code'])).body['fields']).toEqual({ code: 'code-used' })
    expect(await listed()).toMatchObject([{ state: 'used', username: 'nilton', label: null, by: 'carla' }])
    const { rows } = await db.pool.query('select row_to_json(i)::text as text from account_invitation i')
    expect(JSON.stringify(rows)).not.toContain(String(body['code']))
    await db.pool.query(`update account set role_until = now() where username = 'nilton'`)
    expect((await nilton.call('GET', '/api/venue-desk/SES')).status).toBe(403)
    await shut.close()
  })

  test('open nothing once they are revoked, have expired, or who invited is no admin any more; and are undone by admins', async () => {
    expect((await invite({}, 'renato')).status).toBe(403)
    const fault = async (code: unknown) => (await accept(code)).body['fields']
    const one = await invite()
    const { id } = (await listed())[0] ?? {}
    const revoked = await visitor('carla').call('DELETE', `/api/office/invitations/${String(id)}`)
    expect(await fault(one.body['code'])).toEqual({ code: 'code-revoked' })
    expect((await undo(revoked.body['action'], 'renato')).status).toBe(403)
    expect((await undo(revoked.body['action'])).status).toBe(200)
    await db.pool.query('update account_invitation set expires_at = now()')
    expect(await fault(one.body['code'])).toEqual({ code: 'code-expired' })
    const other = await invite({ role: 'admin', venues: [], until: null })
    await db.pool.query(`update account set role = 'operator' where username = 'carla'`)
    expect(await fault(other.body['code'])).toEqual({ code: 'code-revoked' })
  })

  test('revoked while the form is on its way say that, not that somebody used them', async () => {
    const { body } = await invite()
    const revoking = await db.pool.connect()
    await revoking.query('begin')
    await revoking.query('update account_invitation set revoked_at = now()')
    const answer = accept(body['code'])
    const waits = async () => {
      const { rows } = await revoking.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
      return rows.length
    }
    await expect.poll(waits).toBe(1)
    await revoking.query('commit')
    revoking.release()
    expect((await answer).body['fields']).toEqual({ code: 'code-revoked' })
    const { rows } = await db.pool.query(`select from account where username = 'nilton'`)
    expect(rows).toEqual([])
  })

  test.each([
    [{ role: null }, { role: 'role-needed' }],
    [{ venues: [] }, { venues: 'venues-needed' }],
    [{ until: null }, { until: 'until-needed' }],
  ])('cannot have %j', async (over, fields) => {
    expect(await invite(over)).toMatchObject({ status: 400, body: { fields } })
  })
})

describe('points by hand (R7.3)', () => {
  const give = (
    name: string,
    points: number,
    { key = randomUUID(), by = 'renato' as Name, reason = 'Ajudou na mesa' } = {},
  ) => visitor(by).call('POST', `${of(name)}/points`, { key, points, reason })
  const ledger = async (name: Name) =>
    ((await visitor(name).call('GET', '/api/account/points')).body as unknown as { entries: object[] }).entries

  test('given twice by one key count once; their owner reads why, and the ranking has them', async () => {
    const key = randomUUID()
    const tries = await Promise.all([
      give('luzia', 500, { key }),
      give('luzia', 500, { key }),
      give('luzia', 500, { key }),
    ])
    expect(new Set(tries.map(({ body }) => body['action'])).size).toBe(1)
    expect(await ledger('luzia')).toMatchObject([{ reason: 'hand', note: 'Ajudou na mesa', points: 500, balance: 500 }])
    await refreshRanking(db.pool)
    expect(await detail('luzia')).toMatchObject({ points: 500, position: 1, pointsLeft: 4_500 })
  })

  test('are undone by a line of its own, once; nothing is ever taken out', async () => {
    const { body } = await give('luzia', 500)
    expect((await undo(body['action'])).status).toBe(200)
    expect((await undo(body['action'])).status).toBe(409)
    expect(await ledger('luzia')).toMatchObject([
      { points: -500, balance: 0, note: null },
      { points: 500, balance: 500, note: 'Ajudou na mesa' },
    ])
    const { entries } = (await visitor('carla').call('GET', `${of('luzia')}/points`)).body as { entries?: object[] }
    expect(entries).toMatchObject([
      { by: 'carla', isUndone: false, action: null },
      { by: 'renato', isUndone: true, action: body['action'] },
    ])
  })

  test('are limited for each person and day, so that a slip of the finger makes nobody first; never one’s own', async () => {
    expect((await give('luzia', 10_000)).status).toBe(400)
    expect((await give('luzia', 3_000)).status).toBe(200)
    expect((await give('luzia', 3_000)).body).toMatchObject({ fields: { points: 'points-left' } })
    const both = await Promise.all([give('luzia', 1_500), give('luzia', 1_500)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    for (const points of [0, -5, 1.5]) expect((await give('luzia', points)).status).toBe(400)
    expect((await give('luzia', 5, { reason: '    ' })).status).toBe(400)
    expect((await give('renato', 5)).body).toMatchObject({ id: 'not-oneself' })
    expect((await give(randomUUID(), 5)).status).toBe(404)
  })
})
