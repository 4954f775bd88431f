import type { PoolRule, RuleSet } from '../../ranking-rules/rule-set.ts'
import { GAMES, GOALS_AMONG_TIED, GOALS_IN_ALL, inAll, OUT_OF_GAMES } from '../../ranking-rules/rule-sets/common.ts'

/** The matches between the level teams first, which those still level begin again with; then all matches, the cards, lots. */
const DIRECT_FIRST: PoolRule = {
  points: { win: 3, draw: 1, loss: 0, out: 0 },
  by: [inAll('table-points'), ...GOALS_AMONG_TIED, ...GOALS_IN_ALL],
  restart: 'among-tied',
  whenLevel: 'conduct',
  annul: [],
}

/** Football, FIFA World Cup 2026, article 13. */
const FOOTBALL: RuleSet = {
  ...GAMES,
  id: 'FBL-FIFA-2026',
  disciplines: ['FBL'],
  book: 'FIFA, Regulations of the World Cup 2026, article 13',
  fromMemory: { 'score of a forfeit (FIFA Disciplinary Code)': 'match.forfeit' },
  from: '2026-01-01',
  match: {
    wonByScore: null,
    whenLevel: ['shoot-out'],
    draws: 'in-pools',
    out: OUT_OF_GAMES,
    forfeit: { winner: 3, loser: 0, keepsLead: true },
  },
  pool: DIRECT_FIRST,
}

/** Until 2022 difference and goals of all matches were before the matches between the level teams. */
const DIFFERENCE_FIRST: RuleSet = {
  ...FOOTBALL,
  id: 'FBL-FIFA-2022',
  book: 'FIFA, Regulations of the World Cup 2022',
  from: '2022-01-01',
  scoredBy: ['football-difference-first-2025', 'football-school-difference-first-2025'].flatMap((id) => [
    id,
    `${id}-knockout`,
  ]),
  pool: { ...DIRECT_FIRST, by: [inAll('table-points'), ...GOALS_IN_ALL, ...GOALS_AMONG_TIED], restart: false },
}

export const rankingRules: readonly RuleSet[] = [FOOTBALL, DIFFERENCE_FIRST]
