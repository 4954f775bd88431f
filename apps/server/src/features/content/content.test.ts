import { randomUUID } from 'node:crypto'
import {
  type ContentBody,
  type ContentItem,
  contract,
  type PrivateEndpoint,
  privateContract,
  privatePaths,
  richText,
} from '@games/contract'
import { CONTENT_KINDS, type ContentKind } from '@games/domain'
import { emptyTables } from '@games/testing/empty-tables'
import { NIGHTLY } from '@games/testing/suite'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountsApp, accountsApp } from '../../testing/accounts-app.ts'
import { plainCalls } from '../../testing/random-calls.ts'
import {
  everyContent,
  someContent,
  storeSomeFile,
  storeSomeFiles,
  storeSomePicture,
} from '../../testing/some-content.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { createHandlers } from '../handlers.ts'
import { inSnapshot } from '../snapshot.ts'
import { announceBannerEdges } from './banners.ts'
import { contentNeeds, publishDue, storeContent, watchSchedule } from './index.ts'

let db: TestDatabase
let accounts: AccountsApp
let handlers: ReturnType<typeof createHandlers>
let ana: Visitor
let bia: Visitor
let user: Visitor
beforeAll(async () => {
  db = await testDatabase()
  accounts = accountsApp(db.pool)
  handlers = createHandlers({ pool: db.pool, demo: false, now: Date.now })
  ;[ana, bia, user] = [await accounts.signedUp('ana'), await accounts.signedUp('bia'), await accounts.signedUp('caio')]
  await db.pool.query(`update account set role = 'operator' where username in ('ana', 'bia')`)
  await storeSomeFiles(db.pool)
})
afterAll(async () => {
  await accounts.close()
  await db.close()
})
beforeEach(async () => {
  await emptyTables(db.pool, 'content_item', 'content_version', 'event_log', 'file_use')
})

type Name = keyof typeof privatePaths
const fill = (name: Name, params: Readonly<Record<string, string | number>>): [string, string] => {
  const [method = '', path = ''] = privatePaths[name].split(' ')
  return [method, path.replace(/:(\w+)/g, (_, key: string) => String(params[key]))]
}
const as = (who: Visitor, name: Name, params: Readonly<Record<string, string | number>> = {}, body?: unknown) => {
  const [method, path] = fill(name, params)
  return who.call(method, path, body)
}
const BASE = '/api/office/content'

async function created(body: ContentBody): Promise<string> {
  const id = randomUUID()
  const { status, body: answer } = await ana.call('POST', BASE, { id, body })
  expect([status, answer]).toEqual([200, expect.objectContaining({ version: 1, state: 'draft' })])
  return id
}
const publish = (id: string, version = 1, more = {}) => as(ana, 'publishContent', { id }, { version, ...more })
const save = (who: Visitor, id: string, base: number, body: ContentBody, more = {}) =>
  as(who, 'saveContent', { id }, { base, body, ...more })
const item = async (id: string): Promise<ContentItem> => (await as(ana, 'getContent', { id })).body as ContentItem
const events = async () =>
  (await db.pool.query<{ topic: string }>('select topic from event_log order by seq')).rows.map(({ topic }) => topic)

/** Everything that visitors, users included, can be told. */
async function everythingShown(): Promise<string> {
  const told: unknown[] = [await events()]
  for (const name of Object.keys(contract) as (keyof typeof contract)[])
    for (const { raw } of plainCalls(name, contract[name]).slice(0, 1)) {
      const handler = handlers[name] as (input: unknown) => Promise<unknown>
      told.push(await handler({ params: {}, query: {}, ...raw }).catch(() => null))
    }
  const ids = (
    await db.pool.query<{ id: string }>(`select id from content_item where kind in ('album', 'informativo')`)
  ).rows.map(({ id }) => id)
  for (const [name, { audience, params }] of Object.entries<PrivateEndpoint>(privateContract)) {
    if (audience !== 'user' || !privatePaths[name as Name].startsWith('GET')) continue
    const takesId = params !== undefined && 'id' in params.shape
    const inputs = takesId ? ids.map((id) => ({ id })) : [{ type: 'hotel' }, { type: 'hospital' }]
    for (const input of inputs) told.push((await as(user, name as Name, input)).body)
  }
  return JSON.stringify(told)
}

