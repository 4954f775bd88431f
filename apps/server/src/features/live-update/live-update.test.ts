import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { NIGHTLY } from '@games/testing/suite'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../http/server/listen.ts'
import { createSiteOrigin } from '../../http/server/site-origin.ts'
import { testApp } from '../../testing/test-app.ts'
import { changeRollout, makeKeys, openShelf, publishBundle, zipFolder } from './index.ts'
import { type PhoneOptions, startPhone } from './testing/native-plugin.ts'

const OURS = makeKeys()
const OTHERS = makeKeys()
const APP = 'org.gamescompanion.app'

/** A server with a folder of bundles, and phones that ask it. */
async function games({ serverKey = OURS.publicKey }: { serverKey?: string | null } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'live-update-'))
  const folder = join(root, 'live-update')
  const logged: string[] = []
  let now = 0
  const shelf = openShelf({ folder, publicKey: serverKey, log: (line) => logged.push(line), now: () => now })
  const { app, fastPath } = testApp({ shelf, siteOrigin: createSiteOrigin(null) })
  const server = await listen(app, fastPath, { hostname: '127.0.0.1', port: 0, isTrusted: () => true })
  onTestFinished(async () => {
    await server.close()
    rmSync(root, { recursive: true })
  })
  const url = `http://127.0.0.1:${server.port}`
  const later = () => (now += 10_000)
  const storages = new Map<string, string>()
  return {
    folder,
    url,
    logged,
    later,
    async publish(page: string, more: Partial<Parameters<typeof publishBundle>[1]> = {}) {
      const published = await publishBundle(folder, {
        zip: zipSync({ 'index.html': strToU8(page), 'assets/app.js': strToU8('1') }, { mtime: new Date(2020, 0, 1) }),
        app: APP,
        channel: 'production',
        percentage: 100,
        minVersion: 1,
        maxVersion: 1,
        privateKey: OURS.privateKey,
        created: new Date('2027-09-01T12:00:00Z'),
        ...more,
      })
      later()
      return published
    },
    async rollOut(number: number, changed: Parameters<typeof changeRollout>[2]) {
      expect(await changeRollout(folder, number, changed)).toBe(true)
      later()
    },
    /** A phone by its name; started again with the same name it has what it had. */
    phone(name: string, more: Partial<PhoneOptions> = {}) {
      const storage = storages.get(name) ?? join(root, `phone-${name}`)
      storages.set(name, storage)
      const phone = startPhone({ storage, server: url, publicKey: OURS.publicKey, appId: APP, ...more })
      phone.setChannel(more.channel ?? 'production')
      return phone
    },
  }
}

/** What the client does at each start (platform/live-update.ts). */
async function start(phone: ReturnType<typeof startPhone>): Promise<string | null> {
  phone.ready()
  const next = await phone.sync()
  if (next !== null) phone.reload()
  return next
}

const isZip = (address: Parameters<typeof fetch>[0]) => typeof address === 'string' && address.endsWith('.zip')

const idOf = (published: Awaited<ReturnType<typeof publishBundle>>): string => {
  if (!published.ok) throw new Error(published.error.kind)
  return published.value.bundle.id
}

test('a phone fetches the channel’s newest bundle, verifies it, runs it, and then has it (R3.10)', async () => {
  const { publish, phone } = await games()
  await publish('one')
  const second = idOf(await publish('two'))
  const ours = phone('ours')
  expect(await start(ours)).toBe(second)
  expect([ours.current, ours.read('index.html')]).toEqual([second, 'two'])
  expect(await start(ours)).toBeNull()
  // opened again the next day
  expect(phone('ours').current).toBe(second)
})

