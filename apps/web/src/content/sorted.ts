import { PRIORITIES, type Priority } from '@games/domain/content/content-kinds'
import { type Localized, pick } from '@games/domain/text/localized'
import { LOCALE_TAGS, type Locale } from '../i18n/locale.ts'

/** By what a list of bulletins or reports can be sorted (R6.2). */
export const SORTS = ['date', 'priority', 'title'] as const
export type Sort = (typeof SORTS)[number]

/** What of its address a list is narrowed and sorted by. */
export interface ListSearch {
  readonly q?: string
  readonly sort?: Exclude<Sort, 'date'>
}

/** The fields of a query that say something; whatever else stands there is left out. */
export function listSearchOf({ q, sort }: Readonly<Record<string, unknown>>): ListSearch {
  return {
    ...(typeof q === 'string' && q.trim() !== '' ? { q: q.slice(0, 80) } : {}),
    ...(sort === 'priority' || sort === 'title' ? { sort } : {}),
  }
}

interface Sortable {
  readonly title: Localized
  readonly priority: Priority
  readonly publishedAt: string
}

/** Letters without their accents, in one case: "águas" is found by "agua". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those whose title has all the words, sorted; among equals the newest first. */
export function sorted<T extends Sortable>(
  all: readonly T[],
  { q = '', sort = 'date' }: { q?: string; sort?: Sort },
  locale: Locale,
): T[] {
  const words = plain(q).split(/\s+/).filter(Boolean)
  const found = all
    .map((one) => ({ one, title: pick(one.title, locale), time: Date.parse(one.publishedAt) }))
    .filter(({ title }) => {
      const letters = words.length === 0 ? '' : plain(title)
      return words.every((word) => letters.includes(word))
    })
  const { compare } = new Intl.Collator(LOCALE_TAGS[locale], { numeric: true })
  return found
    .sort(
      (a, b) =>
        (sort === 'title' ? compare(a.title, b.title) : 0) ||
        (sort === 'priority' ? PRIORITIES.indexOf(a.one.priority) - PRIORITIES.indexOf(b.one.priority) : 0) ||
        b.time - a.time,
    )
    .map(({ one }) => one)
}
