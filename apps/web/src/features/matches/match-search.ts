import { DAY, RSC, searchOf } from '../../page-search.ts'

/** The query of `/match-stats`: a match and how its actions are listed, or else a day. */
export interface MatchSearch {
  readonly unit?: string
  readonly day?: string
  /** What moved the score, or penalties; absent: everything. */
  readonly show?: 'score' | 'card'
  /** Absent: newest first. */
  readonly order?: 'oldest'
}

const LOOKS = { unit: RSC, day: DAY, show: /^(score|card)$/, order: /^oldest$/ }

export const matchSearchOf = (search: Readonly<Record<string, unknown>>): MatchSearch =>
  searchOf<MatchSearch>(LOOKS, search)
