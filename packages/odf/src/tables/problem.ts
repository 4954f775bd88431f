/** Something in a table that is not as it should be. Reported in codes and places, so that whoever shows it has the words. */
export interface TableProblem {
  readonly problem: ProblemKind
  /** The row as a spreadsheet numbers it, the header being row 1; in JSON the position in the list, from 1. Null: the whole file. */
  readonly row: number | null
  /** The column's English name, or the header as it was written where it is no column of ours. */
  readonly column: string | null
  /** What stood there. */
  readonly value: string | null
}

/** `true`: the table cannot be applied until it is put right; `false`: it can, and this is what was noticed. */
const STOPS = {
  'not-text': true,
  'not-csv': true,
  'not-json': true,
  'no-rows': true,
  'missing-column': true,
  'unknown-column': false,
  'duplicate-column': true,
  'too-many-cells': true,
  'missing-value': true,
  'bad-code': true,
  'bad-date': true,
  'bad-time': true,
  'bad-number': true,
  'bad-choice': true,
  'bad-text': true,
  /** A row that says exactly what an earlier one says. */
  'repeated-row': false,
  /** A row about the same thing as an earlier one, which says something else. */
  'contradicting-row': true,
  /** A start list for a unit that has results, which it would take away. */
  'has-results': true,
  /** One bronze medal beside as many as the event has: the list does not show whose it takes. */
  'other-bronzes': true,
  /** A rank that the sport's rules would not give by the results; it is taken as it stands. */
  'rank-against-the-rule': false,
  /** A place that the results do not decide: shared until somebody does. */
  'rank-undecided': false,
  /** A medal, a place of a pool or a side that the results of the event do not decide, or that stands against the rule; `value`: which and whose. */
  'event-undecided': false,
  'event-against-the-rule': false,
} as const
export type ProblemKind = keyof typeof STOPS
export const PROBLEMS = Object.keys(STOPS) as readonly ProblemKind[]

export const stops = ({ problem }: TableProblem): boolean => STOPS[problem]
