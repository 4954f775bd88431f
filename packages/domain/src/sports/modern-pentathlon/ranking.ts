import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { LISTS, sharedBy } from '../../ranking-rules/rule-sets/common.ts'

/**
 * Modern pentathlon, UIPM Competition Rules 2025, with obstacles: the points of all parts. Athletes start the laser run by their points, so that
 * the order at its finish is that of the points; it parts those who are level.
 */
export const rankingRules: readonly RuleSet[] = [
  {
    ...LISTS,
    id: 'MPN-UIPM-2025',
    disciplines: ['MPN'],
    book: 'UIPM, Competition Rules 2025',
    fromMemory: { 'level on points': 'lists.combined' },
    from: '2025-01-01',
    lists: {
      combined: sharedBy('points', 'finish-order'),
      race: { ...sharedBy('time', 'finish-order'), judgedOrder: true },
    },
    irm: { order: ['DNF', 'DNS', 'DSQ', 'DQ'], ranked: [] },
  },
]
