import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { GAMES, GOALS_AMONG_TIED, GOALS_IN_ALL, inAll, OUT_OF_GAMES } from '../../ranking-rules/rule-sets/common.ts'

/** Handball, IHF Regulations for competitions 2025: points, difference and goals among the level, then in all. */
export const rankingRules: readonly RuleSet[] = [
  {
    ...GAMES,
    id: 'HBL-IHF-2025',
    disciplines: ['HBL'],
    book: 'IHF, Regulations for IHF Competitions 2025',
    fromMemory: { 'score of a forfeit': 'match.forfeit' },
    from: '2025-01-01',
    match: {
      wonByScore: null,
      whenLevel: ['shoot-out'],
      draws: 'in-pools',
      out: OUT_OF_GAMES,
      forfeit: { winner: 10, loser: 0, keepsLead: true },
    },
    pool: {
      points: { win: 2, draw: 1, loss: 0, out: 0 },
      by: [inAll('table-points'), ...GOALS_AMONG_TIED, ...GOALS_IN_ALL],
      restart: false,
      whenLevel: 'draw-of-lots',
      annul: [],
    },
  },
]
