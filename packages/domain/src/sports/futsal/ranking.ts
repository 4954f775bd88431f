import type { PoolRule, RuleSet } from '../../ranking-rules/rule-set.ts'
import { GAMES, GOALS_AMONG_TIED, GOALS_IN_ALL, inAll, OUT_OF_GAMES } from '../../ranking-rules/rule-sets/common.ts'

/** Difference and goals of all matches first, then the matches between the level teams, the cards, lots. */
const DIFFERENCE_FIRST: PoolRule = {
  points: { win: 3, draw: 1, loss: 0, out: 0 },
  by: [inAll('table-points'), ...GOALS_IN_ALL, ...GOALS_AMONG_TIED],
  restart: false,
  whenLevel: 'conduct',
  annul: [],
}

/** Futsal, FIFA Futsal World Cup 2024. */
const FUTSAL: RuleSet = {
  ...GAMES,
  id: 'FSL-FIFA-2024',
  disciplines: ['FSL'],
  book: 'FIFA, Regulations of the Futsal World Cup 2024',
  fromMemory: {
    'order of the criteria of a table': 'pool.by',
    'score of a forfeit (FIFA Disciplinary Code)': 'match.forfeit',
  },
  from: '2024-01-01',
  match: {
    wonByScore: null,
    whenLevel: ['shoot-out'],
    draws: 'in-pools',
    out: OUT_OF_GAMES,
    forfeit: { winner: 5, loser: 0, keepsLead: true },
  },
  pool: DIFFERENCE_FIRST,
}

/** The matches between the level teams first. */
const DIRECT_FIRST: RuleSet = {
  ...FUTSAL,
  id: 'FSL-DIRECT-2026',
  book: 'Regulations of the games: matches between the level teams first, 2026',
  from: '2026-01-01',
  scoredBy: ['futsal-direct-first-2025', 'futsal-direct-first-2025-knockout'],
  pool: {
    ...DIFFERENCE_FIRST,
    by: [inAll('table-points'), ...GOALS_AMONG_TIED, ...GOALS_IN_ALL],
    restart: 'among-tied',
  },
}

export const rankingRules: readonly RuleSet[] = [FUTSAL, DIRECT_FIRST]
