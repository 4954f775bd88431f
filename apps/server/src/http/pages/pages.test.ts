import { Hono } from 'hono'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { FONT_PRELOAD } from '@games/contract/font-preload'
import { afterAll, expect, test, vi } from 'vitest'
import { GAMES, testApp } from '../../testing/test-app.ts'
import { digests } from '../server/security.ts'
import { createSiteOrigin } from '../server/site-origin.ts'
import { readDeskFiles, readStaticFiles } from './static-files.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'client-'))
afterAll(() => rmSync(clientDir, { recursive: true }))
for (const [path, content] of Object.entries({
  'index.html': '<html>template</html>',
  '.vite/manifest.json': '{}',
  'assets/app-abc.js': 'plain',
  'assets/app-abc.js.br': 'brotli',
  'assets/app-abc.js.gz': 'gzip',
  'assets/late-abc.js': 'later '.repeat(1_000),
  'assets/code-reader.worker-abc.js': 'reader',
  'builds/latest.json': '{"id":"abc"}',
  'brasil_flags/sp.png': 'png',
  'films/film.mp4': '0123456789',
  'films/por.vtt': 'WEBVTT',
  'sw.js': '',
})) {
  mkdirSync(join(clientDir, path, '..'), { recursive: true })
  writeFileSync(join(clientDir, path), content)
}
const files = readStaticFiles(clientDir)

test('a page comes with a strict content security policy and without HSTS on plain http', async () => {
  const { get } = testApp()
  const response = await get('/medals/all')
  expect(await response.text()).toBe('html por /medals/all')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      `script-src 'self' ${digests([FONT_PRELOAD])}`,
      "style-src 'self'",
      "frame-ancestors 'none'",
    ]),
  )
  expect(policy).not.toContain('unsafe')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.any(String),
    'permissions-policy': expect.any(String),
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  })
  expect(response.headers.has('strict-transport-security')).toBe(false)
  expect((await get('/medals/all', { 'x-forwarded-proto': 'https' })).headers.has('strict-transport-security')).toBe(
    true,
  )
})

test('a page is rendered once for its path, locale and day, until one of its topics changes', async () => {
  const render = vi.fn(async () => ({ status: 200, type: 'text/html', body: 'x', topics: ['medals:all'] }))
  let today = GAMES.today
  const { get, responseCache } = testApp({ render, games: () => ({ ...GAMES, today }) })
  for (const cookie of ['', '', 'locale=eng']) await get('/medals/all', { cookie })
  expect(render).toHaveBeenCalledTimes(2)
  today = '2027-07-17'
  await get('/medals/all')
  expect(render).toHaveBeenCalledTimes(3)
  responseCache.invalidate(new Set(['medals:all']), 1)
  await get('/medals/all')
  expect(render).toHaveBeenCalledTimes(4)
})

test('a page that had to do without a part, as the communications above it, is made anew the next time, and the log says why (R6.1)', async () => {
  let isAway = true
  const { get, logged } = testApp({
    handlers: {
      listBanners: async () => {
        if (isAway) throw new Error('Connection terminated unexpectedly')
        return { view: { seq: 1, banners: [] }, topics: ['banners'] }
      },
    },
    render: async (_request, _kind, { api }) => {
      const part = await api.listBanners().catch(() => 'without')
      return { status: 200, type: 'text/html', body: part === 'without' ? part : 'with', topics: ['medals:all'] }
    },
  })
  expect(await (await get('/medals/all')).text()).toBe('without')
  expect(logged.map(String)).toEqual(['Error: Connection terminated unexpectedly'])
  isAway = false
  expect(await (await get('/medals/all')).text()).toBe('with')
})

test('a page depends on everything its views were made from, not only on what it follows', async () => {
  const getScheduleDay = vi.fn(async () => ({
    view: { seq: 1, day: GAMES.today, days: [], units: [] },
    topics: ['schedule:today', 'days'],
  }))
  const { get, responseCache } = testApp({
    handlers: { getScheduleDay },
    render: async (_request, _kind, { api }) => {
      const { seq } = await api.getScheduleDay({ params: { day: 'today' } })
      return { status: 200, type: 'text/html', body: String(seq), topics: ['schedule:today'] }
    },
  })
  await get('/schedule/days')
  await get('/schedule/days')
  expect(getScheduleDay).toHaveBeenCalledTimes(1)
  responseCache.invalidate(new Set(['days']), 1)
  await get('/schedule/days')
  expect(getScheduleDay).toHaveBeenCalledTimes(2)
})

