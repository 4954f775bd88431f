import type { GameClock } from '../game-clock.ts'
import type { Scene } from '../scorer.ts'
import type { Side } from '../tap.ts'
import type { PeriodLimits, TimedLimits } from './timed-limits.ts'

interface Part {
  readonly code: string
  readonly seconds: number
  readonly score: readonly [number, number]
  readonly over: boolean
}

export interface Done {
  readonly tap: string
  readonly kind: string
  readonly side: Side
  readonly athlete: string | null
  readonly part: number
  readonly played: number
}

export interface TimedState {
  readonly parts: readonly Part[]
  readonly clock: GameClock
  readonly done: readonly Done[]
  readonly timeOuts: readonly { readonly side: Side; readonly part: number }[]
  readonly possession: Side | null
  /** Null until it is begun: shots of each side, true for a goal. */
  readonly shootout: readonly [readonly boolean[], readonly boolean[]] | null
}

export type TimedScene = Scene<TimedLimits>

export const totalOf = ({ parts }: TimedState): readonly [number, number] => [
  parts.reduce((sum, { score }) => sum + score[0], 0),
  parts.reduce((sum, { score }) => sum + score[1], 0),
]

/** What is played next when the last part is over: a part, the shoot-out, or nothing more. */
export function nextOf(
  state: TimedState,
  { limits }: TimedScene,
): Omit<Part, 'score' | 'over'> | 'shootout' | 'nothing' {
  const split = (period: PeriodLimits) =>
    Array.from({ length: period.parts }, () => ({ code: period.code, seconds: period.seconds }))
  const regular = limits.periods.flatMap(split)
  const count = state.parts.length
  if (count < regular.length) return regular[count] ?? 'nothing'
  const [home, away] = totalOf(state)
  let begins = regular.length
  for (const group of limits.overtimes) {
    const parts = group.flatMap(split)
    // once begun, an overtime is played whole
    if (count < begins + parts.length)
      return count > begins || needsMore(home, away, limits) ? (parts[count - begins] ?? 'nothing') : 'nothing'
    begins += parts.length
  }
  if (!needsMore(home, away, limits)) return 'nothing'
  const last = limits.overtimes.at(-1)?.[0]
  if (limits.overtimesRepeat && last) return { code: `OT${count - regular.length + 1}`, seconds: last.seconds }
  return limits.shootoutShots === null ? 'nothing' : 'shootout'
}

const needsMore = (home: number, away: number, { drawAllowed }: TimedLimits): boolean => home === away && !drawAllowed

export const currentOf = ({ parts }: TimedState): Part | null => parts.at(-1) ?? null

/** Milliseconds of the part that is on or was last; null where the clock runs on over its end. */
export const lengthOf = (state: TimedState, { addedTime }: TimedLimits): number | null => {
  const current = currentOf(state)
  return current && !addedTime ? current.seconds * 1000 : null
}

/** Who has won the throws or kicks: a lead that cannot be made up within the series, then the first pair that parts them. */
export function shootoutWinner(shots: readonly [readonly boolean[], readonly boolean[]], series: number): Side | null {
  const [home, away] = shots.map((own) => own.filter(Boolean).length) as [number, number]
  const [shotHome, shotAway] = [shots[0].length, shots[1].length]
  const left = (shot: number): number => Math.max(0, series - shot)
  if (shotHome >= series && shotAway >= series)
    return shotHome === shotAway && home !== away ? (home > away ? 0 : 1) : null
  if (home > away + left(shotAway)) return 0
  return away > home + left(shotHome) ? 1 : null
}

/** The half of the game a part is of, for the time-outs that each half has; null in overtime. */
export const halfOf = (part: number, { periods }: TimedLimits): 0 | 1 | null => {
  const regular = periods.reduce((sum, { parts }) => sum + parts, 0)
  return part >= regular ? null : part < regular / 2 ? 0 : 1
}

export function timeOutsLeft(state: TimedState, side: Side, { limits }: TimedScene): number {
  const part = state.parts.length - 1
  const half = halfOf(part, limits)
  const own = state.timeOuts.filter((taken) => taken.side === side)
  const here = own.filter((taken) => (half === null ? taken.part === part : halfOf(taken.part, limits) === half)).length
  const most = half === null ? limits.timeOutsInOvertime : (limits.timeOutsByHalf[half] ?? 0)
  const left = most - here
  return Math.max(0, limits.timeOuts === null || half === null ? left : Math.min(left, limits.timeOuts - own.length))
}

export const withCurrent = (state: TimedState, part: Part): TimedState => ({
  ...state,
  parts: [...state.parts.slice(0, -1), part],
})
