import type { Medal } from '@games/domain/medals/medal-table'
import { isMoment } from '@games/domain/medals/past-moment'
import type { RankOrder } from '@games/domain/medals/rank-reason'
import { ORGANISATION, searchOf } from '../../page-search.ts'
import { MEDAL_DIVISIONS, MEDAL_GENDERS } from './medal-key.ts'

/** The two orders of the medal table: by gold, then silver, then bronze; or by the total. */
export type MedalSort = RankOrder

/** What of a medal table an address shows: `/medals/all?sort=total&open=SP&medal=gold&at=2027-09-14T18:00`. */
export interface MedalSearch {
  /** The order; absent is the usual one, gold first. */
  readonly sort?: 'total'
  /** The delegation whose row is open. */
  readonly open?: string
  /** The colour its open row shows; absent: all. */
  readonly medal?: Medal
  /** In a discipline's section: of which gender or division, `W` or `1`; absent: the first there is. */
  readonly of?: string
  /** The moment the table is of, venue time; absent: now. A day alone is the end of that games' day. */
  readonly at?: string
}

const LOOKS = { sort: /^total$/, open: ORGANISATION, medal: /^(gold|silver|bronze)$/, at: /^.{10,16}$/ }

/** The search of an address (searchOf); which division or gender it is of, its page reads. */
export function medalSearchOf(search: Readonly<Record<string, unknown>>): MedalSearch {
  const { open, medal, at, ...rest } = searchOf<Omit<MedalSearch, 'of'>>(LOOKS, search)
  return {
    ...rest,
    ...(open && { open, ...(medal && { medal }) }),
    ...(at && isMoment(at) && { at }),
  }
}

/** The search of a table that may be of a gender or a division. */
export function tableSearchOf(search: Readonly<Record<string, unknown>>): MedalSearch {
  const of = [...MEDAL_GENDERS, ...MEDAL_DIVISIONS].find((one) => one === String(search['of']))
  return { ...medalSearchOf(search), ...(of && { of }) }
}

/** What of a search decides what is fetched. */
export const loadedFor = ({ sort: _sort, ...rest }: MedalSearch): MedalSearch => rest
