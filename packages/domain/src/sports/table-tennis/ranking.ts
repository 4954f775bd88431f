import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { amongTied, GAMES, inAll } from '../../ranking-rules/rule-sets/common.ts'

/** Table tennis, ITTF Handbook 2025, 3.7.5: among those level only, match points, then ratios of games and of points. */
export const rankingRules: readonly RuleSet[] = [
  {
    ...GAMES,
    id: 'TTE-ITTF-2025',
    disciplines: ['TTE'],
    book: 'ITTF, Handbook 2025, regulations for international competitions',
    from: '2025-01-01',
    pool: {
      points: { win: 2, draw: 0, loss: 1, out: 0 },
      by: [
        inAll('table-points'),
        amongTied('table-points'),
        amongTied('ratio', 'score'),
        amongTied('ratio', 'set-points'),
      ],
      restart: true,
      whenLevel: 'draw-of-lots',
      annul: [],
    },
  },
]
