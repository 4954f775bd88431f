import { disciplineOf } from '../../rsc.ts'
import { RANKING_RULES } from '../../sports/by-discipline/ranking-rules.gen.ts'
import { isPlainEvent } from '../../sports/plain-event-types.ts'
import { typedEventOf } from '../../sports/typed-event.ts'
import type { RuleSet } from '../rule-set.ts'
import { GENERIC } from './generic.ts'

/** All rule sets; of a discipline the one its federation has in force comes first, variants behind it. */
export const RULE_SETS: readonly RuleSet[] = RANKING_RULES.flat()

const rulesOf = (code: string): readonly RuleSet[] =>
  RULE_SETS.filter(({ disciplines }) => disciplines.includes(disciplineOf(code)))

/** The rule set of an RSC's event that is scored by a variant; null, or one that changes no rank: its discipline's first. */
export const ruleSetScoredBy = (code: string, scoring: string | null): RuleSet | null =>
  rulesOf(code).find(({ scoredBy }) => scoring !== null && scoredBy?.includes(scoring)) ?? ruleSetOf(code)

/** The rule set of the event type of an RSC, else the first of its discipline; undefined: the discipline has none. */
function usualOf(code: string): RuleSet | undefined {
  const ruleSets = rulesOf(code)
  const type = ruleSets.some(({ ofTypes }) => ofTypes) ? typedEventOf(code)?.type.id : undefined
  const ofType = ruleSets.find(({ ofTypes }) => type !== undefined && ofTypes?.includes(type))
  return ofType ?? ruleSets.find(({ ofTypes }) => !ofTypes)
}

/** The rule set of an RSC's discipline or event type, or the one of an id if it belongs to the discipline (else null); a generic one for any other sport and for plain event types. */
export function ruleSetOf(code: string, id?: string): RuleSet | null {
  const own = isPlainEvent(code) ? [] : rulesOf(code)
  if (own.length === 0 && id === undefined) return GENERIC
  return (id === undefined ? usualOf(code) : own.find((ruleSet) => ruleSet.id === id)) ?? null
}
