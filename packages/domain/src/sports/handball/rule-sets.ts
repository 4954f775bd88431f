import { type RuleSet, ruleBook, withKnockout } from '../../scoring/rule-set.ts'
import { NO_MATCH_LIMITS, period } from '../../scoring/rule-sets/matches.ts'

/** Two overtimes of 2 × 5 minutes, then throws; the forfeit score is the regulation's of most games: a setting. */
const HANDBALL = {
  ...NO_MATCH_LIMITS,
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

const ihf = ruleBook(['HBL'], 'handball', 'IHF Rules of the Game, Indoor Handball', '2025')

/** School games shorten halves and quarters; each is a setting of the event besides. */
export const ruleSets: readonly RuleSet[] = [
  ...withKnockout(
    ihf('handball-ihf-2025', null, HANDBALL),
    ihf('handball-ihf-2025-knockout', 'knockout', { ...HANDBALL, drawAllowed: false }),
  ),
  ...withKnockout(
    ihf('handball-school-2025', 'school', { ...HANDBALL, periods: [period('H1', 1200), period('H2', 1200)] }),
    ihf('handball-school-2025-knockout', 'school-knockout', {
      ...HANDBALL,
      periods: [period('H1', 1200), period('H2', 1200)],
      drawAllowed: false,
      overtimes: [[period('OT1', 300)]],
    }),
  ),
]
