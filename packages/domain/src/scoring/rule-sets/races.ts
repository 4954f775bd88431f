import type { RuleSet } from '../rule-set.ts'

const NO_LIMITS = {
  decidedBy: 'time',
  decimals: 2,
  rounding: 'cut',
  ties: 'shared',
  wind: false,
  points: 1,
  legs: [],
  members: 1,
  bunchGap: null,
  timeTrial: false,
  sprintPoints: [],
  lastSprintDoubled: false,
  lapPoints: 0,
  lappedAreRanked: false,
  limitAfterWinner: null,
  asksAllClear: false,
}
const RUNNING = { ...NO_LIMITS, rounding: 'up', ties: 'asked' }
const BY_ORDER = { ...NO_LIMITS, decidedBy: 'order', decimals: 0 }
const TRIATHLON = { ...BY_ORDER, points: 5, legs: ['SWIM', 'T1', 'BIKE', 'T2', 'RUN'] }

const rules = (
  [discipline, scorer, name, edition]: readonly [string, string, string, string],
  id: string,
  variant: string | null,
  limits: RuleSet['limits'],
): RuleSet => ({ id, disciplines: [discipline], scorer, name, edition, variant, limits })

const ATH = ['ATH', 'athletics-race', 'World Athletics Technical Rules', '2024-2026'] as const
const SWM = ['SWM', 'swimming-race', 'World Aquatics Competition Regulations', '2025'] as const
const OWS = ['OWS', 'open-water-race', 'World Aquatics Competition Regulations', '2025'] as const
const UCI = 'UCI Cycling Regulations'
const ROAD = ['CYC', 'CRD']
const TRI = ['TRI', 'triathlon-race', 'World Triathlon Competition Rules', '2025'] as const
const cycling = (id: string, variant: string, limits: RuleSet['limits'], disciplines = ROAD): RuleSet => ({
  id,
  disciplines,
  scorer: 'cycling-race',
  name: UCI,
  edition: '2025',
  variant,
  limits,
})

export const RACE_RULE_SETS: readonly RuleSet[] = [
  rules(ATH, 'athletics-wa-2024', null, RUNNING),
  rules(ATH, 'athletics-wa-2024-wind', 'with-wind', { ...RUNNING, wind: true }),
  rules(ATH, 'athletics-wa-2024-hand', 'hand-timed', { ...RUNNING, decimals: 1 }),
  rules(ATH, 'athletics-wa-2024-hand-wind', 'hand-timed-with-wind', { ...RUNNING, decimals: 1, wind: true }),
  rules(ATH, 'athletics-wa-2024-relay', 'relay', { ...RUNNING, members: 4 }),
  rules(ATH, 'athletics-wa-2024-relay-hand', 'hand-timed-relay', { ...RUNNING, decimals: 1, members: 4 }),
  /** Equal to the hundredth is equal; there are no thousandths. Splits are set by the distance. */
  rules(SWM, 'swimming-wa-2025', null, NO_LIMITS),
  rules(SWM, 'swimming-wa-2025-relay', 'relay', { ...NO_LIMITS, members: 4, points: 4 }),
  rules(OWS, 'open-water-wa-2025', null, { ...BY_ORDER, decimals: 1, limitAfterWinner: 1800, asksAllClear: true }),
  rules(OWS, 'open-water-wa-2025-relay', 'relay', {
    ...BY_ORDER,
    decimals: 1,
    members: 4,
    points: 4,
    asksAllClear: true,
  }),
  cycling('cycling-uci-2025-time-trial', 'individual-time-trial', { ...NO_LIMITS, timeTrial: true, ties: 'asked' }),
  cycling('cycling-uci-2025-road-race', 'road-race', { ...BY_ORDER, bunchGap: 1000 }),
  cycling('cycling-uci-2025-criterium', 'criterium', {
    ...BY_ORDER,
    sprintPoints: [5, 3, 2, 1],
    lastSprintDoubled: true,
    lapPoints: 20,
  }),
  cycling('cycling-uci-2025-cross-country', 'cross-country', { ...BY_ORDER, lappedAreRanked: true }, ['MTB', 'CYC']),
  rules(TRI, 'triathlon-wt-2025', null, TRIATHLON),
  rules(TRI, 'triathlon-wt-2025-mixed-relay', 'mixed-relay', { ...BY_ORDER, members: 4, points: 4 }),
]
