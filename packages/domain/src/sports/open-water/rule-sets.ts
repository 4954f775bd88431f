import { type RuleSet, ruleBook } from '../../scoring/rule-set.ts'
import { BY_ORDER } from '../../scoring/rule-sets/races.ts'

const aquatics = ruleBook(['OWS'], 'open-water-race', 'World Aquatics Competition Regulations', '2025')

export const ruleSets: readonly RuleSet[] = [
  aquatics('open-water-wa-2025', null, { ...BY_ORDER, decimals: 1, limitAfterWinner: 1800, asksAllClear: true }),
  aquatics('open-water-wa-2025-relay', 'relay', {
    ...BY_ORDER,
    decimals: 1,
    members: 4,
    points: 4,
    asksAllClear: true,
  }),
]
