import { aResult, aUnit, medallists, results, schedule, scheduleUpdate } from '@games/testing'
import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isLive, openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'

/** The games' today, in Brasília, days ending at 03:00. */
const TODAY = new Date(Date.now() - 6 * 3_600_000).toISOString().slice(0, 10)
const MATCH = 'HBLWTEAM7-------------SFNL000100--'
const SOON = { timeout: 60_000, interval: 50 }
/** What changed since the morning is fetched by the page itself, once it is at rest: sooner or later than what is tried here. */
const HINT = '/api/changes'

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const match = (scheduleStatus: 'SCHEDULED' | 'RUNNING' | 'FINISHED') =>
  aUnit({ code: MATCH, scheduleStatus, start: `${TODAY}T23:30:00-03:00`, end: `${TODAY}T23:59:00-03:00` })
const score = (version: number, home: string, away: string) =>
  results({ documentCode: MATCH, version, resultStatus: 'LIVE' }, [
    aResult({ sortOrder: 1, competitor: '901', wlt: 'W', result: home }),
    aResult({ sortOrder: 2, competitor: '902', wlt: 'L', result: away }),
  ])

test('home follows the day by itself: to come, on, its score, over, a medal; with nothing requested but medals (R2.1)', async () => {
  await server.send(schedule({ documentCode: 'HBL' }, [match('SCHEDULED')]))
  await expect.poll(async () => (await fetch(`${server.url}/api/home/today`)).json(), SOON).toMatchObject({ toCome: 1 })
  const { page, faults, calls } = await watchedPage(browser)
  // the installed app says so to the server, and to itself
  await page.context().addCookies([{ name: 'platform', value: 'pwa', url: server.url }])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    const asBefore = window.matchMedia.bind(window)
    window.matchMedia = (query) =>
      query.includes('display-mode: standalone') ? asBefore('(min-width: 0px)') : asBefore(query)
  })
  await page.goto(`${server.url}/`)
  await isLive(page)
  const main = page.locator('main')
  expect(await main.innerText()).toContain('Nada em disputa neste momento.')
  expect(await page.locator('.home-next').innerText()).toContain('Unidade')

  await server.send(scheduleUpdate({ documentCode: 'HBL', version: 2 }, [match('RUNNING')]), score(1, '3', '2'))
  await expect.poll(() => page.locator('.home-hero').innerText(), SOON).toMatch(/3[\s\S]*2/)
  await server.send(score(2, '4', '2'))
  await expect.poll(() => page.locator('.home-hero').innerText(), SOON).toContain('4')
  const wanted = () => calls.filter((path) => path !== HINT)
  expect(wanted()).toEqual([])

  await server.send(scheduleUpdate({ documentCode: 'HBL', version: 3 }, [match('FINISHED')]))
  await expect.poll(() => main.innerText(), SOON).toContain('Nada em disputa neste momento.')
  await server.send(medallists({ documentCode: 'JUDW57KG', date: TODAY, logicalDate: TODAY }, [['gold', '1', 'AL']]))
  await expect.poll(() => main.innerText(), SOON).toContain('Alagoas lidera o quadro')
  expect(new Set(wanted())).toEqual(new Set([`/api/home/${TODAY}/medals`]))
  expect(faults).toEqual([])
})
