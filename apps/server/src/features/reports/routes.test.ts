import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Listening, listen } from '../../http/server/listen.ts'
import { testApp } from '../../testing/test-app.ts'
import { reportFiles } from './index.ts'
import { PART_BYTES } from './routes.ts'

const DIGEST = 'a'.repeat(64)
const ADDRESS = `/api/reports/files/${DIGEST}/JUD_C73_v1.pdf`
const CONTENT = Buffer.from(`%PDF-1.7 ${'0123456789'.repeat(99)}!`)

/** The app with one report, and how it is read. */
function withReport(content: Uint8Array = CONTENT, name = 'Relatório (JUD_C73_v1).pdf') {
  const read = vi.fn(
    async (offset: number, length: number): Promise<Uint8Array | null> => content.subarray(offset, offset + length),
  )
  const reportFile = async (digest: string) => (digest === DIGEST ? { size: content.length, name, read } : null)
  return { ...testApp({ reportFile }), read }
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('a report is a PDF shown in place, called by its title, stored for ever and never taken for anything else (R5.9)', async () => {
  const response = await withReport().get(ADDRESS)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toEqual({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': expect.stringContaining('Content-Range'),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': `inline; filename="Relatorio (JUD_C73_v1).pdf"; filename*=UTF-8''Relat%C3%B3rio%20%28JUD_C73_v1%29.pdf`,
    'content-length': String(CONTENT.length),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'content-type': 'application/pdf',
    etag: `"${DIGEST}"`,
    'x-content-type-options': 'nosniff',
  })
  expect(await bytesOf(response)).toEqual(CONTENT)
})

test.each<[string, Record<string, string>, number, string | null, Buffer]>([
  ['a part', { range: 'bytes=9-12' }, 206, 'bytes 9-12/1000', CONTENT.subarray(9, 13)],
  ['the rest', { range: 'bytes=990-' }, 206, 'bytes 990-999/1000', CONTENT.subarray(990)],
  ['the end', { range: 'bytes=-1' }, 206, 'bytes 999-999/1000', CONTENT.subarray(999)],
  ['what is beyond it', { range: 'bytes=1000-' }, 416, 'bytes */1000', Buffer.alloc(0)],
  ['several parts', { range: 'bytes=0-1,4-5' }, 200, null, CONTENT],
  [
    'a part of the same file',
    { range: 'bytes=0-3', 'if-range': `"${DIGEST}"` },
    206,
    'bytes 0-3/1000',
    CONTENT.subarray(0, 4),
  ],
  ['a part of another file', { range: 'bytes=0-3', 'if-range': '"other"' }, 200, null, CONTENT],
  ['a part by a weak tag', { range: 'bytes=0-3', 'if-range': `W/"${DIGEST}"` }, 200, null, CONTENT],
  ['a part by a date', { range: 'bytes=0-3', 'if-range': 'Tue, 14 Sep 2027 12:00:00 GMT' }, 200, null, CONTENT],
  ['what it has', { 'if-none-match': `"x", "${DIGEST}"` }, 304, null, Buffer.alloc(0)],
  ['a part of what it has', { 'if-none-match': `"${DIGEST}"`, range: 'bytes=5000-' }, 304, null, Buffer.alloc(0)],
  ['what it has not', { 'if-none-match': '"other"' }, 200, null, CONTENT],
])(
  '%s requested with %j is answered with %i (RFC 9110 §13.2.2, §14.2)',
  async (_what, headers, status, range, body) => {
    const response = await withReport().get(ADDRESS, headers)
    expect([response.status, response.headers.get('content-range')]).toEqual([status, range])
    expect(await bytesOf(response)).toEqual(body)
    if (status === 206) expect(response.headers.get('content-length')).toBe(String(body.length))
  },
)

test('HEAD describes the whole file, whatever part it names, and reads none of it (RFC 9110 §14.2)', async () => {
  const { app, read } = withReport()
  const response = await app.request(ADDRESS, { method: 'HEAD', headers: { range: 'bytes=0-3' } })
  expect([response.status, response.headers.get('content-length')]).toEqual([200, '1000'])
  expect(read).not.toHaveBeenCalled()
})

test.each([
  `/api/reports/files/${'b'.repeat(64)}/x.pdf`,
  '/api/reports/files/..%2f..%2fetc/passwd.pdf',
  '/api/reports/files/%00/%00.pdf',
])('%s is not there, in the shape of every call', async (path) => {
  const response = await withReport().get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ id: 'not-found' })
})

