import { disciplineOf } from '../../rsc.ts'
import { RULE_SETS as OF_SPORTS } from '../../sports/by-discipline/rule-sets.gen.ts'
import { isPlainScore } from '../../sports/plain-event-types.ts'
import type { RuleSet } from '../rule-set.ts'
import { PLAIN_SCORE } from './matches.ts'

/** Every rule set, the rulebook's before its variants. */
export const RULE_SETS: readonly RuleSet[] = [...OF_SPORTS.flat(), PLAIN_SCORE]

export const ruleSetOf = (id: string): RuleSet | null => RULE_SETS.find((one) => one.id === id) ?? null

/** The rule sets to choose from for an RSC of any level, by its discipline; the plain score for a sport without specific rules and for an event of that type. */
export function ruleSetsFor(rsc: string): readonly RuleSet[] {
  if (isPlainScore(rsc)) return [PLAIN_SCORE]
  const known = RULE_SETS.filter(({ disciplines }) => disciplines.includes(disciplineOf(rsc)))
  return known.length > 0 ? known : [PLAIN_SCORE]
}
