import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { amongTied, DIRECT, GAMES, inAll } from '../../ranking-rules/rule-sets/common.ts'

/**
 * Beach volleyball, FIVB Rules 2025: match points; two level by their match, three by the ratio of points between them, then those two that it
 * leaves level by their match.
 */
export const rankingRules: readonly RuleSet[] = [
  {
    ...GAMES,
    id: 'VBV-FIVB-2025',
    disciplines: ['VBV'],
    book: 'FIVB, Beach Volleyball Competition Regulations 2025',
    fromMemory: { 'three level on match points': 'pool.by' },
    from: '2025-01-01',
    pool: {
      points: { win: 2, draw: 0, loss: 1, out: 0 },
      by: [inAll('table-points'), DIRECT, amongTied('ratio', 'set-points'), inAll('ratio', 'set-points')],
      restart: true,
      whenLevel: 'seeding',
      annul: [],
    },
  },
]
