import type { Scene } from '../scorer.ts'
import { cutOff, roundedUp } from '../times.ts'
import type { RaceLimits } from './race-limits.ts'

export interface Run {
  /** Milliseconds; null without a time. */
  readonly time: number | null
  /** Order of the tap at the finish, or the place that judges gave. */
  readonly place: number | null
  /** Milliseconds at the timing points before the finish, by number. */
  readonly passed: Readonly<Record<number, number>>
  readonly startedAt: number | null
  readonly reaction: number | null
  readonly legTimes: Readonly<Record<string, number>>
  readonly takeOvers: Readonly<Record<string, number>>
  readonly members: readonly string[] | null
  readonly penalty: number
  readonly laps: number
  readonly cards: readonly string[]
}

const NO_RUN: Run = {
  time: null,
  place: null,
  passed: {},
  startedAt: null,
  reaction: null,
  legTimes: {},
  takeOvers: {},
  members: null,
  penalty: 0,
  laps: 0,
  cards: [],
}

export interface RaceState {
  readonly runs: Readonly<Record<string, Run>>
  /** Who finished, in order, where the order is tapped. */
  readonly order: readonly string[]
  /** Answers to ties: in this order, or equal indeed. */
  readonly ties: readonly { readonly codes: readonly string[]; readonly equal: boolean }[]
  readonly wind: number | 'none' | null
  readonly waterTemperature: number | null
  readonly sprints: readonly { readonly codes: readonly string[]; readonly isLast: boolean }[]
  readonly allClear: boolean
}

export type RaceScene = Scene<RaceLimits>

export const DAY = 86_400_000

export const runOf = ({ runs }: RaceState, code: string): Run => runs[code] ?? NO_RUN

export const withRun = (state: RaceState, code: string, change: Partial<Run>): RaceState => ({
  ...state,
  runs: { ...state.runs, [code]: { ...runOf(state, code), ...change } },
})

export const rounded = (ms: number, { decimals, rounding }: RaceLimits): number =>
  rounding === 'up' ? roundedUp(ms, decimals) : cutOff(ms, decimals)

/** The time that is published: with what was added, to its decimals. */
export const published = ({ time, penalty }: Run, limits: RaceLimits): number | null =>
  time === null ? null : rounded(time + penalty, limits)

export const isLevel = (state: RaceState, one: string, other: string, limits: RaceLimits): boolean => {
  const [a, b] = [published(runOf(state, one), limits), published(runOf(state, other), limits)]
  return a !== null && a === b
}

export const sprintTotal = (
  { sprints, runs }: RaceState,
  code: string,
  { sprintPoints, lastSprintDoubled, lapPoints }: RaceLimits,
): number =>
  sprints.reduce(
    (sum, { codes, isLast }) => {
      const points = sprintPoints[codes.indexOf(code)] ?? 0
      return sum + (isLast && lastSprintDoubled ? 2 * points : points)
    },
    (runs[code]?.laps ?? 0) * lapPoints,
  )
