/** A moment of the games as it stands in addresses, venue time: `2027-09-14T18:00`, or `2027-09-14` for the end of that day. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d))?$/

const DAY_MS = 86_400_000
/** A day of the games ends at 03:00 of the next calendar day (ODF §1, LogicalDate). */
const END_OF_DAY = '0300'

/** Whether a text is such a moment, of a day that the calendar has. */
export function isMoment(text: string): boolean {
  const [, day] = MOMENT.exec(text) ?? []
  if (day === undefined) return false
  const read = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(read) && new Date(read).toISOString().startsWith(day)
}

/**
 * A moment as ODF writes when a message was produced (`YYYY-MM-DDhhmmssfff`): messages up to it compare as text, lower or equal. Throws
 * for what is no moment.
 */
export function producedUpTo(moment: string): string {
  const [, day, hours, minutes] = MOMENT.exec(moment) ?? []
  if (day === undefined || !isMoment(moment)) throw new Error(`no moment: ${moment}`)
  if (hours !== undefined) return `${day}${hours}${minutes}00000`
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
  return `${next}${END_OF_DAY}00000`
}
