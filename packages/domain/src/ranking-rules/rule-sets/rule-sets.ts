import { disciplineOf } from '../../rsc.ts'
import type { RuleSet } from '../rule-set.ts'
import {
  BADMINTON,
  BASKETBALL,
  BEACH_VOLLEYBALL,
  HANDBALL,
  TABLE_TENNIS,
  VOLLEYBALL,
  VOLLEYBALL_OF_THREE_SETS,
} from './ball.ts'
import { GENERIC } from './generic.ts'
import { FENCING, JUDO, TAEKWONDO, TAEKWONDO_WITH_REPECHAGE, WRESTLING } from './combat.ts'
import { ARCHERY, ARTISTIC_GYMNASTICS, RHYTHMIC_GYMNASTICS } from './judged.ts'
import { ATHLETICS, BMX_RACING, CYCLING, OPEN_WATER, SWIMMING, TRACK_CYCLING, TRIATHLON } from './timed.ts'

/** All rule sets; of a discipline the one its federation has in force comes first, variants behind it. */
export const RULE_SETS: readonly RuleSet[] = [
  ATHLETICS,
  SWIMMING,
  OPEN_WATER,
  CYCLING,
  TRACK_CYCLING,
  BMX_RACING,
  TRIATHLON,
  ARTISTIC_GYMNASTICS,
  RHYTHMIC_GYMNASTICS,
  ARCHERY,
  JUDO,
  TAEKWONDO,
  TAEKWONDO_WITH_REPECHAGE,
  WRESTLING,
  FENCING,
  BADMINTON,
  TABLE_TENNIS,
  BEACH_VOLLEYBALL,
  VOLLEYBALL,
  VOLLEYBALL_OF_THREE_SETS,
  BASKETBALL,
  HANDBALL,
]

/** Variants that the result desk scores by (`domain/scoring`), where they are ranked otherwise than their discipline's first. */
const OF_SCORING: ReadonlyMap<string, string> = new Map([['volleyball-school-2025', VOLLEYBALL_OF_THREE_SETS.id]])

/** The rule set of an RSC's event that is scored by a variant; null, or one that changes no rank: its discipline's first. */
export const ruleSetScoredBy = (code: string, scoring: string | null): RuleSet | null =>
  ruleSetOf(code, OF_SCORING.get(scoring ?? '')) ?? ruleSetOf(code)

/** The rule set of an RSC's discipline, or the one of an id if it belongs to the discipline (else null); a generic one for any other sport. */
export function ruleSetOf(code: string, id?: string): RuleSet | null {
  const own = RULE_SETS.filter(({ disciplines }) => disciplines.includes(disciplineOf(code)))
  if (own.length === 0 && id === undefined) return GENERIC
  return (id === undefined ? own[0] : own.find((ruleSet) => ruleSet.id === id)) ?? null
}
