import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { markContrasts } from '@games/testing/mark-contrasts'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Faults of an office page: what axe finds, and those of its layout. */
export async function faultsOn(page: Page): Promise<string[]> {
  // loaded only where it is used: it costs each page that loads it
  await page.evaluate(AXE)
  await page.evaluate(markContrasts)
  const found = await page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as {
      configure(spec: unknown): void
      run(options: unknown): Promise<AxeResults>
    }
    // the contrast rule takes two thirds of axe's time if it checks every text (0061)
    axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-contrast]' }] })
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe: ${id} at ${target.join(' ')}`))
  })
  return [...found, ...(await layoutFaultsOn(page))]
}

/** Text below 13 px, targets below 44 px on a phone, sideways scrolling, and keys of messages that are missing. */
export async function layoutFaultsOn(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const small: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node
      const text = (node.textContent ?? '').trim()
      if (!parentElement || text === '' || !parentElement.checkVisibility({ visibilityProperty: true })) continue
      if (parseFloat(getComputedStyle(parentElement).fontSize) < 13) small.push(text)
    }
    // targets are 44 px high where the phone's frame is shown
    const low = matchMedia('(max-width: 899px)').matches
      ? [...document.querySelectorAll<HTMLElement>('main :is(button, summary, .ui-button):not(:disabled)')]
          .filter(
            (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height < 43.5,
          )
          .map(({ className, innerText }) => `${innerText} (${className})`)
      : []
    const { scrollWidth, clientWidth } = document.documentElement
    return {
      small,
      low,
      wide: scrollWidth - clientWidth,
      keys: document.body.innerText.match(/\boffice(?:-\w+)*\.[a-z-]+/g) ?? [],
    }
  })
  return [
    ...found.small.map((text) => `below 13 px: ${text}`),
    ...found.low.map((name) => `below 44 px: ${name}`),
    ...(found.wide > 0 ? [`scrolls sideways by ${found.wide} px`] : []),
    ...found.keys.map((key) => `no words: ${key}`),
  ]
}
