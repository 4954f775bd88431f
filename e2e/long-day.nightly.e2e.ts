import type { ScheduleDay } from '@games/contract'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isHydrated, WITH_WORKER, isLive, MOVING, openBrowser, openBrowserOn2g, watchedPage } from './browser.ts'
import { startMovingDemo } from './in-cluster.ts'
import { type RunningServer, untilMorning } from './server.ts'

/** The fullest day of the simulator's games, which is the one the demonstration opens on, while it is played (decision 0057). */
const MOST_ELEMENTS = 2_500
const SOON = { timeout: 60_000 }
/** GSM at its worst: 50 kbit/s, and two seconds there and back. */
const SLOW = { bitsPerSecond: 50_000, latencySeconds: 2 }
const REST = 'Mostrar o resto do dia'

let browser: Browser
let server: RunningServer
let day: ScheduleDay
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startMovingDemo()])
  await untilMorning(server)
  day = (await (await fetch(`${server.url}/api/schedule/today`)).json()) as ScheduleDay
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** A day that changes no more: pages of it are of one state. */
const yesterday = () => day.days.findLast((one) => one.day < day.day)?.day ?? ''

/**
 * Notes what moves on a page once all of it is there and its fonts are drawn, but for what follows a tap: whatever changes its line. Words that
 * give way within the line that has news (a loser's name is lighter, and so narrower) count where they are many.
 */
