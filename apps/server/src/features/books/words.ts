import type { BookWords } from '../../http/pages/pages.ts'
import type { Sheet } from './sheet.ts'

export type { BookWords }

/** What books are written with, and where the pages are that say the same. */
export interface BookSetting {
  readonly words: BookWords
  /** The site's origin, without a slash at its end. */
  readonly site: string
  readonly games: string
}

/** What every sheet has in common: of when it is, and where its newest state stands (`path` of a page). */
export function sheetBase(
  { words, site, games }: BookSetting,
  kind: keyof BookWords['kinds'],
  updatedAt: string | null,
  path: string,
): Pick<Sheet, 'language' | 'games' | 'kind' | 'asOf' | 'madeFrom' | 'page' | 'live'> {
  return {
    language: words.tag,
    games,
    kind: words.kinds[kind],
    asOf: updatedAt === null ? null : words.asOf(updatedAt),
    madeFrom: updatedAt,
    page: words.page,
    live: { address: site + path, label: words.newest },
  }
}
