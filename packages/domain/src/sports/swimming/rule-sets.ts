import { type RuleSet, ruleBook } from '../../scoring/rule-set.ts'
import { NO_RACE_LIMITS } from '../../scoring/rule-sets/races.ts'

const SWIMMING = { ...NO_RACE_LIMITS, hasReserves: true }

const aquatics = ruleBook(['SWM'], 'swimming-race', 'World Aquatics Competition Regulations', '2025')

export const ruleSets: readonly RuleSet[] = [
  /** Equal to the hundredth is equal; there are no thousandths. Splits are set by the distance. */
  aquatics('swimming-wa-2025', null, SWIMMING),
  aquatics('swimming-wa-2025-relay', 'relay', { ...SWIMMING, members: 4, points: 4 }),
]
