import type { RuleSet } from '../rule-set.ts'

const NO_LIMITS = {
  lead: 2,
  cap: null,
  deciderCap: null,
  players: null,
  timeOutsInSet: null,
  timeOutsInMatch: null,
  substitutionsInSet: null,
  technicalTimeOutAt: null,
  intervalAt: null,
  changeEndsEvery: null,
  changeEndsEveryInDecider: null,
  changeEndsInDeciderAt: null,
  forfeitIsFilled: false,
  retirementIsFilled: false,
}

const VOLLEYBALL = {
  ...NO_LIMITS,
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

const BEACH_VOLLEYBALL = {
  ...NO_LIMITS,
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

/** A retirement keeps the points played and fills nothing in. */
const BADMINTON = {
  ...NO_LIMITS,
  setsToWin: 2,
  target: 21,
  deciderTarget: 21,
  cap: 30,
  deciderCap: 30,
  serve: 'rally-winner',
  firstServer: 'set-winner',
  intervalAt: 11,
  changeEndsInDeciderAt: 11,
}

const TABLE_TENNIS = {
  ...NO_LIMITS,
  setsToWin: 4,
  target: 11,
  deciderTarget: 11,
  serve: 'every-two',
  firstServer: 'other',
  timeOutsInMatch: 1,
  changeEndsInDeciderAt: 5,
}

const rules = (
  [discipline, scorer, name, edition]: readonly [string, string, string, string],
  id: string,
  variant: string | null,
  limits: RuleSet['limits'],
): RuleSet => ({ id, disciplines: [discipline], scorer, name, edition, variant, limits })

const VVO = ['VVO', 'volleyball', 'FIVB Official Volleyball Rules', '2025-2028'] as const
const VBV = ['VBV', 'beach-volleyball', 'FIVB Official Beach Volleyball Rules', '2025-2028'] as const
const BDM = ['BDM', 'badminton', 'BWF Laws of Badminton', '2025'] as const
const TTE = ['TTE', 'table-tennis', 'ITTF Laws of Table Tennis', '2025'] as const
const team = (discipline: string, id: string, name: string, edition: string, limits: RuleSet['limits']): RuleSet => ({
  id,
  disciplines: [discipline],
  scorer: 'team-match',
  name,
  edition,
  variant: null,
  limits,
})

export const SET_RULE_SETS: readonly RuleSet[] = [
  rules(VVO, 'volleyball-fivb-2025', null, VOLLEYBALL),
  rules(VVO, 'volleyball-school-2025', 'school', { ...VOLLEYBALL, setsToWin: 2 }),
  rules(VBV, 'beach-volleyball-fivb-2025', null, BEACH_VOLLEYBALL),
  rules(VBV, 'beach-volleyball-one-set-2025', 'one-set', {
    ...BEACH_VOLLEYBALL,
    setsToWin: 1,
    deciderTarget: 21,
    changeEndsEveryInDecider: 7,
  }),
  rules(BDM, 'badminton-bwf-2025', null, BADMINTON),
  /** Three games to fifteen, which is being voted on. */
  rules(BDM, 'badminton-bwf-15', '3x15', {
    ...BADMINTON,
    target: 15,
    deciderTarget: 15,
    cap: 21,
    deciderCap: 21,
    intervalAt: 8,
    changeEndsInDeciderAt: 8,
  }),
  rules(TTE, 'table-tennis-ittf-2025', null, TABLE_TENNIS),
  rules(TTE, 'table-tennis-ittf-2025-best-of-5', 'best-of-5', { ...TABLE_TENNIS, setsToWin: 3 }),
  team('TTE', 'table-tennis-team-ittf-2025', 'ITTF Regulations for International Competitions', '2025', {
    toWin: 3,
    matches: 5,
    decider: false,
    periods: null,
    playOn: false,
  }),
  team('BDM', 'badminton-team-bwf-2025', 'BWF General Competition Regulations', '2025', {
    toWin: 3,
    matches: 5,
    decider: false,
    periods: null,
    playOn: false,
  }),
]
