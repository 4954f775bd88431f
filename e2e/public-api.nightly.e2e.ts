import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { MedalTableView } from '@games/contract'
import { aUnit, scheduleUpdate } from '@games/testing'
import type { AxeResults } from 'axe-core'
import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isHydrated, isLive, openBrowser, WITH_WORKER, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'
import { DAY, FINAL, openGames } from './small-games.ts'
import { isOfflineReady } from './worker.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const SOON = { timeout: 60_000 }

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  await openGames(server)
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const request = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

test.each([
  ['pt-BR', 'API pública', 320],
  ['es-ES', 'API pública', 390],
  ['en-GB', 'Public API', 1440],
])('the description is read without script, in %s', async (locale, title, width) => {
  const { page, faults } = await watchedPage(browser, {
    locale,
    javaScriptEnabled: false,
    viewport: { width, height: 844 },
  })
  await page.goto(`${server.url}/api`)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title)
  // the call's own link leads to what it answers now
  await page.locator('#getMedalTable .call a').click()
  expect(new URL(page.url()).pathname).toBe('/api/medals/all')
  expect(JSON.parse(await page.locator('pre').innerText())).toMatchObject({ scope: 'all' })
  expect(faults).toEqual([])
})

test.each(['light', 'dark'] as const)(
  'the description has nothing for axe to find and fits a small phone, %s',
  async (colorScheme) => {
    const { page, faults } = await watchedPage(browser, { colorScheme, viewport: { width: 320, height: 700 } })
    await page.goto(`${server.url}/api`)
    await page.evaluate(AXE)
    const { violations } = await page.evaluate(() =>
      (Reflect.get(window, 'axe') as { run(options: unknown): Promise<AxeResults> }).run({
        resultTypes: ['violations'],
      }),
    )
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(faults).toEqual([])
  },
)

test('every link of the description leads to something the games have', async () => {
  const html = await (await request('/api')).text()
  const links = [...html.matchAll(/class="call">.*?<a href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  expect(links.length).toBeGreaterThan(30)
  // the small games have no team, report, final ranking or statistics, nobody of their first delegation is in an event yet, and the stream
  // does not end
  const missing =
    /\/api\/((athletes|delegations)\/\w+\/calendar|teams\/|reports\/|books\/|final-ranks\/|matches\/|venues\/|live)/
  // the pack of the games is made once somebody asks for it
  for (const link of links.filter((one) => !missing.test(one)))
    await expect.poll(async () => [link, (await request(link)).status], { timeout: 90_000 }).toEqual([link, 200])
})

test('settings lead to the description, which the service worker leaves to the server (R3.7)', async () => {
  const { page } = await watchedPage(browser, WITH_WORKER)
  await page.goto(`${server.url}/settings`)
  await isHydrated(page)
  await isOfflineReady(page)
  await page.getByRole('link', { name: 'Ver a API pública' }).click()
  await page.getByRole('heading', { level: 1, name: 'API pública' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/api')
  expect(await page.locator('script').count()).toBe(0)
})

test('a page of another site reads answers, their tags and the way to the next page', async () => {
  const other = createServer((_request, response) => response.end('<!doctype html><title>Jornal</title>'))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { page, faults } = await watchedPage(browser)
  await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`)
  const read = await page.evaluate(async (url) => {
    const answer = await fetch(`${url}/api/athletes?limit=1`)
    return {
      etag: answer.headers.get('etag'),
      link: answer.headers.get('link'),
      rows: (await answer.json()).athletes.length,
    }
  }, server.url)
  expect(read).toEqual({
    etag: expect.stringMatching(/^W\/"/),
    link: expect.stringMatching(/^<\/api\/athletes\?limit=1&cursor=[\w-]+>; rel="next"$/),
    rows: 1,
  })
  expect(faults).toEqual([])
  other.close()
})

test('pages that are followed by their links are the whole list, each athlete once', async () => {
  const ids: string[] = []
  for (let path: string | null = '/api/athletes?limit=3'; path !== null; ) {
    const answer: Response = await request(path)
    ids.push(...((await answer.json()) as { athletes: { id: string }[] }).athletes.map(({ id }) => id))
    path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? null
  }
  expect(ids.toSorted()).toEqual(['101', '102', '103', '104'])
})

test('the built server writes tables, and answers 304 while they hold', async () => {
  const answer = await request('/api/medals/all/table.csv?lang=por')
  const bytes = new Uint8Array(await answer.clone().arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  expect((await answer.text()).replace('\uFEFF', '').split('\r\n')[1]).toBe('1;SP;São Paulo;1;0;0;1;1;0')
  const again = await request('/api/medals/all/table.csv?lang=por', {
    'if-none-match': answer.headers.get('etag') ?? '',
  })
  expect(again.status).toBe(304)
  for (const path of [
    '/api/medallists.csv',
    `/api/schedule/${DAY}/units.csv`,
    '/api/athletes.csv',
    `/api/units/${FINAL}/results.csv`,
  ])
    expect([path, (await request(path)).status]).toEqual([path, 200])
})

test('a unit that is moved is moved in calendars, which see the same event', async () => {
  const event = async () => {
    const text = await (await request(`/api/units/${FINAL}/unit.ics`)).text()
    const of = (name: string) => new RegExp(`^${name}:(.*)\\r$`, 'm').exec(text)?.[1]
    return { uid: of('UID'), start: of('DTSTART'), sequence: Number(of('SEQUENCE')) }
  }
  const before = await event()
  expect(before.start).toBe('20270914T140000Z')
  await server.send(
    scheduleUpdate({ documentCode: 'JUD', time: '103000000' }, [
      aUnit({ code: FINAL, medal: 1, start: '2027-09-14T12:00:00-03:00', end: '2027-09-14T12:10:00-03:00' }),
    ]),
  )
  await expect.poll(async () => (await event()).start, SOON).toBe('20270914T150000Z')
  const after = await event()
  expect(after.uid).toBe(before.uid)
  expect(after.sequence).toBeGreaterThan(before.sequence)
})

test('what is misspelt is answered as such, and leaves the pages alone', async () => {
  const answer = await request('/api/athletes?organization=AL')
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { id: 'invalid-input', message: expect.stringContaining('query.organization') },
  ])
  // pages take what others put behind their addresses
  const { page, faults } = await watchedPage(browser)
  await page.goto(`${server.url}/medals/all?utm_source=x`)
  await isLive(page)
  expect(((await (await request('/api/medals/all')).json()) as MedalTableView).rows[0]?.organisation.code).toBe('SP')
  expect(faults).toEqual([])
})
