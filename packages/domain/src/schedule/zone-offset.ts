const [DAY_MS, MINUTE_MS] = [86_400_000, 60_000]

/** Made once for each zone: it takes a hundred times as long as a look at it. What is no zone throws and is not kept. */
const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, known)
  return known
}

/** How far a time zone of the IANA list is from UTC at an instant (epoch milliseconds), minutes; null: there is no such zone. */
export function zoneOffset(zone: string, at: number): number | null {
  try {
    const written =
      formatOf(zone)
        .formatToParts(at)
        .find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(written) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  } catch {
    return null
  }
}

/**
 * The offset of what a clock in the zone says (`2027-10-16T08:00`), minutes; null: there is no such zone. Of an hour that a change repeats
 * it is the first, of one that it skips the offset before.
 */
export function zoneOffsetOfLocal(zone: string, local: string): number | null {
  const asUtc = Date.parse(`${local}Z`)
  const [before, after] = [zoneOffset(zone, asUtc - DAY_MS), zoneOffset(zone, asUtc + DAY_MS)]
  if (before === null || after === null || before === after) return before
  return zoneOffset(zone, asUtc - before * MINUTE_MS) === before || isSkipped(zone, asUtc, after) ? before : after
}

/** Whether a clock that goes by the later offset was never so. */
const isSkipped = (zone: string, asUtc: number, after: number): boolean =>
  zoneOffset(zone, asUtc - after * MINUTE_MS) !== after

/** Whose clock says it: a zone of the IANA list (null: none is known), else minutes from UTC. */
export interface VenueClock {
  readonly timeZone: string | null
  readonly utcOffset: number
}

/** How far the venue's clock is from UTC at an instant (epoch milliseconds), minutes. */
export const offsetAt = (at: number, { timeZone, utcOffset }: VenueClock): number =>
  (timeZone === null ? null : zoneOffset(timeZone, at)) ?? utcOffset

/** When the venue's clock says `2027-10-16T08:00`, epoch milliseconds. */
export function instantOfLocal(local: string, { timeZone, utcOffset }: VenueClock): number {
  const offset = (timeZone === null ? null : zoneOffsetOfLocal(timeZone, local)) ?? utcOffset
  return Date.parse(`${local}Z`) - offset * MINUTE_MS
}

/** When a calendar day (`2027-10-16`) begins at the venue, epoch milliseconds. One on which the clock is changed is 23 or 25 hours long. */
export const beginningOf = (day: string, clock: VenueClock): number => instantOfLocal(`${day}T00:00`, clock)

/** The calendar day so many after this one. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
