import type { RuleSet } from '../rule-set.ts'

export const period = (code: string, seconds: number, parts = 1) => ({ code, seconds, parts })

/** Default limits of games on a clock. */
export const NO_MATCH_LIMITS = {
  addedTime: false,
  overtimesRepeat: false,
  shootoutShots: null,
  timeOuts: null,
  timeOutsByHalf: [0, 0],
  timeOutsInOvertime: 0,
  suspensionSeconds: null,
  suspensionsToDismiss: null,
  cautionsToDismiss: null,
  foulsToDismiss: null,
  teamFoulsToBonus: null,
  byDefault: null,
  forfeitKeepsLead: true,
}

/** Two halves of 45 minutes; where a draw is not allowed two overtimes, then five shots. */
export const GAME_OF_HALVES = {
  ...NO_MATCH_LIMITS,
  periods: [period('H1', 2700), period('H2', 2700)],
  drawAllowed: true,
  overtimes: [[period('OT1', 900), period('OT2', 900)]],
  shootoutShots: 5,
  timeOuts: 0,
}

/** For a sport without specific rules: goals or points of two sides, whose sum is the score. */
export const PLAIN_SCORE: RuleSet = {
  id: 'plain-score',
  disciplines: [],
  scorer: 'football',
  name: '',
  edition: '',
  variant: 'plain-score',
  limits: {
    ...GAME_OF_HALVES,
    periods: [period('H1', 1200), period('H2', 1200)],
    forfeit: { winner: 1, loser: 0 },
  },
}
