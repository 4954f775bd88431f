import { type GamesClock, gamesTimeAt } from '@games/contract/clock'

export { venueInstant } from '@games/contract/clock'

const STEP_OF_GAMES_TIME = 10_000
const SHORTEST_TICK = 1_000

/** The games' clock as this device reads it: the server's anchor, corrected by how far the device's own clock is off. */
export interface ClockReading {
  readonly clock: GamesClock
  /** Server time minus device time, milliseconds; 0 until the stream's greeting. */
  readonly offset: number
}

export const readClock = ({ clock, offset }: ClockReading, deviceNow: number): number =>
  gamesTimeAt(clock, deviceNow + offset)

/** Real milliseconds between two ticks: 10 s of games time, but never more often than once a second. */
export const tickLength = (clock: GamesClock): number => Math.max(SHORTEST_TICK, STEP_OF_GAMES_TIME / clock.speed)

/** Epoch milliseconds of an instant. One written without its offset (a message's own, an address's) is the venue's. */
export function epochOf(instant: string, utcOffset: number): number {
  return /(?:Z|[+-]\d\d:\d\d)$/.test(instant) ? Date.parse(instant) : Date.parse(`${instant}Z`) - utcOffset * 60_000
}
