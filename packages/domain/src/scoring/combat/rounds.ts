import { err, ok, type Result } from '../../result.ts'
import { AT_ZERO, type GameClock, playedAt, startedClock, stoppedClock, tapClock } from '../game-clock.ts'
import type { Refusal } from '../refusals.ts'
import type { Tap } from '../tap.ts'

/** The rounds or periods of a bout: what is in each, and the clock of the one that is on. */
export interface Rounds<T> {
  readonly rounds: readonly {
    readonly what: T
    readonly over: boolean
    readonly length: number | null
    /** Milliseconds that it lasted by the clock; nought before it is over. */
    readonly lasted: number
  }[]
  readonly clock: GameClock
}
export const NO_ROUNDS: Rounds<never> = { rounds: [], clock: AT_ZERO }

export const currentRound = <T>({ rounds }: Rounds<T>) => rounds.at(-1) ?? null
export const isRoundOn = <T>(rounds: Rounds<T>): boolean => currentRound(rounds)?.over === false
export const roundLength = <T>(rounds: Rounds<T>): number | null => currentRound(rounds)?.length ?? null

/** The time of the round that is on, or was last, is over. */
export const isRoundTimeUp = <T>(rounds: Rounds<T>): boolean => {
  const length = roundLength(rounds)
  return length !== null && rounds.clock.since === null && rounds.clock.played >= length
}

export const withRound = <T>(rounds: Rounds<T>, change: (what: T) => T): Rounds<T> => {
  const current = currentRound(rounds)
  return current
    ? { ...rounds, rounds: [...rounds.rounds.slice(0, -1), { ...current, what: change(current.what) }] }
    : rounds
}

/** The next round begins with its clock; `length` milliseconds, null without one. */
export const startRound = <T>(rounds: Rounds<T>, what: T, length: number | null, tap: Tap): Rounds<T> => ({
  rounds: [...rounds.rounds, { what, over: false, length, lasted: 0 }],
  clock: length === null ? AT_ZERO : startedClock(AT_ZERO, tap),
})

export const endRound = <T>(rounds: Rounds<T>, tap: Tap): Rounds<T> => {
  const current = currentRound(rounds)
  if (!current) return rounds
  const clock = stoppedClock(rounds.clock, tap, current.length)
  return { rounds: [...rounds.rounds.slice(0, -1), { ...current, over: true, lasted: clock.played }], clock }
}

export const haltRound = <T>(rounds: Rounds<T>, tap: Tap): Rounds<T> => ({
  ...rounds,
  clock: stoppedClock(rounds.clock, tap, roundLength(rounds)),
})

/** What a tap about the clock does; null where it is none. */
export function tapRoundClock<T>(rounds: Rounds<T>, tap: Tap): Result<Refusal, Rounds<T>> | null {
  if (!tap.kind.startsWith('clock-')) return null
  const current = currentRound(rounds)
  if (!current) return err({ reason: 'not-started' })
  if (current.over) return err({ reason: 'period-over' })
  if (current.length === null) return err({ reason: 'not-allowed-here' })
  const clock = tapClock(rounds.clock, tap, current.length)
  if (!clock) return null
  return clock.ok ? ok({ ...rounds, clock: clock.value }) : clock
}

/** Milliseconds fought in all rounds with what was played of the last. */
export const foughtUntil = <T>({ rounds }: Rounds<T>, played: number): number =>
  rounds.slice(0, -1).reduce((sum, { lasted }) => sum + lasted, 0) + played

export const roundPlayed = <T>(rounds: Rounds<T>, now: number): number =>
  playedAt(rounds.clock, now, roundLength(rounds))
