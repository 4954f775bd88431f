import { aCompetitor, aResult, aUnit, results, schedule } from '@games/testing'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { isLive, MOVING, openBrowser, watchedPage } from './browser.ts'
import { startInCluster } from './in-cluster.ts'
import { watchShifts } from './layout-shifts.ts'
import type { RunningServer } from './server.ts'

const FRIDAY_NIGHT = 'JUDW57KG--------------SFNL000100--'
const SATURDAY = 'JUDW57KG--------------SFNL000200--'
const SUNDAY_NIGHT = 'JUDW57KG--------------FNL-000100--'
const SOON = { timeout: 60_000, interval: 50 }

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startInCluster()])
  await server.send(
    schedule({ documentCode: 'JUD' }, [
      aUnit({ code: FRIDAY_NIGHT, start: '2027-09-17T23:30:00-03:00', end: '2027-09-17T23:40:00-03:00' }),
      aUnit({ code: SATURDAY, start: '2027-09-18T12:00:00-03:00', end: '2027-09-18T12:10:00-03:00' }),
      aUnit({ code: SUNDAY_NIGHT, medal: 1, start: '2027-09-19T23:30:00-03:00', end: '2027-09-19T23:40:00-03:00' }),
    ]),
  )
  await vi.waitFor(async () => {
    const answer = await fetch(`${server.url}/api/schedule/2027-09-18`)
    const { days } = (await answer.json()) as { days: unknown[] }
    if (days.length !== 3) throw new Error('the programme is not there yet')
  }, SOON)
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const NAMES: Readonly<Record<string, string>> = {
  [FRIDAY_NIGHT]: 'friday night',
  [SATURDAY]: 'saturday',
  [SUNDAY_NIGHT]: 'sunday night',
}

/** `14:02 saturday` of every unit on the page. */
const rows = async (page: Page): Promise<string[]> => {
  const found = await page
    .locator('.schedule-list a')
    .evaluateAll((links) => links.map((link) => [link.querySelector('time')?.textContent, link.getAttribute('href')]))
  return found.map(([time, address]) => `${time} ${NAMES[address?.split('/').at(-1)?.padEnd(34, '-') ?? '']}`)
}

async function openDay(timezoneId: string, day: string) {
  const watched = await watchedPage(browser, { timezoneId, viewport: { width: 390, height: 844 } })
  await watched.page.goto(`${server.url}/schedule/days?day=${day}`)
  return watched
}

describe('a visitor in the venue’s time sees the venue’s, and no word of zones (R5.10)', () => {
  test.each(['America/Sao_Paulo', 'America/Argentina/Buenos_Aires'])('%s', async (timezoneId) => {
    const { page, faults } = await openDay(timezoneId, '2027-09-18')
    await isLive(page)
    expect(await rows(page)).toEqual(['12:00 saturday'])
    expect(await page.locator('.time-zone').count()).toBe(0)
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(loaded.filter((name) => name.includes('visitor-zone'))).toEqual([])
    expect(faults).toEqual([])
  })
})

describe('times and days are shown in the visitor’s zone, a traveller’s Sunday included (R5.10)', () => {
  test.each([
    ['Europe/Lisbon', '2027-09-17', []],
    ['Europe/Lisbon', '2027-09-18', ['03:30 friday night', '16:00 saturday']],
    ['Europe/Lisbon', '2027-09-19', ['03:30 sunday night']],
    ['Asia/Tokyo', '2027-09-18', ['11:30 friday night']],
    ['Asia/Tokyo', '2027-09-19', ['00:00 saturday', '11:30 sunday night']],
    ['America/Los_Angeles', '2027-09-17', ['19:30 friday night']],
  ])('%s on %s', async (timezoneId, day, expected) => {
    const { page, faults } = await openDay(timezoneId, day)
    await page.locator('.time-zone').waitFor(SOON)
    await expect.poll(() => rows(page), SOON).toEqual(expected)
    expect(await page.locator('.time-zone').innerText()).toContain('seu fuso')
    expect(faults).toEqual([])
  })

  test('a night of the last day that is Monday elsewhere stands under its own day', async () => {
    const { page } = await openDay('Europe/Lisbon', '2027-09-19')
    await expect
      .poll(() => page.locator('.schedule-other-day').allInnerTexts(), SOON)
      .toEqual(['segunda-feira, 20 de setembro'])
  })
})

test('the server writes the venue’s time, whoever the visitor is (R5.10)', async () => {
  const html = await (await fetch(`${server.url}/schedule/days?day=2027-09-18`)).text()
  expect(html).toContain('>12:00</time>')
})

test('the venue’s time is a tap away, and back (R5.10)', async () => {
  const { page, faults } = await openDay('Europe/Lisbon', '2027-09-18')
  const swap = page.locator('.time-zone')
  await expect.poll(() => rows(page), SOON).toEqual(['03:30 friday night', '16:00 saturday'])
  expect(await swap.innerText()).toContain('ver hora da sede')
  await swap.click()
  await expect.poll(() => rows(page), SOON).toEqual(['12:00 saturday'])
  expect(await swap.innerText()).toContain('ver a minha')
  expect(await swap.evaluate((button) => button === document.activeElement)).toBe(true)
  await swap.click()
  await expect.poll(() => rows(page), SOON).toEqual(['03:30 friday night', '16:00 saturday'])
  expect(faults).toEqual([])
})

