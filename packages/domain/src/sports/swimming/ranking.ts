import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { BRONZE_BOUT, LISTS, sharedBy } from '../../ranking-rules/rule-sets/common.ts'

/** Swimming, World Aquatics Competition Regulations 2025, part two: equal to the hundredth is equal. */
export const rankingRules: readonly RuleSet[] = [
  {
    ...LISTS,
    id: 'SWM-WA-2025',
    disciplines: ['SWM'],
    book: 'World Aquatics, Competition Regulations 2025, swimming',
    from: '2025-01-01',
    lists: { race: sharedBy('time') },
    irm: { order: ['DNF', 'DNS', 'DSQ'], ranked: [] },
    event: { ...BRONZE_BOUT, behindFinal: 'by-round' },
  },
]
