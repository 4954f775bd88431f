import type { RuleSet } from '../rule-set.ts'
import { BRONZE_BOUT, NO_START_LAST } from './common.ts'

/**
 * Any other sport: the higher score wins a match, and a list is ranked only by the ranks that it has. The table of a pool has no points.
 */
export const GENERIC: RuleSet = {
  id: 'GENERIC',
  disciplines: [],
  book: '',
  from: '2026-01-01',
  lists: {},
  irm: NO_START_LAST,
  match: {
    wonByScore: null,
    winnerMayBeLower: true,
    whenLevel: ['shoot-out'],
    draws: 'in-pools',
    out: ['DNS', 'DNF', 'DSQ', 'DQ', 'DQB', 'RET', 'INJ', 'WO', 'W/O', 'WDN', 'WDR'],
  },
  pool: null,
  event: BRONZE_BOUT,
}