test('nothing but what is published is ever told to visitors or users, of any kind (R6.1)', async () => {
  const now = new Date()
  for (const body of everyContent('canario')) {
    await created(body)
    const scheduled = await created(body)
    expect((await publish(scheduled, 1, { at: '2199-01-01T00:00:00Z' })).body).toMatchObject({ state: 'scheduled' })
    const withdrawn = await created(body)
    await publish(withdrawn)
    expect((await as(ana, 'withdrawContent', { id: withdrawn })).body).toMatchObject({ state: 'draft' })
    const archived = await created(body)
    await publish(archived)
    expect((await as(ana, 'archiveContent', { id: archived })).body).toMatchObject({ state: 'archived' })
  }
  await publishDue(db.pool, now)
  expect(await everythingShown()).not.toContain('canario')

  const shown = new Set<ContentKind>()
  for (const body of everyContent('cotovia')) {
    const id = await created(body)
    await publish(id)
    // changed since, and not published anew
    const { status } = await save(ana, id, 1, someContent('canario')[body.kind])
    expect([body.kind, status]).toEqual([body.kind, 200])
    shown.add(body.kind)
  }
  const told = await everythingShown()
  expect(told).not.toContain('canario')
  expect([...shown].sort()).toEqual([...CONTENT_KINDS].sort())
  for (const kind of CONTENT_KINDS) expect(told).toContain(`content:${kind}`)
  // what is published is found: the search can fail
  for (const name of ['listSponsors', 'listAnnouncements', 'listLiveStreams', 'listPlaces'] as const)
    expect(JSON.stringify((await handlers[name]()).view)).toContain('cotovia')
})

test('the address of a live stream for users is told to nobody else (R4.4)', async () => {
  const id = await created(someContent('ao vivo')['live-stream'])
  await publish(id)
  expect(JSON.stringify((await handlers.listLiveStreams()).view)).not.toContain('live.example')
  expect((await as(user, 'listLiveAddresses')).body).toEqual({
    addresses: [{ id, address: 'https://live.example/a.m3u8' }],
  })
  expect((await as(accounts.visitor(), 'listLiveAddresses')).status).toBe(401)
})

test('a file is seen by those who see what is published with it, and kept for every version (R6.1)', async () => {
  const file = randomUUID()
  await storeSomeFile(db.pool, file)
  const accesses = async () =>
    (await db.pool.query<{ access: string }>('select access from file_use where file_id = $1', [file])).rows.map(
      ({ access }) => access,
    )
  const { transport } = someContent('x')
  const id = await created({ ...transport, pdf: { id: file } })
  expect(await accesses()).toEqual(['staff'])
  await publish(id)
  expect(await accesses()).toEqual(['private'])
  expect((await as(user, 'listTransportRoutes')).body).toMatchObject({
    routes: [{ pdf: { name: 'mapa.pdf', variants: [{ address: expect.stringContaining(`/files/${file}/`) }] } }],
  })
  await save(ana, id, 1, { ...transport, pdf: null })
  await publish(id, 1)
  expect(await accesses()).toEqual(['private'])
  await as(ana, 'withdrawContent', { id })
  expect(await accesses()).toEqual(['staff'])
})

test('a draft may be incomplete, and is not published before it is complete (R6.1)', async () => {
  const body = { ...someContent('x').report, title: { por: ' ' }, pdf: null }
  const id = await created(body)
  expect((await item(id)).missing).toEqual([['title', 'por'], ['pdf']])
  expect(await publish(id)).toMatchObject({
    status: 400,
    body: { id: 'incomplete', fields: { 'title.por': 'required', pdf: 'required' } },
  })
})

test('a picture is not published as a PDF, nor a PDF as a photo or a video, and it is said where (R6.1)', async () => {
  const [picture, pdf] = [randomUUID(), randomUUID()]
  await storeSomePicture(db.pool, picture)
  await storeSomeFile(db.pool, pdf)
  const { report, album, video, informativo } = someContent('x')
  const [photo] = album.photos
  const bodies: readonly (readonly [ContentBody, string])[] = [
    [{ ...report, pdf: { id: picture } }, 'pdf'],
    [{ ...album, photos: [{ ...photo, file: { id: pdf } }] } as ContentBody, 'photos.0.file'],
    [{ ...video, source: { kind: 'file', file: { id: picture } } }, 'source.file'],
  ]
  for (const [body, path] of bodies)
    expect(await publish(await created(body))).toMatchObject({
      status: 400,
      body: { id: 'incomplete', fields: { [path]: 'unknown-kind' } },
    })
  const attachments = [picture, pdf].map((id) => ({ file: { id }, title: { por: 'Anexo' } }))
  expect((await publish(await created({ ...informativo, attachments }))).status).toBe(200)
})

