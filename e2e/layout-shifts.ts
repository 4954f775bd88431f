import type { Page } from 'playwright'

/** Runs in the page. Resolves after the next frame was drawn: an observer has the layout shifts of that frame in its records. */
export const frameMeasured = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

/**
 * Watches what moves on a page that is at rest: its fonts have come and it was drawn whole, so nothing of its
 * loading is counted.
 * @param ignored A selector: what stands in such an element may move.
 * @returns what lists the elements that have moved since, the first 200 characters of each.
 */
export async function watchShifts(page: Page, ignored?: string): Promise<() => Promise<string[]>> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate(frameMeasured)
  const watch = await page.evaluateHandle((selector) => {
    const found: string[] = []
    const add = (entries: PerformanceEntryList) => {
      for (const { sources } of entries as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (!selector || !element?.closest(selector))
            found.push(element?.outerHTML.slice(0, 200) ?? 'an element that is gone')
        }
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    return {
      moved: () => {
        add(observer.takeRecords())
        return found
      },
    }
  }, ignored)
  return async () => {
    await page.evaluate(frameMeasured)
    return watch.evaluate(({ moved }) => moved())
  }
}
