import type { TapValue } from '@games/domain/scoring/index'

/** None, where a limit may be none. */
export const NO_LIMIT = '–'

export const isScore = (value: TapValue): value is { readonly winner: number; readonly loser: number } =>
  typeof value === 'object' &&
  value !== null &&
  'winner' in value &&
  'loser' in value &&
  typeof value.winner === 'number' &&
  typeof value.loser === 'number'

/** A limit as its field has it: a figure, figures in a row, two figures of a score; yes and no as `true` and `false`. */
export function writeLimit(value: TapValue): string {
  if (value === null) return NO_LIMIT
  if (typeof value !== 'object') return String(value)
  return isScore(value) ? `${value.winner}-${value.loser}` : Object.values(value).map(String).join(', ')
}
