import { gamesDayAt } from '@games/contract'
import { aUnit } from '@games/testing'
import type { OdfUnit } from '@games/odf'
import type { BrowserContext, Locator, Page } from 'playwright'
import { expect, vi } from 'vitest'
import { openDatabase } from '../apps/server/src/db/database.ts'
import { GUARD_MS } from '../apps/desk/src/ui/key-guard.ts'
import { createAccount } from '../apps/server/src/features/accounts/index.ts'
import { type openBrowser, WITH_WORKER, watchedPage } from './browser.ts'
import type { RunningServer } from './server.ts'

export const SOON = { timeout: 60_000, interval: 50 }
const PASSWORD = 'um gato no telhado'
/** The games' day of a server without a clock of its own. */
export const TODAY = gamesDayAt(Date.now(), -180)
const [VENUE, COURT] = ['GFA', 'T1']
export const PHONE = { viewport: { width: 390, height: 844 } }

type Browser = Awaited<ReturnType<typeof openBrowser>>

/** A unit at the court, this morning. */
export const unitAtCourt = (code: string): OdfUnit => {
  const at = `${TODAY}T10:00:00-03:00`
  return aUnit({ code, start: at, end: at, venue: VENUE, location: COURT, locationName: 'Quadra 1' })
}

/** Accounts of those who score or confirm, by their usernames. */
export async function makeScorers(server: RunningServer, ...usernames: readonly string[]): Promise<void> {
  const database = await openDatabase({ url: server.place.databaseUrl ?? '' })
  for (const username of usernames)
    await createAccount(database.pool, {
      username,
      email: `${username}@games.example`,
      role: 'operator',
      type: 'staff',
      password: PASSWORD,
    })
  await database.close()
}

/** Signs a browser's context in; gives the token that its calls need. */
export async function signIn(server: RunningServer, context: BrowserContext, username: string): Promise<string> {
  const answer = await context.request.post(`${server.url}/api/session`, {
    headers: { origin: server.url },
    data: { identifier: username, password: PASSWORD },
  })
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { csrf: string }).csrf
}

/** The address of a scorer's link for the court and today, made by an account. */
export async function linkOfCourt(server: RunningServer, browser: Browser, username: string): Promise<string> {
  const context = await browser.newContext()
  const csrf = await signIn(server, context, username)
  const made = await context.request.post(`${server.url}/api/office/desk-links`, {
    headers: { origin: server.url, 'games-csrf': csrf },
    data: { venue: VENUE, location: COURT, date: TODAY, name: 'Quadra 1' },
  })
  if (!made.ok()) throw new Error(`no link: ${made.status()} ${await made.text()}`)
  const link = (await made.json()) as { address: string }
  await context.close()
  return `${server.url}/desk/#${link.address.split('#')[1]}`
}

/** A phone that has opened a link. */
export async function aPhone(browser: Browser, address: string): Promise<Page> {
  const { page } = await watchedPage(browser, { ...WITH_WORKER, ...PHONE })
  await page.goto(address)
  await page.locator('.desk-unit').first().waitFor()
  return page
}

/** Presses a key of the rules, or what answers a proposal, as soon as it is there. */
export const press = (page: Page, key: string): Promise<void> =>
  click(page.locator(`[data-key='${key}']:visible, [data-proposal='${key}']:visible`).first())

/** What was pressed last, when, and where it lay. */
const pressed = new WeakMap<Page, { readonly at: number; readonly area: Area }>()
type Area = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Clicks as a thumb does: where the key before lay, it comes down anew after a while, or it would be taken for a second press of that one. */
export async function click(locator: Locator): Promise<void> {
  const page = locator.page()
  await locator.scrollIntoViewIfNeeded()
  const area = await locator.boundingBox()
  const before = pressed.get(page)
  const left = before ? before.at + GUARD_MS - Date.now() : 0
  if (before && area && left > 0 && overlap(before.area, area)) await page.waitForTimeout(left)
  await locator.click()
  if (area) pressed.set(page, { at: Date.now(), area })
}

const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Waits until the server has everything of the device. */
export const allSent = (page: Page): Promise<void> =>
  vi.waitFor(async () => expect(await page.locator('.desk-net .desk-ok').count()).toBe(1), SOON)
