import { type RuleSet, ruleBook, variantName as word } from '../../scoring/rule-set.ts'
import { BY_ORDER } from '../../scoring/rule-sets/races.ts'

const aquatics = ruleBook(['OWS'], 'open-water-race', 'World Aquatics Competition Regulations', '2025')

const RACE = { ...BY_ORDER, decimals: 1, asksAllClear: true, asksTransponder: true }

/** The time limit after the winner is 15 minutes for each 5 km or part of it, from memory (OWS 6). */
export const ruleSets: readonly RuleSet[] = [
  aquatics('open-water-wa-2025', null, { ...RACE, limitAfterWinner: 1800 }),
  aquatics('open-water-wa-2025-5km', 'up-to-5km', { ...RACE, limitAfterWinner: 900 }),
  aquatics('open-water-wa-2025-relay', 'relay', { ...RACE, members: 4, points: 4 }),
]

export const variants = { 'up-to-5km': word('até 5 km', 'up to 5 km', 'hasta 5 km') }
