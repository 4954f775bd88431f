import { NIGHTLY } from '@games/testing/suite'
import { afterEach, expect, test, vi } from 'vitest'
import { createImageCache, IMAGE_CACHE } from './image-cache.ts'
import { createPrecache, PRECACHE } from './precache.ts'
import { type PrecacheManifest, SHELL } from './precache-manifest.ts'

const manifest = (id: string, more: Partial<PrecacheManifest> = {}): PrecacheManifest => ({
  id,
  files: [`/assets/app-${id}.js`, '/assets/same.css'],
  messages: {
    por: [`/assets/messages-${id}/por/app-shell.json`],
    spa: [`/assets/messages-${id}/spa/app-shell.json`],
    eng: [`/assets/messages-${id}/eng/app-shell.json`],
  },
  onDemand: ['/assets/seldom.woff2'],
  revised: { [SHELL]: `shell-${id}` },
  ...more,
})

/** A server of one build: every file says which build it is of. */
function server(id: string) {
  const requests: string[] = []
  const fetch = vi.fn(async (address: string) => {
    requests.push(new URL(address, location.origin).pathname)
    return new Response(`of build ${id}`)
  })
  return { requests, fetch, files: createPrecache(manifest(id), { caches, origin: location.origin, fetch }) }
}

const stored = async () =>
  (await (await caches.open(PRECACHE)).keys()).map(({ url }) => url.slice(location.origin.length)).sort()

afterEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name)
})

test('the app of a build is stored, with the messages of the visitor’s language and no other (R3.7)', async () => {
  const { files, requests } = server('one')
  await files.install()
  expect(requests.sort()).toEqual(['/assets/app-one.js', '/assets/same.css', SHELL])
  await files.cacheLocale('spa')
  expect(requests.slice(3)).toEqual(['/assets/messages-one/spa/app-shell.json'])
  expect(await (await files.revised(SHELL))?.text()).toBe('of build one')
})

test('an update fetches what changed, in the language last shown, and removes the old build', async () => {
  const one = server('one')
  await one.files.install()
  await one.files.cacheLocale('por')
  await caches.open('from-long-ago')

  const two = server('two')
  await two.files.install()
  expect(two.requests.sort()).toEqual(['/assets/app-two.js', '/assets/messages-two/por/app-shell.json', SHELL])
  expect(await (await one.files.revised(SHELL))?.text()).toBe('of build one')

  await caches.open('desk-another-worker')
  await two.files.removeOthers([PRECACHE])
  expect((await caches.keys()).toSorted()).toEqual(['desk-another-worker', PRECACHE].toSorted())
  await caches.delete('desk-another-worker')
  expect(await stored()).toEqual([
    '/assets/app-two.js',
    '/assets/messages-two/por/app-shell.json',
    '/assets/same.css',
    '/shell.html?revision=shell-two',
    '/sw/locale',
  ])
})

test('another language replaces the first', async () => {
  const { files } = server('one')
  await files.cacheLocale('por')
  await files.cacheLocale('eng')
  expect(await stored()).toEqual(['/assets/messages-one/eng/app-shell.json', '/sw/locale'])
})

test('a shell of another build is not stored: the next try comes with the next update', async () => {
  const fetch = async (path: string) => new Response(path === SHELL ? 'of build three' : 'of build two')
  const files = createPrecache(manifest('two'), { caches, origin: location.origin, fetch })
  await expect(files.install()).rejects.toThrow('not of build two')
})

test('a file that cannot be had fails the installation', async () => {
  const fetch = async () => new Response('', { status: 404 })
  const files = createPrecache(manifest('two'), { caches, origin: location.origin, fetch })
  await expect(files.install()).rejects.toThrow('404')
})

test('a cached file needs no network; a seldom used one is stored once requested', async () => {
  const { files, requests } = server('one')
  await files.install()
  const before = requests.length
  const get = async (path: string) => (await files.asset(new Request(path))).text()
  expect(await get('/assets/app-one.js')).toBe('of build one')
  expect(requests).toHaveLength(before)
  for (let n = 0; n < 2; n++) await get('/assets/seldom.woff2')
  expect(requests.slice(before)).toEqual(['/assets/seldom.woff2'])
  for (let n = 0; n < 2; n++) await get('/assets/of-another-build.js')
  expect(requests.slice(before + 1)).toEqual(['/assets/of-another-build.js', '/assets/of-another-build.js'])
})

const DAY_MS = 24 * 60 * 60_000
const flag = (headers: Record<string, string> = {}) =>
  new Response('flag', { headers: { date: new Date(0).toUTCString(), ...headers } })

test('a picture is fetched once a day, and shown without network however old it is', async () => {
  let now = 0
  const fetch = vi.fn(async () => flag())
  const picture = createImageCache(caches, fetch, () => now)
  const behind: Promise<unknown>[] = []
  const show = async () => (await picture(new Request('/brasil_flags/al.svg'), (work) => behind.push(work))).text()
  await show()
  now = DAY_MS - 1
  await show()
  expect(fetch).toHaveBeenCalledTimes(1)
  now = DAY_MS
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await show()).toBe('flag')
  await Promise.all(behind)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('private, missing and redirected pictures are not stored', async () => {
  for (const answer of [
    flag({ 'cache-control': 'private' }),
    flag({ 'cache-control': 'no-store' }),
    Response.error(),
  ]) {
    const picture = createImageCache(caches, async () => answer, Date.now)
    await picture(new Request('/brasil_flags/xx.svg'), () => {})
  }
  expect(await (await caches.open(IMAGE_CACHE)).keys()).toEqual([])
})

test('at most some four hundred pictures are stored, the newest', NIGHTLY, async () => {
  const picture = createImageCache(
    caches,
    async () => flag(),
    () => 0,
  )
  for (let n = 0; n < 430; n++) await picture(new Request(`/brasil_flags/${n}.svg`), () => {})
  const keys = await (await caches.open(IMAGE_CACHE)).keys()
  expect(keys.length).toBeLessThanOrEqual(420)
  expect(keys.at(-1)?.url).toContain('/429.svg')
  expect(keys.some(({ url }) => url.endsWith('/0.svg'))).toBe(false)
})

test('pictures take some forty megabytes at most, the newest (R3.7)', async () => {
  const picture = createImageCache(
    caches,
    async () => flag({ 'content-length': '1000000' }),
    () => 0,
  )
  for (let n = 0; n < 61; n++) await picture(new Request(`/files/${n}/1280.webp`), () => {})
  const keys = await (await caches.open(IMAGE_CACHE)).keys()
  expect(keys.length).toBe(40)
  expect(keys.at(-1)?.url).toContain('/60/')
})

test('a picture that is gone from the server is gone from the device, as soon as it is asked for anew (R5.4)', async () => {
  let now = 0
  const fetch = vi.fn(async () => flag())
  const picture = createImageCache(caches, fetch, () => now)
  const behind: Promise<unknown>[] = []
  const show = async () => picture(new Request('/files/1/320.webp'), (work) => behind.push(work))
  await show()
  now = DAY_MS
  fetch.mockResolvedValue(new Response('', { status: 404 }))
  await show()
  await Promise.all(behind)
  expect(await (await caches.open(IMAGE_CACHE)).keys()).toEqual([])
})