test.each(['Súmula "final"\\.pdf', 'a\r\nset-cookie: b=c.pdf', '決勝.pdf', '\ud800.pdf'])(
  'the name %j cannot leave its header',
  async (name) => {
    const response = await withReport(CONTENT, name).get(ADDRESS)
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('content-disposition')).toMatch(
      /^inline; filename="[^"\\]*"; filename\*=UTF-8''(?:[A-Za-z0-9._~!-]|%[0-9A-F]{2})+$/,
    )
  },
)

test('a part is read only once the one before it was taken, and none after the caller has gone', async () => {
  const { get, read } = withReport(new Uint8Array(16 * 1024 * 1024))
  const reader = (await get(ADDRESS)).body?.getReader()
  expect(read).not.toHaveBeenCalled()
  expect((await reader?.read())?.value).toHaveLength(PART_BYTES)
  expect(read).toHaveBeenCalledTimes(1)
  await reader?.cancel()
  expect(read.mock.calls).toEqual([[0, PART_BYTES]])
})

test('a report that goes while it is read ends the answer as failed', async () => {
  const { get, read } = withReport(new Uint8Array(3 * PART_BYTES))
  const response = await get(ADDRESS)
  read.mockImplementationOnce(async (_offset, length) => new Uint8Array(length)).mockResolvedValueOnce(null)
  await expect(response.arrayBuffer()).rejects.toThrow('went while it was read')
})

let db: TestDatabase
let server: Listening | undefined
beforeAll(async () => {
  db = await testDatabase()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await server?.close()
  server = undefined
})
afterAll(() => db.close())

const LARGE = 16 * 1024 * 1024

/** A server of the real database with a report of 16 MB; `parts` counts what was read. */
async function serveLarge() {
  const content = Buffer.alloc(LARGE, '%PDF-1.7 grande ')
  const digest = createHash('sha256').update(content).digest('hex')
  await db.pool.query('delete from report')
  await db.pool.query(`insert into report_file values ($1, lo_from_bytea(0, $2)) on conflict do nothing`, [
    digest,
    content,
  ])
  await db.pool.query(
    `insert into report (replacement_key, code, version, produced, size, digest, message_id)
     values ('k', $1, 1, '2027-09-14090000000', $2, $3, 1)`,
    ['JUD'.padEnd(34, '-'), content.length, digest],
  )
  let parts = 0
  const open = reportFiles(db.pool)
  const { app, fastPath } = testApp({
    reportFile: async (...address) => {
      const file = await open(...address)
      return (
        file && {
          ...file,
          read: (...part: Parameters<typeof file.read>) => {
            parts += 1
            return file.read(...part)
          },
        }
      )
    },
  })
  server = await listen(app, fastPath, { hostname: '127.0.0.1', port: 0, isTrusted: () => false })
  const path = `/api/reports/files/${digest}/JUD_v1.pdf`
  return { path, port: server.port, url: `http://127.0.0.1:${server.port}${path}`, digest, parts: () => parts }
}

/** A number once it has been the same for half a second. */
async function whenStill(number: () => number): Promise<number> {
  let before = Number.NaN
  await expect.poll(() => before === (before = number()), { interval: 500 }).toBe(true)
  return before
}

test('16 MB arrive whole, in parts', NIGHTLY, async () => {
  const { url, digest, parts } = await serveLarge()
  const hash = createHash('sha256')
  for await (const bytes of (await fetch(url)).body ?? []) hash.update(bytes)
  expect([hash.digest('hex'), parts()]).toEqual([digest, LARGE / PART_BYTES])
})

test(
  'a phone that does not read holds a few parts and no connection of the database; gone, it reads no more',
  NIGHTLY,
  async () => {
    const { path, port, parts } = await serveLarge()
    const socket = connect(port, '127.0.0.1')
    socket.pause()
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
    await expect.poll(() => parts()).toBeGreaterThan(0)
    // what the system's own buffers take, however long a busy machine needs to fill them
    const buffered = await whenStill(parts)
    expect(buffered).toBeLessThan(LARGE / PART_BYTES / 2)
    await expect.poll(() => db.pool.totalCount - db.pool.idleCount).toBe(0)
    socket.destroy()
    expect(await whenStill(parts)).toBeLessThanOrEqual(buffered + 1)
  },
)

test('a report replaced while a visitor reads it breaks off, and its address is gone', async () => {
  // the adapter between Hono and the socket says it there
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { url } = await serveLarge()
  const response = await fetch(url)
  const reader = response.body?.getReader()
  await reader?.read()
  await db.pool.query('delete from report')
  const rest = async () => {
    for (;;) if ((await reader?.read())?.done !== false) return
  }
  await expect(rest()).rejects.toThrow('terminated')
  expect(logged).toHaveBeenCalled()
  expect((await fetch(url)).status).toBe(404)
})
