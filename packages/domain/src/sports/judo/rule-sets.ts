import { type RuleSet, ruleBook } from '../../scoring/rule-set.ts'

/**
 * 2025–28: yuko is back, never adds up, five seconds of a hold are one. Whether a hold that would end golden score continues to ippon is
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

const ijf = (edition: string, scorer = 'judo') => ruleBook(['JUD'], scorer, 'IJF Sport and Organisation Rules', edition)
const ijf2025 = ijf('2025-2028')

export const ruleSets: readonly RuleSet[] = [
  ijf2025('judo-ijf-2025', null, LIMITS_2025),
  ijf('2018-2024')('judo-ijf-2018', null, LIMITS_2018),
  ijf2025('judo-school-2025', 'school', { ...LIMITS_2025, seconds: 180, goldenScoreSeconds: 180 }),
  ijf('2025-2028', 'team-match')('judo-team-ijf-2025', 'team', {
    toWin: 4,
    matches: 6,
    decider: true,
    periods: 'B',
    playOn: false,
  }),
]
