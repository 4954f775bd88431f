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
    // since 2023 two or three who are level in 400 m and longer races swim in lanes 0 and 9
    lastPlace: { usual: 'swim-off', fromMetres: { metres: 400, decides: 'swim-off-or-lanes' } },
  },
]
