import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { createDeflate, deflateSync } from 'node:zlib'
import { PDFName, PDFString } from '@cantoo/pdf-lib'
import { CSRF_HEADER, type FileFault, type StoredFile } from '@games/contract'
import { emptyTables } from '@games/testing/empty-tables'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { csrfOf, newToken, tokenDigest } from '../../http/session/tokens.ts'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { film, filmTakenAt, openScript, pdf, photo, pixels, svg } from '../../testing/some-files.ts'
import { plainName } from './calls.ts'

let db: TestDatabase
let dataDir: string
let accounts: AccountsApp
let staff: Record<string, string>
const faults: unknown[] = []
beforeAll(async () => {
  db = await testDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'files-'))
  accounts = accountsApp(db.pool, {}, undefined, undefined, {
    dataDir,
    onError: (error) => faults.push(error),
    limits: { most: 4 },
  })
  staff = await signedInStaff()
})
afterAll(async () => {
  await accounts.close()
  await db.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(async () => {
  await emptyTables(db.pool, 'file_use', 'file', 'stored_bytes', 'file_leftover')
  faults.length = 0
  await Promise.all(['files', 'incoming'].map((one) => rm(join(dataDir, one), { recursive: true, force: true })))
})

/** Headers of an operator's browser. */
async function signedInStaff(): Promise<Record<string, string>> {
  const token = newToken()
  await db.pool.query(
    `with made as (
       insert into account (username, username_key, email, email_key, password_hash, role)
       values ('operadora', 'operadora', 'a@b.example', 'a@b.example', '-', 'operator') returning id)
     insert into account_session (id, account_id, expires_at) select $1, id, now() + interval '1 hour' from made`,
    [tokenDigest(token)],
  )
  return {
    host: 'games.example',
    origin: 'https://games.example',
    'x-forwarded-proto': 'https',
    cookie: `__Host-session=${token}; login=user`,
    [CSRF_HEADER]: csrfOf(token),
  }
}

type Bytes = Uint8Array | string | ReadableStream<Uint8Array>
interface Answer {
  readonly status: number
  readonly body: StoredFile & { readonly id: string; readonly file?: FileFault }
}
async function upload(bytes: Bytes, { id = randomUUID(), name = 'arquivo', headers = {} } = {}): Promise<Answer> {
  const response = await accounts.app.request(`/api/files/${id}?name=${encodeURIComponent(name)}`, {
    method: 'PUT',
    headers: { ...staff, ...headers },
    body: bytes as BodyInit,
    duplex: 'half',
  } as RequestInit)
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}
const stored = async () => {
  const of = async (path: string) => (await readdir(join(dataDir, path)).catch(() => [])).length
  const { rows } = await db.pool.query<{ files: number; bytes: number; leftovers: number }>(
    `select (select count(*)::int from file) as files, (select count(*)::int from stored_bytes) as bytes,
            (select count(*)::int from file_leftover) as leftovers`,
  )
  return { ...rows[0], incoming: await of('incoming'), folders: await of('files') }
}
const NOTHING = { files: 0, bytes: 0, leftovers: 0, incoming: 0, folders: 0 }
const get = (address: string, headers: Record<string, string> = {}) => accounts.app.request(address, { headers })
const addressOf = (file: StoredFile, name = file.variants[0]?.name): string =>
  file.variants.find((variant) => variant.name === name)?.address ?? ''

describe('what is taken (R6)', () => {
  test('a photo becomes upright pictures in sizes, without the place it was taken at or anything else about it', async () => {
    const { status, body } = await upload(await photo(), { name: 'Abertura.JPG' })
    expect([status, body.kind, body.name]).toEqual([200, 'image', 'Abertura.JPG'])
    // 900 × 600, taken with the phone upright
    expect(body.variants.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['320.webp', 320, 480],
      ['320.jpg', 320, 480],
      ['600.webp', 600, 900],
      ['600.jpg', 600, 900],
    ])
    for (const { address, type, bytes } of body.variants) {
      const response = await get(address)
      const made = Buffer.from(await response.arrayBuffer())
      expect([response.status, response.headers.get('content-type'), made.length]).toEqual([200, type, bytes])
      const { exif, icc, xmp, orientation } = await sharp(made).metadata()
      expect([exif, icc, xmp, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1])
      expect(made.includes('CanaryPhone')).toBe(false)
    }
    expect(await stored()).toEqual({ files: 1, bytes: 1, leftovers: 0, incoming: 0, folders: 1 })
  })

  test.each(sampled(['png', 'webp', 'avif', 'gif'] as const, 4))('a picture as %s', async (format) => {
    const { body } = await upload(await pixels(40, 30).toFormat(format).toBuffer())
    expect(body.variants.map(({ name }) => name)).toEqual(['40.webp', '40.jpg'])
  })

  test('a drawing becomes a picture, transparent where it is', NIGHTLY, async () => {
    const { body } = await upload(svg('<circle cx="200" cy="150" r="90" fill="#e63946"/>'), { name: 'UF.svg' })
    expect(body.variants.map(({ type }) => type)).toEqual(expect.arrayContaining(['image/webp', 'image/png']))
    expect(body.variants.some(({ name }) => name.endsWith('.svg'))).toBe(false)
    const made = await (await get(addressOf(body, '320.png'))).arrayBuffer()
    expect(await sharp(made).metadata()).toMatchObject({ format: 'png', hasAlpha: true, width: 320, height: 240 })
  })

  test('a PDF with its pages, videos with their length, captions', NIGHTLY, async () => {
    expect((await upload(await pdf((one) => void one.addPage()))).body).toMatchObject({ kind: 'pdf', pages: 2 })
    expect((await upload(film('film.mp4'))).body).toMatchObject({
      kind: 'video',
      seconds: 40,
      variants: [{ name: 'original.mp4', width: 640, height: 360 }],
    })
    expect((await upload(film('film.webm'))).body).toMatchObject({ kind: 'video', seconds: 40 })
    expect((await upload(film('por.vtt'))).body).toMatchObject({ kind: 'captions' })
  })

  test('a video keeps its pictures and loses the place it was taken at', async () => {
    const sent = filmTakenAt('-15.7939-047.8828/')
    expect(sent.includes('-047.8828')).toBe(true)
    const { status, body } = await upload(sent)
    expect(status).toBe(200)
    const kept = Buffer.from(await (await get(addressOf(body))).arrayBuffer())
    expect([kept.length, kept.includes('-047.8828')]).toEqual([sent.length, false])
    expect(kept.subarray(-100_000).equals(sent.subarray(-100_000))).toBe(true)
  })

  test(
    'the same bytes are stored once, however often and at whatever moment they come; each is a file of its own',
    NIGHTLY,
    async () => {
      const bytes = await photo(200, 100)
      await upload(bytes)
      const answers = await Promise.all(['a', 'b', 'c'].map((name) => upload(bytes, { name })))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await stored()).toMatchObject({ files: 4, bytes: 1, folders: 1, leftovers: 0 })
      const others = await photo(210, 100)
      await Promise.all(['d', 'e', 'f'].map((name) => upload(others, { name })))
      expect(await stored()).toMatchObject({ files: 7, bytes: 2, folders: 2, leftovers: 0, incoming: 0 })
    },
  )

  test('sent again under the same id it is the same file; other bytes under it are refused', async () => {
    const id = randomUUID()
    const bytes = await photo(200, 100)
    expect((await upload(bytes, { id })).status).toBe(200)
    expect((await upload(bytes, { id })).body.id).toBe(id)
    expect((await upload(await photo(100, 100), { id })).status).toBe(409)
    expect(await stored()).toMatchObject({ files: 1, bytes: 1, folders: 1 })
  })
})

