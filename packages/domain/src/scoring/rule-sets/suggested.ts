import { genderOf, phaseOf, RSC_LENGTH, rscPrefix, trimRsc, unitOf } from '../../rsc.ts'
import type { RuledUnit } from '../../sports/event-type.ts'
import { typedEventOf } from '../../sports/typed-event.ts'
import type { RuleSet } from '../rule-set.ts'
import { PLAIN_SCORE } from './matches.ts'
import { ruleSetOf, ruleSetsFor } from './rule-sets.ts'

/**
 * The rule set by which the event type of a unit is scored (sports/<sport>/event-types.ts). An organiser chooses another for the event, mostly the
 * variant of a school games. Null for an event type that its sport's catalogue does not have, or that the desk has no rules for: the organiser chooses.
 */
export function suggestedRuleSet(rsc: string): RuleSet | null {
  const event = typedEventOf(rsc)
  if (event === null) return ruleSetsFor(rsc).find(({ id }) => id === PLAIN_SCORE.id) ?? null
  const { type, variant } = event
  const phase = trimRsc(phaseOf(rsc))
  const part = type.form === 'combined' && !/^(?:FNL)?$/.test(phase) ? phase : null
  if (part !== null) {
    const ofPart = suggestedRuleSet(`${rscPrefix(rsc, 'gender')}${part}`.padEnd(RSC_LENGTH, '-'))
    return ofPart?.scorer === 'combined' ? null : ofPart
  }
  const unit: RuledUnit = {
    gender: genderOf(rsc),
    variant,
    isPool: /^(?:GP|PO|PREL|RND)/.test(phase),
    isQualification: phase === 'QUAL',
    isPartOfMatch: /[1-9]$/.test(unitOf(rsc)),
  }
  const id = typeof type.ruleSet === 'function' ? type.ruleSet(unit) : type.ruleSet
  return id === null ? null : ruleSetOf(id)
}
