import type { RuleSet } from '../rule-set.ts'

const IJF = 'IJF Sport and Organisation Rules'

/**
 * 2025–28: yuko is back, never adds up, five seconds of a hold are one. Whether a hold that would end golden score goes on to ippon is
 * disputed: a setting.
 */
const LIMITS_2025 = {
  seconds: 240,
  goldenScore: true,
  goldenScoreSeconds: null,
  yuko: true,
  wazaAriForIppon: 2,
  shidoForHansokuMake: 3,
  holdYuko: 5,
  holdWazaAri: 10,
  holdIppon: 20,
  holdGoesOn: false,
}
const LIMITS_2018 = { ...LIMITS_2025, yuko: false, holdYuko: null }

export const JUDO_RULE_SETS: readonly RuleSet[] = [
  {
    id: 'judo-ijf-2025',
    disciplines: ['JUD'],
    scorer: 'judo',
    name: IJF,
    edition: '2025-2028',
    variant: null,
    limits: LIMITS_2025,
  },
  {
    id: 'judo-ijf-2018',
    disciplines: ['JUD'],
    scorer: 'judo',
    name: IJF,
    edition: '2018-2024',
    variant: null,
    limits: LIMITS_2018,
  },
  {
    id: 'judo-school-2025',
    disciplines: ['JUD'],
    scorer: 'judo',
    name: IJF,
    edition: '2025-2028',
    variant: 'school',
    limits: { ...LIMITS_2025, seconds: 180, goldenScoreSeconds: 180 },
  },
  {
    id: 'judo-team-ijf-2025',
    disciplines: ['JUD'],
    scorer: 'team-match',
    name: IJF,
    edition: '2025-2028',
    variant: 'team',
    limits: { toWin: 4, matches: 6, decider: true, periods: 'B', playOn: false },
  },
]
