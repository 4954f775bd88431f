import { RULE_SETS } from '@games/domain/scoring/rule-sets/rule-sets'
import { ruleSetParts } from '@games/domain/scoring/rule-sets/variant-names'
import type { Locale } from '@games/domain/text/localized'

/** A rule set as its rulebook calls it. */
export function ruleSetWords(id: string, locale: Locale): string {
  const found = RULE_SETS.find((set) => set.id === id)
  return found ? `${ruleSetParts(found, locale).join(' ')} (${id})` : id
}
