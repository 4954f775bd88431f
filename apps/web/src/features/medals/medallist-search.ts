import type { Medal } from '@games/domain/medals/medal-table'
import { CURSOR, DISCIPLINE, ORGANISATION, searchOf, WORDS } from '../../page-search.ts'

/** What of the medallists is shown, as it stands in the address: `/medals/medallists/JUD?q=silva&gender=W&organisation=AL&medal=gold`. */
export interface MedallistSearch {
  readonly q?: string
  /** In the path, not in the query, where the list is a discipline's. */
  readonly discipline?: string
  readonly gender?: 'M' | 'W' | 'X'
  readonly division?: '1' | '2' | '3'
  readonly organisation?: string
  readonly medal?: Medal
  /** Where the list begins, for readers without script. */
  readonly cursor?: string
}

const LOOKS = {
  q: WORDS,
  discipline: DISCIPLINE,
  gender: /^[MWX]$/i,
  division: /^[123]$/,
  organisation: ORGANISATION,
  medal: /^(gold|silver|bronze)$/,
  cursor: CURSOR,
}

/** The search of an address (searchOf). */
export const medallistSearchOf = (search: Readonly<Record<string, unknown>>): MedallistSearch =>
  searchOf<MedallistSearch>(LOOKS, search)
