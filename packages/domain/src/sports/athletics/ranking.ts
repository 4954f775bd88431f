import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { LISTS, sharedBy } from '../../ranking-rules/rule-sets/common.ts'

/** Athletics, World Athletics Technical Rules 2024 (TR 19, 21, 25, 26, 39). */
export const rankingRules: readonly RuleSet[] = [
  {
    ...LISTS,
    id: 'ATH-WA-2024',
    disciplines: ['ATH'],
    book: 'World Athletics, Technical Rules 2024',
    from: '2024-01-01',
    lists: {
      race: sharedBy('time-to-the-hundredth', 'thousandth', 'finish-order'),
      attempts: sharedBy('distance', 'next-best-attempts'),
      height: sharedBy('height', 'fewest-failures-at-last-height', 'fewest-failures', 'jump-off'),
      part: sharedBy('height', 'fewest-failures-at-last-height', 'fewest-failures'),
      combined: sharedBy('points'),
    },
    irm: { order: ['NM', 'NH', 'DNF', 'DNS', 'DQ', 'DSQ'], ranked: [] },
    // lanes in races (TR 21.3, 21.4); in field events all who are level advance (TR 25.15)
    lastPlace: { usual: 'lanes-or-lots', byKind: { attempts: 'all-go-on', height: 'all-go-on' } },
  },
]
