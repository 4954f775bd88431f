import type { DeskUnit } from '@games/contract'
import { type OpenedUnit, openUnit, ruleSetOf } from '@games/domain/scoring/index'

/** A unit opened under its event's rules; null where it cannot be scored. */
export function openedOf({
  code,
  competitors,
  rules,
}: Pick<DeskUnit, 'code' | 'competitors' | 'rules'>): OpenedUnit | null {
  const ruleSet = rules.ruleSet === null ? null : ruleSetOf(rules.ruleSet)
  if (!ruleSet) return null
  const opened = openUnit({ code, competitors }, ruleSet, { limits: rules.limits, secondPerson: rules.secondPerson })
  return opened.ok ? opened.value : null
}
