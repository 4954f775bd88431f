import { aUnit, scheduleUpdate } from '@games/testing'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import type { RunningServer } from './server.ts'
import { DAY, DECIDED_EVENT, EVENT, FINAL, FINAL_ADDRESS, final, openGames } from './small-games.ts'

/** One zone a page: every hour that a page prints is of the visitor's zone, which the page names; half an hour apart, none can be taken for the venue's (R5.10). */
const ZONE = 'Asia/Kolkata'
/** Ahead of the venue. Minutes. */
const AHEAD = 8 * 60 + 30
const SOON = { timeout: 60_000, interval: 50 }

const MOVED = 'JUDW57KG--------------SFNL000200--'
const ADDRESSES = [
  `/schedule/days?day=${DAY}`,
  '/schedule/event',
  '/schedule/disciplines',
  '/schedule/grid',
  '/schedule/classification',
  '/changes',
  '/changes?since=2027-09-01T00:00Z',
  '/changes?since=2027-09-01T00:00',
  '/medals/all',
  '/medals/all?at=2027-09-14T09:00',
  '/medals/medallists',
  '/discipline/JUD/schedule/days',
  `/discipline/JUD/schedule/days/${DAY}`,
  '/discipline/JUD/competitions',
  `/discipline/JUD/competitions?event=${EVENT}`,
  `/discipline/JUD/competitions?event=${DECIDED_EVENT}`,
  '/discipline/JUD/reports',
  FINAL_ADDRESS,
  `${FINAL_ADDRESS}/startlist`,
  `${FINAL_ADDRESS}/reports`,
  `/discipline/JUD/results/${MOVED.replace(/-+$/, '')}`,
  '/participants/profile/101',
  '/participants/delegation/AL',
  `/match-stats?day=${DAY}`,
  '/venues',
  `/venues/GFA?day=${DAY}`,
  '/reports/JUD',
  `/widget/events?day=${DAY}`,
  `/widget/events?day=${DAY}&show=results`,
]

let browser: Browser
let server: RunningServer
/** A visitor at the venue and one abroad, each in one page all along: a new one for each address would cost more than the address. */
let atVenue: Page
let abroad: Page
/** How many hours were found, so that a page of none does not pass for all. */
let hoursRead = 0
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  ;[atVenue, abroad] = await Promise.all([visitorIn('America/Sao_Paulo'), visitorIn(ZONE)])
  await openGames(server)
  const moved = (start: string, version: number) =>
    scheduleUpdate({ documentCode: 'JUD', version, date: DAY, time: version === 2 ? '101500000' : '102000000' }, [
      aUnit({ code: MOVED, start: `${DAY}T${start}:00-03:00`, end: `${DAY}T11:50:00-03:00` }),
    ])
  await server.send(moved('11:20', 2), moved('11:35', 3), final(1, 'START_LIST'))
  await vi.waitFor(async () => {
    const text = await (await fetch(`${server.url}/api/units/${FINAL}`)).text()
    if (!text.includes('ANDIROBA')) throw new Error('the list is not there yet')
  }, SOON)
})
// what was chosen and seen at one address is not of the next
afterEach(() => Promise.all([atVenue, abroad].map(forget)))
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** Every hour of the day that is printed, in title and text, in order of the clock. */
const hoursOn = async (page: Page): Promise<string[]> => {
  const text = await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
    return `${document.title}\n${document.querySelector('main')?.innerText ?? ''}`
  })
  return (text.match(/(?<![\d:.+])(?:[01]\d|2[0-3]):[0-5]\d(?![\d:.])/g) ?? []).sort()
}

const later = (hour: string): string => {
  const minutes = (Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3)) + AHEAD) % (24 * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

const visitorIn = async (timezoneId: string): Promise<Page> =>
  (await watchedPage(browser, { timezoneId, viewport: { width: 390, height: 844 } })).page

const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'consent') localStorage.removeItem(key)
  })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(server.url + address)
  // the page's later parts come when it is used
  await page.keyboard.press('Shift')
}

test.each(ADDRESSES)('every hour of %s is of the visitor’s zone, and the page says so (R5.10)', async (address) => {
  await Promise.all([open(atVenue, address), open(abroad, address)])
  await expect.poll(() => atVenue.locator('main').count(), SOON).toBe(1)
  const there = await hoursOn(atVenue)
  expect(await atVenue.locator('.time-zone, .widget-zone:not([hidden])').count()).toBe(0)

  await expect.poll(() => hoursOn(abroad), SOON).toEqual(there.map(later).sort())
  if (there.length > 0) {
    const choice = abroad.locator('.time-zone, .widget-zone').first()
    expect(await choice.innerText()).toContain('seu fuso')
    await choice.click()
    await expect.poll(() => hoursOn(abroad), SOON).toEqual(there)
  }
  hoursRead += there.length
})

test('hours were read on most of the pages', () => {
  expect(hoursRead).toBeGreaterThan(30)
})