test('what the plugin is told is what it reads: its format, the address on this server, whole numbers of bytes', async () => {
  const { publish, url } = await games()
  const id = idOf(await publish('one'))
  const response = await fetch(
    `${url}/v1/apps/${APP}/bundles/latest?appVersionCode=1&appVersionName=1.0.0&bundleId&channelName=production&customId&deviceId=d&osVersion=36&platform=0&pluginVersion=8.4.3`,
    { headers: { 'x-forwarded-proto': 'https' } },
  )
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const answer = (await response.json()) as Record<string, string>
  expect(answer).toEqual({
    artifactType: 'zip',
    bundleId: id,
    channelName: 'production',
    checksum: expect.stringMatching(/^[\da-f]{64}$/),
    customProperties: {},
    signature: expect.stringMatching(/^[\w+/]+=*$/),
    // over https where the phone came so: iOS and Android fetch nothing else
    url: `${url.replace('http:', 'https:')}/v1/apps/${APP}/bundles/${id}.zip`,
  })
  const zip = await fetch(`${url}/v1/apps/${APP}/bundles/${id}.zip`)
  const bytes = new Uint8Array(await zip.arrayBuffer())
  expect(Object.keys(unzipSync(bytes))).toEqual(['index.html', 'assets/app.js'])
  expect(zip.headers.get('content-length')).toBe(String(bytes.length))
  expect(zip.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(zip.headers.get('x-signature')).toBe(answer['signature'])
  expect(zip.headers.get('content-encoding')).toBeNull()
})

test('of another channel or another app there is nothing', async () => {
  const { publish, phone } = await games()
  await publish('one', { channel: 'beta' })
  expect(await start(phone('ours'))).toBeNull()
  expect(await start(phone('of-others', { appId: 'org.elsewhere.app', channel: 'beta' }))).toBeNull()
  expect(await start(phone('tester', { channel: 'beta' }))).not.toBeNull()
})

test.each([
  ['no version', 'channelName=production&deviceId=d'],
  ['a version that is no number', 'channelName=production&appVersionCode=1.2&deviceId=d'],
  ['a name of a megabyte', `channelName=production&appVersionCode=1&deviceId=${'d'.repeat(9_000)}`],
  ['nothing', ''],
])('a request with %s is answered, with no bundle', async (_, query) => {
  const { publish, url } = await games()
  await publish('one')
  expect((await fetch(`${url}/v1/apps/${APP}/bundles/latest?${query}`)).status).toBe(404)
})

test('a bundle that is signed with another key is taken by no phone, and handed out by no server that knows ours (R3.10)', async () => {
  const open = await games({ serverKey: null })
  await open.publish('foreign', { privateKey: OTHERS.privateKey })
  const phone = open.phone('ours')
  await expect(start(phone)).rejects.toThrow('Signature verification failed.')
  expect([phone.current, phone.downloaded]).toEqual([null, []])

  const guarded = await games()
  await guarded.publish('foreign', { privateKey: OTHERS.privateKey })
  expect(await start(guarded.phone('ours'))).toBeNull()
  expect(guarded.logged).toEqual([
    'bundle 1 of the live update is handed out to nobody: it is signed with another key than LIVE_UPDATE_PUBLIC_KEY',
  ])
})

test('a bundle that was changed on its way is not taken', async () => {
  const { publish, phone } = await games()
  await publish('one')
  const changing: typeof fetch = async (address, init) => {
    const response = await fetch(address, init)
    if (!isZip(address)) return response
    const bytes = new Uint8Array(await response.arrayBuffer())
    bytes[40] = (bytes[40] ?? 0) ^ 1
    return new Response(bytes, response)
  }
  const between = phone('ours', { fetch: changing })
  await expect(start(between)).rejects.toThrow('Signature verification failed.')
  expect(between.current).toBeNull()
  expect(await start(phone('ours'))).not.toBeNull()
})

test('a download that is cut off leaves nothing, and the next start fetches it whole', async () => {
  const { publish, phone } = await games()
  await publish('one')
  const cut: typeof fetch = async (address, init) => {
    const response = await fetch(address, init)
    if (!isZip(address)) return response
    return new Response(
      response.body?.pipeThrough(new TransformStream({ transform: (_, c) => c.error(new Error('cut off')) })),
    )
  }
  await expect(start(phone('ours', { fetch: cut }))).rejects.toThrow('cut off')
  await expect(start(phone('ours', { space: 10 }))).rejects.toThrow('ENOSPC')
  const again = phone('ours')
  expect(again.downloaded).toEqual([])
  expect(await start(again)).not.toBeNull()
})

test.each([
  ['cut off', (folder: string) => truncateSync(join(folder, 'bundle.zip'), 10), 'has 10 bytes in place of'],
  ['gone', (folder: string) => rmSync(join(folder, 'bundle.zip')), 'ENOENT'],
  [
    'another’s',
    (folder: string) => {
      const zip = readFileSync(join(folder, 'bundle.zip'))
      zip[50] = (zip[50] ?? 0) ^ 1
      writeFileSync(join(folder, 'bundle.zip'), zip)
    },
    'is not what was published',
  ],
  ['of a record cut off', (folder: string) => truncateSync(join(folder, 'bundle.json'), 20), 'JSON'],
  ['of a roll-out that is none', (folder: string) => writeFileSync(join(folder, 'rollout.json'), '{}'), 'says nothing'],
])(
  'a bundle whose files are %s is offered to nobody, the one before is, and the log says so once',
  async (_, spoil, why) => {
    const { publish, phone, folder, logged, later } = await games()
    const first = idOf(await publish('one'))
    await publish('two')
    spoil(join(folder, '2'))
    later()
    expect(await start(phone('ours'))).toBe(first)
    later()
    await start(phone('ours'))
    expect(logged).toEqual([expect.stringContaining(why)])
  },
)

test('a bundle that does not come up goes back by itself, is never taken again, and the next one is (R3.10)', async () => {
  const { publish, phone } = await games()
  const broken = idOf(await publish('broken'))
  const ours = phone('ours')
  await start(ours)
  expect(ours.current).toBe(broken)
  // it says nothing
  ours.wait(10_000)
  expect(ours.current).toBeNull()
  expect(await start(ours)).toBeNull()
  expect(ours.blocked).toEqual([broken])
  expect(await start(phone('ours'))).toBeNull()
  const mended = idOf(await publish('mended'))
  const later = phone('ours')
  expect(await start(later)).toBe(mended)
  later.ready()
  later.wait(60_000)
  expect(later.current).toBe(mended)
})

test('a bundle that does not come up and is killed before its time goes back at the start that is waited for (R3.10)', async () => {
  const { publish, phone } = await games()
  const broken = idOf(await publish('broken'))
  await start(phone('ours'))
  const again = phone('ours')
  expect(again.current).toBe(broken)
  again.wait(10_000)
  expect(again.current).toBeNull()
  expect(await start(again)).toBeNull()
})

test('two syncs at once: the second is refused by the plugin, and the first is whole', async () => {
  const { publish, phone } = await games()
  const id = idOf(await publish('one'))
  const ours = phone('ours')
  const [first, second] = await Promise.allSettled([ours.sync(), ours.sync()])
  expect(first).toEqual({ status: 'fulfilled', value: id })
  expect(second).toMatchObject({ status: 'rejected', reason: { message: 'Sync is already in progress.' } })
})

test('a wrapper that is older or newer than a bundle’s own gets none of it, but what is made for it (R3.10)', async () => {
  const { publish, phone } = await games()
  const old = idOf(await publish('for the old', { minVersion: 1, maxVersion: 2 }))
  const next = idOf(await publish('for the new', { minVersion: 3, maxVersion: 4 }))
  expect(await start(phone('old', { versionCode: 2 }))).toBe(old)
  expect(await start(phone('new', { versionCode: 3 }))).toBe(next)
  // a wrapper from the store that is newer than any bundle has newer pages of its own
  expect(await start(phone('newest', { versionCode: 5 }))).toBeNull()
})

test('a wrapper that the store renews begins with its own pages, and is not given older ones', async () => {
  const { publish, phone } = await games()
  await publish('one')
  await start(phone('ours'))
  const renewed = phone('ours', { versionCode: 2 })
  expect(await start(renewed)).toBeNull()
  expect(renewed.current).toBeNull()
})

test(
  'a percentage is of phones, always the same ones: raised it adds some, lowered it takes nothing away (R3.10)',
  NIGHTLY,
  async () => {
    const { publish, phone, rollOut } = await games()
    const names = Array.from({ length: 24 }, (_, n) => `phone-${n}`)
    const startAll = async () => {
      const having: string[] = []
      for (const name of names) {
        const one = phone(name)
        await start(one)
        if (one.current !== null) having.push(name)
      }
      return having
    }
    await publish('staged', { percentage: 30 })
    const first = await startAll()
    expect(first.length).toBeGreaterThan(0)
    expect(first.length).toBeLessThan(names.length)
    expect(await startAll()).toEqual(first)

    await rollOut(1, { percentage: 70 })
    const more = await startAll()
    expect(more).toEqual(expect.arrayContaining(first))
    expect(more.length).toBeGreaterThan(first.length)

    await rollOut(1, { percentage: 0 })
    expect(await startAll()).toEqual(more)
    await rollOut(1, { percentage: 100 })
    expect(await startAll()).toEqual(names)
  },
)

test('phones that are not among a bundle’s share get the one before it', async () => {
  const { publish, phone } = await games()
  const whole = idOf(await publish('whole'))
  await publish('nobody yet', { percentage: 0 })
  expect(await start(phone('ours'))).toBe(whole)
})

test('a bundle that is withdrawn is handed out no more, and who runs it goes back to the one before (R3.10)', async () => {
  const { publish, phone, rollOut, url } = await games()
  const good = idOf(await publish('good'))
  const bad = idOf(await publish('bad'))
  const ours = phone('ours')
  expect(await start(ours)).toBe(bad)
  await rollOut(2, { withdrawn: true })
  expect((await fetch(`${url}/v1/apps/${APP}/bundles/${bad}.zip`)).status).toBe(404)
  expect(await start(ours)).toBe(good)
  await rollOut(2, { withdrawn: false })
  expect(await start(ours)).toBe(bad)
})

test('the same build is one bundle however often it is published; withdrawn, it is refused', async () => {
  const { publish, rollOut, folder } = await games()
  const first = await publish('one', { percentage: 10 })
  const again = await publish('one')
  expect(again).toMatchObject({ ok: true, value: { isNew: false, bundle: { id: idOf(first), percentage: 10 } } })
  await rollOut(1, { withdrawn: true })
  expect(await publish('one')).toMatchObject({ ok: false, error: { kind: 'withdrawn-before', bundle: { number: 1 } } })
  expect(readdirSync(folder)).toEqual(['1'])
})

test('two that publish at once both do, under numbers of their own', NIGHTLY, async () => {
  const { publish, folder } = await games()
  const ids = (await Promise.all([publish('one'), publish('two'), publish('three')])).map(idOf)
  expect(new Set(ids.map((id) => id.split('-')[0]))).toEqual(new Set(['1', '2', '3']))
  expect(new Set(readdirSync(folder))).toEqual(new Set(['1', '2', '3']))
})

test('what a publisher that was killed left is no bundle, and its number is given to none', NIGHTLY, async () => {
  const { publish, phone, folder } = await games()
  mkdirSync(join(folder, '.draft-1-abc'), { recursive: true })
  mkdirSync(join(folder, '4'))
  const id = idOf(await publish('one'))
  expect(id).toMatch(/^5-/)
  expect(await start(phone('ours'))).toBe(id)
})

test('a zip has the same bytes whenever it is made of the same files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await expect(zipFolder(folder)).rejects.toThrow('no index.html')
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/a.js'), 'a')
  writeFileSync(join(folder, 'index.html'), 'page')
  const first = await zipFolder(folder)
  rmSync(join(folder, 'index.html'))
  writeFileSync(join(folder, 'index.html'), 'page')
  expect(await zipFolder(folder)).toEqual(first)
  expect(existsSync(join(folder, 'bundle.zip'))).toBe(false)
})
