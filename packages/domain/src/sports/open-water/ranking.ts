import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { LISTS, sharedBy } from '../../ranking-rules/rule-sets/common.ts'

/** Open water, World Aquatics Competition Regulations 2025, part three: the order at the plate, by the judges and the photo. */
export const rankingRules: readonly RuleSet[] = [
  {
    ...LISTS,
    id: 'OWS-WA-2025',
    disciplines: ['OWS'],
    book: 'World Aquatics, Competition Regulations 2025, open water',
    from: '2025-01-01',
    lists: { race: { ...sharedBy('time', 'finish-order'), judgedOrder: true } },
    irm: { order: ['OTL', 'DNF', 'DNS', 'DSQ'], ranked: [] },
  },
]
