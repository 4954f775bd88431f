import type { UnitSummary } from '@games/contract'
import { estimatedAt } from '@games/domain/predicted-starts/starts-at'
import { UNIT_KIND } from '@games/domain/units/status'

/** The start that is printed, epoch milliseconds; null where it is not to be shown. */
export const printedStart = ({ start, hideStart }: UnitSummary): number | null =>
  start === null || hideStart ? null : Date.parse(start)

export interface Countdown {
  /** Whole ones, from 1. */
  readonly minutes: number
  /** The start, epoch milliseconds, where it is foreseen and not as printed. */
  readonly foreseen: number | null
}

/**
 * How long until a unit begins, as foreseen, else as printed; null where it is longer than `within` minutes, not known or not to be shown, and
 * where nobody knows the time yet (on the server and until hydrated).
 */
export function countdownTo(unit: UnitSummary, now: number | null, within: number): Countdown | null {
  if (now === null || UNIT_KIND[unit.status] !== 'scheduled') return null
  const printed = printedStart(unit)
  // once its printed time has passed it is another in any case
  const foreseen = unit.forecast
    ? estimatedAt(unit.forecast, printed === null || printed <= now ? null : printed, now)
    : null
  // without a word of when it begins the time of what is delayed has passed
  const start = foreseen ?? (unit.status === 'DELAYED' ? null : printed)
  const minutes = start === null ? 0 : Math.ceil((start - now) / 60_000)
  return minutes >= 1 && minutes <= within ? { minutes, foreseen } : null
}

/** The minutes as they are written in a row: `12`, `~12` where they are foreseen. */
export function minutesTo(unit: UnitSummary, now: number | null, within: number): string | null {
  const countdown = countdownTo(unit, now, within)
  return countdown && `${countdown.foreseen === null ? '' : '~'}${countdown.minutes}`
}
