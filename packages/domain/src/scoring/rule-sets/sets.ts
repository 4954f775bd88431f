/** Default limits of games of sets. */
export const NO_SET_LIMITS = {
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

/** A match of teams of up to five matches that ends with the third win. */
export const RACKET_TEAM_MATCH = { toWin: 3, matches: 5, decider: false, periods: null, playOn: false }
