import type { ScheduleDay, UnitPage } from '@games/contract'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../apps/server/src/db/database.ts'
import { createAccount } from '../apps/server/src/features/accounts/index.ts'
import { isHydrated, openBrowser, WITH_WORKER, watchedPage } from './browser.ts'
import { deviceStore } from './device-store.ts'
import { startDemo } from './in-cluster.ts'
import type { RunningServer } from './server.ts'

/** What visitors follow, on one phone and on two. */

const SOON = { timeout: 60_000, interval: 50 }
const PHONE = { viewport: { width: 390, height: 844 } }
const FOLLOWS = '/api/account/follows'
const PASSWORD = 'um gato no telhado'

let browser: Browser
let server: RunningServer
let database: Database
/** Athletes who have a bout on the day on which the demonstration opens. */
let athletes: { readonly code: string; readonly name: string }[]
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startDemo()])
  database = await openDatabase({ url: server.place.databaseUrl ?? '' })
  await database.pool.query(
    `insert into setting (key, value) values ('login_enabled', 'true') on conflict (key) do update set value = 'true'`,
  )
  const day = (await (await fetch(`${server.url}/api/schedule/today`)).json()) as ScheduleDay
  const competitors = day.units.flatMap((unit) => (unit.kind === 'head-to-head' ? unit.sides : []))
  const people = competitors.flatMap(({ competitor }) =>
    competitor?.type === 'A' && competitor.known ? [[competitor.code, competitor] as const] : [],
  )
  athletes = [...new Map(people).values()]
})
afterAll(async () => {
  await browser.close()
  await database.close()
  await server.stop()
})

const athlete = (at: number) => athletes[at] ?? { code: '', name: '' }
async function toggleOn(page: Page, at: number): Promise<void> {
  await page.goto(`${server.url}/participants/profile/${athlete(at).code}`)
  await isHydrated(page)
  await page.locator('.follow-button').click()
}
/** The button's script, which comes once the page is at rest, has taken it over. */
const isAlive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('.follow-button') ?? {}).some((key) => key.startsWith('__react')),
  )
const followedOn = async (page: Page): Promise<string[]> => {
  const names = await page.locator('.agenda-followed-row .ui-list-title').allInnerTexts()
  return names.sort()
}

test('who follows an athlete finds the day on the own agenda, without an account and without a network (0094)', async () => {
  expect(athletes.length).toBeGreaterThan(3)
  const { page, faults } = await watchedPage(browser, { ...WITH_WORKER, ...PHONE })
  await toggleOn(page, 0)
  await page.getByRole('button', { name: 'Abrir a agenda' }).click()
  await page.waitForURL(/\/agenda$/)
  const rows = page.locator('.agenda-day .units-row')
  await expect.poll(() => rows.count(), SOON).toBeGreaterThan(0)
  const code = (await rows.first().getAttribute('href'))?.split('/').at(-1) ?? ''
  const { startList, results } = (await (await fetch(`${server.url}/api/units/${code}`)).json()) as UnitPage
  expect([...startList, ...results].map(({ competitor }) => competitor.code)).toContain(athlete(0).code)
  const shown = await rows.count()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), SOON).toBe(true)
  await page.reload()
  await expect.poll(async () => (await deviceStore(page)).keys, SOON).toContain('page /agenda')
  await expect.poll(async () => (await deviceStore(page)).text, SOON).toContain(`athlete.${athlete(0).code}`)
  await page.context().setOffline(true)
  await page.reload()
  await expect.poll(() => rows.count(), SOON).toBe(shown)
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await page.context().close()
})

test('two phones of one account agree after both were offline, and nothing that only one of them followed is lost (0094)', async () => {
  await createAccount(database.pool, {
    username: 'marola_31',
    email: 'marola_31@games.example',
    role: null,
    type: 'athlete',
    password: PASSWORD,
  })
  const open = async (): Promise<Page> => {
    const { page } = await watchedPage(browser, { ...PHONE })
    await page.goto(`${server.url}/login`)
    await isHydrated(page)
    const form = page.locator('main form')
    await form.locator('input').first().fill('marola_31')
    await form.locator('input[type=password]').fill(PASSWORD)
    await form.locator('button[type=submit]').click()
    await page.waitForURL((url) => url.pathname !== '/login')
    return page
  }
  const [one, other] = await Promise.all([open(), open()])
  // a second after it was marked the account has it
  const sent = one.waitForResponse(
    (response) =>
      response.ok() &&
      response.url().endsWith(FOLLOWS) &&
      response.request().postData()?.includes(athlete(0).code) === true,
  )
  await toggleOn(one, 0)
  await sent
  await other.goto(`${server.url}/agenda?list=followed`)
  await expect.poll(() => followedOn(other), SOON).toEqual([athlete(0).name])
  // offline one of them lets go whom both follow, and each follows somebody else
  const visit = async (page: Page, ats: readonly number[]) => {
    for (const at of ats) {
      await page.goto(`${server.url}/participants/profile/${athlete(at).code}`)
      await isAlive(page)
      await page.context().setOffline(true)
      await page.locator('.follow-button').click()
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('games.follows') ?? ''), SOON)
        .toContain(`athlete.${athlete(at).code}`)
      await page.context().route(`**${FOLLOWS}`, (route) => route.abort())
      await page.context().setOffline(false)
    }
  }
  await Promise.all([visit(one, [0, 1]), visit(other, [2])])
  const expected = [athlete(1).name, athlete(2).name].sort()
  for (const page of [one, other, one]) {
    await page.context().unroute(`**${FOLLOWS}`)
    const synced = page.waitForResponse((response) => response.url().endsWith(FOLLOWS) && response.ok())
    await page.goto(`${server.url}/agenda?list=followed`)
    await synced
  }
  await expect.poll(() => followedOn(one), SOON).toEqual(expected)
  await expect.poll(() => followedOn(other), SOON).toEqual(expected)
  await one.context().close()
  await other.context().close()
})
