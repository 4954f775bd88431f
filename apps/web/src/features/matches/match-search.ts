import { dayIn, rscIn } from '../../page-search.ts'

/** The query of `/match-stats`: a match and how its actions are listed, or else a day. */
export interface MatchSearch {
  readonly unit?: string
  readonly day?: string
  /** What moved the score, or penalties; absent: everything. */
  readonly show?: 'score' | 'card'
  /** Absent: newest first. */
  readonly order?: 'oldest'
}

export function matchSearchOf({ show, order, ...search }: Readonly<Record<string, unknown>>): MatchSearch {
  const unit = rscIn(search.unit)
  const day = dayIn(search.day)
  return {
    ...(unit && { unit }),
    ...(day && { day }),
    ...((show === 'score' || show === 'card') && { show }),
    ...(order === 'oldest' && { order }),
  }
}
