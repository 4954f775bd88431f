/** Games time: epoch milliseconds, written with the venue's fixed offset (America/Maceio has no daylight saving). */
const UTC_OFFSET = '-03:00'
/** What the venue's time is called in texts that name an hour: whoever reads them may live in another. */
export const VENUE_ZONE = 'horário de Brasília'
const OFFSET = -3 * 3_600_000
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
/** A day of the games ends at 03:00 (ODF §1, LogicalDate). */
const DAY_ENDS_AT = 3 * HOUR

/** The instant of a local time (`HH:MM`) on a day of the games, day 1 being the start date. */
export const gamesInstant = (startDate: string, day: number, time: string): number =>
  Date.parse(`${startDate}T${time}:00${UTC_OFFSET}`) + (day - 1) * DAY

const local = (instant: number): string => new Date(instant + OFFSET).toISOString()

/** `2027-09-14T14:02:00-03:00`. */
export const isoLocal = (instant: number): string => local(instant).slice(0, 19) + UTC_OFFSET
/** `2027-09-14`. */
export const localDate = (instant: number): string => local(instant).slice(0, 10)
/** `hhmmssfff`, as OdfBody@Time has it. */
export const localTime = (instant: number): string => local(instant).slice(11, 23).replace(/[:.]/g, '')
export const logicalDate = (instant: number): string => localDate(instant - DAY_ENDS_AT)
/** With milliseconds, for a clock that others will count on from: `2027-09-14T14:02:00.250-03:00`. */
export const isoLocalExact = (instant: number): string => local(instant).slice(0, 23) + UTC_OFFSET
/** The instant at which the local day of an instant began. */
export const localMidnight = (instant: number): number => Math.floor((instant + OFFSET) / DAY) * DAY - OFFSET
