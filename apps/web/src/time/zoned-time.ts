import { epochOf, venueInstant } from '../live/games-clock.ts'
import type { ShownTime } from './shown-time.ts'

/** Clocks change on a quarter of an hour everywhere, so one answer is true for all of it. */
const QUARTER_MS = 15 * 60_000

/** A zone's UTC offset in minutes at an epoch instant, by the browser's own tables. Throws RangeError for a zone nobody knows. */
export function offsetsOf(zone: string): (epoch: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  const known = new Map<number, number>()
  return (epoch) => {
    const quarter = Math.floor(epoch / QUARTER_MS)
    let offset = known.get(quarter)
    if (offset === undefined) {
      // "7/18/2027, GMT-03:00"; Greenwich's own is "GMT" alone
      const [, sign = '', hours = 0, minutes = 0] = /GMT(.)(\d+):(\d+)/.exec(format.format(quarter * QUARTER_MS)) ?? []
      offset = Number(`${sign}${Number(hours) * 60 + Number(minutes)}`)
      known.set(quarter, offset)
    }
    return offset
  }
}

/** A zone's time (IANA name). Throws RangeError for a zone nobody knows. */
export function zonedTime(zone: string, utcOffset: number): ShownTime {
  const offsetAt = offsetsOf(zone)
  return {
    zone,
    at: (instant) => {
      const epoch = typeof instant === 'number' ? instant : epochOf(instant, utcOffset)
      return venueInstant(epoch, offsetAt(epoch))
    },
  }
}
