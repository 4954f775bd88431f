import { keyedTime } from '@games/domain/scoring/index'

/** Digits keyed from the right as a time is written: `1084` with two decimals is `10,84`; nothing is a dash. */
export function shownTime(digits: string, decimals: number, point: string): string {
  if (digits === '') return `–${point}${'–'.repeat(Math.max(1, decimals))}`
  const padded = digits.padStart(decimals + 1, '0')
  const fraction = decimals === 0 ? '' : point + padded.slice(-decimals)
  const whole = decimals === 0 ? padded : padded.slice(0, -decimals)
  const parts = [whole.slice(0, -4), whole.slice(-4, -2), whole.slice(-2)].filter((part) => part !== '')
  return parts.join(':') + fraction
}

/** Digits as metres with two decimals: `561` is `5,61`. */
export const shownMetres = (digits: string, point: string): string =>
  digits === '' ? `–${point}––` : `${digits.padStart(3, '0').slice(0, -2)}${point}${digits.padStart(3, '0').slice(-2)}`

export const msOf = (digits: string, decimals: number): number | null => {
  const ms = keyedTime(digits, decimals)
  return ms === null || ms <= 0 ? null : ms
}

/** Digits with one decimal and a sign, as wind is read: `8` is +0.8. */
export const windOf = (digits: string, negative: boolean): number | null =>
  digits === '' ? null : ((negative ? -1 : 1) * Number(digits)) / 10

export const windText = (digits: string, negative: boolean, point: string): string =>
  digits === ''
    ? `±–${point}–`
    : `${negative ? '−' : '+'}${digits.padStart(2, '0').slice(0, -1)}${point}${digits.slice(-1)}`

/** What limits say of a figure, where they have the name. */
export function limitOf(limits: unknown, name: string): unknown {
  return typeof limits === 'object' && limits !== null ? (limits as Readonly<Record<string, unknown>>)[name] : undefined
}

export const numberLimit = (limits: unknown, name: string, otherwise: number): number => {
  const value = limitOf(limits, name)
  return typeof value === 'number' ? value : otherwise
}

/** The last counted value that was entered for somebody with a kind of tap. */
export function lastValues(
  taps: readonly {
    readonly is: string
    readonly tap: { readonly kind: string; readonly competitor?: string; readonly value?: unknown }
  }[],
  kind: string,
): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>()
  for (const { is, tap } of taps)
    if (is === 'counted' && tap.kind === kind && tap.competitor !== undefined) found.set(tap.competitor, tap.value)
  return found
}
