import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { BOUTS, BRONZE_BOUT, sharedBy } from '../../ranking-rules/rule-sets/common.ts'

/** Archery, World Archery Book 2 and 3, 2025: tens and Xs, then Xs; places that advance and medals are shot off, others shared. */
export const rankingRules: readonly RuleSet[] = [
  {
    ...BOUTS,
    id: 'ARC-WA-2025',
    disciplines: ['ARC'],
    book: 'World Archery, Rulebook 2025, books 2 and 3',
    from: '2025-01-01',
    lists: {
      'ranking-round': {
        ...sharedBy('points', 'tens', 'xs'),
        // tens and Xs do not count where a place decides (B.6.5.2)
        deciding: { by: ['points', 'shoot-off', 'closest-arrow'], whenLevel: 'shoot-off' },
      },
    },
    match: {
      wonByScore: null,
      whenLevel: ['shoot-out', 'closest-arrow'],
      draws: 'never',
      out: ['DNF', 'DNS', 'DSQ'],
      disqualifiedFromBout: true,
    },
    event: { ...BRONZE_BOUT, quarterfinalists: 'by-result' },
    lastPlace: { usual: 'shoot-off' },
  },
]
