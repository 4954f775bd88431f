import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLive, openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'
import { openGames } from './small-games.ts'

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  await openGames(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** Issue "The frame", reach: all fonts of a first page. */
const FONT_BYTES = 60_000

test.each(['/medals/all', '/schedule/days', '/participants/athletes'])(
  'a first page loads at most 60 kB of fonts, and they are drawn with: %s',
  async (address) => {
    const { page } = await watchedPage(browser)
    const sizes: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.woff2')) sizes.push(Number(response.headers()['content-length']))
    })
    await page.goto(server.url + address)
    await isLive(page)
    await page.evaluate(() => document.fonts.ready)
    expect(sizes).toHaveLength(1)
    expect(sizes[0]).toBeLessThanOrEqual(FONT_BYTES)
    expect(await page.evaluate(() => document.fonts.check('400 16px Archivo', 'Programação'))).toBe(true)
    await page.context().close()
  },
)

test.each([
  '/flags/w80/de.png',
  '/flags/w80/xk.png',
  '/brasil_flags/AL.png',
  '/brasil_flags/al.png',
  '/configurations/discipline_images/BYE.png',
  '/configurations/discipline_images/ROW.png',
  '/configurations/discipline_images/TTE.png',
])('%s is a picture 80 px wide (R3.13)', async (path) => {
  const answer = await fetch(server.url + path)
  expect(answer.headers.get('content-type')).toBe('image/png')
  const bytes = new DataView(await answer.arrayBuffer())
  // the width in a PNG's first chunk
  expect(bytes.getUint32(16)).toBe(80)
})

test('a flag that is not there is a plain 404, no page (R3.13)', async () => {
  const answer = await fetch(`${server.url}/flags/w80/qq.png`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
})

test('a page shows no broken image: a flag that does not come gives way to its letters (R3.13)', async () => {
  const { page } = await watchedPage(browser)
  await page.route('**/*.png', (route) => route.abort())
  await page.goto(`${server.url}/medals/all`)
  await page.getByText('SP', { exact: true }).first().waitFor()
  // also in the parts of the page that come a moment later
  await expect.poll(() => page.locator('img.ui-flag').count(), { timeout: 60_000 }).toBe(0)
  await page.context().close()
})

test.each(['games', 'mdi'])('the icon service answers from the built server: %s (R3.11)', async (set) => {
  const answer = await fetch(`${server.url}/api/icons/${set}.json?icons=home,nobody`)
  expect(await answer.json()).toMatchObject({ prefix: set, icons: { home: {} }, not_found: ['nobody'] })
})
