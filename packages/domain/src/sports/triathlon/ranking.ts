import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { LISTS, sharedBy } from '../../ranking-rules/rule-sets/common.ts'

/** Triathlon, World Triathlon Competition Rules 2025: the order of finish decides, the clock is second. */
export const rankingRules: readonly RuleSet[] = [
  {
    ...LISTS,
    id: 'TRI-WT-2025',
    disciplines: ['TRI'],
    book: 'World Triathlon, Competition Rules 2025',
    from: '2025-01-01',
    lists: { race: { ...sharedBy('time', 'finish-order'), judgedOrder: true } },
    irm: { order: ['LAP', 'DNF', 'DNS', 'DSQ', 'NC'], ranked: [] },
  },
]
