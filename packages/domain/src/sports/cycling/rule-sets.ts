import { type RuleSet, ruleBook, variantName as word } from '../../scoring/rule-set.ts'
import { BY_ORDER, NO_RACE_LIMITS } from '../../scoring/rule-sets/races.ts'

const uci = (disciplines: readonly string[]) => ruleBook(disciplines, 'cycling-race', 'UCI Cycling Regulations', '2025')
const road = uci(['CYC', 'CRD'])
const crossCountry = uci(['MTB', 'CYC'])

export const ruleSets: readonly RuleSet[] = [
  road('cycling-uci-2025-time-trial', 'individual-time-trial', { ...NO_RACE_LIMITS, timeTrial: true, ties: 'asked' }),
  road('cycling-uci-2025-road-race', 'road-race', { ...BY_ORDER, bunchGap: 1000 }),
  road('cycling-uci-2025-criterium', 'criterium', {
    ...BY_ORDER,
    sprintPoints: [5, 3, 2, 1],
    lastSprintDoubled: true,
    lapPoints: 20,
  }),
  crossCountry('cycling-uci-2025-cross-country', 'cross-country', { ...BY_ORDER, lappedAreRanked: true }),
]

export const variants = {
  criterium: word('critério', 'criterium', 'critérium'),
  'cross-country': word('cross-country', 'cross-country', 'campo a través'),
  'individual-time-trial': word('contrarrelógio individual', 'individual time trial', 'contrarreloj individual'),
  'road-race': word('prova de estrada', 'road race', 'prueba en ruta'),
}
