import { get } from 'node:http'
import { aUnit, medallists, scheduleUpdate } from '@games/testing'
import { NIGHTLY, sampled } from '@games/testing/suite'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBrowser, watchedPage } from './browser.ts'
import { type HostSite, openHostSite } from './host-site.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'
import { openGames } from './small-games.ts'

/** Issue "The frame", Reach: everything a widget is made of, gzip. */
const WIDGET_BYTES = 60_000
/** Of these, what runs. */
const WIDGET_SCRIPT_BYTES = 15_000
const EMBED_SCRIPT_BYTES = 1_500

let browser: Browser
let server: RunningServer
let site: HostSite
beforeAll(async () => {
  ;[browser, server, site] = await Promise.all([openBrowser(), startInCluster(), openHostSite()])
  await openGames(server)
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await site.close()
  await server.stop()
})

/** A frame on another site may have no storage to answer in. */
const UNASKED = { consent: null }
const SOON = { timeout: 60_000, interval: 50 }
const heightOf = (page: Page, frame: string): Promise<number> =>
  page.locator(frame).evaluate((element) => element.getBoundingClientRect().height)

/** What travels for an address: gzip where there is such, the plain bytes of what is compressed already. */
function travels(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Uint8Array) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}

test.each(sampled(['/widget/medals', '/widget/events'], 2))(
  '%s is 60 kB in all, and runs none of the app (R3.3)',
  async (path) => {
    const { page, faults, calls } = await watchedPage(browser, {}, UNASKED)
    const loaded = new Map<string, string>()
    page.on('request', (request) => {
      if (['document', 'script', 'stylesheet', 'font'].includes(request.resourceType()))
        loaded.set(request.url(), request.resourceType())
    })
    await page.goto(server.url + path, { waitUntil: 'load' })
    await expect.poll(() => page.locator('html').getAttribute('data-live'), SOON).toBe('')
    const bytes = { document: 0, script: 0, stylesheet: 0, font: 0 }
    for (const [url, kind] of loaded) bytes[kind as keyof typeof bytes] += await travels(url)
    for (const part of Object.values(bytes)) expect(part).toBeGreaterThan(0)
    expect(bytes.script).toBeLessThan(WIDGET_SCRIPT_BYTES)
    expect(Object.values(bytes).reduce((sum, part) => sum + part, 0)).toBeLessThan(WIDGET_BYTES)
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
    expect([faults, calls]).toEqual([[], []])
  },
)

test('a page of another site embeds both by embed.js: they get their height, and a medal arrives in place (R3.3)', async () => {
  site.show(
    `<div data-games-widget="medals" data-limit="5" data-title="Quadro de medalhas"></div>
     <div data-games-widget="events" data-discipline="JUD" data-lang="es" data-theme="dark"></div>
     <script src="${server.url}/embed.js" async></script>`,
    server.url,
  )
  const { page, faults } = await watchedPage(browser, {}, UNASKED)
  await page.goto(site.origin)
  const globals = await page.evaluate(() => Object.keys(window).filter((name) => /games|embed/i.test(name)))
  expect(globals).toEqual([])
  const [medals, events] = [page.frameLocator('iframe >> nth=0'), page.frameLocator('iframe >> nth=1')]
  await expect.poll(() => medals.locator('html').getAttribute('data-live'), SOON).toBe('')
  expect(await page.locator('iframe').first().getAttribute('title')).toBe('Quadro de medalhas')

  // as high as what is in it, neither more nor less
  for (const [frame, content] of [
    ['iframe >> nth=0', medals],
    ['iframe >> nth=1', events],
  ] as const)
    await expect
      .poll(async () => {
        const inside = await content.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height))
        return (await heightOf(page, frame)) - inside
      }, SOON)
      .toBe(0)

  const spain = events.locator('html')
  expect([await spain.getAttribute('lang'), await spain.getAttribute('data-theme')]).toEqual(['es-ES', 'dark'])
  expect(await events.locator('.widget-row').count()).toBeGreaterThan(0)

  const height = await heightOf(page, 'iframe >> nth=0')
  await medals.locator('html').evaluate(({ dataset }) => (dataset['seen'] = 'before'))
  await server.send(
    medallists({ documentCode: 'JUDW57KG' }, [
      ['gold', '101', 'AL'],
      ['silver', '104', 'RJ'],
    ]),
  )
  await expect.poll(() => medals.locator('table').innerText(), SOON).toContain('Alagoas')
  await expect.poll(() => heightOf(page, 'iframe >> nth=0'), SOON).toBeGreaterThan(height)
  // swapped in place: the document is the one that was loaded
  expect(await medals.locator('html').getAttribute('data-seen')).toBe('before')
  expect(faults).toEqual([])
})

