import type { Medal } from './medal-table.ts'

/** Competitor codes of a medal whose winner is not known yet (ODF §7). The other placeholder, `NOAWARD`, is a decision: the medal is withheld. */
export const NOT_KNOWN_YET: ReadonlySet<string> = new Set(['TBD', 'NOCOMP', 'BYE'])

/** True for the medals of an event that is decided: its gold has a winner or is withheld. */
export const isDecided = (medals: readonly { readonly medal: Medal; readonly competitor: string }[]): boolean =>
  medals.some(({ medal, competitor }) => medal === 'gold' && !NOT_KNOWN_YET.has(competitor))
