/**
 * The games' clock as an anchor that never grows old: games time is `games + (server now − real) × speed`, all in epoch
 * milliseconds. In production games = real and speed = 1; in the demo it is the simulator's.
 */
export interface GamesClock {
  readonly games: number
  readonly real: number
  readonly speed: number
}

/** The games time at a server instant, epoch milliseconds. */
export const gamesTimeAt = (clock: GamesClock, serverNow: number): number =>
  clock.games + (serverNow - clock.real) * clock.speed

/** A day of the games ends at 03:00 venue time (ODF §1, LogicalDate). */
export const DAY_ENDS_AT_HOUR = 3

/** The games' day (`YYYY-MM-DD`) that an instant (epoch milliseconds) belongs to, at a UTC offset in minutes. */
export const gamesDayAt = (instant: number, utcOffset: number): string =>
  new Date(instant + utcOffset * 60_000 - DAY_ENDS_AT_HOUR * 3_600_000).toISOString().slice(0, 10)

/** Games time (epoch milliseconds) as an instant with the venue's UTC offset in minutes: `2027-09-14T14:02:00-03:00`. */
export function venueInstant(gamesTime: number, utcOffset: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  const minutes = Math.abs(utcOffset)
  const zone = `${utcOffset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return new Date(gamesTime + utcOffset * 60_000).toISOString().slice(0, 19) + zone
}
