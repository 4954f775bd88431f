import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { CSRF_HEADER, type FileFault, type StoredFile } from '@games/contract'
import { emptyTables } from '@games/testing/empty-tables'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import S3rver from 's3rver'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { listen } from '../../http/server/listen.ts'
import { csrfOf, newToken, tokenDigest } from '../../http/session/tokens.ts'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { film, pdf, photo } from '../../testing/some-files.ts'
import { createContent, publishContent, withdrawContent } from '../content/index.ts'
import { StoreAway } from './file-store.ts'
import { type FileOptions, setFileUses, sweepFiles } from './index.ts'
import { createS3Store } from './s3-store.ts'

let db: TestDatabase
let dataDir: string
let one: AccountsApp
let staff: Record<string, string>
const opened: AccountsApp[] = []
const faults: unknown[] = []
const server = (over: Partial<FileOptions> = {}): AccountsApp => {
  const app = accountsApp(db.pool, {}, undefined, undefined, {
    dataDir,
    onError: (fault) => faults.push(fault),
    ...over,
  })
  opened.push(app)
  return app
}
beforeAll(async () => {
  db = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'files-'))
  one = server()
  const token = newToken()
  await db.pool.query(
    `with made as (
       insert into account (username, username_key, email, email_key, password_hash, role)
       values ('operadora', 'operadora', 'a@b.example', 'a@b.example', '-', 'operator') returning id)
     insert into account_session (id, account_id, expires_at) select $1, id, now() + interval '1 hour' from made`,
    [tokenDigest(token)],
  )
  staff = {
    host: 'games.example',
    origin: 'https://games.example',
    'x-forwarded-proto': 'https',
    cookie: `__Host-session=${token}; login=user`,
    [CSRF_HEADER]: csrfOf(token),
  }
})
afterAll(async () => {
  for (const app of opened) await app.close()
  await db.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(async () => {
  await emptyTables(db.pool, 'content_item', 'content_version', 'file_use', 'file', 'stored_bytes', 'file_leftover')
  faults.length = 0
  await Promise.all(['files', 'incoming'].map((name) => rm(join(dataDir, name), { recursive: true, force: true })))
})

async function send(bytes: Uint8Array | ReadableStream, { to = one, headers = {}, id = randomUUID() as string } = {}) {
  const response = await to.app.request(`/api/files/${id}?name=rota.pdf`, {
    method: 'PUT',
    headers: { ...staff, ...headers },
    body: bytes as BodyInit,
    duplex: 'half',
  } as RequestInit)
  return { status: response.status, body: (await response.json()) as StoredFile & { id: string; file?: FileFault } }
}
const uploaded = async (bytes: Uint8Array, to = one): Promise<StoredFile> => {
  const { status, body } = await send(bytes, { to })
  expect([status, faults]).toEqual([200, []])
  return body
}
const get = (address: string, headers: Record<string, string> = {}, from = one) =>
  from.app.request(address, { headers })
/** As a browser reads it: to its end. */
const status = async (address: string, from = one) => {
  const response = await get(address, {}, from)
  await response.arrayBuffer()
  return response.status
}
const addressFor = (file: StoredFile, reader: 'everybody' | 'user' | 'staff') =>
  one.stored.addresses.address(file.id, file.variants[0]?.name ?? '', reader)
const statuses = async (file: StoredFile) =>
  Promise.all((['everybody', 'user', 'staff'] as const).map((reader) => status(addressFor(file, reader))))
const use = (file: StoredFile, access: 'public' | 'private' | 'staff', owner: string = randomUUID()) =>
  transaction(db.pool, (tx) => setFileUses(tx, owner, [{ fileId: file.id, access }]))
const rest = async () => {
  const of = async (path: string) => (await readdir(join(dataDir, path)).catch(() => [])).length
  const { rows } = await db.pool.query<{ files: number; leftovers: number }>(
    'select (select count(*)::int from file) as files, (select count(*)::int from file_leftover) as leftovers',
  )
  return { ...rows[0], incoming: await of('incoming'), folders: await of('files') }
}
const NOTHING = { files: 0, leftovers: 0, incoming: 0, folders: 0 }
const editing = { caller: null, at: new Date(), onCommitted() {} }

test('a file is shown to whom its uses say, and an unused one to the staff alone (R6, R4.4)', async () => {
  const file = await uploaded(await pdf())
  expect(await statuses(file)).toEqual([404, 404, 200])
  for (const [access, wanted] of [
    ['staff', [404, 404, 200]],
    ['private', [404, 200, 200]],
    ['public', [200, 200, 200]],
  ] as const) {
    await use(file, access)
    expect([access, await statuses(file)]).toEqual([access, wanted])
  }
  // signed out, nothing is left in a cache
  const stored = await Promise.all(
    (['everybody', 'user', 'staff'] as const).map(async (reader) => {
      const response = await get(addressFor(file, reader))
      await response.body?.cancel()
      return response.headers.get('cache-control')
    }),
  )
  expect(stored).toEqual(['public, max-age=31536000, immutable', 'private, no-store', 'private, no-store'])
})

test('content shows its files from its publication on, and no longer when it is withdrawn; the staff always (R6)', async () => {
  const [photoFile, pdfFile] = [await uploaded(await photo(60, 40)), await uploaded(await pdf())]
  const on = { ...editing, pool: db.pool }
  const ambassador = randomUUID()
  await createContent(on, ambassador, {
    kind: 'ambassador',
    spanish: true,
    english: true,
    name: 'Embaixadora',
    role: 'athlete',
    discipline: null,
    line: null,
    days: [],
    bio: null,
    photo: { id: photoFile.id },
  } as never)
  expect(await statuses(photoFile)).toEqual([404, 404, 200])
  await publishContent(on, ambassador, { version: 1 })
  expect(await statuses(photoFile)).toEqual([200, 200, 200])
  await withdrawContent(on, ambassador)
  expect(await statuses(photoFile)).toEqual([404, 404, 200])
  // no version that ever was loses its file
  await db.pool.query(`update file set uploaded_at = now() - interval '2 days'`)
  await sweepFiles(one.stored)
  expect([await statuses(photoFile), await statuses(pdfFile)]).toEqual([
    [404, 404, 200],
    [404, 404, 404],
  ])
})

test('an address that was changed, is of another file, or has ended opens nothing', NIGHTLY, async () => {
  const file = await uploaded(await pdf())
  await use(file, 'private')
  const good = addressFor(file, 'user')
  const other = await uploaded(await pdf((one) => void one.addPage()))
  await use(other, 'private')
  const swapped = good.replace(file.id, other.id)
  for (const bad of [
    good.replace('for=user', 'for=staff'),
    good.replace(/until=\w+/, 'until=zzzzzzzz'),
    good.replace(/sig=../, 'sig=AA'),
    good.replace(/sig=.*/, 'sig='),
    swapped,
  ])
    expect([bad, await status(bad)]).toEqual([bad, 403])
  expect(await status(good.replace(/\?.*/, ''))).toBe(404)
  const later = server({ now: () => Date.now() + 15 * 24 * 60 * 60_000 })
  expect(await status(good, later)).toBe(403)
  // one process and another sign alike, and the same all week
  expect(server().stored.addresses.address(file.id, 'original.pdf', 'user')).toBe(good)
  for (const path of ['/files/x/y', `/files/${randomUUID()}/original.pdf`, `/files/${file.id}/..%2f..%2fsource`])
    expect([path, await status(path)]).toEqual([path, 404])
})

test('a video is sent by ranges, cached for ever, and runs nothing (RFC 9110, RFC 6266)', async () => {
  const bytes = film('film.mp4')
  const file = await uploaded(bytes)
  await use(file, 'public')
  const address = addressFor(file, 'everybody')
  const whole = await get(address)
  const etag = whole.headers.get('etag') ?? ''
  expect((await whole.arrayBuffer()).byteLength).toBe(bytes.length)
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-length': String(bytes.length),
  })
  expect((await get(address, { 'if-none-match': etag })).status).toBe(304)
  const part = await get(address, { range: 'bytes=1000-1999' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${bytes.length}`])
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1_000, 2_000))).toBe(true)
  expect((await get(address, { range: 'bytes=99999999-' })).status).toBe(416)
  const kept = await get(`${address}?download`)
  await kept.body?.cancel()
  expect(kept.headers.get('content-disposition')).toMatch(/^attachment; filename="rota.mp4"/)
})

test('an upload cut halfway leaves nothing behind, and is not an error of the server', async () => {
  const bytes = await photo(1_200, 900)
  let sent = 0
  const cut = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent > bytes.length / 2) return controller.error(new Error('gone'))
      controller.enqueue(bytes.subarray(sent, (sent += 8_192)))
    },
  })
  expect(await send(cut)).toMatchObject({ status: 400, body: { file: 'cut-off' } })
  expect(await send(bytes.subarray(0, 9_000), { headers: { 'content-length': String(bytes.length) } })).toMatchObject({
    status: 400,
    body: { file: 'cut-off' },
  })
  expect([await rest(), faults]).toEqual([NOTHING, []])
})

test('ten gigabytes are refused by what they say, and without saying so as soon as there are too many', async () => {
  await db.pool.query(`insert into setting (key, value) values ('file_limits', '{"video": 60}')`)
  const said = await send(film('film.mp4'), { headers: { 'content-length': String(10e9) } })
  expect([said.status, said.body.file]).toEqual([413, 'too-large'])
  const begin = film('film.mp4').subarray(0, 65_536)
  const before = process.memoryUsage().rss
  let [bytes, most] = [0, 0]
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(bytes === 0 ? begin : new Uint8Array(65_536))
      bytes += 65_536
      most = Math.max(most, process.memoryUsage().rss - before)
    },
  })
  expect(await send(endless)).toMatchObject({ status: 413, body: { file: 'too-large' } })
  expect(bytes).toBeLessThan(62_000_000)
  expect([await rest(), most < 150_000_000]).toEqual([NOTHING, true])
  await db.pool.query(`delete from setting where key = 'file_limits'`)
})

test('over a socket: a sender that goes away leaves nothing, one that sends too much is ended', async () => {
  const served = await listen(one.app, () => false, {
    hostname: '127.0.0.1',
    port: 0,
    isTrusted: () => true,
    bodyWithinMs: 50,
  })
  const open = (length: number, path = `/api/files/${randomUUID()}?name=x`) => {
    const socket = connect(served.port, '127.0.0.1')
    const headers = Object.entries({ ...staff, 'content-length': String(length) }).map(
      ([name, value]) => `${name}: ${value}`,
    )
    socket.write(`PUT ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
    return socket
  }
  // whatever else is sent slowly is ended, a file is not
  const slow = open(100, '/api/account/password').resume()
  const ended = new Promise((closed) => slow.once('close', closed))
  const gone = open(5_000_000)
  gone.write(film('film.mp4'))
  await expect.poll(async () => (await rest()).incoming).toBe(1)
  await ended
  expect([gone.closed, (await rest()).incoming]).toEqual([false, 1])
  gone.destroy()
  await expect.poll(rest).toEqual(NOTHING)
  const huge = open(10_000_000_000)
  const first = await new Promise<string>((answer) =>
    huge.once('data', (bytes) => answer(String(bytes).split('\r\n')[0] ?? '')),
  )
  expect(first).toContain(' 413 ')
  huge.destroy()
  await served.close()
})

test('a store that is away says so, leaves nothing, and pages do not notice; it comes back (R6)', NIGHTLY, async () => {
  // a real fault of the disk: where the folder of files should be stands a file
  const kept = await uploaded(await pdf())
  await use(kept, 'public')
  await rm(join(dataDir, 'files'), { recursive: true })
  await writeFile(join(dataDir, 'files'), '')
  const refused = await send(await photo(60, 40))
  expect([refused.status, refused.body.id]).toEqual([503, 'store-unavailable'])
  expect(await status(addressFor(kept, 'everybody'))).toBe(503)
  expect((await one.app.request('/api/games')).status).toBe(200)
  expect(await rest()).toMatchObject({ files: 1, incoming: 0 })
  await rm(join(dataDir, 'files'))
  faults.length = 0
  await uploaded(await photo(60, 40))
})

test(
  'a disk that fills up while a picture is written anew is the store’s fault, not the picture’s; the sender may send it again (R6)',
  NIGHTLY,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'full-'))
    const source = join(folder, 'source')
    await writeFile(source, await photo(400, 300))
    // every byte that is written there finds the disk full
    await symlink('/dev/full', join(folder, '300.jpg'))
    await expect(one.stored.check({ kind: 'image', source, folder })).rejects.toThrow(StoreAway)
    const full = server({
      store: {
        ...one.stored.store,
        put: async () => {
          throw new StoreAway('the file store is away', { cause: Object.assign(new Error('x'), { code: 'ENOSPC' }) })
        },
      },
    })
    const bytes = await photo(60, 40)
    const id = randomUUID()
    expect(await send(bytes, { to: full, id })).toMatchObject({
      status: 503,
      body: { id: 'store-unavailable', retryAfter: 30 },
    })
    expect(await rest()).toEqual(NOTHING)
    faults.length = 0
    expect((await send(bytes, { id })).body.id).toBe(id)
    await rm(folder, { recursive: true })
  },
)

