import type { RankReason } from '@games/domain/medals/rank-reason'
import type { Translate } from '../../i18n/translator.ts'

/** Delegations of a shared rank that are named; of more the number is given. */
const MOST_NAMED = 3

/** A rank in words: "Mesmos ouros que Paraná, mais pratas." Empty where there is nobody to compare with. */
export function rankReasonText<R>(reason: RankReason<R>, t: Translate, nameOf: (row: R) => string): string {
  if (reason.kind === 'alone') return ''
  if (reason.kind === 'tied') {
    const names = reason.with.slice(0, MOST_NAMED).map(nameOf).join(', ')
    return t('medals.because-tied', { names, more: Math.max(0, reason.with.length - MOST_NAMED) })
  }
  const { kind, column, level } = reason
  const name = nameOf(reason.with)
  return kind === 'more'
    ? t('medals.because-more', { level: level.length, column, name })
    : t('medals.because-fewer', { level: level.length, column, name })
}
