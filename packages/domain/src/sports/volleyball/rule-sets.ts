import { type RuleSet, ruleBook } from '../../scoring/rule-set.ts'
import { NO_SET_LIMITS } from '../../scoring/rule-sets/sets.ts'

const VOLLEYBALL = {
  ...NO_SET_LIMITS,
  setsToWin: 3,
  target: 25,
  deciderTarget: 15,
  serve: 'rally-winner',
  firstServer: 'other',
  players: 6,
  timeOutsInSet: 2,
  substitutionsInSet: 6,
  changeEndsInDeciderAt: 8,
  forfeitIsFilled: true,
  retirementIsFilled: true,
}

const fivb = ruleBook(['VVO'], 'volleyball', 'FIVB Official Volleyball Rules', '2025-2028')

export const ruleSets: readonly RuleSet[] = [
  fivb('volleyball-fivb-2025', null, VOLLEYBALL),
  fivb('volleyball-school-2025', 'school', { ...VOLLEYBALL, setsToWin: 2 }),
]
