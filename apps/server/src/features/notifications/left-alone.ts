/** After so many in a row that were not answered nothing is sent there for a while: nobody else waits for it. */
const MOST_UNANSWERED = 3
const LEFT_ALONE_MS = 30_000
/** Seconds that a device is put off, or a push service left alone, at most. */
export const LONGEST_WAIT = 6 * 3_600

interface Silence {
  /** How often in a row it has not answered. */
  readonly times: number
  /** Until when it is left alone for that, epoch milliseconds. */
  readonly until: number
  /** Until when it has asked to be left alone, epoch milliseconds. */
  readonly askedUntil: number
}

/** Push services that do not answer or ask for time, by origin. */
const silent = new Map<string, Silence>()
const silenceOf = (origin: string): Silence => silent.get(origin) ?? { times: 0, until: 0, askedUntil: 0 }

/** Seconds for which nothing is to be sent to a push service; null: it can be sent to. */
export function secondsAlone(origin: string): number | null {
  const { until, askedUntil } = silenceOf(origin)
  const left = Math.max(until, askedUntil) - Date.now()
  return left > 0 ? Math.ceil(left / 1_000) : null
}

/** What it has asked for holds, whatever it answers to what was under way. */
export function noteAnswer(origin: string, isAnswered: boolean): void {
  const { times, askedUntil } = silenceOf(origin)
  if (!isAnswered) {
    const until = times + 1 >= MOST_UNANSWERED ? Date.now() + LEFT_ALONE_MS : 0
    silent.set(origin, { times: times + 1, until, askedUntil })
  } else if (askedUntil > Date.now()) silent.set(origin, { times: 0, until: 0, askedUntil })
  else silent.delete(origin)
}

/** It has asked for so many seconds. */
export function leaveAlone(origin: string, seconds: number): void {
  const before = silenceOf(origin)
  const askedUntil = Date.now() + Math.min(seconds, LONGEST_WAIT) * 1_000
  silent.set(origin, { ...before, askedUntil: Math.max(before.askedUntil, askedUntil) })
}
