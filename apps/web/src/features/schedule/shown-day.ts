import type { UnitSummary } from '@games/contract'
import { calendarDay } from '../../i18n/format.ts'
import { type ShownTime, shownDayOf, venueTime } from '../../time/shown-time.ts'

/*
 * The days of the schedule in another zone than the venue's (R5.10). The games' days are the pages; a unit stands on the page of the day it
 * has in the zone shown. Where the games have no such day (after the last evening, on a day of rest) it stays on its own page, under the
 * name of its day: grouping loses and doubles none.
 */

/** A day of the games ends at 03:00 venue time (ODF §1). */
const DAY_BEGINS_AT = '03:00:00'

/** The page of a unit. `days`: all days of the games, in order. */
const pageOf = (unit: UnitSummary, shown: ShownTime, days: ReadonlySet<string>): string | null => {
  const day = shownDayOf(shown, unit)
  return day !== null && days.has(day) ? day : unit.day
}

const DAY_MS = 24 * 60 * 60_000

/** The epoch instant at which a games' day begins; `utcOffset` in minutes. */
const beginning = (day: string, utcOffset: number): number =>
  Date.parse(`${day}T${DAY_BEGINS_AT}Z`) - utcOffset * 60_000

/** The games' days beside one that may have units of it in the zone shown; null for those that cannot. */
export function neighboursOf(
  day: string,
  days: readonly string[],
  shown: ShownTime,
  utcOffset: number,
): { readonly before: string | null; readonly after: string | null } {
  const before = days.findLast((one) => one < day) ?? null
  const after = days.find((one) => one > day) ?? null
  const endsOnDay = before !== null && calendarDay(shown.at(beginning(before, utcOffset) + DAY_MS - 1)) >= day
  const beginsOnDay = after !== null && calendarDay(shown.at(beginning(after, utcOffset))) <= day
  return {
    before: shown.zone !== null && endsOnDay ? before : null,
    after: shown.zone !== null && beginsOnDay ? after : null,
  }
}

/** The units of a day's page in the zone shown, in time order, out of the units of the games' day itself and of its neighbours. */
export function unitsOfShownDay(
  day: string,
  days: readonly string[],
  units: readonly UnitSummary[],
  shown: ShownTime,
): readonly UnitSummary[] {
  if (shown.zone === null) return units
  const known = new Set(days)
  const time = ({ start }: UnitSummary) => (start === null ? Number.POSITIVE_INFINITY : Date.parse(start))
  // stable: within an instant the server's order stays
  return units
    .filter((unit) => pageOf(unit, shown, known) === day)
    .toSorted((a, b) => (time(a) === time(b) ? 0 : time(a) - time(b)))
}

/** The page that this moment of the games is on: that of its day in the zone shown, or the games' today where they have no such day. */
export function dayNow(
  now: number | null,
  days: readonly string[],
  shown: ShownTime,
  { today, utcOffset }: { readonly today: string; readonly utcOffset: number },
): string {
  if (now === null || shown.zone === null) return today
  const day = shownDayOf(shown, { day: today, start: venueTime(utcOffset).at(now) })
  return day !== null && days.includes(day) ? day : today
}