test.each(['Europe/Lisbon', 'Asia/Tokyo'])(
  'the change of zone after hydration moves nothing: %s (R5.10)',
  async (timezoneId) => {
    const { page } = await watchedPage(browser, { ...MOVING, timezoneId, viewport: { width: 390, height: 844 } })
    // the zone comes to a page at rest: its fonts and the connection move nothing of what is measured
    const atRest = Promise.withResolvers<void>()
    await page.route('**/visitor-zone-*.js', (route) => atRest.promise.then(() => route.continue()))
    await page.goto(`${server.url}/schedule/days?day=2027-09-18`)
    await isLive(page)
    // what it says of the connection comes and goes without zones
    const moved = await watchShifts(page, '.ui-fresh')
    expect((await rows(page))[0]).toBe('12:00 saturday')
    atRest.resolve()
    await page.locator('.time-zone').waitFor(SOON)
    await expect.poll(async () => (await rows(page))[0], SOON).not.toBe('12:00 saturday')
    expect(await moved()).toEqual([])
  },
)

test('a zone chosen in the preferences is shown, and the venue’s where that is chosen (R4.1, R5.10)', async () => {
  const { page } = await openDay('America/Sao_Paulo', '2027-09-18')
  const prefer = (preferredTimezone: string) =>
    page.evaluate(
      (preferred) => localStorage.setItem('preferences', JSON.stringify({ preferredTimezone: preferred })),
      preferredTimezone,
    )
  await prefer('Asia/Tokyo')
  await page.reload()
  await expect.poll(() => rows(page), SOON).toEqual(['11:30 friday night'])

  const abroad = await openDay('Europe/Lisbon', '2027-09-18')
  await abroad.page.evaluate(() => localStorage.setItem('preferences', JSON.stringify({ preferredTimezone: 'venue' })))
  await abroad.page.reload()
  await expect.poll(() => abroad.page.locator('.time-zone').innerText(), SOON).toContain('ver a minha')
  expect(await rows(abroad.page)).toEqual(['12:00 saturday'])
})

test('a zone nobody knows is the browser’s own (R5.10)', async () => {
  const { page, faults } = await openDay('Europe/Lisbon', '2027-09-18')
  await page.evaluate(() => localStorage.setItem('preferences', JSON.stringify({ preferredTimezone: 'Mars/Olympus' })))
  await page.reload()
  await expect.poll(() => rows(page), SOON).toEqual(['03:30 friday night', '16:00 saturday'])
  expect(faults).toEqual([])
})

test('a unit’s page says its day and time in the zone shown (R5.10)', async () => {
  const { page } = await watchedPage(browser, { timezoneId: 'Europe/Lisbon' })
  await page.goto(`${server.url}/discipline/JUD/results/JUDW57KG--------------FNL-000100`)
  await expect
    .poll(async () => (await page.locator('.units-when').innerText()).replace(/\s+/g, ' '), SOON)
    .toContain('segunda-feira, 20 de setembro 03:30')
})

test('another zone covers no other words of its line: what changed stays to be read at 1,440 px (R5.10)', async () => {
  const { page } = await watchedPage(browser, {
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 1440, height: 900 },
  })
  await page.goto(`${server.url}/schedule/grid`)
  await page.locator('.time-zone').waitFor(SOON)
  const hint = await page.locator('.changes-hint').boundingBox()
  const zone = await page.locator('.time-zone').boundingBox()
  expect(hint).not.toBeNull()
  // the fading edge before the zone is of it
  expect((zone?.x ?? 0) + (zone?.width ?? 0)).toBeLessThanOrEqual(hint?.x ?? 0)
  await page.context().close()
})

test.each(['pt-BR', 'es-ES', 'en-US'])(
  'another zone covers no words on phones: what a page says at its head is read whole, %s (R5.10)',
  async (locale) => {
    const sides = ['1', '2'].map((code, at) => aResult({ sortOrder: at + 1, competitor: aCompetitor({ code }) }))
    await server.send(results({ documentCode: SUNDAY_NIGHT, resultStatus: 'OFFICIAL' }, sides))
    const official = `/discipline/JUD/results/${SUNDAY_NIGHT}`
    await vi.waitFor(async () => {
      const answer = await fetch(`${server.url}/api/units/${SUNDAY_NIGHT}`)
      expect(await answer.json()).toMatchObject({ unit: { status: 'OFFICIAL' } })
    }, SOON)
    const { page } = await watchedPage(browser, { locale, timezoneId: 'Europe/Lisbon' })
    for (const path of ['/schedule/days?day=2027-09-18', '/schedule/disciplines', '/embed', official])
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(server.url + path)
        await page.locator('.time-zone').waitFor(SOON)
        const covered = await page.locator('.ui-fresh, .units-settled').evaluate((line) => {
          const zone = line.querySelector('.time-zone')?.getBoundingClientRect()
          const words = document.createRange()
          words.selectNodeContents(line.querySelector('span') ?? line)
          return [...words.getClientRects()].filter(
            ({ right, top, bottom }) => zone && right > zone.left && top < zone.bottom && bottom > zone.top,
          ).length
        })
        expect(covered, `${path} at ${width} px`).toBe(0)
      }
    await page.context().close()
  },
)