test('a unit that begins is live in the widget that shows it (R2.1)', NIGHTLY, async () => {
  const { page, faults } = await watchedPage(browser, {}, UNASKED)
  const today = new Date(Date.now() - 6 * 3_600_000).toISOString().slice(0, 10)
  const unit = (scheduleStatus: 'SCHEDULED' | 'RUNNING') =>
    scheduleUpdate({ documentCode: 'JUD', version: scheduleStatus === 'RUNNING' ? 3 : 2 }, [
      aUnit({
        code: 'JUDW63KG--------------SFNL000100--',
        scheduleStatus,
        name: { por: 'Semifinal de hoje' },
        start: `${today}T23:00:00-03:00`,
        end: `${today}T23:10:00-03:00`,
      }),
    ])
  await server.send(unit('SCHEDULED'))
  await page.goto(`${server.url}/widget/events?discipline=JUD`)
  await expect.poll(() => page.locator('main').innerText(), SOON).toContain('A seguir hoje')
  const link = page.locator('.widget-row').first()
  expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  await expect.poll(() => page.locator('html').getAttribute('data-live'), SOON).toBe('')
  await server.send(unit('RUNNING'))
  await expect.poll(() => page.locator('h2').first().innerText(), SOON).toBe('Ao vivo')
  expect(faults).toEqual([])
})

test('a frame that a site has made itself is sized too; nobody else’s word sizes it (R3.3)', NIGHTLY, async () => {
  site.show(
    `<iframe data-games-widget title="Quadro" src="${server.url}/widget/medals?limit=1"></iframe>
     <script src="${server.url}/embed.js"></script>`,
    server.url,
  )
  const { page, faults } = await watchedPage(browser, {}, UNASKED)
  await page.goto(site.origin)
  await expect.poll(() => heightOf(page, 'iframe'), SOON).not.toBe(154)
  const height = await heightOf(page, 'iframe')
  await page.evaluate(() => window.postMessage({ type: 'resize-iframe', height: 9_999 }, '*'))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await heightOf(page, 'iframe')).toBe(height)
  expect(faults).toEqual([])
})

test(
  'a frame without a title of its site has the widget’s, in the widget’s language; a widget that there is none of says so (R3.3)',
  NIGHTLY,
  async () => {
    site.show(
      `<div data-games-widget="medals" data-lang="es" data-discipline="JUD"></div>
     <div data-games-widget="events" data-lang="en"></div>
     <div data-games-widget="medals" data-title="Nosso quadro"></div>
     <div data-games-widget="nothing" data-lang="en"></div>
     <iframe data-games-widget src="${server.url}/widget/medals?lang=en"></iframe>
     <script src="${server.url}/embed.js" async></script>`,
      server.url,
    )
    const { page } = await watchedPage(browser, {}, UNASKED)
    // what a frame that has not come yet is called
    await page.route('**/widget/**', async (route) => {
      await blocked
      await route.continue()
    })
    let release = () => {}
    const blocked = new Promise<void>((resolve) => (release = resolve))
    await page.goto(site.origin, { waitUntil: 'commit' })
    const titles = () => page.locator('iframe').evaluateAll((all) => all.map((one) => one.getAttribute('title')))
    await expect.poll(titles, SOON).toEqual(['Medallero', 'Schedule', 'Nosso quadro', 'Medal table', null])
    release()
    await expect
      .poll(titles, SOON)
      .toEqual([
        'Medallero, Judo · Juegos Nacionales Juveniles',
        'Schedule · National Youth Games',
        'Nosso quadro',
        'Unknown widget',
        'Medal table · National Youth Games',
      ])
    const unknown = page.frameLocator('iframe >> nth=3')
    expect(await unknown.locator('main').innerText()).toContain('There is no widget with this name.')
    await expect.poll(() => heightOf(page, 'iframe >> nth=3'), SOON).toBeLessThan(320)
  },
)

test(
  'any other page is refused in a frame, unless the organiser has named the site: then it says its height too (R3.3)',
  NIGHTLY,
  async () => {
    const embedding = (games: string) =>
      site.show(
        `<iframe data-games-widget title="Site" src="${games}/medals/all"></iframe><script src="${games}/embed.js"></script>`,
        games,
      )
    embedding(server.url)
    const refused = await watchedPage(browser, {}, UNASKED)
    await refused.page.goto(site.origin)
    await expect.poll(() => refused.faults.join(' '), SOON).toContain('frame-ancestors')

    const friend = await startInCluster({ env: { EMBED_ORIGINS: site.origin } })
    try {
      await openGames(friend)
      embedding(friend.url)
      const { page, faults } = await watchedPage(browser, {}, UNASKED)
      await page.goto(site.origin)
      const inside = page.frameLocator('iframe')
      await expect.poll(() => inside.locator('h1').innerText(), SOON).toBe('Quadro de medalhas')
      const sized = async () => {
        const content = await inside.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height))
        return (await heightOf(page, 'iframe')) - content
      }
      await expect.poll(sized, SOON).toBeLessThanOrEqual(4)
      expect(faults).toEqual([])
    } finally {
      await Promise.all(browser.contexts().map((context) => context.close()))
      await friend.stop()
    }
  },
)

test('embed.js is small enough to be nobody’s burden (R3.3)', async () => {
  const response = await fetch(`${server.url}/embed.js`)
  expect(response.headers.get('content-type')).toContain('javascript')
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(EMBED_SCRIPT_BYTES)
})