test('the payload of a path is the page’s own data', async () => {
  const { get } = testApp()
  expect(await (await get('/medals/all/_payload.json')).text()).toBe('payload por /medals/all')
  expect(await (await get('/_payload.json', { cookie: 'platform=pwa' })).text()).toBe('payload por /')
})

test('R2 a page’s status and redirect are passed on', async () => {
  const { get } = testApp({
    render: async (request) =>
      new URL(request.url).pathname === '/medals'
        ? { status: 307, type: 'text/plain', body: '', location: '/medals/all', topics: [] }
        : { status: 404, type: 'text/html', body: 'no such page', topics: [] },
  })
  const redirect = await get('/medals')
  expect([redirect.status, redirect.headers.get('location')]).toEqual([307, '/medals/all'])
  const missing = await get('/nowhere')
  expect([missing.status, await missing.text()]).toEqual([404, 'no such page'])
})

test('a page that cannot be rendered is a short document with its status, without details (R3.4)', async () => {
  const { get, logged } = testApp({ render: () => Promise.reject(new Error('secret detail')) })
  const response = await get('/medals/all')
  expect(response.status).toBe(500)
  const document = await response.text()
  expect(document).toContain('<h1>500 Algo falhou do nosso lado</h1>')
  expect(document).not.toContain('secret')
  expect(logged).toHaveLength(1)
})

test.each([
  [403, 'pt', 'Acesso não permitido'],
  [403, 'en', 'Not allowed'],
  [404, 'es', 'Página no encontrada'],
  [400, 'en', 'Something went wrong'],
  [503, 'en', 'Something failed on our side'],
])('a crawler is answered %i in %s with the title that visitors read (R3.4)', async (status, language, title) => {
  const { get } = testApp({ render: async () => ({ status, type: 'text/html', body: 'the page', topics: [] }) })
  const response = await get('/medals/all', { 'user-agent': 'Googlebot', 'accept-language': language })
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(`<h1>${status} ${title}</h1>`)
})

test('a page that fails because the database is away says when to come back, to crawlers too (R3.4)', async () => {
  const { get } = testApp({
    render: async () => ({ status: 503, type: 'text/html', body: 'not now', topics: [], failure: new Error('away') }),
  })
  for (const agent of ['Mozilla/5.0 Firefox/140.0', 'Googlebot']) {
    const response = await get('/medals/all', { 'user-agent': agent })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  }
})

test.each([
  ['locale=spa', 'en', 'spa'],
  ['', 'en-US,en;q=0.9,pt;q=0.8', 'eng'],
  ['', 'fr, es;q=0.5, pt;q=0.4', 'spa'],
  ['', 'fr', 'por'],
  ['locale=xxx', '', 'por'],
])('R4.1 cookie "%s" and Accept-Language "%s" give %s', async (cookie, language, locale) => {
  const response = await testApp().get('/medals/all', { cookie, 'accept-language': language })
  expect(await response.text()).toBe(`html ${locale} /medals/all`)
})

test('R4.1 choosing a locale sets its cookie for 365 days and goes back', async () => {
  const response = await testApp().get('/locale?to=spa&back=%2Fmedals%2Fall%3Fsort%3Dtotal')
  expect([response.status, response.headers.get('location')]).toEqual([303, '/medals/all?sort=total'])
  expect(response.headers.get('set-cookie')).toBe('locale=spa; Max-Age=31536000; Path=/; SameSite=Lax')
  expect((await testApp().get('/locale?to=xyz')).status).toBe(400)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/.//evil.example',
  '',
])('choosing a locale never leads elsewhere: back=%j', async (back) => {
  const response = await testApp().get(`/locale?to=por&back=${encodeURIComponent(back)}`)
  expect(response.headers.get('location')).toBe('/')
})

