import type { PoolRule, RuleSet } from '../../ranking-rules/rule-set.ts'
import { DIRECT, GAMES, inAll, inNewTable, SETTLED_GAME } from '../../ranking-rules/rule-sets/common.ts'

/** Two level on the ratio of points by their match; three or more by a new table of the matches between them. */
const LEVEL_ON_RATIOS = [
  DIRECT,
  inNewTable('wins'),
  inNewTable('table-points'),
  inNewTable('ratio', 'score'),
  inNewTable('ratio', 'set-points'),
  DIRECT,
]

/** Volleyball, FIVB regulations 2025: wins, then points (3-0 and 3-1 give 3:0, 3-2 gives 2:1), ratios of sets and of points. */
const VOLLEYBALL: RuleSet = {
  ...GAMES,
  id: 'VVO-FIVB-2025',
  disciplines: ['VVO'],
  book: 'FIVB, Volleyball Event Regulations 2025',
  fromMemory: { 'three level on the ratio of points': 'pool.by' },
  from: '2025-01-01',
  match: { ...SETTLED_GAME, forfeit: { winner: 3, loser: 0, setPoints: 75, keepsLead: true } },
  pool: {
    points: { win: 3, draw: 0, loss: 0, out: 0, close: { setsOfLoser: 2, win: 2, loss: 1 } },
    by: [
      inAll('wins'),
      inAll('table-points'),
      inAll('ratio', 'score'),
      inAll('ratio', 'set-points'),
      ...LEVEL_ON_RATIOS,
    ],
    restart: false,
    whenLevel: 'draw-of-lots',
    annul: [],
  },
}

/** Points of school games whose matches are of three sets: a win 2, a match lost 1, not played 0. */
const VOLLEYBALL_OF_THREE_SETS: RuleSet = {
  ...VOLLEYBALL,
  id: 'VVO-SCHOOL-2025',
  book: 'School games, matches of three sets: 2, 1 and 0 points',
  scoredBy: ['volleyball-school-2025'],
  match: { ...SETTLED_GAME, forfeit: { winner: 2, loser: 0, setPoints: 50, keepsLead: true } },
  pool: {
    ...(VOLLEYBALL.pool as PoolRule),
    points: { win: 2, draw: 0, loss: 1, out: 0 },
    by: [
      inAll('table-points'),
      inAll('wins'),
      inAll('ratio', 'score'),
      inAll('ratio', 'set-points'),
      ...LEVEL_ON_RATIOS,
    ],
  },
}

export const rankingRules: readonly RuleSet[] = [VOLLEYBALL, VOLLEYBALL_OF_THREE_SETS]