test('a bucket that fails or does not answer says so in bounded time, and leaves nothing (R6)', NIGHTLY, async () => {
  for (const [answer, patienceMs, wanted] of [
    [(response: ServerResponse) => response.writeHead(500).end('<Error/>'), 8_000, /500/],
    // it takes the bytes, and is silent
    [() => {}, 300, /abort/i],
  ] as const) {
    const bucket = createServer((request, response) => {
      request.resume()
      if (request.method === 'PUT') answer(response)
      else response.end('<ListBucketResult/>')
    })
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
    const { port } = bucket.address() as AddressInfo
    const s3 = { endpoint: `http://127.0.0.1:${port}/games`, region: 'auto', accessKeyId: 'A', secretAccessKey: 'B' }
    const away = server({ store: createS3Store(s3, patienceMs) })
    const begun = performance.now()
    const { status: answered, body } = await send(await pdf(), { to: away })
    expect([answered, body.id]).toEqual([503, 'store-unavailable'])
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(inspect(faults, { depth: 9 })).toMatch(wanted)
    expect(await rest()).toEqual(NOTHING)
    faults.length = 0
    bucket.closeAllConnections()
    bucket.close()
  }
})

test(
  'what a process left in the middle is removed a day later, by any number of servers at the same time',
  NIGHTLY,
  async () => {
    const files = await Promise.all([10, 20, 30].map(async (size) => uploaded(await photo(size, 10))))
    const [used] = files
    if (used) await use(used, 'staff')
    await db.pool.query(`insert into file_leftover values ($1, now() - interval '2 days'), ($2, now())`, [
      randomUUID(),
      randomUUID(),
    ])
    await db.pool.query(`update file set uploaded_at = now() - interval '2 days'`)
    const others = [server(), server()]
    await Promise.all([one, ...others].map(({ stored }) => sweepFiles(stored)))
    await sweepFiles(one.stored)
    // what is being written just now stays
    expect(await rest()).toEqual({ files: 1, leftovers: 1, incoming: 0, folders: 1 })
  },
)

