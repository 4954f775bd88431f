import { searchOf } from '../../page-search.ts'

/** A location's code, as ODF has it. */
const COURT = /^[\w.-]{1,40}$/

export interface BoardSearch {
  /** The code of the court that is shown; without it all of the venue. */
  readonly court?: string
}

export const boardSearchOf = (search: Readonly<Record<string, unknown>>): BoardSearch =>
  searchOf<{ court?: string }>({ court: COURT }, search)