test.each([
  ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
  ['bytes=8-', 206, 'bytes 8-9/10', '89'],
  ['bytes=-2', 206, 'bytes 8-9/10', '89'],
  ['bytes=3-99', 206, 'bytes 3-9/10', '3456789'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['lines=1-2', 200, null, '0123456789'],
])('a film is sent in parts as they are asked for: %s is %i (RFC 9110)', async (range, status, part, body) => {
  const response = await testApp({ files }).get('/films/film.mp4', { range, 'accept-encoding': 'br, gzip' })
  expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([status, part, body])
})

test('a part of a film is one of the film it was begun with, or else the whole of the new one (RFC 9110 §13.1.5)', async () => {
  const { get } = testApp({ files })
  const whole = await get('/films/film.mp4')
  expect(Object.fromEntries(whole.headers)).toMatchObject({ 'accept-ranges': 'bytes', 'content-type': 'video/mp4' })
  const etag = whole.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"/)
  const statusOf = async (condition: string) =>
    (await get('/films/film.mp4', { range: 'bytes=0-3', 'if-range': condition })).status
  expect([await statusOf(etag), await statusOf('"another"')]).toEqual([206, 200])
  expect((await get('/films/film.mp4', { 'if-none-match': etag })).status).toBe(304)
  const words = await get('/films/por.vtt', { range: 'bytes=0-3' })
  expect([words.status, words.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8'])
})

test('WebAssembly may be compiled by the worker that reads QR codes, and by no page or other script', async () => {
  const { get } = testApp({ files })
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy')
  expect(await policyOf('/assets/code-reader.worker-abc.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  )
  for (const path of ['/qr-scan', '/assets/app-abc.js', '/sw.js', '/assets/code-reader.worker-abc.js/../app-abc.js'])
    expect(await policyOf(path)).not.toContain('wasm')
})

test('hashed files may be stored for ever and are precompressed', async () => {
  const { get } = testApp({ files })
  const response = await get('/assets/app-abc.js', { 'accept-encoding': 'br' })
  expect(await response.text()).toBe('brotli')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
  })
  expect(await (await get('/assets/app-abc.js')).text()).toBe('plain')
  const etag = response.headers.get('etag') ?? ''
  expect((await get('/assets/app-abc.js', { 'if-none-match': etag })).status).toBe(304)
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a file that the build has not compressed travels as %s all the same', async (coding, decompress) => {
  const { get } = testApp({ files })
  for (const _ of ['the first', 'the next']) {
    const response = await get('/assets/late-abc.js', { 'accept-encoding': coding })
    expect(response.headers.get('content-encoding')).toBe(coding)
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes.length).toBeLessThan(200)
    expect(decompress(bytes).toString()).toBe('later '.repeat(1_000))
  }
})

test('a picture is not compressed a second time', async () => {
  const response = await testApp({ files }).get('/brasil_flags/sp.png', { 'accept-encoding': 'br, gzip' })
  expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([null, null])
})

test.each([
  ['/builds/latest.json', 200, 'no-store'],
  ['/sw.js', 200, 'no-cache'],
  ['/brasil_flags/SP.png', 200, 'public, max-age=3600'],
  ['/assets/gone.js', 404, 'no-store'],
  ['/wp-login.php', 404, 'no-store'],
  ['/assets/..%2f.vite/manifest.json', 404, 'no-store'],
  ['/.vite/manifest.json', 404, 'no-store'],
  ['/index.html', 404, 'no-store'],
])('%s is answered with %i, %s, without rendering a page', async (path, status, cacheControl) => {
  const render = vi.fn()
  const response = await testApp({ files, render }).get(path)
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, cacheControl])
  expect(render).not.toHaveBeenCalled()
})

