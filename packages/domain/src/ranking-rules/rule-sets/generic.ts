import type { RuleSet } from '../rule-set.ts'
import { BOUTS, OUT_OF_GAMES } from './common.ts'

/** The id of the rules of any other sport. */
export const GENERIC_RULES = 'GENERIC'

/**
 * Any other sport: the higher score wins a match, and a list is ranked only by the ranks that it has. The table of a pool has no points.
 */
export const GENERIC: RuleSet = {
  ...BOUTS,
  id: GENERIC_RULES,
  disciplines: [],
  book: '',
  from: '2026-01-01',
  match: {
    wonByScore: null,
    winnerMayBeLower: true,
    whenLevel: ['shoot-out'],
    draws: 'in-pools',
    out: OUT_OF_GAMES,
  },
}
