/** Times of races and clocks, in milliseconds; those of races as the device wrote them down, without the point that sets them apart. */

/** `2:41`, minutes not padded, seconds cut off: what a clock that counts up shows. */
export const clockUp = (ms: number): string => minutesAndSeconds(Math.floor(ms / 1000))

/** `2:41`, of a clock that counts down: shows 0:01 until the last second is over; tenths in the last minute where asked for. */
export function clockDown(ms: number, tenths = false): string {
  if (!tenths || ms >= 60_000) return minutesAndSeconds(Math.ceil(ms / 1000))
  const left = Math.ceil(ms / 100)
  return `0:${String(Math.floor(left / 10)).padStart(2, '0')}.${left % 10}`
}

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/**
 * A time as a list has it: `10.84`, `1:43.33`, `1:43:33`. Cut or rounded by whoever gives it; with no decimals it has minutes at least.
 */
export function timeText(ms: number, decimals: number): string {
  const hours = Math.floor(ms / 3_600_000)
  const minutes = Math.floor(ms / 60_000) % 60
  const seconds = ((ms % 60_000) / 1000).toFixed(decimals)
  const width = decimals === 0 ? 2 : 3 + decimals
  if (hours > 0) return `${hours}:${String(minutes).padStart(2, '0')}:${seconds.padStart(width, '0')}`
  if (minutes > 0 || decimals === 0) return `${minutes}:${seconds.padStart(width, '0')}`
  return seconds
}

/** Rounded up to the decimals kept: what a stopwatch or a photo finish shows is never bettered (WA TR19.24). */
export const roundedUp = (ms: number, decimals: number): number => {
  const step = 10 ** (3 - decimals)
  return Math.ceil(ms / step) * step
}

/** Cut off after the decimals kept: no thousandths are read in swimming (World Aquatics SW 11). */
export const cutOff = (ms: number, decimals: number): number => {
  const step = 10 ** (3 - decimals)
  return Math.floor(ms / step) * step
}

/**
 * What was keyed from right to left without a point: `1084` with two decimals is 10.84, `14333` is 1:43.33, `1052744` is 1:05:27.44.
 * Null where minutes or seconds would be sixty or more.
 */
export function keyedTime(digits: string, decimals: number): number | null {
  if (!/^\d{1,10}$/.test(digits)) return null
  const padded = digits.padStart(decimals + 6, '0')
  const fraction = decimals === 0 ? '' : padded.slice(-decimals)
  const rest = decimals === 0 ? padded : padded.slice(0, -decimals)
  const [hours, minutes, seconds] = [rest.slice(0, -4), rest.slice(-4, -2), rest.slice(-2)].map(Number)
  if (hours === undefined || minutes === undefined || seconds === undefined || minutes > 59 || seconds > 59) return null
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + Number(fraction.padEnd(3, '0') || 0)
}
