import { type RuleSet, ruleBook } from '../../scoring/rule-set.ts'
import { NO_MATCH_LIMITS, period } from '../../scoring/rule-sets/matches.ts'

/** Never a draw. Two time-outs in the first half, three in the second, one in each overtime; the bonus from the fifth team foul. */
const BASKETBALL = {
  ...NO_MATCH_LIMITS,
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

const fiba = ruleBook(['BKB'], 'basketball', 'FIBA Official Basketball Rules', '2024')

/** School games shorten halves and quarters; each is a setting of the event besides. */
export const ruleSets: readonly RuleSet[] = [
  fiba('basketball-fiba-2024', null, BASKETBALL),
  fiba('basketball-school-2024', 'school', {
    ...BASKETBALL,
    periods: [period('Q1', 480), period('Q2', 480), period('Q3', 480), period('Q4', 480)],
  }),
]