function noteShifts(): void {
  type Shift = PerformanceEntry & {
    readonly value: number
    readonly hadRecentInput: boolean
    readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const shifts: string[] = []
  let whole = Number.POSITIVE_INFINITY
  Object.assign(window, { shifts })
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame((time) => (whole = time)))
  addEventListener('DOMContentLoaded', () => void document.fonts.ready.then(drawn))
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const staysInLine = sources.every(
        ({ previousRect: was, currentRect: is }) => was.y === is.y && was.height === is.height,
      )
      if (startTime < whole || hadRecentInput || value < (staysInLine ? 0.005 : 0.0005)) continue
      const moved = sources.map(({ node, previousRect: { y, height }, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return `${y}+${height} → ${currentRect.y}+${currentRect.height} ${element?.outerHTML.slice(0, 300)}`
      })
      shifts.push(`${value}: ${moved.join('; ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

test('the demonstration opens on the fullest day of its games', () => {
  expect(day.units.length).toBeGreaterThan(300)
  expect(day.units.length).toBe(Math.max(...day.days.map(({ units }) => units)))
})

test.each([
  [390, 844],
  [768, 1024],
  [1440, 900],
])(
  'a long day begins with fewer than 2,500 elements, and while units begin and end nothing that is read moves: %i px (R2.5)',
  async (width, height) => {
    const { page, faults } = await watchedPage(browser, { ...WITH_WORKER, ...MOVING, viewport: { width, height } })
    await page.addInitScript(noteShifts)
    await page.goto(`${server.url}/schedule/days`)
    await isLive(page)
    expect(await page.locator('*').count()).toBeLessThan(MOST_ELEMENTS)
    // a unit has begun or ended
    await page.getByRole('button', { name: 'Atualizar a ordem' }).waitFor(SOON)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    expect(await page.locator('*').count()).toBeLessThan(MOST_ELEMENTS)
    await page.getByRole('button', { name: 'Atualizar a ordem' }).click()
    expect(faults).toEqual([])
    await page.context().close()
  },
)

test('on the slowest network a long day can be read in less than 15 seconds: font, words and code come after it (R5.4)', async () => {
  const on2g = await openBrowserOn2g()
  const { page } = await watchedPage(on2g, { viewport: { width: 390, height: 844 } })
  const session = await page.context().newCDPSession(page)
  const bytes = new Map<string, number>()
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength))
  const addresses = new Map<string, string>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url))
  await session.send('Network.enable')
  // the bytes are counted instead of waited for
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencySeconds * 1_000,
    downloadThroughput: 10_000_000,
    uploadThroughput: 10_000_000,
  })
  await page.goto(`${server.url}/schedule/days`, { waitUntil: 'commit' })
  await page.evaluate(
    () =>
      new Promise<void>((painted) =>
        new PerformanceObserver((list) => {
          if (list.getEntriesByName('first-contentful-paint').length > 0) painted()
        }).observe({ type: 'paint', buffered: true }),
      ),
  )
  const before = [...bytes].map(([id, length]) => ({ path: new URL(addresses.get(id) ?? '').pathname, length }))
  expect(before.map(({ path }) => path.replace(/-[^-]+\./, '.')).sort()).toEqual([
    '/assets/first-paint.js',
    '/assets/index.css',
    '/schedule/days',
  ])
  const bits = before.reduce((sum, { length }) => sum + length * 8, 0)
  // two ways there and back: the document, then what it names
  expect(2 * SLOW.latencySeconds + bits / SLOW.bitsPerSecond).toBeLessThan(15)
  await on2g.close()
})

test('every unit of a long day is found without script, page by page (R2.5)', async () => {
  const { page } = await watchedPage(browser, { javaScriptEnabled: false })
  const found = new Set<string>()
  await page.goto(`${server.url}/schedule/days?day=${yesterday()}`)
  for (;;) {
    for (const href of await page
      .locator('.units-row')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('href'))))
      found.add(href ?? '')
    const rest = page.getByRole('link', { name: REST })
    if ((await rest.count()) === 0) break
    // a page of which a part is there has fewer rows, and no link yet
    await Promise.all([page.waitForEvent('load'), rest.click()])
  }
  const { units } = (await (await fetch(`${server.url}/api/schedule/${yesterday()}`)).json()) as ScheduleDay
  expect(found.size).toBe(units.length)
  await page.context().close()
})

test('all of a long day is at hand once the page is at rest: for a word that is looked for, on paper, without a network (R2.5, R3.9)', async () => {
  const { page } = await watchedPage(browser)
  const fetched = page.waitForResponse(
    (response) => new URL(response.url()).pathname === `/api/schedule/${yesterday()}`,
  )
  await page.goto(`${server.url}/schedule/days?day=${yesterday()}`)
  await isHydrated(page)
  const { units } = (await (await fetched).json()) as ScheduleDay
  // contests are counted once the page has the day whole
  await page.getByText(/^\d+ disputas$/).waitFor(SOON)
  const rows = page.locator('.units-row')
  expect(await rows.count()).toBe(60)
  await page.context().setOffline(true)
  // at rest is when the page listens for it, which is not to be seen
  const lookFor = async () => {
    await page.keyboard.press('Control+f')
    return rows.count()
  }
  await expect.poll(lookFor, SOON).toBe(units.length)
  await page.context().close()
})

test('a keyboard comes to the end of a long day, and the rest grows ahead of it (R2.5)', async () => {
  const { page } = await watchedPage(browser, WITH_WORKER)
  await page.goto(`${server.url}/schedule/days?day=${yesterday()}`)
  await isLive(page)
  const rows = page.locator('.units-row')
  await rows.nth(55).focus()
  await expect.poll(() => rows.count(), SOON).toBeGreaterThan(60)
  await page.context().close()
})

test('who went to now, read on and opened a unit comes back to where they read (R2.5, R3.14)', async () => {
  const { page } = await watchedPage(browser, { ...WITH_WORKER, ...MOVING, viewport: { width: 390, height: 844 } })
  await page.goto(`${server.url}/schedule/days`)
  await isLive(page)
  const rows = page.locator('.units-row')
  await rows.nth(55).scrollIntoViewIfNeeded()
  await expect.poll(() => rows.count(), SOON).toBeGreaterThan(60)
  await page.locator('.schedule-to-now').click()
  await page.waitForURL(/#now$/)
  // a press may scroll first
  await page.evaluate(() => addEventListener('click', () => Object.assign(window, { pressedAt: scrollY }), true))
  await rows.nth(80).click()
  await page.waitForURL(/\/results\//)
  await page.goBack()
  await page.waitForURL(/#now$/)
  await expect.poll(() => page.evaluate(() => scrollY === Reflect.get(window, 'pressedAt')), SOON).toBe(true)
  await page.context().close()
})
