import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'

const MESSAGES = join(import.meta.dirname, '../apps/web/messages')

/** What a disc is called that is still to be won: no result. */
const TO_BE_WON = readdirSync(MESSAGES).flatMap((locale) =>
  ['events', 'home', 'units'].flatMap((noun) =>
    Object.entries(JSON.parse(readFileSync(join(MESSAGES, locale, `${noun}.json`), 'utf8')) as Record<string, string>)
      .filter(([key]) => /\.decides[.-]/.test(key))
      .map(([, word]) => word),
  ),
)
/** Where discs without words say how many medals are to be won on a day or in a ceremony. */
const PROGRAMME = '.schedule-strip, .schedule-days, .schedule-block, .awards-discs'

/** What a page with hidden results tells all the same, and how many parts of it are hidden. */
export async function toldOn(page: Page): Promise<{ told: string[]; hidden: number }> {
  return page.evaluate(
    ({ toBeWon, programme }) => {
      document.documentElement.dataset['spoilers'] = 'hidden'
      const figures = new Set<string>()
      const collect = (value: unknown, name: string): void => {
        if (Array.isArray(value)) for (const one of value) collect(one, name)
        else if (typeof value === 'object' && value !== null)
          for (const [key, inner] of Object.entries(value)) collect(inner, key)
        // a figure of a few letters is also a bib, a day, an age
        else if (name === 'result' && typeof value === 'string' && /\d.*\D.*\d/.test(value)) figures.add(value)
      }
      collect(JSON.parse(document.getElementById('state')?.textContent ?? 'null'), '')
      const results = [...document.querySelectorAll('.ui-score, [data-spoiler]')].filter(
        ({ textContent }) => textContent !== '',
      )
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const texts = [document.title]
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node.parentElement && isSeen(node.parentElement)) texts.push(node.textContent ?? '')
      for (const element of document.querySelectorAll('[aria-label],[title],[alt]'))
        if (isSeen(element))
          for (const name of ['aria-label', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '')
      const told = texts.flatMap((text) => [
        ...[...figures].filter((figure) => text.includes(figure)).map((figure) => `the figure ${figure}: ${text}`),
        // 21–19, and no hours or days
        ...(/(?<![\d:.])\d{1,3}–\d{1,3}(?![\d:.])/.test(text) ? [`the score ${text}`] : []),
      ])
      const say = (element: Element, what: string) =>
        told.push(`${what}: ${element.closest('li,tr,section')?.textContent?.slice(0, 80)}`)
      for (const element of results) if (isSeen(element)) say(element, 'a result')
      for (const disc of document.querySelectorAll('.ui-medal')) {
        const label = disc.getAttribute('aria-label')
        const isPlanned = label === null ? disc.closest(programme) !== null : toBeWon.includes(label)
        if (isSeen(disc) && !isPlanned) say(disc, `a medal ${label}`)
      }
      for (const rank of document.querySelectorAll('[class*="rank"]'))
        if (isSeen(rank) && rank.children.length === 0 && /^\d+º?$/.test(rank.textContent?.trim() ?? ''))
          if (!rank.closest('.units-starters, .ranking')) say(rank, 'a rank')
      for (const name of document.querySelectorAll('[class*="behind"]'))
        if (isSeen(name) && getComputedStyle(name).color !== getComputedStyle(name.parentElement ?? name).color)
          say(name, 'who is behind')
      delete document.documentElement.dataset['spoilers']
      return { told, hidden: results.length }
    },
    { toBeWon: TO_BE_WON, programme: PROGRAMME },
  )
}