/** A PNG that says it is so large, with so little in it. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(body.length)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(20_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
function crc32(bytes: Buffer): number {
  let crc = 0xffff_ffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1
  }
  return (crc ^ 0xffff_ffff) >>> 0
}

const ZIP_END = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
const hevc = () =>
  Buffer.from(film('film.mp4').toString('latin1').replaceAll('avc1', 'hvc1').replace('hvc1', 'avc1'), 'latin1')
const escapedScript = async () =>
  Buffer.from((await pdf(openScript)).toString('latin1').replace('/JavaScript', '/J#61vaScript'), 'latin1')

const HOSTILE: readonly [what: string, make: () => Bytes | Promise<Bytes>, fault: FileFault][] = [
  ['nothing', () => '', 'empty'],
  ['a page', () => '<!doctype html><script>alert(1)</script>', 'unknown-kind'],
  ['a program', () => Buffer.from('7f454c46020101000000000000000000', 'hex'), 'unknown-kind'],
  ['an archive', () => Buffer.concat([Buffer.from('PK\x03\x04'), ZIP_END]), 'unknown-kind'],
  ['a script that begins like a GIF', () => 'GIF89a=1;alert(1)//', 'broken'],
  [
    'a page that begins like a JPEG',
    () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<script>')]),
    'broken',
  ],
  ['a picture of four gigapixels', () => hugePng(65_535, 65_535), 'too-many-pixels'],
  ['a photo of an iPhone', () => Buffer.from('0000001866747970686569630000000068656963', 'hex'), 'heic'],
  ['a drawing with a script', () => svg('<script>alert(1)</script>'), 'active-content'],
  ['a drawing that acts when loaded', () => svg('<g/>', 'width="9" height="9" onload="alert(1)"'), 'active-content'],
  ['a drawing with a page in it', () => svg('<foreignObject><body/></foreignObject>'), 'active-content'],
  ['a drawing that fetches', () => svg('<image xlink:href="http://127.0.0.1/x.png"/>'), 'active-content'],
  ['a drawing that reads a file', () => svg('<image href="file:///etc/passwd"/>'), 'active-content'],
  ['a drawing with a fetching style', () => svg('<style>@import "http://x.example/a.css";</style>'), 'active-content'],
  ['a drawing with a fetching fill', () => svg('<g fill="url(http://x.example/#a)"/>'), 'active-content'],
  [
    'a drawing of a billion laughs',
    () => `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
    'active-content',
  ],
  [
    'a drawing a kilometre wide',
    () => svg('<g/>', 'width="9999999" height="9999999" viewBox="0 0 1 1"'),
    'too-many-pixels',
  ],
  ['a PDF that runs a script', () => pdf(openScript), 'active-content'],
  ['a PDF that hides its script in a packed stream', () => pdf(openScript, true), 'active-content'],
  ['a PDF that writes its script’s name in another way', escapedScript, 'active-content'],
  [
    'a PDF that starts a program',
    () =>
      pdf((one) =>
        one.catalog.set(PDFName.of('OpenAction'), one.context.obj({ S: 'Launch', F: PDFString.of('cmd') } as never)),
      ),
    'active-content',
  ],
  [
    'a PDF with a file in it',
    () =>
      pdf((one) => void one.attach(Buffer.from('MZ'), 'folheto.exe', { mimeType: 'application/octet-stream' }), true),
    'active-content',
  ],
  ['a PDF with a password', async () => encryptedPdf(), 'encrypted'],
  ['a PDF that is an archive too', async () => Buffer.concat([await pdf(), ZIP_END]), 'two-kinds'],
  ['a PDF with something behind it', async () => Buffer.concat([await pdf(), Buffer.from('<script>')]), 'broken'],
  ['a PDF cut in half', async () => (await pdf()).subarray(0, 400), 'broken'],
  ['a video cut in half', () => film('film.mp4').subarray(0, 90_000), 'broken'],
  ['a WebM cut in half', () => film('film.webm').subarray(0, 90_000), 'broken'],
  ['a video that is an archive too', () => Buffer.concat([film('film.mp4'), ZIP_END]), 'two-kinds'],
  ['a video in a coding of few', hevc, 'codec'],
  ['captions without times', () => 'WEBVTT\n\nolá', 'broken'],
  ['captions that end before they begin', () => 'WEBVTT\n\n00:05.000 --> 00:01.000\nolá', 'broken'],
  ['captions in another writing', () => Buffer.from('WEBVTT\n\n00:01.000 --> 00:05.000\nol\xe1', 'latin1'), 'broken'],
]

async function encryptedPdf(): Promise<Buffer> {
  return pdf((one) => one.encrypt({ userPassword: 'segredo' }))
}

test.each(sampled(HOSTILE, 6))('refuses %s, says why, and nothing of it is left', async (_what, make, fault) => {
  const { status, body } = await upload(await make())
  expect([status, body.id, body.file]).toEqual([422, 'file-refused', fault])
  expect(await stored()).toEqual(NOTHING)
})

/** A PDF of some hundred kilobytes whose compressed objects are so many times 16 MB. */
async function pdfBomb(times: number): Promise<Buffer> {
  const part = Buffer.alloc(16 * 1024 * 1024, ' ')
  const packed = await buffer(
    Readable.from(Array.from({ length: times }, () => part)).pipe(createDeflate({ level: 1 })),
  )
  const objects = [
    '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n',
    '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>\nendobj\n',
    `4 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`,
  ]
  const head = Buffer.from(`%PDF-1.7\n${objects.join('')}`, 'latin1')
  const tail = `\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 5>>\nstartxref\n9\n%%EOF\n`
  return Buffer.concat([head, packed, Buffer.from(tail, 'latin1')])
}

