import { type RuleSet, ruleBook, variantName as word } from '../../scoring/rule-set.ts'

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
  tieBreaks: ['turning', 'head', 'trunk', 'punch', 'gam-jeom', 'hits'],
}
/** Before: the points of three rounds, then a golden round. */
const TAEKWONDO_2018 = {
  ...TAEKWONDO_2022,
  counts: 'points',
  gap: 20,
  gapFromRound: 2,
  gamJeomToLose: 10,
  goldenSeconds: 60,
  tieBreaks: ['punch', 'hits', 'rounds-won', 'gam-jeom-of-bout'],
}

const wt = (edition: string) => ruleBook(['TKW'], 'taekwondo', 'World Taekwondo Competition Rules', edition)

export const ruleSets: readonly RuleSet[] = [
  wt('2022-2024')('taekwondo-wt-2022', null, TAEKWONDO_2022),
  wt('2022-2024')('taekwondo-wt-2022-cadets', 'cadets', { ...TAEKWONDO_2022, seconds: 90 }),
  wt('2018-2021')('taekwondo-wt-2018', null, TAEKWONDO_2018),
]

export const variants = { cadets: word('cadetes', 'cadets', 'cadetes') }
