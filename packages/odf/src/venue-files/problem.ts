/** Something in a timing system's file that is not as it should be. Codes and places: whoever shows it has the words. */
export interface FileProblem {
  readonly problem: FileProblemKind
  /** Line of the file, from 1; null where the format has none (LENEX), or the whole file is meant. */
  readonly line: number | null
  /** What stood there, shortened. */
  readonly value: string | null
}

export type FileProblemKind =
  /** A line that has too few fields, or a quote that is not closed: passed over. */
  | 'bad-line'
  /** A text where a time is expected: the row has no time. */
  | 'bad-time'
  /** A trial of a field event that is neither a mark nor a failure, pass or retirement: the row has no result. */
  | 'bad-mark'
  /** Marks in feet and inches: left out. */
  | 'in-feet'
  /** Heights of the bar that do not rise, as in a jump-off: left out. */
  | 'heights-order'
  /** Wind that is no number, or in another unit than m/s: left out. */
  | 'bad-wind'
  /** A row with neither number nor lane: nobody can say whose it is. */
  | 'nobody'
  /** A row that has a place and no time yet: the picture has not been read to the end. */
  | 'not-read-yet'
  /** The same place twice with different times. */
  | 'place-twice'
  /** Passages are missing in a row, so that nobody knows which they are: its splits are left out. */
  | 'splits-missing'
  /** An entry or a result that names an event or a heat which the file does not have: left out. */
  | 'no-such-heat'
  /** The same person twice in a heat: the first counts. */
  | 'twice'
  /** The file's own ranks are in another order than its times. */
  | 'rank-and-time'
  /** One file holds several meets: the first is read. */
  | 'several-meets'
  /** The last record is missing: a part of the file may be missing. */
  | 'no-end'
  /** The last record declares more records than the file has. */
  | 'records-missing'
  /** A result of a pool in yards: left out. */
  | 'in-yards'
  /** A swimmer or a team outside the age groups of an event: left out of it. */
  | 'no-age-group'
  /** A swimmer without a name: left out. */
  | 'no-name'

/** Why a whole file cannot be read. */
export type FileFault =
  | { readonly kind: 'too-large' | 'empty' | 'not-text' | 'unknown-kind' | 'not-lynx' | 'not-lenex' | 'not-sdif' }
  /** LENEX that is no well-formed XML, or has what is never read (a DOCTYPE). */
  | { readonly kind: 'bad-xml'; readonly reason: string }
  /** A packed file that is damaged, holds no `.lef`, or would be too large. */
  | { readonly kind: 'bad-archive' }

const LONGEST = 80

export const problemAt = (problem: FileProblemKind, line: number | null, value: string | null = null): FileProblem => ({
  problem,
  line,
  value: value === null ? null : value.slice(0, LONGEST).toWellFormed(),
})