test.each([
  ['POST', '/medals/all', 405],
  ['DELETE', '/medals/all', 405],
  ['GET', '/locale?to=xyz', 400],
  ['POST', '/session/guest', 403],
])('%s %s is refused with %i and the headers that every page has', async (method, path, status) => {
  const response = await testApp().app.request(path, { method })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('a page takes GET and HEAD only', async () => {
  const { app } = testApp()
  expect((await app.request('/medals/all', { method: 'POST' })).status).toBe(405)
  expect((await app.request('/medals/all', { method: 'HEAD' })).status).toBe(200)
})

test.each([
  ['/medals/all?lang=spa', 'spa'],
  ['/medals/all?sort=total&lang=eng', 'eng'],
  ['/medals/all?lang=xyz', 'por'],
  ['/medals/all?slang=eng', 'por'],
])('R4.1 %s is shown in %s and sets nothing', async (address, locale) => {
  const response = await testApp().get(address, { cookie: 'locale=por' })
  expect(await response.text()).toBe(`html ${locale} /medals/all`)
  expect(response.headers.has('set-cookie')).toBe(false)
})

test.each([
  ['/medals?lang=spa', '/medals/all?lang=spa'],
  ['/medals?lang=xyz', '/medals/all'],
  ['/transport?lang=eng', '/login?redirect=%2Ftransport%3Flang%3Deng&lang=eng'],
  ['/old?lang=spa', '/venues?from=old&lang=spa#map'],
  ['/away?lang=spa', 'https://other.example/?from=games'],
])('R4.1 %s leads to %s, in the language of the address', async (address, location) => {
  const { get } = testApp({
    games: () => ({ ...GAMES, loginEnabled: true }),
    routeRules: () => [
      { from: '/old', to: '/venues?from=old#map', status: 302 },
      { from: '/away', to: 'https://other.example/?from=games', status: 302 },
    ],
    render: async () => ({ status: 307, type: 'text/plain', body: '', location: '/medals/all', topics: [] }),
  })
  expect((await get(address, { cookie: 'login=guest' })).headers.get('location')).toBe(location)
})

test('R4.1 a chosen language goes before the one the address requested', async () => {
  const response = await testApp().get('/locale?to=por&back=%2Fmedals%2Fall%3Flang%3Dspa%26sort%3Dtotal')
  expect(response.headers.get('location')).toBe('/medals/all?sort=total')
})

test('a page names its own site: what was made for one host is not cached for another', async () => {
  const render = vi.fn(async (request: Request) => ({
    status: 200,
    type: 'text/html',
    body: new URL(request.url).origin,
    topics: ['medals:all'],
  }))
  const { get } = testApp({ render })
  const originFor = async (host: string) => (await get('/medals/all', { host })).text()
  expect(await originFor('games.example')).toBe('http://games.example')
  expect(await originFor('evil.example')).toBe('http://evil.example')
  expect(await originFor('games.example')).toBe('http://games.example')
  expect(render).toHaveBeenCalledTimes(2)
  const named = testApp({ render, siteOrigin: createSiteOrigin('https://games.example') })
  expect(await (await named.get('/medals/all', { host: 'evil.example' })).text()).toBe('https://games.example')
})

test.each([
  ['/auth?reset=token', 'no-referrer'],
  ['/Auth/', 'no-referrer'],
  ['/auth/outbox', 'no-referrer'],
  ['/authors', 'strict-origin-when-cross-origin'],
  ['/login', 'strict-origin-when-cross-origin'],
])('nobody is told of an address with an e-mail’s token: %s has %s', async (path, policy) => {
  const { get } = testApp()
  for (const headers of [{}, { 'x-forwarded-proto': 'https' }])
    expect((await get(path, headers)).headers.get('referrer-policy')).toBe(policy)
})

test('/desk leads to its folder, where every address that is no file is its one page, and its worker is never stored (R12.6)', async () => {
  const app = new Hono()
  const deskFiles = readDeskFiles(clientDir)
  app.get('*', async (c) => (await deskFiles(c, c.req.path)) ?? c.text('none of the desk', 404))
  const get = async (path: string) => {
    const answer = await app.request(path)
    return [answer.status, answer.headers.get('location') ?? answer.headers.get('cache-control')]
  }
  expect(await get('/desk')).toEqual([302, '/desk/'])
  expect(await get('/desk/')).toEqual([200, 'no-cache'])
  expect(await get('/desk/unit/JUDW57KG--------------FNL-000100--')).toEqual([200, 'no-cache'])
  expect(await get('/desk/sw.js')).toEqual([200, 'no-cache'])
  expect(await get('/desk/assets/app-abc.js')).toEqual([200, 'public, max-age=31536000, immutable'])
  expect((await get('/desk/assets/gone.js'))[0]).toBe(404)
  expect((await get('/desktop'))[0]).toBe(404)
})
