import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AthletePhotos, StoredFile } from '@games/contract'
import { aParticipant, participants } from '@games/testing'
import { emptyTables } from '@games/testing/empty-tables'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { emptyDatabase, receive } from '../../testing/feed.ts'
import { pdf, photo } from '../../testing/some-files.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { someContent } from '../../testing/some-content.ts'
import { createContent, publishContent } from '../content/index.ts'
import { storeUpload, sweepFiles } from '../files/index.ts'
import { createHandlers } from '../handlers.ts'

let db: TestDatabase
let dataDir: string
let site: AccountsApp
let ivone: Visitor
let handlers: ReturnType<typeof createHandlers>
/** The same bytes are checked once, by a process that costs most of a second: one photo serves for all. */
let aPhoto: Buffer
beforeAll(async () => {
  db = await testDatabase()
  aPhoto = await photo()
  dataDir = await mkdtemp(join(tmpdir(), 'athlete-photos-'))
  site = accountsApp(db.pool, {}, undefined, undefined, { dataDir })
  ivone = await site.signedUp('ivone')
  await db.pool.query(`update account set role = 'operator'`)
  handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
})
afterAll(async () => {
  await site.close()
  await db.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(async () => {
  await emptyDatabase(db.pool)
  await emptyTables(db.pool, 'office_action', 'athlete_photo', 'athlete_photo_past', 'file_use', 'file')
  await db.pool.query('delete from setting')
  const person = (code: string, printName: string) =>
    aParticipant({
      code,
      organisation: 'AL',
      printName,
      familyName: printName.split(' ')[0] ?? '',
      disciplines: [{ code: 'HBL', entries: [], registeredEvents: [] }],
    })
  await receive(
    db.pool,
    participants({ documentCode: 'HBL' }, [person('101', 'TESTE Zilda'), person('102', 'TESTE Abigail')]),
  )
})

const open = (value: unknown = ['photo']) =>
  db.pool.query(
    `insert into setting (key, value) values ('public_personal_fields', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(value)],
  )
const close = () => open([])
async function upload(bytes?: Buffer): Promise<string> {
  const id = randomUUID()
  const body = bytes ?? aPhoto
  const { rows } = await db.pool.query<{ id: string }>('select id from account limit 1')
  await storeUpload(
    {
      id,
      name: '101.jpg',
      accountId: rows[0]?.id ?? '',
      raw: { body: new Blob([new Uint8Array(body)]).stream(), length: body.length },
    },
    site.stored,
  )
  return id
}
const set = (athlete: string, file: string, over: { expected?: string | null; again?: boolean } = {}) =>
  ivone.call('PUT', `/api/office/athlete-photos/${athlete}`, { file, expected: null, again: false, ...over })
const remove = (athlete: string, expected: string | null) =>
  ivone.call('POST', `/api/office/athlete-photos/${athlete}/removal`, { expected })
const undo = (action: unknown) => ivone.call('POST', `/api/office/actions/${String(action)}/undo`)
const listed = async (query = '') =>
  (await ivone.call('GET', `/api/office/athlete-photos${query}`)).body as unknown as AthletePhotos
const shown = async (athlete = '101') =>
  (await handlers.getAthlete({ params: { id: athlete } })).view.personal.photo?.variants ?? []
async function statusOf(address: string, from = site): Promise<number> {
  const response = await from.app.request(address)
  await response.arrayBuffer()
  return response.status
}

test('closed, a photo’s address answers 404 and no answer names it; opened it is shown, closed it is gone at once (R5.4)', async () => {
  const large = { width: 1_400, height: 1_400, channels: 3, background: '#123456' } as const
  const file = await upload(await sharp({ create: large }).jpeg().toBuffer())
  expect((await set('101', file)).status).toBe(200)
  const addresses = ['320.webp', '320.jpg', '640.webp'].map((name) => `/files/${file}/${name}`)
  expect(await Promise.all(addresses.map((one) => statusOf(one)))).toEqual([404, 404, 404])
  expect(await shown()).toEqual([])
  for (const nothing of ['photo', { photo: true }, ['height']]) {
    await open(nothing)
    expect([await shown(), await statusOf(addresses[0] ?? '')]).toEqual([[], 404])
  }
  await open()
  const variants = await shown()
  expect(variants.length).toBeGreaterThan(1)
  expect(Math.max(...variants.map(({ width }) => width))).toBeLessThanOrEqual(640)
  const response = await site.app.request(variants[0]?.address ?? '')
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const { exif, icc, xmp } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
  expect(response.headers.get('content-disposition')).toContain('photo')
  expect(response.headers.get('content-disposition')).not.toContain('101')
  const { rows } = await db.pool.query<{ name: string; width: number }>(
    `select variant ->> 'name' as name, (variant ->> 'width')::int as width
       from file join stored_bytes on stored_bytes.id = bytes_id, jsonb_array_elements(variants) variant where file.id = $1`,
    [file],
  )
  const larger = rows.filter(({ width }) => width > 640)
  expect(larger.length).toBeGreaterThan(0)
  for (const { name } of larger) expect(await statusOf(`/files/${file}/${name}`)).toBe(404)
  expect(await shown('102')).toEqual([])
  await close()
  expect([await shown(), await statusOf(variants[0]?.address ?? '')]).toEqual([[], 404])
})

test('an address has 122 random bits and nothing of the athlete; another photo has another one (R5.4)', async () => {
  await open()
  const [one, other] = [await upload(), await upload()]
  await set('101', one)
  const [before] = await shown()
  expect(before?.address).toMatch(/^\/files\/[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\/\d+\.\w+$/)
  for (const guess of ['101', 'athlete', randomUUID()]) expect(await statusOf(`/files/${guess}/320.webp`)).toBe(404)
  await set('101', other, { expected: one })
  expect([await statusOf(before?.address ?? ''), (await shown())[0]?.address.includes(other)]).toEqual([404, true])
})

test('who is no longer in the games has no photo, nor has a list, a search or an export one (R5.4)', async () => {
  await open()
  const file = await upload()
  await set('101', file)
  const lists = [
    await handlers.listAthletes({ query: {} }),
    await handlers.listAthletes({ query: { q: 'zilda' } }),
    await handlers.getDelegation({ params: { code: 'AL' } }),
  ]
  expect(JSON.stringify(lists)).not.toContain(file)
  await db.pool.query(`update competitor set active = false where code = '101'`)
  expect([await shown(), await statusOf(`/files/${file}/320.webp`)]).toEqual([[], 404])
})

test('removed on request it is gone at once, can be put back for a day, and is not put up by mistake (R5.4)', async () => {
  await open()
  const file = await upload()
  await set('101', file)
  const address = (await shown())[0]?.address ?? ''
  const { body } = await remove('101', file)
  expect([await shown(), await statusOf(address)]).toEqual([[], 404])
  expect((await listed('?state=withheld')).athletes).toMatchObject([{ id: '101', photo: null, withheld: true }])
  const other = await upload()
  expect((await set('101', other)).status).toBe(409)
  // nothing that can be undone is swept
  await db.pool.query(`update file set uploaded_at = now() - interval '3 days' where id = $1`, [file])
  await sweepFiles(site.stored)
  expect((await undo(body['action'])).status).toBe(200)
  expect(await statusOf(address)).toBe(200)
  const again = await remove('101', file)
  await db.pool.query(`update athlete_photo_past set since = now() - interval '25 hours'`)
  await sweepFiles(site.stored)
  expect((await db.pool.query('select from file where id = $1', [file])).rowCount).toBe(0)
  expect((await undo(again.body['action'])).status).toBe(409)
  expect((await set('101', other, { again: true })).status).toBe(200)
})

test('of two who change the same photo the later is told so; what is sent twice is done once (R12.4)', async () => {
  const [one, other] = [await upload(), await upload()]
  const tries = await Promise.all([set('101', one), set('101', other)])
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200, 409]))
  const now = (await listed('?q=zilda')).athletes[0]?.photo?.id ?? ''
  expect((await set('101', now)).status).toBe(200)
  expect((await db.pool.query('select from office_action')).rowCount).toBe(1)
})

test('a PDF, or no file at all, is no photo (R5.4)', NIGHTLY, async () => {
  expect(await set('101', await upload(await pdf()))).toMatchObject({
    status: 400,
    body: { fields: { file: 'unknown-kind' } },
  })
  expect(await set('101', randomUUID())).toMatchObject({ status: 400, body: { fields: { file: 'no-such-file' } } })
})

test('a picture that is used elsewhere, an athlete nobody knows, and nobody’s session are refused (R5.4)', async () => {
  const file = await upload()
  await set('101', file)
  expect((await set('102', file)).body).toMatchObject({ fields: { file: 'used-elsewhere' } })
  expect((await set('999', await upload())).status).toBe(404)
  expect((await site.visitor().call('GET', '/api/office/athlete-photos')).status).toBe(401)
})

test('content that names an athlete’s photo, also one that was removed, is not published, and opens nothing (R5.4)', async () => {
  const [file, plain] = [await upload(), await upload()]
  await set('101', file)
  const on = { pool: db.pool, caller: null, at: new Date(), onCommitted() {} }
  const draft = async (id: string) => {
    const item = randomUUID()
    await createContent(on, item, { ...someContent('x').ambassador, photo: { id } })
    return item
  }
  const [named, withPlain] = [await draft(file), await draft(plain)]
  await expect(publishContent(on, named, { version: 1 })).rejects.toMatchObject({
    details: { fields: { photo: 'no-such-file' } },
  })
  await publishContent(on, withPlain, { version: 1 })
  expect(await Promise.all([file, plain].map((id) => statusOf(`/files/${id}/320.webp`)))).toEqual([404, 200])
  // replaced or removed it is still a photo of an athlete
  await remove('101', file)
  await expect(publishContent(on, await draft(file), { version: 1 })).rejects.toMatchObject({ id: 'incomplete' })
  // named by something in the same moment as it became a photo
  await db.pool.query(`insert into file_use (owner, file_id, access) values ($1, $2, 'public'), ($3, $2, 'private')`, [
    randomUUID(),
    file,
    randomUUID(),
  ])
  expect(await statusOf(`/files/${file}/320.webp`)).toBe(404)
  const signed = site.stored.addresses.address(file, '320.webp', 'user')
  expect(await statusOf(signed)).toBe(404)
})

test('athletes are found by name, delegation and code, with how their photos stand (R5.4)', async () => {
  const file = await upload()
  await set('102', file)
  expect(await listed()).toMatchObject({ counts: { photo: 1, none: 1, withheld: 0 }, open: false, next: null })
  expect(
    (await listed('?q=abigail')).athletes.map(({ id, photo: one }) => [id, (one as StoredFile | null)?.id]),
  ).toEqual([['102', file]])
  expect((await listed('?q=101')).athletes.map(({ id }) => id)).toEqual(['101'])
  expect((await listed('?state=none')).athletes.map(({ id }) => id)).toEqual(['101'])
  const { body } = await ivone.call('POST', '/api/office/athlete-photo-matches', {
    names: ['102.jpg', 'teste zilda.png', 'x.png'],
  })
  expect((body as unknown as { matches: { by: string }[] }).matches.map(({ by }) => by)).toEqual([
    'code',
    'name',
    'none',
  ])
})
