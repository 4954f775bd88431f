import type { RuleSet } from '../rule-set.ts'

/** Since 2022 best of three rounds, each of them parted on its own. */
const TAEKWONDO_2022 = {
  counts: 'rounds',
  rounds: 3,
  seconds: 120,
  gap: 12,
  gapFromRound: 1,
  gamJeomToLose: 5,
  goldenSeconds: null,
  goldenPoints: 2,
  punch: 1,
  trunk: 2,
  head: 3,
  turningTrunk: 4,
  turningHead: 5,
  tieBreaks: ['turning', 'head', 'trunk', 'punch', 'gam-jeom'],
}
/** Before: the points of three rounds, then a golden round. */
const TAEKWONDO_2018 = {
  ...TAEKWONDO_2022,
  counts: 'points',
  gap: 20,
  gapFromRound: 2,
  gamJeomToLose: 10,
  goldenSeconds: 60,
  tieBreaks: [],
}

const FREESTYLE = {
  periods: 2,
  seconds: 180,
  superiority: 10,
  cautionsToLose: 3,
  holds: [1, 2, 4, 5],
  criteria: ['highest-holds', 'fewest-cautions', 'last-point'],
}
/** By passivity 1:1 goes to the first point scored, by the newer edition. */
const GRECO = { ...FREESTYLE, superiority: 8, criteria: ['highest-holds', 'fewest-cautions', 'first-point'] }

const FENCING = {
  touches: 15,
  periods: 3,
  seconds: 180,
  breakAt: null,
  extraSeconds: 60,
  legTouches: null,
  doubleTouches: false,
}

const rules = (
  [discipline, scorer, name, edition]: readonly [string, string, string, string],
  id: string,
  variant: string | null,
  limits: RuleSet['limits'],
): RuleSet => ({ id, disciplines: [discipline], scorer, name, edition, variant, limits })

const WT = 'World Taekwondo Competition Rules'
const UWW = 'UWW International Wrestling Rules'
const FIE = 'FIE Rules for Competitions'
const WRE = ['WRE', 'wrestling', UWW, '2025-2026'] as const
const FEN = ['FEN', 'fencing', FIE, '2025'] as const

export const COMBAT_RULE_SETS: readonly RuleSet[] = [
  rules(['TKW', 'taekwondo', WT, '2022-2024'], 'taekwondo-wt-2022', null, TAEKWONDO_2022),
  rules(['TKW', 'taekwondo', WT, '2022-2024'], 'taekwondo-wt-2022-cadets', 'cadets', {
    ...TAEKWONDO_2022,
    seconds: 90,
  }),
  rules(['TKW', 'taekwondo', WT, '2018-2021'], 'taekwondo-wt-2018', null, TAEKWONDO_2018),
  rules(WRE, 'wrestling-uww-2025-freestyle', 'freestyle', FREESTYLE),
  rules(WRE, 'wrestling-uww-2025-greco-roman', 'greco-roman', GRECO),
  rules(WRE, 'wrestling-uww-2025-freestyle-u17', 'freestyle-u17', { ...FREESTYLE, seconds: 120 }),
  rules(WRE, 'wrestling-uww-2025-greco-roman-u17', 'greco-roman-u17', { ...GRECO, seconds: 120 }),
  rules(['WRE', 'wrestling', UWW, '2023-2024'], 'wrestling-uww-2023-greco-roman', 'greco-roman', {
    ...GRECO,
    criteria: ['highest-holds', 'fewest-cautions', 'last-point'],
  }),
  rules(FEN, 'fencing-fie-2025-foil', 'foil', FENCING),
  rules(FEN, 'fencing-fie-2025-epee', 'epee', { ...FENCING, doubleTouches: true }),
  rules(FEN, 'fencing-fie-2025-sabre', 'sabre', {
    ...FENCING,
    periods: 2,
    seconds: null,
    breakAt: 8,
    extraSeconds: null,
  }),
  rules(FEN, 'fencing-fie-2025-pool-bout', 'pool-bout', { ...FENCING, touches: 5, periods: 1 }),
  rules(FEN, 'fencing-fie-2025-team', 'team', { ...FENCING, touches: 45, periods: 9, legTouches: 5 }),
  rules(FEN, 'fencing-fie-2025-team-epee', 'team-epee', {
    ...FENCING,
    touches: 45,
    periods: 9,
    legTouches: 5,
    doubleTouches: true,
  }),
  rules(FEN, 'fencing-fie-2025-team-sabre', 'team-sabre', {
    ...FENCING,
    touches: 45,
    periods: 9,
    legTouches: 5,
    seconds: null,
    extraSeconds: null,
  }),
  rules(['FEN', 'fencing-pool', FIE, '2025'], 'fencing-fie-2025-pool', null, { touches: 5, excludedAnnuls: true }),
]
