import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressKind } from './address-kind.ts'
import { startDemo } from './in-cluster.ts'
import { LAYOUTS, PREVIEWS, REDIRECTS, ROUTES, type RouteVisit, WIDGETS } from './routes.ts'
import type { RunningServer } from './server.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** Every route of spec §2 by its table (R2): status, title, heading, canonical address, where it leads, on the demo's games. */
const ROUTE_FILES = join(import.meta.dirname, '../apps/web/src/routes')

let server: RunningServer
beforeAll(async () => {
  server = await startDemo()
})
afterAll(() => server.stop())

const visit = (path: string, platform = 'web', more: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    redirect: 'manual',
    headers: {
      // a crawler is sent a short plain document where something is wrong (R3.4)
      'user-agent': BROWSER,
      'accept-language': 'pt-BR',
      ...(platform === 'web' ? {} : { cookie: `platform=${platform}` }),
      ...more,
    },
  })

const first = (pattern: RegExp, html: string): string | undefined => pattern.exec(html)?.[1]
const all = (pattern: RegExp, html: string): string[] =>
  [...html.matchAll(pattern)].map((match) => match.slice(1).join(' '))
const meta = (name: string, html: string): string | undefined =>
  first(new RegExp(`<meta data-page (?:name|property)="${name}" content="([^"]*)">`), html)

test.each(sampled(ROUTES, 5))(
  '$path on $platform: $status, “$title” (R2)',
  async ({ path, platform, status, h1, title, canonical, index }) => {
    const response = await visit(path, platform)
    const html = await response.text()
    expect(response.status).toBe(status)
    expect(all(/<h1[^>]*>([^<]*)/g, html)).toEqual([h1])
    const [games] = /[^·]*$/.exec(first(/<title>([^<]*)/, html) ?? '') ?? []
    expect(games?.trim()).toBe('Jogos Nacionais Juvenis, demonstração')
    expect(first(/<title>([^<]*)/, html)).toContain(title)
    expect(first(/<link data-page rel="canonical" href="([^"]*)">/, html)).toBe(canonical && server.url + canonical)
    expect(meta('robots', html)).toBe(index ? undefined : 'noindex')
    // what React leaves in place of a part that the server could not draw
    expect(html).not.toContain('<!--$!-->')
  },
)

const pages = ROUTES.filter((route): route is RouteVisit & { canonical: string } => route.canonical !== undefined)