test('what names a file that nobody has uploaded is not published, now or later, and says where; what is scheduled keeps its files (R6.1)', async () => {
  const [unknown, late] = [randomUUID(), randomUUID()]
  const { album, informativo } = someContent('x')
  const photo = { ...album.photos[0], file: { id: unknown } }
  const id = await created({ ...album, photos: [...album.photos, photo] } as ContentBody)
  for (const more of [{}, { at: '2199-01-01T00:00:00Z' }])
    expect(await publish(id, 1, more)).toMatchObject({
      status: 400,
      body: { id: 'incomplete', fields: { 'photos.1.file': 'no-such-file' } },
    })
  expect(await item(id)).toMatchObject({ state: 'draft' })
  // saved first, uploaded then
  const attached = await created({ ...informativo, attachments: [{ file: { id: late }, title: { por: 'Mapa' } }] })
  await storeSomeFile(db.pool, late)
  expect((await publish(attached, 1, { at: '2199-01-01T00:00:00Z' })).body).toMatchObject({ state: 'scheduled' })
  const { rows } = await db.pool.query('select access from file_use where file_id = $1', [late])
  expect(rows).toEqual([{ access: 'staff' }])
})

test('publishing names the version that was seen, and is done once however often it is sent', async () => {
  const { sponsor } = someContent('Banco')
  const id = await created(sponsor)
  await save(bia, id, 1, { ...sponsor, name: 'Banco Marés' })
  expect(await publish(id, 1)).toMatchObject({ status: 409, body: { id: 'changed-meanwhile', version: 2 } })
  const first = await publish(id, 2, { correction: { por: 'o nome' } })
  expect(first).toMatchObject({ status: 200, body: { state: 'published', published: { version: 2 } } })
  expect((await publish(id, 2)).body).toEqual(first.body)
  expect(await events()).toEqual(['content:sponsor'])
  const { rows } = await db.pool.query<{ action: string }>(
    'select action from office_action where subject_id = $1 order by id',
    [id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['create', 'publish'])
  expect((await handlers.listSponsors()).view.sponsors).toMatchObject([
    { name: 'Banco Marés', correction: { por: 'o nome' }, correctedAt: null },
  ])
})

test('what is corrected is said of the version that is published with it, and no more once it is published without (R6.1)', async () => {
  const { place } = someContent('x')
  const body = { ...place, type: 'other' as const }
  const id = await created(body)
  await publish(id)
  const shown = async () => {
    const [one] = (await handlers.listPlaces()).view.places
    return { correction: one?.correction, isCorrected: one?.correctedAt != null }
  }
  await save(bia, id, 1, { ...body, address: 'Rua do Sol, 2' })
  const correction = { por: 'O número era 1.', spa: 'El número era 1.' }
  for (const wrong of [{ por: '' }, { spa: 'El número' }, { por: 'x'.repeat(301) }, { por: 'o \0 número' }])
    expect((await publish(id, 2, { correction: wrong as never })).status).toBe(400)
  expect(await shown()).toEqual({ correction: null, isCorrected: false })
  await publish(id, 2, { correction })
  expect(await shown()).toEqual({ correction, isCorrected: true })
  await save(bia, id, 2, { ...body, address: 'Rua do Sol, 2', notes: { por: 'Fecha às 20h' } })
  await publish(id, 3)
  expect(await shown()).toEqual({ correction: null, isCorrected: true })
})

test('when it was published and corrected is told as the games’ zone wrote it then, on either side of a clock change (R6.1)', async () => {
  const { announcement } = someContent('Aviso')
  const id = await created({ ...announcement, banner: null })
  await publish(id)
  const at = async (first: string, corrected: string) => {
    await db.pool.query('update content_item set first_published_at = $2, published_at = $3 where id = $1', [
      id,
      first,
      corrected,
    ])
    const [one] = (await handlers.listAnnouncements()).view.announcements
    return [one?.publishedAt, one?.correctedAt]
  }
  // of a zone that nobody has set the page knows no more than how far the venue is from UTC
  expect(await at('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z')).toEqual([
    '2026-11-01T05:30:00.000Z',
    '2026-11-01T06:30:00.000Z',
  ])
  await db.pool.query(`insert into setting (key, value) values ('time_zone', '"America/New_York"')`)
  // half past one comes twice that night
  expect(await at('2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z')).toEqual([
    '2026-11-01T01:30:00-04:00',
    '2026-11-01T01:30:00-05:00',
  ])
  await db.pool.query(`delete from setting where key = 'time_zone'`)
})

test('two thousand that are due at the same instant are out after one look, with a few announcements and not two thousand (R6.1)', {
  ...NIGHTLY,
  timeout: 120_000,
}, async () => {
  const { announcement } = someContent('Às três')
  const all = Array.from({ length: 2_000 }, (_, at) => ({ ...announcement, title: { por: `Aviso ${at}` } }))
  await storeContent(
    db.pool,
    all.map((body) => ({ id: randomUUID(), body, publishedAt: '2027-09-14T12:00:00-03:00' })),
  )
  await db.pool.query(
    `update content_item set published_version = null, published_at = null, first_published_at = null, scheduled_version = 1,
       scheduled_at = '2027-09-14T15:00:00-03:00'`,
  )
  const told: number[] = []
  const faults: unknown[] = []
  const watch = watchSchedule(db.pool, {
    gamesNow: () => Date.parse('2027-09-14T15:00:01-03:00'),
    onCommitted: (seq) => told.push(seq),
    onError: (error) => faults.push(error),
  })
  const shown = async () => (await handlers.listAnnouncements()).view.announcements.length
  await expect.poll(async () => [await shown(), faults], { timeout: 60_000, interval: 500 }).toEqual([2_000, []])
  await watch.close()
  // eight where the machine is not slow
  expect(told.length).toBeLessThanOrEqual(40)
  expect((await events()).filter((topic) => topic === 'content:announcement')).toHaveLength(told.length)
})

test('what leaves the archive is a draft, and what is in it is not published', async () => {
  const id = await created(someContent('x').sponsor)
  await as(ana, 'archiveContent', { id })
  expect((await publish(id)).status).toBe(409)
  expect((await as(ana, 'takeFromArchive', { id })).body).toMatchObject({ state: 'draft' })
  expect((await publish(id)).body).toMatchObject({ state: 'published' })
})

test('what is scheduled is published at its instant, once over all nodes, in the version that was scheduled', async () => {
  const { announcement } = someContent('Às três')
  const id = await created(announcement)
  const at = '2199-09-14T15:00:00-03:00'
  expect((await publish(id, 1, { at })).body).toMatchObject({
    state: 'scheduled',
    scheduled: { version: 1, at: '2199-09-14T18:00:00.000Z' },
  })
  await save(ana, id, 1, { ...announcement, title: { por: 'ainda não' } })
  expect(await publishDue(db.pool, new Date('2199-09-14T17:59:59.999Z'))).toBeNull()
  // two nodes, and both again after a restart
  const due = () => publishDue(db.pool, new Date('2199-09-14T18:00:00Z'))
  const seqs = [...(await Promise.all([due(), due()])), await due()]
  expect(seqs.filter((seq) => seq !== null)).toHaveLength(1)
  expect(await events()).toEqual(['banners', 'content:announcement'])
  expect((await handlers.listAnnouncements()).view.announcements).toMatchObject([
    { title: { por: 'Às três' }, publishedAt: '2199-09-14T18:00:00.000Z' },
  ])
  expect(await item(id)).toMatchObject({ state: 'published', version: 2, published: { version: 1 }, scheduled: null })
})

const bannered = (
  title: string,
  banner: { from: string | null; until: string | null } | null,
  level = 'notice' as const,
) => ({
  ...someContent('x').announcement,
  title: { por: title },
  level,
  banner,
})
const bannersAt = async (now: string) =>
  (await createHandlers({ pool: db.pool, demo: false, now: () => Date.parse(now) }).listBanners()).view.banners

test('a communication stands above every page from and until, as long as it is published: emergencies first (R6.1)', async () => {
  const always = await created(bannered('sempre', { from: null, until: null }))
  const night = await created({
    ...bannered('noite', { from: '2199-09-14T18:00:00-03:00', until: '2199-09-14T23:00:00-03:00' }),
    level: 'emergency',
  })
  for (const id of [always, night, await created(bannered('só na página', null))]) await publish(id)
  const titles = async (now: string) => (await bannersAt(now)).map(({ title }) => title.por)
  expect(await titles('2199-09-14T20:59:59Z')).toEqual(['sempre'])
  expect(await titles('2199-09-14T21:00:00Z')).toEqual(['noite', 'sempre'])
  expect(await titles('2199-09-15T01:59:59Z')).toEqual(['noite', 'sempre'])
  expect(await titles('2199-09-15T02:00:00Z')).toEqual(['sempre'])
  await as(ana, 'withdrawContent', { id: always })
  expect(await titles('2199-09-15T02:00:00Z')).toEqual([])
})

test('a communication that a device has put away stays so when the games’ zone is set (R6.1)', async () => {
  await publish(await created(bannered('x', { from: null, until: null })))
  const at = async () => (await bannersAt('2199-09-14T21:00:00Z')).map((one) => one.at)
  const before = await at()
  await db.pool.query(`insert into setting (key, value) values ('time_zone', '"America/New_York"')`)
  expect(await at()).toEqual(before)
  await db.pool.query(`delete from setting where key = 'time_zone'`)
})

test('what stands above every page is announced when it is published, and when its time begins or ends, whichever way the clock goes', async () => {
  await publish(await created(bannered('x', { from: '2199-09-14T21:00:00Z', until: '2199-09-14T22:00:00Z' })))
  expect(await events()).toEqual(['banners', 'content:announcement'])
  const edges = (was: string, now: string) => announceBannerEdges(db.pool, new Date(was), new Date(now))
  expect(await edges('2199-09-14T20:59:58Z', '2199-09-14T20:59:59Z')).toBeNull()
  expect(await edges('2199-09-14T20:59:59Z', '2199-09-14T21:00:00Z')).not.toBeNull()
  expect(await edges('2199-09-14T21:00:00Z', '2199-09-14T21:00:01Z')).toBeNull()
  expect(await edges('2199-09-14T21:59:59Z', '2199-09-14T22:00:01Z')).not.toBeNull()
  expect(await edges('2199-09-14T22:00:01Z', '2199-09-14T21:30:00Z')).not.toBeNull()
  expect(await events()).toHaveLength(5)
})

test('a photo is asked to be taken out once, by whoever has signed in, and waits for the staff until the album is without it (R6.1)', async () => {
  const { album } = someContent('Tatames')
  const id = await created(album)
  await publish(id)
  const file = album.photos[0]?.file.id ?? ''
  const ask = (who: Visitor, photo = file) => as(who, 'askRemoval', { id }, { file: photo })
  const needs = async () =>
    (await inSnapshot(db.pool, (tx) => contentNeeds(() => -180)(tx, { now: 0, today: '2027-09-14' }))).flatMap(
      ({ need }) => (need.kind === 'removal' ? [[need.name?.por, need.values]] : []),
    )
  expect((await ask(accounts.visitor())).status).toBe(401)
  expect((await ask(user, randomUUID())).status).toBe(404)
  expect(await needs()).toEqual([])
  expect([(await ask(user)).status, (await ask(user)).status]).toEqual([200, 200])
  expect(await needs()).toEqual([['Tatames', { count: 1, photos: '1' }]])
  await save(ana, id, 1, { ...album, photos: [] })
  expect(await needs()).toHaveLength(1)
  await as(ana, 'withdrawContent', { id })
  expect(await needs()).toEqual([])
})

test('what goes public today is told by the clock of the games’ zone, also on a day on which it is changed (R6.1)', async () => {
  // in New York the clock goes an hour forward on 10 March 2199, and back on 3 November
  await db.pool.query(`insert into setting (key, value) values ('time_zone', '"America/New_York"')`)
  const told = async (today: string, ...moments: readonly string[]) => {
    const ids: string[] = []
    for (const at of moments) {
      const id = await created(someContent('x').announcement)
      await publish(id, 1, { at })
      ids.push(id)
    }
    const needs = await inSnapshot(db.pool, (tx) => contentNeeds(() => -300)(tx, { now: 0, today }))
    return needs
      .flatMap(({ need }) => (need.kind === 'scheduled' ? [ids.findIndex((id) => need.href.endsWith(id))] : []))
      .sort((a, b) => a - b)
  }
  const hours = (day: string, first: string, next: string, last: string) =>
    told(day, `${day}T00:00:00${first}`, `${day}T23:59:00${last}`, `${next}T00:00:00${last}`)
  expect(await hours('2199-03-10', '-05:00', '2199-03-11', '-04:00')).toEqual([0, 1])
  expect(await hours('2199-11-03', '-04:00', '2199-11-04', '-05:00')).toEqual([0, 1])
  await db.pool.query(`delete from setting where key = 'time_zone'`)
})

test('a schedule that is called off leaves what is published where it is', async () => {
  const { sponsor } = someContent('x')
  const id = await created(sponsor)
  await publish(id)
  await save(ana, id, 1, { ...sponsor, name: 'y' })
  await publish(id, 2, { at: '2199-01-01T00:00:00Z' })
  expect((await as(ana, 'unscheduleContent', { id })).body).toMatchObject({ state: 'published', scheduled: null })
})

const undoLatest = async (subject: string) => {
  const { rows } = await db.pool.query<{ id: number }>(
    'select id from office_action where subject_id = $1 order by id desc limit 1',
    [subject],
  )
  return as(bia, 'undoOfficeAction', { id: rows[0]?.id ?? 0 })
}

test('what was done with content is undone from the record, and that again, and visitors are told (R12.4)', async () => {
  const { sponsor } = someContent('Banco')
  const id = await created(sponsor)
  const seen = async () => (await handlers.listSponsors()).view.sponsors.length
  const steps: readonly [Name, object | undefined, string, string, number][] = [
    ['publishContent', { version: 1, correction: { por: 'o nome' } }, 'published', 'draft', 0],
    ['archiveContent', undefined, 'archived', 'published', 1],
    ['withdrawContent', undefined, 'draft', 'published', 1],
    ['publishContent', { version: 1, at: '2199-01-01T00:00:00Z' }, 'scheduled', 'draft', 0],
    ['archiveContent', undefined, 'archived', 'draft', 0],
  ]
  for (const [name, body, then, undone, shown] of steps) {
    // each begins where the one before it ends
    if (undone === 'published' && (await item(id)).state !== 'published') await publish(id)
    if (undone === 'draft' && (await item(id)).state === 'published') await as(ana, 'withdrawContent', { id })
    const before = await item(id)
    const told = (await events()).length
    expect([name, (await as(ana, name, { id }, body)).body]).toMatchObject([name, { state: then }])
    expect([name, (await undoLatest(id)).status]).toEqual([name, 200])
    expect([name, await item(id), await seen()]).toEqual([name, before, shown])
    const isSeen = then === 'published' || undone === 'published'
    expect([name, (await events()).length - told]).toEqual([name, isSeen ? 2 : 0])
  }
  await as(ana, 'archiveContent', { id })
  await as(ana, 'takeFromArchive', { id })
  await undoLatest(id)
  expect(await item(id)).toMatchObject({ state: 'archived' })
  await undoLatest(id)
  expect(await item(id)).toMatchObject({ state: 'draft' })
})

test('the undoing of content is refused where it has gone on, and never publishes what was only scheduled (R12.4)', async () => {
  const { sponsor, announcement } = someContent('Banco')
  const id = await created(sponsor)
  await publish(id)
  await save(ana, id, 1, { ...sponsor, name: 'Outro' })
  const restored = await as(ana, 'restoreContentVersion', { id, version: 1 }, { base: 2 })
  expect(restored.body).toMatchObject({ version: 3 })
  expect((await undoLatest(id)).status).toBe(200)
  expect(await item(id)).toMatchObject({ version: 4, body: { name: 'Outro' }, published: { version: 1 } })
  await save(ana, id, 4, { ...sponsor, name: 'Terceiro' })
  expect(await undoLatest(id)).toMatchObject({ status: 409, body: { id: 'changed-meanwhile' } })
  // a draft that was created goes into the archive, with what was written in it
  const draft = await created(sponsor)
  expect((await undoLatest(draft)).status).toBe(200)
  expect(await item(draft)).toMatchObject({ state: 'archived', body: { name: 'Banco' } })

  const due = await created(announcement)
  await publish(due, 1, { at: '2199-01-01T00:00:00Z' })
  await as(ana, 'unscheduleContent', { id: due })
  await db.pool.query('alter table office_action disable trigger office_action_stays')
  await db.pool.query(
    `update office_action set before = jsonb_set(before, '{scheduledAt}', '"2020-01-01T00:00:00.000Z"') where action = 'unschedule'`,
  )
  await db.pool.query('alter table office_action enable trigger office_action_stays')
  expect(await undoLatest(due)).toMatchObject({ status: 409, body: { id: 'not-undoable' } })
  expect(await item(due)).toMatchObject({ state: 'draft', scheduled: null })
})

test('what is published by its schedule is a line of the record, by nobody, and can be undone (R12.4)', async () => {
  const id = await created(someContent('x').announcement)
  await publish(id, 1, { at: '2199-09-14T15:00:00Z' })
  await publishDue(db.pool, new Date('2199-09-14T15:00:00Z'))
  const { rows } = await db.pool.query(
    `select action, account_id, before ->> 'state' as was, after ->> 'state' as is from office_action where subject_id = $1 order by id desc limit 1`,
    [id],
  )
  expect(rows).toEqual([{ action: 'publish', account_id: null, was: 'scheduled', is: 'published' }])
  expect((await undoLatest(id)).status).toBe(200)
  expect((await handlers.listAnnouncements()).view.announcements).toEqual([])
})

test('an order is recorded once and undone; what was added since stays behind (R12.4)', async () => {
  const ids: string[] = []
  for (const name of ['A', 'B', 'C']) ids.push(await created({ ...someContent('x').sponsor, name }))
  const order = (to: (string | undefined)[]) => as(ana, 'orderContent', { kind: 'sponsor' }, { ids: to })
  const shown = async () => {
    const { rows } = await db.pool.query<{ title: { por: string } }>(
      `select title from content_item where kind = 'sponsor' order by position`,
    )
    return rows.map(({ title }) => title.por).join('')
  }
  const moved = [ids[2], ids[0], ids[1]]
  await Promise.all([order(moved), order(moved)])
  const { rows } = await db.pool.query(
    `select before -> 'order' as was, after -> 'order' as is from office_action where subject_id = 'sponsor'`,
  )
  expect(rows).toEqual([{ was: ['A', 'B', 'C'], is: ['C', 'A', 'B'] }])
  await created({ ...someContent('x').sponsor, name: 'D' })
  expect((await undoLatest('sponsor')).status).toBe(200)
  expect(await shown()).toBe('ABCD')
  await undoLatest('sponsor')
  expect(await shown()).toBe('CABD')
  await order([ids[0]])
  const [, first] = (
    await db.pool.query<{ id: number }>(`select id from office_action where subject_id = 'sponsor' order by id desc`)
  ).rows
  expect((await as(ana, 'undoOfficeAction', { id: first?.id ?? 0 })).status).toBe(409)
})

test('two people’s changes are put together, a language, a field, a paragraph each (0077)', async () => {
  const body = { ...someContent('x').informativo, body: { por: richText('um', 'dois', 'três') } }
  const id = await created(body)
  await save(ana, id, 1, { ...body, body: { por: richText('um', 'dois', 'três!') }, priority: 'urgent' })
  const mine = { ...body, title: { por: 'x', spa: 'equis' }, body: { por: richText('Um', 'dois', 'três') } }
  expect(await save(bia, id, 1, mine)).toMatchObject({
    status: 200,
    body: {
      merged: true,
      item: {
        version: 3,
        changedBy: 'bia',
        body: { priority: 'urgent', title: { por: 'x', spa: 'equis' }, body: { por: richText('Um', 'dois', 'três!') } },
      },
    },
  })
})

test('a tab left open for a day does not overwrite what somebody else has written since (0077)', async () => {
  const { volunteer } = someContent('x')
  const id = await created(volunteer)
  await save(ana, id, 1, { ...volunteer, title: { por: 'Saúde' } })
  expect(await save(bia, id, 1, { ...volunteer, title: { por: 'Transporte' } })).toMatchObject({
    status: 409,
    body: { id: 'changed-meanwhile', version: 2 },
  })
  expect(await item(id)).toMatchObject({ version: 2, body: { title: { por: 'Saúde' } } })
  // the same once more, since its answer was lost
  expect(await save(ana, id, 1, { ...volunteer, title: { por: 'Saúde' } })).toMatchObject({
    status: 200,
    body: { item: { version: 2 } },
  })
  const twice = { id, body: { ...volunteer, title: { por: 'outra' } } }
  expect((await ana.call('POST', BASE, twice)).status).toBe(409)
})

test('a version is taken back by a new one, and the history says who changed what (0077)', async () => {
  const { place } = someContent('Farmácia')
  const id = await created(place)
  await save(bia, id, 1, { ...place, telephone: '192', name: { por: 'Farmácia', eng: 'Pharmacy' } })
  const restored = await as(ana, 'restoreContentVersion', { id, version: 1 }, { base: 2 })
  expect(restored).toMatchObject({ status: 200, body: { version: 3, body: { telephone: place.telephone } } })
  expect((await as(ana, 'restoreContentVersion', { id, version: 1 }, { base: 2 })).body).toEqual(restored.body)
  const { body } = await as(ana, 'listContentVersions', { id })
  expect(body).toMatchObject({
    versions: [
      { version: 3, by: 'ana', restored: 1 },
      { version: 2, by: 'bia', restored: null, changed: expect.arrayContaining([['telephone'], ['name', 'eng']]) },
      { version: 1, by: 'ana' },
    ],
    next: null,
  })
  expect((await as(ana, 'getContentVersion', { id, version: 2 })).body).toMatchObject({ body: { telephone: '192' } })
})

test('a translation is missing, ready, out of date, still right, or not wanted (R4.1)', async () => {
  const start = { ...someContent('x').announcement, title: { por: 'Portão 3', eng: 'Gate 3' }, body: null }
  const id = await created(start)
  const states = async () => {
    const { translations, title } = await item(id)
    const [row] = (
      (await as(ana, 'listContent', { kind: 'announcement' })).body as { rows: { translations: object }[] }
    ).rows
    expect(row?.translations).toEqual({ spa: translations.spa.state, eng: translations.eng.state })
    return { por: title.por, ...translations }
  }
  expect(await states()).toMatchObject({ spa: { state: 'missing', missing: [['title']] }, eng: { state: 'ready' } })
  const moved = { ...start, title: { por: 'Portão 4', eng: 'Gate 3' } }
  await save(ana, id, 1, moved)
  expect(await states()).toMatchObject({ eng: { state: 'stale', stale: [{ path: ['title'], basis: 1 }] } })
  await save(ana, id, 2, moved, { confirmed: ['eng'] })
  expect(await states()).toMatchObject({ eng: { state: 'ready' } })
  await save(ana, id, 3, { ...moved, portugueseIsEnough: ['spa'] })
  expect(await states()).toMatchObject({ spa: { state: 'not-wanted' }, eng: { state: 'ready' } })
})

test('what has no translation is sent in Portuguese alone (R4.1)', async () => {
  const id = await created({ ...someContent('x').announcement, title: { por: 'Só', eng: '  ', spa: 'Solo' } })
  await publish(id)
  const [shown] = (await handlers.listAnnouncements()).view.announcements
  expect(shown?.title).toEqual({ por: 'Só', spa: 'Solo' })
})

test('the list is narrowed by state, words and translations, page by page; the order of a kind is the organiser’s', async () => {
  const ids: string[] = []
  for (const name of ['Água', 'Bola', 'Copa 100%']) ids.push(await created({ ...someContent('x').sponsor, name }))
  await publish(ids[1] ?? '')
  const list = async (query: string) => {
    const [, path] = fill('listContent', { kind: 'sponsor' })
    return (await ana.call('GET', `${path}?${query}`)).body as {
      rows: { title: { por: string } }[]
      next: string | null
    }
  }
  const names = async (query: string) => (await list(query)).rows.map(({ title }) => title.por)
  expect(await names('search=agua')).toEqual(['Água'])
  expect(await names('search=100%25')).toEqual(['Copa 100%'])
  expect(await names('state=published')).toEqual(['Bola'])
  expect(await names('translation=todo')).toEqual([])
  const { next } = await list('limit=2')
  expect(await names(`limit=2&cursor=${next}`)).toEqual(['Copa 100%'])
  expect((await as(ana, 'orderContent', { kind: 'sponsor' }, { ids: [ids[2], ids[0]] })).status).toBe(200)
  expect(await names('')).toEqual(['Copa 100%', 'Água', 'Bola'])
  expect((await as(ana, 'orderContent', { kind: 'place' }, { ids: [ids[2]] })).status).toBe(400)
})

test('the preview is what a visitor would be sent', async () => {
  for (const body of everyContent('prévia')) {
    const id = await created(body)
    const { status, body: preview } = await as(ana, 'previewContent', { id })
    const seen = { kind: body.kind, shown: expect.objectContaining({ id }), files: expect.any(Array) }
    expect([status, preview]).toEqual([200, seen])
  }
})

test('thousands of bulletins are one list without their texts (R6.2)', NIGHTLY, async () => {
  const { informativo } = someContent('corpo')
  const all = Array.from({ length: 2_000 }, (_, at) => ({
    id: randomUUID(),
    body: { ...informativo, title: { por: `Informativo ${at}` }, subject: null, issuer: null },
    publishedAt: new Date(Date.UTC(2027, 8, 1, 0, at)).toISOString(),
  }))
  await storeContent(db.pool, all)
  const { informativos } = (await as(user, 'listInformativos')).body as {
    informativos: { id: string; title: object }[]
  }
  expect(informativos).toHaveLength(2_000)
  expect(informativos[0]?.title).toEqual({ por: 'Informativo 1999' })
  expect(JSON.stringify(informativos)).not.toContain('corpo')
  const one = await as(user, 'getInformativo', { id: informativos[0]?.id ?? '' })
  expect(one.body).toMatchObject({ body: { por: richText('corpo') } })
})
