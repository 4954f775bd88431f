import type { PendingMedal } from '@games/contract'
import { RULES } from '@games/domain/ranking-rules/reason'
import { LEVEL_FOR_LAST } from '@games/domain/ranking-rules/rule-set'
import { WHEN_LEVEL } from '@games/domain/ranking-rules/tiers'
import type { OfficeTranslate } from '../i18n/use-t.ts'

const DECIDES = [...LEVEL_FOR_LAST, ...WHEN_LEVEL]

/** Why a place is open, and what decides it: `level for the last place: a swim-off decides`. Figures that the results lack are in parentheses. */
export function ruleWords(t: OfficeTranslate, { rule, values }: Pick<PendingMedal, 'rule' | 'values'>): string {
  const why = t(`office-sheets.rule-${rule}`)
  const decides = DECIDES.find((one) => one === values['decides'])
  if (decides !== undefined) return `${why}: ${t(`office-sheets.decides-${decides}`)}`
  const figures = (values['needs'] ?? values['decides'] ?? '').split(' ')
  const needs = RULES.filter((one) => figures.includes(one)).map((one) => t(`office-sheets.rule-${one}`))
  return needs.length === 0 ? why : `${why} (${needs.join(', ')})`
}
