import { type GamesClock, gamesTimeAt } from '@games/contract/clock'

const STEP_OF_GAMES_TIME = 10_000
const SHORTEST_TICK = 1_000

/** The games' clock as this device reads it: the server's anchor, corrected by how far the device's own clock is off. */
export interface ClockReading {
  readonly clock: GamesClock
  /** Server time minus device time, milliseconds; 0 until the stream has said. */
  readonly offset: number
}

export const readClock = ({ clock, offset }: ClockReading, deviceNow: number): number =>
  gamesTimeAt(clock, deviceNow + offset)

/** Games time (epoch milliseconds) as an instant with the venue's UTC offset in minutes: `2027-09-14T14:02:00-03:00`. */
export function venueInstant(gamesTime: number, utcOffset: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  const minutes = Math.abs(utcOffset)
  const zone = `${utcOffset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return new Date(gamesTime + utcOffset * 60_000).toISOString().slice(0, 19) + zone
}

/** Real milliseconds between two ticks: 10 s of games time, but never more often than once a second. */
export const tickLength = (clock: GamesClock): number => Math.max(SHORTEST_TICK, STEP_OF_GAMES_TIME / clock.speed)
