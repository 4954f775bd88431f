import { aUnit, scheduleUpdate } from '@games/testing'
import { NIGHTLY, sampled } from '@games/testing/suite'
import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isHydrated, isLive, openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'
import { DAY, FINAL, FINAL_ADDRESS, final, openGames } from './small-games.ts'

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  await openGames(server)
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const SOON = { timeout: 60_000, interval: 50 }

test('the schedule leads to a day that has units, and follows one of them from start list to official (R2.5)', async () => {
  const { page, faults } = await watchedPage(browser)
  await page.goto(`${server.url}/schedule/days`)
  await isLive(page)
  await page.locator(`a[href*="day=${DAY}"]`).first().click()
  const row = page.locator(`a[href="${FINAL_ADDRESS}"]`)
  expect(await row.innerText()).not.toContain('Lista publicada')

  await server.send(final(1, 'START_LIST'))
  await expect.poll(() => row.innerText(), SOON).toContain('Lista publicada')
  await server.send(
    scheduleUpdate({ documentCode: 'JUD' }, [
      aUnit({ code: FINAL, medal: 1, scheduleStatus: 'RUNNING', start: '2027-09-14T11:00:00-03:00' }),
    ]),
  )
  await expect.poll(() => row.innerText(), SOON).toContain('Ao vivo')
  await server.send(final(2, 'OFFICIAL', { code: '101', result: '10' }))
  await expect.poll(() => row.innerText(), SOON).toContain('Oficial')
  expect(await row.innerText()).toContain('10')
  expect(faults).toEqual([])
})

test('a unit’s page follows it from its start list to its official result (R2.2)', async () => {
  await server.send(final(3, 'START_LIST'))
  const { page, faults, calls } = await watchedPage(browser)
  await expect
    .poll(async () => (await fetch(`${server.url}/api/units/${FINAL}`)).json(), SOON)
    .toMatchObject({ results: [] })
  await page.goto(`${server.url}${FINAL_ADDRESS}/startlist`)
  const main = page.locator('main')
  expect(await main.innerText()).toContain('ANDIROBA Conceição')

  await page.goto(`${server.url}${FINAL_ADDRESS}`)
  await server.send(final(4, 'LIVE', { code: '101', result: '1' }))
  await expect.poll(() => main.innerText(), SOON).toContain('ANDIROBA Conceição')
  expect(await page.locator('.units-results').innerText()).toContain('1')
  await server.send(final(5, 'OFFICIAL', { code: '101', result: '11' }))
  await expect.poll(() => page.locator('.units-results').innerText(), SOON).toContain('11')
  expect(await page.locator('.units-state').innerText()).toContain('Oficial')
  expect(calls).toEqual([])
  expect(faults).toEqual([])
})

test.each([
  ['por', 'pt-PT', 'Quadro de medalhas'],
  ['eng', 'en-US', 'Medal table'],
  ['spa', 'es-ES', 'Medallero'],
] as const)('%s by cookie, whatever the browser prefers (R4.1)', NIGHTLY, async (locale, tag, title) => {
  const { page, faults } = await watchedPage(browser, { locale: 'de-DE' })
  await page.context().addCookies([{ name: 'locale', value: locale, url: server.url }])
  await page.goto(`${server.url}/medals/all`)
  await isLive(page)
  expect(await page.locator('h1').innerText()).toBe(title)
  expect(await page.locator('html').getAttribute('lang')).toBe(tag)
  expect(faults).toEqual([])
})

test('a chosen language stays (spec §9)', NIGHTLY, async () => {
  const { page, faults } = await watchedPage(browser)
  await page.goto(`${server.url}/medals/all`)
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect.poll(() => page.locator('h1').innerText(), SOON).toBe('Medal table')
  await page.goto(`${server.url}/participants`)
  expect(await page.locator('h1').innerText()).toBe('Athletes')
  expect(faults).toEqual([])
})

test.each(
  sampled(
    [
      '/nowhere',
      '/medals/nonsense',
      '/discipline/JUD/results/JUDW99KG--------------FNL-000100',
      '/participants/profile/99999',
    ],
    4,
  ),
)('%s is a page that says it is not there, with status 404 (spec §2)', async (path) => {
  const { page, faults } = await watchedPage(browser)
  const response = await page.goto(`${server.url}${path}`)
  expect(response?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor()
  await isHydrated(page)
  // Chromium itself says in the console that the document was answered with 404
  const ours = () => faults.filter((fault) => !fault.includes('status of 404'))
  await expect.poll(ours, SOON).toEqual([expect.stringContaining(`404 Not Found: ${path}`)])
})

test('athletes are found by any part of their name, accents forgiven (R2.7)', NIGHTLY, async () => {
  const { page, faults } = await watchedPage(browser)
  await page.goto(`${server.url}/participants`)
  expect(new URL(page.url()).pathname).toBe('/participants/athletes')
  const list = page.locator('.participants-list li')
  expect(await list.count()).toBe(4)
  await isLive(page)
  await page.getByRole('searchbox').fill('conceicao')
  await expect.poll(() => list.allInnerTexts(), SOON).toEqual([expect.stringContaining('Conceição')])
  await page.getByRole('searchbox').fill('ÍRIS dendê')
  await expect.poll(() => list.allInnerTexts(), SOON).toEqual([expect.stringContaining('DENDÊ')])
  await list.getByRole('link').first().click()
  await expect.poll(() => page.locator('h1').innerText(), SOON).toContain('DENDÊ')
  expect(new URL(page.url()).pathname).toBe('/participants/profile/104')
  expect(faults).toEqual([])
})
