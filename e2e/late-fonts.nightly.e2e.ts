import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, watchedPage } from './browser.ts'
import { startDemo } from './in-cluster.ts'
import { frameMeasured } from './layout-shifts.ts'
import type { RunningServer } from './server.ts'

/** Fonts that come when the page is read already: what stands in for them is as wide as they are, but for a line that only just fits. */

let browser: Browser
let server: RunningServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([openBrowser(), startDemo()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

interface Shift {
  readonly value: number
  /** Elements that have moved up or down, the first 120 characters of each. */
  readonly moved: readonly string[]
}

function noteShifts(): void {
  type Entry = PerformanceEntry & {
    readonly value: number
    readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const shifts: Shift[] = []
  const add = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as Entry[])
      shifts.push({
        value,
        moved: sources
          .filter(({ previousRect: was, currentRect: is }) => was.y !== is.y)
          .flatMap(({ node }) => (node instanceof Element ? node : (node?.parentElement ?? [])))
          // a name that has one line now stands in the middle of its row
          .filter((element) => !element.closest('.medals-delegation'))
          .map((element) => element.outerHTML.slice(0, 120)),
      })
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  Object.assign(window, {
    shifts: () => {
      add(observer.takeRecords())
      return shifts
    },
  })
}

test.each([320, 390].flatMap((width) => ['pt-BR', 'es-ES', 'en-US'].map((locale) => [width, locale] as const)))(
  'fonts that come late move no row of the medal table on a phone of %i px: %s (R5.6)',
  async (width, locale) => {
    const { page } = await watchedPage(browser, {
      viewport: { width, height: 568 },
      locale,
    })
    let letCome = () => {}
    const come = new Promise<void>((resolve) => (letCome = resolve))
    await page.route('**/*.woff2', async (route) => {
      await come
      await route.continue()
    })
    await page.addInitScript(noteShifts)
    await page.goto(`${server.url}/medals/all`, { waitUntil: 'commit' })
    await page.locator('.medals-table tfoot').waitFor({ state: 'attached' })
    const inArchivo = () => page.evaluate(() => document.fonts.check('650 16px Archivo'))
    expect(await inArchivo()).toBe(false)
    const before = await page.locator('.medals-table').boundingBox()
    letCome()
    await expect.poll(inArchivo, { timeout: 30_000 }).toBe(true)
    await page.evaluate(frameMeasured)
    const shifts = await page.evaluate(() => (Reflect.get(window, 'shifts') as () => Shift[])())
    expect(shifts.flatMap(({ moved }) => moved)).toEqual([])
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.002)
    expect(await page.locator('.medals-table').boundingBox()).toEqual(before)
    await page.context().close()
  },
)
