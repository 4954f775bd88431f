import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { BOUTS, BRONZE_BOUT, CONDUCT, DIRECT, inAll } from '../../ranking-rules/rule-sets/common.ts'

/** Judo, IJF Sport and Organisation Rules 2025: quarterfinalists in the repechage, two bronzes; small groups all against all. */
export const rankingRules: readonly RuleSet[] = [
  {
    ...BOUTS,
    id: 'JUD-IJF-2025',
    disciplines: ['JUD'],
    book: 'IJF, Sport and Organisation Rules 2025',
    fromMemory: { '2.2.5 (points of the wins in a pool)': 'pool.quality' },
    from: '2025-01-01',
    pool: {
      points: { win: 1, draw: 0, loss: 0, out: 0 },
      by: [inAll('wins'), inAll('quality-points'), DIRECT],
      restart: false,
      whenLevel: 'extra-bout',
      annul: [],
      // direct hansoku-make for conduct: contests won before stay valid
      bars: CONDUCT,
      // a win by yuko is worth more than a bout lost (SOR 2025, 2.2.5)
      quality: { ippon: 100, 'waza-ari': 10, yuko: 1 },
    },
    event: { ...BRONZE_BOUT, bronzes: 'repechage-of-quarterfinalists', twoSilvers: true },
  },
]
