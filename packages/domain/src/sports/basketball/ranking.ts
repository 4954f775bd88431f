import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { GAMES, GOALS_AMONG_TIED, GOALS_IN_ALL, inAll, SETTLED_GAME } from '../../ranking-rules/rule-sets/common.ts'

/** Basketball, FIBA Official Basketball Rules 2024, appendix D. */
export const rankingRules: readonly RuleSet[] = [
  {
    ...GAMES,
    id: 'BKB-FIBA-2024',
    disciplines: ['BKB'],
    book: 'FIBA, Official Basketball Rules 2024, appendix D',
    fromMemory: { 'score of a forfeit and of a match lost by default (articles 20 and 21)': 'match.forfeit' },
    from: '2024-10-01',
    match: {
      ...SETTLED_GAME,
      forfeit: {
        winner: 20,
        loser: 0,
        keepsLead: true,
        byDefault: { irms: ['RET', 'DNF', 'INJ'], winner: 2, loser: 0 },
      },
    },
    pool: {
      // a match lost by default was begun, unlike one that was forfeited (D.1.1)
      points: { win: 2, draw: 0, loss: 1, out: 0, byIrm: { RET: 1, DNF: 1, INJ: 1 } },
      by: [inAll('table-points'), ...GOALS_AMONG_TIED, ...GOALS_IN_ALL],
      restart: true,
      whenLevel: 'draw-of-lots',
      annul: [],
    },
  },
]
