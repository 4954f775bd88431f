import type { RuleSet } from '../rule-set.ts'

const period = (code: string, seconds: number, parts = 1) => ({ code, seconds, parts })
const NO_LIMITS = {
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
}

/** Two overtimes of 2 × 5 minutes, then throws; the forfeit score is the regulation's of most games: a setting. */
const HANDBALL = {
  ...NO_LIMITS,
  periods: [period('H1', 1800), period('H2', 1800)],
  drawAllowed: true,
  overtimes: [[period('OT1', 300, 2)], [period('OT2', 300, 2)]],
  shootoutShots: 5,
  timeOuts: 3,
  timeOutsByHalf: [2, 2],
  suspensionSeconds: 120,
  suspensionsToDismiss: 3,
  forfeit: { winner: 10, loser: 0 },
}

const FOOTBALL = {
  ...NO_LIMITS,
  periods: [period('H1', 2700), period('H2', 2700)],
  drawAllowed: true,
  addedTime: true,
  overtimes: [[period('OT1', 900), period('OT2', 900)]],
  shootoutShots: 5,
  timeOuts: 0,
  cautionsToDismiss: 2,
  forfeit: { winner: 3, loser: 0 },
}

/** Never a draw. Two time-outs in the first half, three in the second, one in each overtime; the bonus from the fifth team foul. */
const BASKETBALL = {
  ...NO_LIMITS,
  periods: [period('Q1', 600), period('Q2', 600), period('Q3', 600), period('Q4', 600)],
  drawAllowed: false,
  overtimes: [[period('OT1', 300)]],
  overtimesRepeat: true,
  timeOutsByHalf: [2, 3],
  timeOutsInOvertime: 1,
  foulsToDismiss: 5,
  teamFoulsToBonus: 5,
  forfeit: { winner: 20, loser: 0 },
  byDefault: { winner: 2, loser: 0 },
}

const IHF = 'IHF Rules of the Game, Indoor Handball'
const IFAB = 'IFAB Laws of the Game'
const FIBA = 'FIBA Official Basketball Rules'

const rules = (
  [discipline, scorer, name, edition]: readonly [string, string, string, string],
  id: string,
  variant: string | null,
  limits: RuleSet['limits'],
): RuleSet => ({ id, disciplines: [discipline], scorer, name, edition, variant, limits })

const HBL = ['HBL', 'handball', IHF, '2025'] as const
const FBL = ['FBL', 'football', IFAB, '2025-2026'] as const
const BKB = ['BKB', 'basketball', FIBA, '2024'] as const

/** For a sport without specific rules: goals or points of two sides, whose sum is the score. */
export const PLAIN_SCORE: RuleSet = {
  id: 'plain-score',
  disciplines: [],
  scorer: 'football',
  name: '',
  edition: '',
  variant: 'plain-score',
  limits: {
    ...FOOTBALL,
    periods: [period('H1', 1200), period('H2', 1200)],
    addedTime: false,
    cautionsToDismiss: null,
    forfeit: { winner: 1, loser: 0 },
  },
}

/** School games shorten halves and quarters; each is a setting of the event besides. */
export const MATCH_RULE_SETS: readonly RuleSet[] = [
  rules(HBL, 'handball-ihf-2025', null, HANDBALL),
  rules(HBL, 'handball-ihf-2025-knockout', 'knockout', { ...HANDBALL, drawAllowed: false }),
  rules(HBL, 'handball-school-2025', 'school', { ...HANDBALL, periods: [period('H1', 1200), period('H2', 1200)] }),
  rules(HBL, 'handball-school-2025-knockout', 'school-knockout', {
    ...HANDBALL,
    periods: [period('H1', 1200), period('H2', 1200)],
    drawAllowed: false,
    overtimes: [[period('OT1', 300)]],
  }),
  rules(FBL, 'football-ifab-2025', null, FOOTBALL),
  rules(FBL, 'football-ifab-2025-knockout', 'knockout', { ...FOOTBALL, drawAllowed: false }),
  rules(FBL, 'football-school-2025', 'school', { ...FOOTBALL, periods: [period('H1', 1500), period('H2', 1500)] }),
  rules(FBL, 'football-school-2025-knockout', 'school-knockout', {
    ...FOOTBALL,
    periods: [period('H1', 1500), period('H2', 1500)],
    drawAllowed: false,
    overtimes: [],
  }),
  rules(BKB, 'basketball-fiba-2024', null, BASKETBALL),
  rules(BKB, 'basketball-school-2024', 'school', {
    ...BASKETBALL,
    periods: [period('Q1', 480), period('Q2', 480), period('Q3', 480), period('Q4', 480)],
  }),
]
