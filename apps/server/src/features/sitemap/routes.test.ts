import { gunzipSync } from 'node:zlib'
import { NIGHTLY } from '@games/testing/suite'
import { expect, test, vi } from 'vitest'
import { createSiteOrigin } from '../../http/server/site-origin.ts'
import { GAMES, testApp } from '../../testing/test-app.ts'

const KNOWN = {
  disciplines: [{ code: 'JUD', ranked: true }],
  days: ['2027-09-14'],
  genders: ['W'],
  divisions: [],
  delegations: [],
  venues: ['GJU'],
  units: [{ code: 'JUDW57KG--------------FNL-000100--', changed: '2027-09-14' }],
}
const siteOrigin = createSiteOrigin('https://games.example')
const real = (known: Parameters<typeof testApp>[0] extends infer D | undefined ? D : never = {}) =>
  testApp({ known: async () => KNOWN, siteOrigin, games: () => ({ ...GAMES, demo: false }), ...known })

test('robots.txt keeps crawlers out of the demo, and elsewhere out of calls and personal pages', async () => {
  const demo = await testApp().get('/robots.txt')
  expect(await demo.text()).toBe('User-agent: *\nDisallow: /\n')
  const text = await (await real().get('/robots.txt')).text()
  expect(text).toContain('\nDisallow: /login\n')
  expect(text).toContain('\nDisallow: /account\n')
  expect(text).toContain('\nDisallow: /api/\n')
  expect(text).not.toContain('Disallow: /\n')
  expect(text).toMatch(/\nSitemap: https:\/\/games\.example\/sitemap\.xml\n$/)
})

test('the sitemap names public pages with their languages and when they changed', async () => {
  const response = await real().get('/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const xml = await response.text()
  const unit = 'https://games.example/discipline/JUD/results/JUDW57KG--------------FNL-000100'
  expect(xml).toContain(`<url><loc>${unit}</loc><lastmod>2027-09-14</lastmod>`)
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="pt-PT" href="${unit}"/>`)
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="es-ES" href="${unit}?lang=spa"/>`)
  expect(xml).toContain('href="https://games.example/schedule/days?lang=eng&amp;day=2027-09-14"/>')
  for (const path of [
    '/medals/all',
    '/venues',
    '/venues/GJU',
    '/medals/gender/W',
    '/discipline/JUD/finalrank',
    '/participants/athletes',
  ])
    expect(xml).toContain(`<loc>https://games.example${path}</loc>`)
  for (const path of ['/login', '/account', '/participants/profile', '/medals/division'])
    expect(xml).not.toContain(`<loc>https://games.example${path}`)
})

test('a sitemap travels compressed and is read from the database once in a while only', async () => {
  const known = vi.fn(async () => KNOWN)
  const { get } = real({ known })
  const response = await get('/sitemap.xml', { 'accept-encoding': 'gzip' })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await response.arrayBuffer()).toString()).toMatch(/<\/urlset>\n$/)
  await get('/sitemap.xml')
  expect(known).toHaveBeenCalledTimes(1)
})

test('more than 50,000 addresses are split, and the index names the parts', NIGHTLY, async () => {
  const units = Array.from({ length: 60_000 }, (_, i) => ({ code: `JUDW${String(i).padStart(6, '0')}`, changed: null }))
  const { get } = real({ known: async () => ({ ...KNOWN, units }) })
  const index = await (await get('/sitemap.xml')).text()
  expect(index.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://games.example/sitemap-1.xml</loc>',
    '<loc>https://games.example/sitemap-2.xml</loc>',
  ])
  const counts = await Promise.all(
    [1, 2].map(async (part) => (await (await get(`/sitemap-${part}.xml`)).text()).match(/<url>/g)?.length ?? 0),
  )
  expect(counts[0]).toBe(50_000)
  expect(counts[1]).toBeGreaterThan(10_000)
  expect((await get('/sitemap-3.xml')).status).toBe(404)
})
