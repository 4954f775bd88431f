import type { Browser, Page } from 'playwright'
import { launchBrowser, watchedPage } from '../e2e/browser.ts'
import { openFullGames } from './full-games.ts'
import { type Figure, type Measurement, median, ms, notMeasured } from './report.ts'

const SLOWDOWN = 4
const ROUNDS = 5
const REACH = 'under 100 ms, shift 0'

/** Event Timing and layout shifts of a page, from its beginning. */
function watch(): void {
  const seen = { longest: 0, shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId && entry.duration > seen.longest) seen.longest = entry.duration
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

interface Seen {
  readonly longest: number
  readonly shift: number
}

const seenOn = (page: Page): Promise<Seen> => page.evaluate(() => Reflect.get(window, 'seen') as Seen)

/** A visitor looks at what came before the next tap; Event Timing has the tap long before. Milliseconds. */
const LOOK = 1_000

/** What a visitor taps on each of the pages: its tabs, and every place of the bar. */
const TAPS = [
  ...[1, 2, 0].map((at) => ['main .ui-tabs a', at] as const),
  ...[0, 1, 2, 3, 4].map((at) => ['.app-shell-bottom > a', at] as const),
]

async function visit(browser: Browser, address: string): Promise<Seen> {
  const { page } = await watchedPage(browser, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.addInitScript(watch)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(address, { waitUntil: 'networkidle' })
  const { shift } = await seenOn(page)
  for (const [links, at] of TAPS) {
    await page.locator(links).nth(at).tap()
    await page.waitForTimeout(LOOK)
  }
  const { longest } = await seenOn(page)
  await page.context().close()
  return { longest, shift }
}

/** Interaction to next paint with the processor slowed down four times, and layout shift, on a phone. */
export const interaction: Measurement = {
  name: `Interaction to next paint, processor ${SLOWDOWN} times slower, median of ${ROUNDS}`,
  async measure() {
    const browser = await launchBrowser().catch(() => null)
    if (!browser) return [notMeasured('interaction', 'there is no Chromium')]
    const games = await openFullGames()
    try {
      const figures: Figure[] = []
      for (const path of games.pages) {
        const rounds: Seen[] = []
        for (let i = 0; i < ROUNDS; i += 1) rounds.push(await visit(browser, `${games.url}${path}`))
        const of = (pick: (round: Seen) => number) => median(rounds.map(pick))
        figures.push({
          what: path.replace(/results\/.*/, 'results/…'),
          value: `${ms(of(({ longest }) => longest))} for the slowest of ${TAPS.length} taps, layout shift ${of(({ shift }) => shift).toFixed(3)}`,
          reach: REACH,
        })
      }
      return figures
    } finally {
      await browser.close()
      await games.close()
    }
  },
}