test.each(sampled(pages, 10))(
  '$path describes itself to crawlers and shared cards, and is there in the language it names',
  async ({ path, platform, canonical }) => {
    const html = await (await visit(path, platform)).text()
    const address = server.url + canonical
    const [place = '', query] = address.split('?')
    const inLanguage = (lang: string) => `${place}?lang=${lang}${query ? `&amp;${query}` : ''}`
    expect(meta('description', html)).toMatch(/^.{30,}\.$/)
    expect(all(/<link data-page rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g, html)).toEqual([
      `pt-PT ${address}`,
      `es-ES ${inLanguage('spa')}`,
      `en-US ${inLanguage('eng')}`,
      `x-default ${address}`,
    ])
    expect(meta('og:title', html)).toBe(first(/<title>([^<]*)/, html))
    expect([meta('og:type', html), meta('og:url', html), meta('og:locale', html)]).toEqual([
      'website',
      address,
      'pt_PT',
    ])
    expect(meta('og:image', html)).toBe(`${server.url}/social.png`)
    expect(meta('og:description', html)).toBe(meta('description', html))
    const inSpanish = await visit(inLanguage('spa').slice(server.url.length).replaceAll('&amp;', '&'), platform)
    expect([inSpanish.status, first(/<html lang="([^"]*)"/, await inSpanish.text())]).toEqual([200, 'es-ES'])
  },
)

test('descriptions differ from page to page where search engines keep them', NIGHTLY, async () => {
  const indexed = pages.filter(({ index, path, canonical }) => index && path === canonical)
  const texts = await Promise.all(
    indexed.map(async ({ path, platform }) => meta('description', await (await visit(path, platform)).text())),
  )
  const twice = texts.filter((text, i) => texts.indexOf(text) !== i)
  // a discipline's schedule and a unit's tabs are each about the same thing
  expect(new Set(twice).size).toBeLessThanOrEqual(2)
})

test.each(REDIRECTS)('$path leads to $to by $status (R2.1)', async ({ path, to, status }) => {
  const response = await visit(path)
  expect([response.status, response.headers.get('location')]).toEqual([status, to])
})

test.each(WIDGETS)(
  '$path is a document of its own, for frames, that no search engine keeps (R3.1)',
  async ({ path, status }) => {
    const response = await visit(path)
    const html = await response.text()
    expect(response.status).toBe(status)
    expect(html).toMatch(/<meta[^>]*name="robots"[^>]*content="noindex/)
    expect(html).not.toContain('id="state"')
  },
)

test.each(PREVIEWS)(
  '$path says nothing of a draft by itself, is framed by nobody else, and no search engine keeps it',
  async ({ path }) => {
    const response = await visit(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(meta('robots', await response.text())).toBe('noindex')
  },
)

test.each([
  ['spa', 'es-ES', 'Medallero'],
  ['eng', 'en-US', 'Medal table'],
  ['por', 'pt-PT', 'Quadro de medalhas'],
])('?lang=%s shows that language, whatever the cookie says, and sets nothing (R4.1)', async (lang, tag, h1) => {
  const response = await visit(`/medals/all?lang=${lang}`, 'web', { cookie: 'locale=por' })
  const html = await response.text()
  expect(first(/<html lang="([^"]*)"/, html)).toBe(tag)
  expect(all(/<h1[^>]*>([^<]*)/g, html)).toEqual([h1])
  expect(first(/rel="canonical" href="([^"]*)"/, html)).toBe(
    `${server.url}/medals/all${lang === 'por' ? '' : `?lang=${lang}`}`,
  )
  expect(response.headers.get('set-cookie')).toBeNull()
})

test('the picture of shared links is there', async () => {
  const response = await visit('/social.png')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
})

test('the demo keeps crawlers out', async () => {
  expect(await (await visit('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
})

const OF_EACH_KIND = 12

test('every kind of address in the sitemap is a page that names itself as its one address', NIGHTLY, async () => {
  const xml = await (await visit('/sitemap.xml')).text()
  const addresses = all(/<loc>([^<]*)<\/loc>/g, xml).map((address) => address.replaceAll('&amp;', '&'))
  expect(addresses.length).toBeGreaterThan(1_000)
  expect(new Set(addresses).size).toBe(addresses.length)
  // some of each kind, from the first to the last
  const some = Object.values(Object.groupBy(addresses, addressKind)).flatMap((ofKind = []) =>
    ofKind.filter((_, place) => place % Math.ceil(ofKind.length / OF_EACH_KIND) === 0),
  )
  expect(some.length).toBeGreaterThan(OF_EACH_KIND * 8)
  const wrong: string[] = []
  for (const address of some) {
    const response = await visit(address.slice(server.url.length))
    const html = await response.text()
    const canonical = first(/rel="canonical" href="([^"]*)"/, html)?.replaceAll('&amp;', '&')
    if (response.status !== 200 || canonical !== address || html.includes('content="noindex"'))
      wrong.push(`${address} ${response.status} ${canonical}`)
  }
  expect(wrong).toEqual([])
})

test('every route file stands in this table', () => {
  // a file whose name begins with - is part of one
  const files = readdirSync(ROUTE_FILES)
    .filter((file) => !file.startsWith('-'))
    .map((file) => file.replace(/\.tsx$/, ''))
  const listed = new Set<string>(
    [...ROUTES, ...REDIRECTS, ...WIDGETS, ...PREVIEWS].map(({ route }) => route).concat(LAYOUTS),
  )
  expect(files.filter((file) => !listed.has(file))).toEqual([])
  expect([...listed].filter((route) => !files.includes(route))).toEqual([])
})
