import type { RuleSet } from '../../ranking-rules/rule-set.ts'
import { BOTH_SEMIFINALISTS } from '../../ranking-rules/rule-sets/common.ts'
import { GENERIC } from '../../ranking-rules/rule-sets/generic.ts'

/** Boxing: both losers of the semifinals have bronze, without a bout. */
const BOXING: RuleSet = {
  ...GENERIC,
  id: 'BOX-WB-2025',
  disciplines: ['BOX'],
  book: 'World Boxing, Competition Rules 2025',
  from: '2025-01-01',
  event: BOTH_SEMIFINALISTS,
}

export const rankingRules: readonly RuleSet[] = [BOXING]
