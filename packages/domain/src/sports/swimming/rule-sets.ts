import { type RuleSet, ruleBook } from '../../scoring/rule-set.ts'
import { NO_RACE_LIMITS } from '../../scoring/rule-sets/races.ts'

const aquatics = ruleBook(['SWM'], 'swimming-race', 'World Aquatics Competition Regulations', '2025')

export const ruleSets: readonly RuleSet[] = [
  /** Equal to the hundredth is equal; there are no thousandths. Splits are set by the distance. */
  aquatics('swimming-wa-2025', null, NO_RACE_LIMITS),
  aquatics('swimming-wa-2025-relay', 'relay', { ...NO_RACE_LIMITS, members: 4, points: 4 }),
]
