import { QUARTER_MS } from '../count-accesses.ts'

/** Why a line is no request of a log in Common or Combined format. None of them holds anything of the line. */
export const BAD_LINES = {
  'too-long': 'longer than 256 kB',
  'no-time': 'no time in brackets after address, identity and user',
  'no-such-time': 'a time that there is not',
  'wrong-time': 'a time before the year 2000, or still to come',
  'open-request': 'a request without its closing quote',
  'no-status': 'no status from 100 to 599 after the request',
  'no-size': 'no size after the status',
  'no-agent': 'neither its end nor referrer and user agent after the size',
} as const
export type BadLine = keyof typeof BAD_LINES

/** Where in a line's bytes stands what is counted. Overwritten by the next line. */
export interface LineParts {
  /** The quarter of an hour, counted from the epoch. */
  quarter: number
  status: number
  /** The requested address without its query; empty: the request names none. */
  targetStart: number
  targetEnd: number
  /** The user agent; null: the log is of a format without (Common). */
  agentStart: number | null
  agentEnd: number
}

export interface LineParser {
  readonly parts: LineParts
  /** Reads the line from `start` to `end`, its end not included, into `parts`; null: it was read. */
  parse(bytes: Uint8Array, start: number, end: number): BadLine | null
}

/** Bytes of the longest line that is read: of address, referrer and user agent nothing reaches us that is as long, escaped to four times its length. */
export const LONGEST_LINE = 262_144

const QUARTER_MINUTES = QUARTER_MS / 60_000
const DAY_MINUTES = 1_440
const EARLIEST = Date.UTC(2000, 0, 1) / 60_000
/** A proxy's clock that is fast, and a zone that was written wrong. */
const LATE_MINUTES = DAY_MINUTES
/** `[10/Oct/2024:13:55:36 -0300] "` */
const TIME_LENGTH = 30
/** The farthest that a zone is from UTC is 14 hours. */
const MOST_OFFSET_HOURS = 14
const MONTHS: ReadonlyMap<number, number> = new Map(
  ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map((name, month) => [
    (name.charCodeAt(0) << 16) | (name.charCodeAt(1) << 8) | name.charCodeAt(2),
    month,
  ]),
)

const [SPACE, QUOTE, MINUS, PLUS, SLASH, COLON] = [0x20, 0x22, 0x2d, 0x2b, 0x2f, 0x3a]
const [QUESTION, OPEN, BACKSLASH, CLOSE] = [0x3f, 0x5b, 0x5c, 0x5d]
const [ZERO, NINE, H, T, P] = [0x30, 0x39, 0x48, 0x54, 0x50]

/** The number of two digits, NaN where they are none. */
function two(bytes: Uint8Array, at: number): number {
  const [a, b] = [(bytes[at] ?? 0) - ZERO, (bytes[at + 1] ?? 0) - ZERO]
  return a >= 0 && a <= 9 && b >= 0 && b <= 9 ? a * 10 + b : Number.NaN
}

/** Whether a time stands here and a request after it: a user may have been called anything, but has no quote that is not escaped. */
const isTimeAt = (bytes: Uint8Array, at: number): boolean =>
  bytes[at + 3] === SLASH &&
  bytes[at + 7] === SLASH &&
  bytes[at + 12] === COLON &&
  bytes[at + 15] === COLON &&
  bytes[at + 18] === COLON &&
  bytes[at + 21] === SPACE &&
  bytes[at + 27] === CLOSE &&
  bytes[at + 28] === SPACE &&
  bytes[at + 29] === QUOTE

/** Where the text in quotes ends that begins here, its quote escaped (`\"`, `\\`) or not reached: `end`. */
function closingQuote(bytes: Uint8Array, from: number, end: number): number {
  let at = from
  for (let byte = bytes[at]; at < end && byte !== QUOTE; byte = bytes[at]) at += byte === BACKSLASH ? 2 : 1
  return Math.min(at, end)
}

/**
 * Reads lines of Common (`host identity user [time] "request" status size`) and Combined logs (with referrer and user agent behind), as Apache
 * and nginx write them: with anything in front of it (a virtual host), and further fields behind the user agent. By position, and without a
 * string being made. `latest`: epoch milliseconds, of which no line is more than a day ahead.
 */
