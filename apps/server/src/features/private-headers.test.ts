import { connect } from 'node:net'
import { CSRF_HEADER, type PrivateEndpoint, privateContract, privatePaths } from '@games/contract'
import { SUITE } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../http/server/listen.ts'
import { csrfOf, newToken, tokenDigest } from '../http/session/tokens.ts'
import { type AccountsApp, accountsApp } from '../testing/accounts-app.ts'

/** Headers that something of a private call reads, each with what no sender means. */
const HOSTILE: readonly (readonly [name: string, value: string])[] = [
  ...['', '__proto__', '*', '\xff\xfe\x80', 'x'.repeat(4_000)].map((value) => ['accept', value] as const),
  ['accept-encoding', 'gzip;q=0, br;q=0, identity;q=0'],
  ['accept-language', 'en;q=-1, __proto__;q=1e309'],
  ['accept-language', ',;,;=,'],
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer  '],
  ['authorization', 'Bearer __proto__'],
  ['authorization', `Bearer ${'A'.repeat(43)}`],
  ['authorization', 'Bearer \xff\x80'],
  ['authorization', 'Basic OjpAOg=='],
  ['content-encoding', 'br'],
  ['content-encoding', 'gzip'],
  ['content-encoding', '__proto__'],
  ['content-type', ''],
  ['content-type', 'application/json; charset=utf-7'],
  ['content-type', 'multipart/form-data'],
  ['cookie', '__Host-session=%zz; session=%00; device=%ED%A0%80'],
  ['cookie', '__Host-session=; login=__proto__; locale=constructor; ='],
  ['cookie', `__Host-session=${'%'.repeat(2_000)}`],
  ['cookie', ';;;=;__proto__=1;\xff=\xfe'],
  ['games-min-seq', '1e309'],
  ['games-min-seq', '-1'],
  ['if-none-match', 'W/"'],
  ['if-none-match', 'W/"a", '.repeat(200)],
  ['host', '['],
  ['host', '[::1'],
  ['host', 'a b'],
  ['host', 'games.example:99999'],
  ['host', 'games.example@elsewhere.example'],
  ['host', '\xff\xfe'],
  ['origin', 'null'],
  ['origin', 'http://[::1'],
  ['origin', 'capacitor://localhost'],
  ['origin', 'https://games.example, https://games.example'],
  ['range', 'bytes=99999999999999999999-1,0-0,-0'],
  ['referer', 'javascript:'],
  ['sec-fetch-site', '__proto__'],
  ['user-agent', ''],
  ['user-agent', '\xff\x00\x80'.replace('\x00', '\x7f')],
  ['user-agent', 'Mozilla/'.repeat(500)],
  ['x-forwarded-for', '::ffff:127.0.0.1, 999.999.999.999, unknown'],
  ['x-forwarded-for', ','.repeat(2_000)],
  ['x-forwarded-host', 'a b, [::1'],
  ['x-forwarded-host', '__proto__'],
  ['x-forwarded-proto', 'javascript'],
  [CSRF_HEADER, '\xff'],
  [CSRF_HEADER, 'x'.repeat(4_000)],
]
const NAMES = Object.keys(privateContract) as (keyof typeof privateContract)[]
const ANY_ID = '8c1d2f36-5a0e-4f0b-9a53-0f8f4d2b7c11'
const AT_ONCE = 8
/** One in this many pairs of a call and a header is tried, each header on other calls: `PRIVATE_HEADERS=1` tries all. */
const ONE_IN = Number(process.env['PRIVATE_HEADERS'] ?? (SUITE === 'nightly' ? 4 : 32))

let db: TestDatabase
let site: AccountsApp
let served: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  db = await testDatabase()
  site = accountsApp(
    db.pool,
    {},
    undefined,
    async () => new Uint8Array(9),
    {},
    () => {},
  )
  served = await listen(site.app, () => false, { hostname: '127.0.0.1', port: 0, isTrusted: () => true })
})
afterAll(async () => {
  await served.close()
  await site.close()
  await db.close()
})

/** The status of a request whose bytes are written as they are; 0: ended without a word. */
const statusOf = (bytes: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = connect(served.port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    let received = ''
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => {
      received += part
      if (received.includes('\r\n')) socket.destroy()
    })
    // a refusal may come before the whole request was read
    socket.on('error', () => {})
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1] ?? 0)))
  })

/** Who has every right: a session of its own, since some calls end it. */
async function admin(): Promise<Record<string, string>> {
  const token = newToken()
  await db.pool.query(
    `with made as (
       insert into account (username, username_key, email, email_key, password_hash, role)
       values ('ivone', 'ivone', 'i@b.example', 'i@b.example', '-', 'admin')
       on conflict (username_key) do update set role = excluded.role returning id)
     insert into account_session (id, account_id, expires_at) select $1, id, now() + interval '1 hour' from made`,
    [tokenDigest(token)],
  )
  return { cookie: `__Host-session=${token}; login=user`, [CSRF_HEADER]: csrfOf(token) }
}

test('whatever stands in a header of a private call, none is answered with a failure of the server (R4.4)', async () => {
  const statuses = new Map<number, number>()
  const failed: string[] = []
  const requests = NAMES.flatMap((name) => HOSTILE.map((header) => ({ name, header }))).filter(
    (_, at) => at % ONE_IN === 0,
  )
  const send = async ({ name, header: [header, value] }: (typeof requests)[number]) => {
    const endpoint: PrivateEndpoint = privateContract[name]
    const [method, path] = privatePaths[name].split(' ') as [string, string]
    const body = method === 'GET' ? '' : '{}'
    const headers: Record<string, string> = {
      host: 'games.example',
      origin: 'https://games.example',
      'x-forwarded-proto': 'https',
      ...(await admin()),
      ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
      ...(method === 'GET' ? {} : { 'content-length': String(body.length) }),
      connection: 'close',
      [header]: value,
    }
    const head = Object.entries(headers).map(([one, text]) => `${one}: ${text}\r\n`)
    const status = await statusOf(`${method} ${path.replace(/:\w+/g, ANY_ID)} HTTP/1.1\r\n${head.join('')}\r\n${body}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 0 || status >= 500) failed.push(`${status} ${name} ${header}: ${value.slice(0, 60)}`)
  }
  const left = [...requests]
  const worker = async () => {
    for (let next = left.pop(); next; next = left.pop()) await send(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  expect(failed.slice(0, 20), `${failed.length} of ${requests.length}`).toEqual([])
  // headers of which nothing comes through to the calls would prove nothing
  expect(statuses.get(200)).toBeGreaterThan(requests.length / 10)
  expect(statuses.get(400)).toBeGreaterThan(requests.length / 10)
}, 600_000)
