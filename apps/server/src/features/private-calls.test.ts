import { CSRF_HEADER, type PrivateEndpoint, privateContract, privatePaths } from '@games/contract'
import { belongsTo, type Role } from '@games/domain'
import { sampled } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csrfOf, newToken, tokenDigest } from '../http/session/tokens.ts'
import { accountsApp } from '../testing/accounts-app.ts'

/** Whoever can make a call: with which cookies, and with which role where it is an account. */
const CALLERS = {
  anonymous: undefined,
  guest: undefined,
  user: null,
  results: 'results',
  operator: 'operator',
  admin: 'admin',
} as const satisfies Record<string, Role | null | undefined>
type Caller = keyof typeof CALLERS

const NAMES = Object.keys(privateContract) as (keyof typeof privateContract)[]
const ANY_ID = '8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c11'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

/** Headers of a page of ours in the browser of such a caller: with a session of its own for an account. */
async function headersOf(caller: Caller): Promise<Record<string, string>> {
  const own = { host: 'games.example', origin: 'https://games.example', 'x-forwarded-proto': 'https' }
  if (caller === 'anonymous') return own
  if (caller === 'guest') return { ...own, cookie: 'login=guest' }
  const token = newToken()
  await db.pool.query(
    `with made as (
       insert into account (username, username_key, email, email_key, password_hash, role, role_venues)
       values ($1, $1, 'a@b.example', 'a@b.example', '-', $2, case when $2 = 'results' then array[$4] else '{}' end)
       on conflict (username_key) do update set role = excluded.role returning id)
     insert into account_session (id, account_id, expires_at) select $3, id, now() + interval '1 hour' from made`,
    // whatever is asked for is a venue of theirs: what of others is refused is tried in people.test.ts
    [caller, CALLERS[caller], tokenDigest(token), ANY_ID],
  )
  return { ...own, cookie: `__Host-session=${token}; login=user`, [CSRF_HEADER]: csrfOf(token) }
}

/** 401 and 403 as the contract has them; `open`: whatever the call itself answers. */
function wanted(endpoint: PrivateEndpoint, caller: Caller, loginEnabled: boolean): '401' | '403' | '404' | 'open' {
  if (endpoint.demoOnly) return '404'
  const role = CALLERS[caller]
  if (!belongsTo(endpoint.audience, role)) return role === undefined ? '401' : '403'
  return loginEnabled || endpoint.whileClosed ? 'open' : '403'
}

describe.each([true, false])('with signing in switched on: %s', (loginEnabled) => {
  test.each(loginEnabled ? NAMES : sampled(NAMES, 25))(
    '%s is open to those the contract names, and to nobody else (R4.4)',
    async (name) => {
      const { app, close } = accountsApp(db.pool, { loginEnabled, demo: false })
      const endpoint: PrivateEndpoint = privateContract[name]
      const [method, path] = privatePaths[name].split(' ') as [string, string]
      const answered: Record<string, string> = {}
      for (const caller of Object.keys(CALLERS) as Caller[]) {
        const { status } = await app.request(path.replace(/:\w+/g, ANY_ID), {
          method,
          headers: { ...(await headersOf(caller)), ...(endpoint.body ? { 'content-type': 'application/json' } : {}) },
          // nothing that a call would do anything with
          ...(endpoint.body ? { body: '{}' } : {}),
        })
        const isRefusal = [401, 403].includes(status) || endpoint.demoOnly
        answered[caller] = isRefusal ? String(status) : status < 500 ? 'open' : String(status)
      }
      await close()
      expect(answered).toEqual(
        Object.fromEntries((Object.keys(CALLERS) as Caller[]).map((one) => [one, wanted(endpoint, one, loginEnabled)])),
      )
    },
  )
})

test('what a page of another site sends with somebody’s cookies does nothing, whatever the call (CSRF)', async () => {
  const { app, close } = accountsApp(db.pool)
  const foreign: [string, Record<string, string>][] = [
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin', { origin: '' }],
    ['a sandbox', { origin: 'null' }],
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
  ]
  for (const name of NAMES) {
    const [method, path] = privatePaths[name].split(' ') as [string, string]
    if (method === 'GET') continue
    for (const [how, over] of foreign) {
      const headers = { ...(await headersOf('admin')), 'content-type': 'application/json', ...over }
      const { status } = await app.request(path.replace(/:\w+/g, ANY_ID), { method, headers, body: '{}' })
      expect([name, how, status]).toEqual([name, how, 403])
    }
  }
  await close()
})

test('no private answer may be stored or read by another site', async () => {
  const { app, close } = accountsApp(db.pool)
  for (const name of NAMES) {
    const [method, path] = privatePaths[name].split(' ') as [string, string]
    const headers = { ...(await headersOf('admin')), 'content-type': 'application/json' }
    const init = { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) }
    const answer = await app.request(path.replace(/:\w+/g, ANY_ID), init)
    expect([name, answer.headers.get('cache-control'), answer.headers.get('access-control-allow-origin')]).toEqual([
      name,
      'no-store',
      null,
    ])
  }
  await close()
})
