import { type RuleSet, ruleBook } from '../../scoring/rule-set.ts'
import { GAME_OF_HALVES, period } from '../../scoring/rule-sets/matches.ts'

const FOOTBALL = { ...GAME_OF_HALVES, addedTime: true, cautionsToDismiss: 2, forfeit: { winner: 3, loser: 0 } }

const ifab = ruleBook(['FBL'], 'football', 'IFAB Laws of the Game', '2025-2026')

/** School games shorten halves and quarters; each is a setting of the event besides. */
export const ruleSets: readonly RuleSet[] = [
  ifab('football-ifab-2025', null, FOOTBALL),
  ifab('football-ifab-2025-knockout', 'knockout', { ...FOOTBALL, drawAllowed: false }),
  ifab('football-school-2025', 'school', { ...FOOTBALL, periods: [period('H1', 1500), period('H2', 1500)] }),
  ifab('football-school-2025-knockout', 'school-knockout', {
    ...FOOTBALL,
    periods: [period('H1', 1500), period('H2', 1500)],
    drawAllowed: false,
    overtimes: [],
  }),
]
