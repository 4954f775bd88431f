import type { MedalTableView } from '@games/contract'
import { medallists } from '@games/testing'
import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { isHydrated, isLive, openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'
import { DAY, DECIDED_EVENT, openGames } from './small-games.ts'

const SOON = { timeout: 60_000, interval: 50 }
const NO_SCRIPT = { javaScriptEnabled: false }
const PHONE = { viewport: { width: 390, height: 844 } }

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  await openGames(server)
  // a second gold for SP, of men; then the decided event's gold goes from SP to BA
  await server.send(
    medallists({ documentCode: 'JUDM60KG', date: DAY, time: '120000000' }, [['gold', '102', 'SP']]),
    medallists({ documentCode: DECIDED_EVENT, version: 2, date: DAY, time: '130000000' }, [
      ['gold', '103', 'BA'],
      ['silver', '102', 'SP'],
    ]),
  )
  await vi.waitFor(async () => {
    const { updatedAt } = (await (await fetch(`${server.url}/api/medals/all`)).json()) as MedalTableView
    if (updatedAt !== `${DAY}T13:00:00`) throw new Error(`medals up to ${updatedAt}`)
  }, SOON)
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await server.stop()
})

test('without script a count opens its medallists, and the table shows a moment that is past (R5.6)', async () => {
  const { page } = await watchedPage(browser, { ...PHONE, ...NO_SCRIPT })
  await page.goto(`${server.url}/medals/all`)
  const row = page.locator('.medals-table tbody[data-code=SP]')
  await row.locator('a[href*="medal=silver"]').click()
  await page.waitForURL('**/medals/all?open=SP&medal=silver')
  expect(await row.locator('.medals-won').count()).toBe(1)
  expect(await row.locator('.medals-who').innerText()).toContain('BURITI Tainá')
  expect(await row.locator('.medals-reason').innerText()).not.toBe('')

  await page.locator('.medals-moment input[name=at]').fill(`${DAY}T12:30`)
  await page.locator('.medals-moment button').click()
  await page.locator('.medals-past').waitFor()
  expect(await row.locator('.medals-figure').allInnerTexts()).toEqual(['2', '0', '0', '2'])
  expect(new URL(page.url()).searchParams.get('at')).toBe(`${DAY}T12:30`)
})

test('an open row has as many medals as it counts, outside "all" too (R5.6)', async () => {
  const { page, faults } = await watchedPage(browser)
  for (const address of ['/medals/all', '/medals/gender/W', '/medals/gender/M', '/medals/discipline/JUD']) {
    await page.goto(`${server.url}${address}`)
    await isLive(page)
    const row = page.locator('.medals-table tbody[data-code=SP]')
    await row.locator('.medals-name a').click()
    const total = Number(await row.locator('.medals-total').innerText())
    await expect.poll(() => row.locator('.medals-won').count(), SOON).toBe(total)
  }
  expect(faults).toEqual([])
})

test('an open row is an address: it comes open from the server, and closes (R5.6)', async () => {
  const { page, faults, calls } = await watchedPage(browser, PHONE)
  await page.goto(`${server.url}/medals/all?open=SP&medal=gold`)
  const row = page.locator('.medals-table tbody[data-code=SP]')
  expect(await row.locator('.medals-won').count()).toBe(1)
  await isHydrated(page)
  await row.locator('.medals-gold a').click()
  await expect.poll(() => row.locator('.medals-open').count(), SOON).toBe(0)
  expect(new URL(page.url()).search).toBe('')
  // where the organiser leads addresses is asked once by whoever goes on (R3.12)
  expect(calls.filter((call) => call !== '/api/route-rules')).toEqual([])
  expect(faults).toEqual([])
})

test('medallists are found by delegation and colour, by links and forms alone (R2.6)', async () => {
  const { page } = await watchedPage(browser, NO_SCRIPT)
  await page.goto(`${server.url}/medals/medallists`)
  await page.locator('.medals-filters select[name=organisation]').selectOption('BA')
  await page.locator('.medals-filters select[name=discipline]').selectOption('JUD')
  await page.locator('.medals-filters button').click()
  await page.waitForURL('**/medals/medallists/JUD?organisation=BA')
  expect(await page.locator('.medals-decided-line').allInnerTexts()).toEqual([expect.stringContaining('CAJÁ Lívia')])
})

test('the table prints on A4 without what only a screen has (look: print)', async () => {
  const { page } = await watchedPage(browser)
  await page.goto(`${server.url}/medals/all`)
  await isLive(page)
  await page.emulateMedia({ media: 'print' })
  for (const hidden of ['.medals-sort', '.medals-latest', '.medals-moments', '.ui-tabs', '.app-shell-top'])
    expect(await page.locator(hidden).first().isVisible()).toBe(false)
  expect(await page.locator('.medals-table tbody').first().isVisible()).toBe(true)
})
