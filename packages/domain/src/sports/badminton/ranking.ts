import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { DIRECT, GAMES, inAll } from '../../ranking-rules/rule-sets/common.ts'

/** Badminton, BWF General Competition Regulations 2025, 16: two level by their match, more by games, then points. */
export const rankingRules: readonly RuleSet[] = [
  {
    ...GAMES,
    id: 'BDM-BWF-2025',
    disciplines: ['BDM'],
    book: 'BWF, General Competition Regulations 2025',
    from: '2025-01-01',
    pool: {
      points: { win: 1, draw: 0, loss: 0, out: 0 },
      by: [inAll('wins'), DIRECT, inAll('difference', 'score'), inAll('difference', 'set-points')],
      restart: true,
      whenLevel: 'draw-of-lots',
      annul: ['RET', 'DSQ', 'DQB', 'WDN', 'WO', 'W/O'],
    },
  },
]
