import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { BRONZE_BOUT, LISTS, sharedBy } from '../../ranking-rules/rule-sets/common.ts'

/** Artistic gymnastics, FIG Technical Regulations 2025: an apparatus by E, then D; the all-around without the worst apparatus, and so on. */
export const rankingRules: readonly RuleSet[] = [
  {
    ...LISTS,
    id: 'GAR-FIG-2025',
    disciplines: ['GAR'],
    book: 'FIG, Technical Regulations 2025, section 2',
    from: '2025-01-01',
    lists: {
      apparatus: sharedBy('points', 'execution', 'difficulty'),
      'all-around': sharedBy('points', 'all-but-the-worst'),
      team: sharedBy('points', 'all-but-the-worst'),
    },
    event: { ...BRONZE_BOUT, behindFinal: 'by-round' },
  },
]
