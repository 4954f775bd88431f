import type { RuleSet } from './rule-set.ts'

/** The number of boxes of a paper sheet by the limits of its rules. */
export type BoxesByLimits = (limits: RuleSet['limits']) => number

/** One box for each set that a match can have. */
export const mostSets: BoxesByLimits = ({ setsToWin }) => 2 * Number(setsToWin) - 1

/** As many boxes as a limit states: a number, or a list with an entry for each box. */
export const boxesBy =
  (name: string): BoxesByLimits =>
  ({ [name]: limit }) =>
    Array.isArray(limit) ? limit.length : Number(limit)