test(
  'a PDF that would be a gigabyte unpacked is refused by the process that reads it, and the server’s own memory does not grow with it (zip bomb)',
  NIGHTLY,
  async () => {
    const bomb = await pdfBomb(64)
    expect(bomb.length).toBeLessThan(10_000_000)
    const careful = accountsApp(db.pool, {}, undefined, undefined, {
      dataDir,
      onError: (error) => faults.push(error),
      limits: { mostBytes: 400_000_000 },
    })
    const before = process.memoryUsage().rss
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss)
    }, 20)
    try {
      const response = await careful.app.request(`/api/files/${randomUUID()}?name=mapa.pdf`, {
        method: 'PUT',
        headers: staff,
        body: new Uint8Array(bomb),
      })
      const { file } = (await response.json()) as Answer['body']
      expect([response.status, file]).toEqual([422, 'too-costly'])
    } finally {
      clearInterval(watch)
      await careful.close()
    }
    expect(most - before).toBeLessThan(300_000_000)
    expect(await stored()).toEqual(NOTHING)
    expect(faults).toEqual([])
  },
)

describe('names', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\fotos\\abertura.jpg', 'abertura.jpg'],
    ['....//', 'file'],
    ['\u202egpj.exe', 'gpj.exe'],
    ['a\r\nset-cookie: x', 'a set-cookie x'],
    ['.htaccess', 'htaccess'],
    ['Rotas – ginásio (1).pdf', 'Rotas – ginásio (1).pdf'],
    ['x'.repeat(400), 'x'.repeat(120)],
  ])('%j is %j', (sent, name) => expect(plainName(sent)).toBe(name))
})
