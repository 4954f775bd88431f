import { SCORERS as OF_SPORTS } from '../sports/by-discipline/scorers.gen.ts'
import { attempts } from './field/attempts.ts'
import { combined } from './field/combined.ts'
import { height } from './field/height.ts'
import { judged } from './judged/judged.ts'
import { teamMatch } from './match/team-match.ts'
import { type AnyScorer, anyScorer } from './play.ts'

/** The forms of units; rule sets name them. First those of several sports or events, then those of one sport. */
export const SCORERS: readonly AnyScorer[] = [
  anyScorer(attempts),
  anyScorer(height),
  anyScorer(combined),
  anyScorer(judged),
  anyScorer(teamMatch),
  ...OF_SPORTS.flat(),
]

export const scorerOf = (id: string): AnyScorer | null => SCORERS.find((scorer) => scorer.id === id) ?? null
