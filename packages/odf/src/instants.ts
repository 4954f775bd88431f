import { isCalendarDay } from '@games/domain'

const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d(?:\.\d{1,9})?)?(?:(Z)|([+-])(0\d|1[0-4]):?([0-5]\d)?)$/

/** The day, `YYYY-MM-DD`, of a date or of a date and time; null when it is neither. */
export function parseDate(value: string): string | null {
  const day = value.slice(0, 10)
  return isCalendarDay(day) && (value.length === 10 || value[10] === 'T') ? day : null
}

/**
 * An ISO date and time as it was written, with its offset in the long form (`+0200` and `+02` become `+02:00`); null when it is
 * not one or has no offset.
 */
export function parseInstant(value: string): string | null {
  const parts = INSTANT.exec(value)
  if (!parts || !isCalendarDay(parts[1] ?? '')) return null
  if (parts[5] === 'Z') return value
  const sign = Math.max(value.lastIndexOf('-'), value.lastIndexOf('+'))
  return `${value.slice(0, sign)}${parts[6]}${parts[7]}:${parts[8] ?? '00'}`
}
