import type { CDPSession, Page } from 'playwright'
import { openBrowser, watchedPage } from '../e2e/browser.ts'
import { type Figure, type Measurement, ms, notMeasured } from './report.ts'
import { openFullGames } from './full-games.ts'

const SLOWDOWN = 4
const REACH = 'under 100 ms'

/** Event Timing and layout shifts of a page, from its beginning. */
function watch(): void {
  const seen = { longest: 0, name: '', shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId && entry.duration > seen.longest)
        Object.assign(seen, { longest: entry.duration, name: entry.name })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

interface Seen {
  readonly longest: number
  readonly name: string
  readonly shift: number
}

const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => Reflect.get(window, 'seen') as Seen)

/** What a visitor does on each of the pages: everything here is a click or a key, measured by the browser's own Event Timing. */
async function interact(page: Page): Promise<void> {
  const clickable = page.locator('main a:visible, main button:visible, main summary:visible')
  for (const at of [0, 1, 2]) {
    const target = clickable.nth(at)
    if ((await target.count()) === 0) break
    await target.click()
    await page.waitForTimeout(400)
  }
  await page.goBack().catch(() => null)
  await page.waitForTimeout(400)
  for (const bar of ['.frame-places-bottom a:visible', '.frame-places-bottom button:visible']) {
    const entry = page.locator(bar).last()
    if ((await entry.count()) === 0) continue
    await entry.click()
    await page.waitForTimeout(600)
  }
}

/** Interaction to next paint with the processor slowed down four times, and layout shift, on a phone. */
export const interaction: Measurement = {
  name: `Interaction to next paint, processor ${SLOWDOWN} times slower`,
  async measure() {
    const browser = await openBrowser().catch(() => null)
    if (!browser) return [notMeasured('interaction', 'there is no Chromium')]
    const games = await openFullGames()
    try {
      const figures: Figure[] = []
      for (const path of games.pages) {
        const { page } = await watchedPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true })
        await page.addInitScript(watch)
        const cdp: CDPSession = await page.context().newCDPSession(page)
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
        await page.goto(`${games.url}${path}`, { waitUntil: 'networkidle' })
        await page.waitForTimeout(500)
        const { shift } = await seenOn(page)
        await interact(page)
        const { longest, name } = await seenOn(page)
        figures.push({
          what: path.replace(/results\/.*/, 'results/…'),
          value: `${ms(longest)}${name ? ` (${name})` : ''}, layout shift ${shift.toFixed(3)}`,
          reach: `${REACH}, shift 0`,
        })
        await page.context().close()
      }
      return figures
    } finally {
      await browser.close()
      await games.close()
    }
  },
}
