import type { Page } from 'playwright'

/** What a frame has moved is reported after it. */
const frameMeasured = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 50))
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
  const moved = await page.evaluateHandle((selector) => {
    const found: string[] = []
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (!selector || !element?.closest(selector))
            found.push(element?.outerHTML.slice(0, 200) ?? 'an element that is gone')
        }
    }).observe({ type: 'layout-shift' })
    return found
  }, ignored)
  return async () => {
    await page.evaluate(frameMeasured)
    return moved.jsonValue()
  }
}
