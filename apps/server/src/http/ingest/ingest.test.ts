import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { NIGHTLY } from '@games/testing/suite'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../testing/test-app.ts'
import { MAX_BODY_BYTES } from './ingest.ts'
import { createWrongKeys } from './wrong-keys.ts'

const MESSAGE = Buffer.from('<OdfBody DocumentType="DT_KA"/>')

function sender(receive = vi.fn(async (_bytes: Uint8Array, _source: number) => ({ id: 7 }))) {
  const { app, logged } = testApp({ receive })
  const post = async (body: BodyInit | null, headers: Record<string, string> = {}) =>
    app.request('/ingest/odf', { method: 'POST', body, headers: { 'x-api-key': 'a secret', ...headers } })
  return { post, receive, logged }
}

function guarded(now: () => number = () => 0) {
  const receive = vi.fn(async () => ({ id: 7 }))
  return { ...testApp({ receive, now }), receive }
}

test.each<[string, Buffer]>([
  ['identity', MESSAGE],
  ['gzip', gzipSync(MESSAGE)],
  ['deflate', deflateSync(MESSAGE)],
  ['deflate', deflateRawSync(MESSAGE)],
])('a message in %s is stored as it was before', async (coding, body) => {
  const { post, receive } = sender()
  const response = await post(new Uint8Array(body), { 'content-encoding': coding })
  expect([response.status, await response.json()]).toEqual([200, { id: 7 }])
  expect(Buffer.from(receive.mock.calls[0]?.[0] ?? [])).toEqual(MESSAGE)
})

test('200 is answered only after the message is stored', async () => {
  const stored = Promise.withResolvers<{ id: number }>()
  const { post, receive } = sender(vi.fn(async () => ({ id: 8 })).mockReturnValueOnce(stored.promise))
  const onAnswer = vi.fn()
  const response = post(MESSAGE)
  void response.then(onAnswer)
  await expect.poll(() => receive).toHaveBeenCalledTimes(1)
  // a later message is stored and answered meanwhile
  expect((await post(MESSAGE)).status).toBe(200)
  expect(onAnswer).not.toHaveBeenCalled()
  stored.resolve({ id: 7 })
  expect((await response).status).toBe(200)
})

test.each(['', 'a secre', 'a secret!', 'A SECRET'])(
  'the key %j is refused with 401 and nothing is read',
  async (key) => {
    const { post, receive } = sender()
    const response = await post(MESSAGE, { 'x-api-key': key })
    expect([response.status, (await response.json()).id]).toEqual([401, 'unauthorized'])
    expect(receive).not.toHaveBeenCalled()
  },
)

test.each<[string, () => [Buffer, Record<string, string>]]>([
  ['a message of more than 20 MB', () => [Buffer.alloc(MAX_BODY_BYTES + 1, 'x'), {}]],
  [
    'a bomb: 100 kB that would be 100 MB',
    () => [gzipSync(Buffer.alloc(100 * 1024 * 1024)), { 'content-encoding': 'gzip' }],
  ],
  ['a length that is announced', () => [MESSAGE, { 'content-length': String(MAX_BODY_BYTES + 1) }]],
])('%s is refused with 413', async (_, message) => {
  const { post, receive } = sender()
  const [body, headers] = message()
  const response = await post(new Uint8Array(body), headers)
  expect([response.status, (await response.json()).id]).toEqual([413, 'payload-too-large'])
  expect(receive).not.toHaveBeenCalled()
})

test('a message of exactly 20 MB is taken', NIGHTLY, async () => {
  const { post } = sender()
  expect((await post(gzipSync(Buffer.alloc(MAX_BODY_BYTES, 'x')), { 'content-encoding': 'gzip' })).status).toBe(200)
})

test.each<[string, Buffer | null, string, number]>([
  ['a truncated gzip', gzipSync(MESSAGE).subarray(0, 20), 'gzip', 400],
  ['a gzip that is none', MESSAGE, 'gzip', 400],
  ['an empty body', null, 'identity', 400],
  ['an unknown coding', MESSAGE, 'zstd', 415],
])('%s is refused with its reason', async (_, body, coding, status) => {
  const { post, receive } = sender()
  const response = await post(body && new Uint8Array(body), { 'content-encoding': coding })
  expect([response.status, await response.json()]).toEqual([
    status,
    { id: 'invalid-input', message: expect.any(String) },
  ])
  expect(receive).not.toHaveBeenCalled()
})

test('while the database is unavailable the sender has to retry', async () => {
  const { post } = sender(vi.fn(() => Promise.reject(new Error('Connection terminated unexpectedly'))))
  const response = await post(MESSAGE)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
})

test('who sends many wrong keys has to wait, and the right key is let through from the same address (R12.1)', async () => {
  const { app, receive } = guarded()
  const post = (key: string) =>
    app.request('/ingest/odf', { method: 'POST', body: MESSAGE, headers: { 'x-api-key': key } })
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) statuses.push((await post(`guess ${i}`)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429])
  const waiting = await post('guess')
  expect([waiting.headers.get('retry-after'), (await waiting.json()).id]).toEqual(['60', 'unauthorized'])
  expect(receive).not.toHaveBeenCalled()
  expect((await post('a secret')).status).toBe(200)
  expect((await app.request('/ingest/tables/imports', { headers: { 'x-api-key': 'guess' } })).status).toBe(429)
})

test('after a minute wrong keys are answered one by one again (R12.1)', async () => {
  let now = 1_000_000
  const { app } = guarded(() => now)
  const status = async () => (await app.request('/ingest/odf', { method: 'POST', body: MESSAGE })).status
  for (let i = 0; i < 11; i++) await status()
  now += 59_999
  expect(await status()).toBe(429)
  now += 2
  expect(await status()).toBe(401)
})

test('wrong keys are counted by who is behind the proxy, not for all behind it (R12.1)', async () => {
  const { app } = guarded()
  const from = async (address: string) =>
    (await app.request('/ingest/odf', { method: 'POST', body: MESSAGE, headers: { 'x-forwarded-for': address } }))
      .status
  for (let i = 0; i < 11; i++) await from('192.0.2.7')
  expect([await from('192.0.2.7'), await from('192.0.2.8')]).toEqual([429, 401])
  for (let i = 0; i < 11; i++) await from(`2001:db8:1:2::${i}`)
  expect([await from('2001:db8:1:2:3:4:5:6'), await from('2001:db8:1:3::1')]).toEqual([429, 401])
})

test('the addresses of wrong keys are remembered within bounds', () => {
  const wrongKeys = createWrongKeys(() => 0)
  for (let i = 0; i < 11; i++) wrongKeys.count('192.0.2.7')
  expect(wrongKeys.count('192.0.2.7')).toBe(true)
  for (let i = 0; i < 10_000; i++) wrongKeys.count(`10.0.${i >> 8}.${i & 255}`)
  expect(wrongKeys.count('192.0.2.7')).toBe(false)
})
