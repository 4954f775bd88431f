import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { BRONZE_BOUT, LISTS, sharedBy } from '../../ranking-rules/rule-sets/common.ts'

/** Rhythmic gymnastics, FIG Technical Regulations 2025: E, then A, then D. */
export const rankingRules: readonly RuleSet[] = [
  {
    ...LISTS,
    id: 'GRY-FIG-2025',
    disciplines: ['GRY'],
    book: 'FIG, Technical Regulations 2025, section 3',
    fromMemory: { 'two of a delegation in a final': 'lastPlace.perDelegation' },
    from: '2025-01-01',
    lists: { routine: sharedBy('points', 'execution', 'artistry', 'difficulty') },
    event: { ...BRONZE_BOUT, behindFinal: 'by-round' },
    lastPlace: { usual: 'regulation', perDelegation: 2 },
  },
]
