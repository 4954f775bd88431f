import { err, ok, type Result } from '../result.ts'
import { read, words, shape, whole } from './fields.ts'
import type { Refusal } from './refusals.ts'
import type { Tap } from './tap.ts'

/**
 * The one clock of a match: what was played of the period when it was last stopped, and since when it runs. It is moved by taps that are
 * about the clock and by no other: a point never touches it. Other clocks (a suspension, a hold) are reckoned from it.
 */
export interface GameClock {
  /** Milliseconds played of the period when it was last stopped or set. */
  readonly played: number
  /** Device time, milliseconds since 1970; null while it stands. */
  readonly since: number | null
}

export const AT_ZERO: GameClock = { played: 0, since: null }

/** Milliseconds played of the period at an instant, never more than its length. */
export const playedAt = ({ played, since }: GameClock, now: number, length: number | null): number =>
  Math.min(since === null ? played : played + Math.max(0, now - since), length ?? Number.POSITIVE_INFINITY)

export const isRunning = ({ since }: GameClock, clock: { readonly played: number; readonly length: number | null }) =>
  since !== null && (clock.length === null || clock.played < clock.length)

export const startedClock = (clock: GameClock, tap: Tap): GameClock => ({ ...clock, since: tap.deviceTime })

/** What the device showed counts, since its clock and another's need not agree; a clock that stands is left as it is. */
export const stoppedClock = (clock: GameClock, tap: Tap, length: number | null): GameClock =>
  clock.since === null ? clock : { played: shown(clock, tap, length), since: null }

/** Milliseconds played when a tap was made. */
export const shown = (clock: GameClock, tap: Tap, length: number | null): number =>
  tap.clockTime !== undefined && tap.clockTime >= 0
    ? Math.min(tap.clockTime, length ?? Number.POSITIVE_INFINITY)
    : playedAt(clock, tap.deviceTime, length)

const DAY = 86_400_000
const SET = shape<{ played: number; reason: string }>({ played: whole(0, DAY), reason: words(400) })

/** What a tap does to the clock; null where it is no clock's tap. `length` of the period, milliseconds; null without an end. */
export function tapClock(clock: GameClock, tap: Tap, length: number | null): Result<Refusal, GameClock> | null {
  switch (tap.kind) {
    case 'clock-start':
      if (clock.since !== null) return err({ reason: 'clock-running' })
      return length !== null && clock.played >= length ? err({ reason: 'time-is-up' }) : ok(startedClock(clock, tap))
    case 'clock-stop':
      return clock.since === null ? err({ reason: 'clock-standing' }) : ok(stoppedClock(clock, tap, length))
    case 'clock-set': {
      const set = read(SET, tap.value)
      if (!set || (length !== null && set.played > length)) return err({ reason: 'bad-value' })
      return ok({ played: set.played, since: clock.since === null ? null : tap.deviceTime })
    }
    case 'clock-adjust': {
      const by = read(whole(-60_000, 60_000), tap.value)
      if (by === null) return err({ reason: 'bad-value' })
      const played = Math.min(Math.max(0, playedAt(clock, tap.deviceTime, length) + by), length ?? DAY)
      return ok({ played, since: clock.since === null ? null : tap.deviceTime })
    }
    default:
      return null
  }
}