export function createLineParser(latest: number): LineParser {
  const parts: LineParts = { quarter: 0, status: 0, targetStart: 0, targetEnd: 0, agentStart: null, agentEnd: 0 }
  const latestMinute = latest / 60_000 + LATE_MINUTES
  let date = -1
  let dateMinutes = Number.NaN

  /** Minutes from the epoch to the day's midnight, NaN: there is no such day. Lines of one day stand together. */
  const midnight = (bytes: Uint8Array, at: number): number => {
    const month = MONTHS.get(((bytes[at + 3] ?? 0) << 16) | ((bytes[at + 4] ?? 0) << 8) | (bytes[at + 5] ?? 0)) ?? NaN
    const [day, year] = [two(bytes, at), two(bytes, at + 7) * 100 + two(bytes, at + 9)]
    const read = (year * 12 + month) * 32 + day
    if (read !== date) {
      const found = new Date(0)
      found.setUTCFullYear(year, month, day)
      date = read
      dateMinutes = found.getUTCDate() === day && found.getUTCMonth() === month ? found.getTime() / 60_000 : NaN
    }
    return dateMinutes
  }
  /** Minutes from the epoch of the time within brackets; a leap second is of its minute. */
  const minuteOf = (bytes: Uint8Array, at: number): number => {
    const [hour, minute, second] = [two(bytes, at + 12), two(bytes, at + 15), two(bytes, at + 18)]
    const sign = bytes[at + 21]
    const [hours, minutes] = [two(bytes, at + 22), two(bytes, at + 24)]
    if (!(hour <= 23 && minute <= 59 && second <= 60 && hours <= MOST_OFFSET_HOURS && minutes <= 59)) return NaN
    if (sign !== PLUS && sign !== MINUS) return NaN
    const offset = hours * 60 + minutes
    return midnight(bytes, at) + hour * 60 + minute - (sign === PLUS ? offset : -offset)
  }
  const readTarget = (bytes: Uint8Array, start: number, end: number) => {
    let from = start
    while (from < end && bytes[from] !== SPACE) from++
    parts.targetStart = Math.min(from + 1, end)
    let to = end
    for (let at = end - 1; at > from; at--) {
      if (bytes[at] !== SPACE) continue
      const isProtocol = bytes[at + 1] === H && bytes[at + 2] === T && bytes[at + 3] === T && bytes[at + 4] === P
      if (isProtocol) to = at
      break
    }
    for (let at = parts.targetStart; at < to; at++) if (bytes[at] === QUESTION) to = at
    parts.targetEnd = Math.max(to, parts.targetStart)
  }

  return {
    parts,
    parse(bytes, start, end) {
      let [at, spaces] = [start, 0]
      // address, identity and user, each with a space behind it
      for (const last = end - TIME_LENGTH; at <= last; at++) {
        if (bytes[at] === SPACE) spaces++
        else if (bytes[at] === OPEN && spaces >= 3 && isTimeAt(bytes, at)) break
      }
      if (at > end - TIME_LENGTH) return 'no-time'
      const minute = minuteOf(bytes, at + 1)
      if (Number.isNaN(minute)) return 'no-such-time'
      if (minute < EARLIEST || minute > latestMinute) return 'wrong-time'
      parts.quarter = Math.floor(minute / QUARTER_MINUTES)

      const request = at + TIME_LENGTH
      at = closingQuote(bytes, request, end)
      if (at >= end) return 'open-request'
      readTarget(bytes, request, at)

      const hundreds = (bytes[at + 2] ?? 0) - ZERO
      parts.status = hundreds * 100 + two(bytes, at + 3)
      if (at + 5 > end || bytes[at + 1] !== SPACE || !(parts.status >= 100 && parts.status <= 599)) return 'no-status'
      if (at + 6 >= end || bytes[at + 5] !== SPACE) return 'no-size'
      at += 6
      const size = at
      if (bytes[at] === MINUS) at++
      else while (at < end && (bytes[at] ?? 0) >= ZERO && (bytes[at] ?? 0) <= NINE) at++
      if (at === size) return 'no-size'

      parts.agentStart = null
      if (at === end) return null
      if (bytes[at] !== SPACE || bytes[at + 1] !== QUOTE || at + 1 >= end) return 'no-agent'
      at = closingQuote(bytes, at + 2, end)
      if (at + 2 >= end || bytes[at + 1] !== SPACE || bytes[at + 2] !== QUOTE) return 'no-agent'
      parts.agentStart = at + 3
      at = closingQuote(bytes, at + 3, end)
      if (at >= end || (at + 1 < end && bytes[at + 1] !== SPACE)) return 'no-agent'
      parts.agentEnd = at
      return null
    },
  }
}

/** What the bytes said before they were written into a log: `\"`, `\\`, `\x22`; control characters by their letters are left as they are. */
export const unescaped = (text: string): string =>
  text.includes('\\')
    ? text.replace(/\\(?:x([\da-f]{2})|(["\\]))/gi, (_, hex: string | undefined, itself: string | undefined) =>
        hex === undefined ? (itself ?? '') : String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text