test(
  'who begins to use a file and who sweeps it at the same moment: it stays, or it was not there (two nodes)',
  NIGHTLY,
  async () => {
    for (let n = 1; n <= 8; n += 1) {
      const file = await uploaded(await photo(n + 10, 10))
      await db.pool.query(`update file set uploaded_at = now() - interval '2 days'`)
      const [missing] = await Promise.all([use(file, 'public'), sweepFiles(one.stored), sweepFiles(one.stored)])
      expect(await status(addressFor(file, 'everybody'))).toBe(missing.length === 0 ? 200 : 404)
    }
  },
)

test(
  'a bucket of S3 in place of the disk: stored, read by ranges by another server, swept; away, it says so',
  NIGHTLY,
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 's3-'))
    const s3rver = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'games', configs: [] }],
    })
    const { port } = await s3rver.run()
    const s3 = {
      endpoint: `http://127.0.0.1:${port}/games`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    }
    const [first, second] = [server({ s3 }), server({ s3, dataDir: join(dataDir, 'other') })]
    const bytes = film('film.mp4')
    const file = await uploaded(bytes, first)
    await use(file, 'public')
    const part = await get(addressFor(file, 'everybody'), { range: 'bytes=70000-80000' }, second)
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(70_000, 80_001))).toBe(true)
    const objects = async () =>
      (await readdir(directory, { recursive: true })).filter((name) => name.includes('original'))
    expect(await objects()).not.toEqual([])
    await db.pool.query(`delete from file_use; update file set uploaded_at = now() - interval '2 days'`)
    await sweepFiles(second.stored)
    expect(await objects()).toEqual([])
    const wrong = server({ s3: { ...s3, accessKeyId: 'nobody' } })
    expect((await send(bytes, { to: wrong })).status).toBe(503)
    await s3rver.close()
    expect((await send(bytes, { to: first })).body.id).toBe('store-unavailable')
    expect((await rest()).files).toBe(0)
    await rm(directory, { recursive: true })
  },
)
