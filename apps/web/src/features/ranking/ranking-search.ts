import { searchOf } from '../../page-search.ts'

/** What of the ranking is shown, as it stands in the address: `/ranking?type=volunteer&organisation=AL&page=2`. */
export interface RankingSearch {
  readonly type?: 'admin' | 'athlete' | 'coach' | 'manager' | 'referee' | 'staff' | 'volunteer' | 'guest'
  /** Code of a delegation. */
  readonly organisation?: string
  /** `1`: those without points as well. A number: the router writes a text of figures in quotes. */
  readonly zeros?: 1
  /** Absent: the first. */
  readonly page?: number
}

const LOOKS = {
  type: /^(?:admin|athlete|coach|manager|referee|staff|volunteer|guest)$/,
  organisation: /^[A-Z0-9]{2,10}$/i,
  zeros: /^1$/,
  // the first page has one address
  page: /^(?!1$)[1-9]\d{0,5}$/,
}

/** The search of an address (searchOf). */
export function rankingSearchOf(search: Readonly<Record<string, unknown>>): RankingSearch {
  const { zeros, page, ...rest } = searchOf<Record<'zeros' | 'page', string> & Omit<RankingSearch, 'zeros' | 'page'>>(
    LOOKS,
    search,
  )
  return { ...rest, ...(zeros && { zeros: 1 }), ...(page && { page: Number(page) }) }
}

/** True when the list is of one type or one delegation. */
export const isNarrowed = ({ type, organisation }: RankingSearch): boolean =>
  type !== undefined || organisation !== undefined
