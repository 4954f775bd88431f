import { CURSOR, DAY, RSC, searchOf } from '../../page-search.ts'

/** What an address lets through of a list of reports; a field left out lets everything through. */
export interface ReportSearch {
  /** ORIS code, `C73`. */
  readonly kind?: string
  /** RSC without trailing filler, `JUDW57KG`. */
  readonly event?: string
  /** Games' day of the unit, else the day the report was made. */
  readonly day?: string
  /** As sent, `ENG`. */
  readonly language?: string
  /** `1`: official ones alone. A number: the router writes a text of figures in quotes. */
  readonly official?: 1
  /** Where the list begins, for readers without script. */
  readonly cursor?: string
}

const LOOKS = {
  kind: /^[\w.-]{1,12}$/,
  event: RSC,
  day: DAY,
  language: /^[A-Za-z-]{2,12}$/,
  official: /^1$/,
  cursor: CURSOR,
}

/** The search of a page of reports (searchOf). */
export function reportSearchOf(search: Readonly<Record<string, unknown>>): ReportSearch {
  const { official, ...rest } = searchOf<Record<'official', string> & Omit<ReportSearch, 'official'>>(LOOKS, search)
  return { ...rest, ...(official && { official: 1 }) }
}
