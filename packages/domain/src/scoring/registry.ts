import { arrowMatch } from './arrows/arrow-match.ts'
import { rankingRound } from './arrows/ranking-round.ts'
import { fencing } from './combat/fencing.ts'
import { fencingPool } from './combat/fencing-pool.ts'
import { taekwondo } from './combat/taekwondo.ts'
import { wrestling } from './combat/wrestling.ts'
import { attempts } from './field/attempts.ts'
import { combined } from './field/combined.ts'
import { height } from './field/height.ts'
import { judged } from './judged/judged.ts'
import { judo } from './judo/judo.ts'
import { basketball, football, handball } from './match/sports.ts'
import { teamMatch } from './match/team-match.ts'
import { type AnyScorer, anyScorer } from './play.ts'
import { athleticsRace, cyclingRace, openWaterRace, swimmingRace, triathlonRace } from './races/sports.ts'
import { badminton, beachVolleyball, tableTennis, volleyball } from './sets/sports.ts'

/** A line for each form of units; rule sets name them. */
export const SCORERS: readonly AnyScorer[] = [
  anyScorer(athleticsRace),
  anyScorer(attempts),
  anyScorer(height),
  anyScorer(combined),
  anyScorer(swimmingRace),
  anyScorer(openWaterRace),
  anyScorer(cyclingRace),
  anyScorer(triathlonRace),
  anyScorer(judo),
  anyScorer(teamMatch),
  anyScorer(taekwondo),
  anyScorer(wrestling),
  anyScorer(fencing),
  anyScorer(fencingPool),
  anyScorer(badminton),
  anyScorer(tableTennis),
  anyScorer(beachVolleyball),
  anyScorer(volleyball),
  anyScorer(basketball),
  anyScorer(handball),
  anyScorer(football),
  anyScorer(judged),
  anyScorer(rankingRound),
  anyScorer(arrowMatch),
]

export const scorerOf = (id: string): AnyScorer | null => SCORERS.find((scorer) => scorer.id === id) ?? null
