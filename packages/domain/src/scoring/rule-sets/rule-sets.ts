import { disciplineOf } from '../../rsc.ts'
import type { RuleSet } from '../rule-set.ts'
import { ARCHERY_RULE_SETS } from './archery.ts'
import { COMBAT_RULE_SETS } from './combat.ts'
import { FIELD_RULE_SETS } from './field.ts'
import { JUDGED_RULE_SETS } from './judged.ts'
import { JUDO_RULE_SETS } from './judo.ts'
import { MATCH_RULE_SETS, PLAIN_SCORE } from './matches.ts'
import { RACE_RULE_SETS } from './races.ts'
import { SET_RULE_SETS } from './sets.ts'

/** Every rule set, the rulebook's before its variants. */
export const RULE_SETS: readonly RuleSet[] = [
  ...RACE_RULE_SETS,
  ...FIELD_RULE_SETS,
  ...JUDO_RULE_SETS,
  ...COMBAT_RULE_SETS,
  ...SET_RULE_SETS,
  ...MATCH_RULE_SETS,
  PLAIN_SCORE,
  ...JUDGED_RULE_SETS,
  ...ARCHERY_RULE_SETS,
]

export const ruleSetOf = (id: string): RuleSet | null => RULE_SETS.find((one) => one.id === id) ?? null

/** The rule sets to choose from for an RSC of any level, by its discipline; the plain score for a sport without specific rules. */
export function ruleSetsFor(rsc: string): readonly RuleSet[] {
  const known = RULE_SETS.filter(({ disciplines }) => disciplines.includes(disciplineOf(rsc)))
  return known.length > 0 ? known : [PLAIN_SCORE]
}
