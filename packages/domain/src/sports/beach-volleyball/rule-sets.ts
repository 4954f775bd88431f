import { type RuleSet, ruleBook, variantName as word } from '../../scoring/rule-set.ts'
import { NO_SET_LIMITS } from '../../scoring/rule-sets/sets.ts'

const BEACH_VOLLEYBALL = {
  ...NO_SET_LIMITS,
  setsToWin: 2,
  target: 21,
  deciderTarget: 15,
  serve: 'rally-winner',
  firstServer: 'other',
  players: 2,
  timeOutsInSet: 1,
  technicalTimeOutAt: 21,
  changeEndsEvery: 7,
  changeEndsEveryInDecider: 5,
  forfeitIsFilled: true,
  retirementIsFilled: true,
}

const fivb = ruleBook(['VBV'], 'beach-volleyball', 'FIVB Official Beach Volleyball Rules', '2025-2028')

export const ruleSets: readonly RuleSet[] = [
  fivb('beach-volleyball-fivb-2025', null, BEACH_VOLLEYBALL),
  fivb('beach-volleyball-one-set-2025', 'one-set', {
    ...BEACH_VOLLEYBALL,
    setsToWin: 1,
    deciderTarget: 21,
    changeEndsEveryInDecider: 7,
  }),
]

export const variants = { 'one-set': word('um set', 'one set', 'un set') }
