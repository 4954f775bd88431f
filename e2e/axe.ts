import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Marks one of all texts that have the same contrast, since they have the same colour, size and weight before the same backgrounds: of a
 * page's thousand texts some thirty. What is placed freely may lie above anything, and is marked always.
 */
function markContrasts(): void {
  interface Behind {
    readonly layers: string
    readonly isPlaced: boolean
  }
  const behind = new Map<Element, Behind>()
  const behindOf = (element: Element): Behind => {
    const known = behind.get(element)
    if (known) return known
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element)
    const below = element.parentElement ? behindOf(element.parentElement) : { layers: '', isPlaced: false }
    const own = [backgroundColor, backgroundImage, opacity, filter].join(' ')
    const isBare = own === 'rgba(0, 0, 0, 0) none 1 none'
    const found = {
      layers: isBare ? below.layers : `${below.layers}/${own}`,
      isPlaced: below.isPlaced || position === 'absolute' || position === 'fixed',
    }
    behind.set(element, found)
    return found
  }
  const marked = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    if (!parentElement || (node.textContent ?? '').trim() === '') continue
    if (!parentElement.checkVisibility({ visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(parentElement)
    const { layers, isPlaced } = behindOf(parentElement)
    const kind = [layers, color, fontSize, fontWeight, textShadow].join(' ')
    if (isPlaced || !marked.has(kind)) parentElement.setAttribute('data-contrast', '')
    marked.add(kind)
  }
}

/** What axe finds on a page as it stands. Its script is brought to a page that is looked at, and not to each that is loaded. */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  await page.evaluate(markContrasts)
  const { violations } = await page.evaluate(() => {
    const axe = Reflect.get(window, 'axe') as {
      configure(spec: unknown): void
      run(options: unknown): Promise<AxeResults>
    }
    // it takes two thirds of axe's time where it looks at every text
    axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] })
    return axe.run({
      resultTypes: ['violations'],
      // a widget in a frame is a page of its own, which widgets.e2e.ts reads
      iframes: false,
    })
  })
  return violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 200)} ${nodes[0]?.failureSummary ?? ''}`,
  )
}
