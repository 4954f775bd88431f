const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const INSTANT =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d(?:\.\d{1,9})?)?(?:(Z)|([+-])(0\d|1[0-4]):?([0-5]\d)?)$/

/** Whether it is `YYYY-MM-DD` and a day of the calendar. `Date.parse` takes 30 February, and the database does not. */
export function isDate(value: string): boolean {
  const parts = DATE.exec(value)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const last = DAYS[month - 1]
  return year > 0 && last !== undefined && day >= 1 && day <= (leap ? 29 : last)
}

/** The day, `YYYY-MM-DD`, of a date or of a date and time; null when it is neither. */
export function parseDate(value: string): string | null {
  const day = value.slice(0, 10)
  return isDate(day) && (value.length === 10 || value[10] === 'T') ? day : null
}

/**
 * An ISO date and time as it was written, with its offset in the long form (`+0200` and `+02` become `+02:00`); null when it is
 * not one or has no offset.
 */
export function parseInstant(value: string): string | null {
  const parts = INSTANT.exec(value)
  if (!parts || !isDate(parts[1] ?? '')) return null
  if (parts[5] === 'Z') return value
  const sign = Math.max(value.lastIndexOf('-'), value.lastIndexOf('+'))
  return `${value.slice(0, sign)}${parts[6]}${parts[7]}:${parts[8] ?? '00'}`
}
