import { phaseOf, unitOf } from '../rsc.ts'
import type { SportUnit } from '../sports/sport.ts'

/**
 * Whether the code of a unit of the final phase is that of the final for gold, if no programme marks it: the only or first one, final A, or two
 * sides without a number. A final B, a second heat and a match for bronze are not.
 */
export const isNamedFinal = ({ code }: Pick<SportUnit, 'code'>): boolean =>
  /^(?:000100|A-|P[0-9A-Z]{7}$)/.test(unitOf(code)) || isLeg({ code })

/** Whether the code of a unit is that of one of the two matches of a final (`L1------`, `L2------`). */
export const isLeg = ({ code }: Pick<SportUnit, 'code'>): boolean => /^L[12]-{6}$/.test(unitOf(code))

/**
 * Whether the code of a unit is that of a match for bronze which only the results of sheets have named (`B` and seven letters or digits). The
 * marks of a programme have precedence.
 */
export const isNamedBronze = ({ code }: Pick<SportUnit, 'code'>): boolean =>
  phaseOf(code) === 'FNL-' && /^B[0-9A-HJKMNP-TV-Z]{7}$/.test(unitOf(code))
