import { OPEN, type Scene, type ScorerForm, type Verdict } from '../scorer.ts'
import { settle } from '../settle.ts'
import type { Side } from '../tap.ts'
import type { WordId } from '../words.ts'
import { isDecider, type Pair, plusOne, type SetLimits, setWinner } from './set-limits.ts'

/** How one of the sports is a game of sets. */
export interface SetSport extends Omit<ScorerForm, 'headToHead'> {
  readonly letter: 'S' | 'G'
  readonly setWord: WordId
  /** ER codes of how a point was made, where the sport counts it. */
  readonly ways: readonly { readonly code: string; readonly word: WordId }[]
  /** Whether points won, the longest run and points to win a game are counted. */
  readonly countsRallies: boolean
  readonly cards: readonly { readonly kind: WordId; readonly action: string }[]
  /** The service court follows from the server's points: right where they are even. */
  readonly hasServiceCourts?: true
}

export interface SetPlayed {
  readonly score: readonly [number, number]
  /** Who won each rally; null where the score was taken from paper. */
  readonly rallies: readonly Side[] | null
  readonly over: boolean
  readonly firstServer: Side | null
  /** On court in the order of service, the first serves; as the line-up was handed in. */
  readonly lineUps: readonly [readonly string[] | null, readonly string[] | null]
  readonly turns: readonly [number, number]
  readonly timeOuts: readonly [number, number]
  readonly substitutions: readonly [number, number]
  readonly endsChanged: number
}

export interface SetState {
  readonly sets: readonly SetPlayed[]
  readonly serving: Side | null
  readonly ways: readonly { readonly side: Side; readonly code: string; readonly athlete: string | null }[]
  readonly cards: readonly { readonly kind: string; readonly side: Side }[]
  readonly expedite: boolean
}

export type SetScene = Scene<SetLimits>

export const newSet = (firstServer: Side | null): SetPlayed => ({
  score: [0, 0],
  rallies: [],
  over: false,
  firstServer,
  lineUps: [null, null],
  turns: [0, 0],
  timeOuts: [0, 0],
  substitutions: [0, 0],
  endsChanged: 0,
})

export const setsWon = ({ sets }: SetState, limits: SetLimits): Pair =>
  sets.reduce<Pair>(
    (won, { score, over }, index) => {
      const winner = over ? setWinner(score, index, limits) : null
      return winner === null ? won : plusOne(won, winner)
    },
    [0, 0],
  )

export const currentOf = ({ sets }: SetState): SetPlayed | null => sets.at(-1) ?? null

export const withCurrent = (state: SetState, set: SetPlayed): SetState => ({
  ...state,
  sets: [...state.sets.slice(0, -1), set],
})

export function byScore(state: SetState, { limits }: SetScene): Verdict {
  const [home, away] = setsWon(state, limits)
  if (home < limits.setsToWin && away < limits.setsToWin) return OPEN
  return { decided: true, winner: home > away ? 0 : 1, decision: null }
}

export const verdict = (state: SetState, scene: SetScene): Verdict => settle(scene, byScore(state, scene), () => null)

export function timeOutsLeft({ sets }: SetState, current: SetPlayed, side: Side, limits: SetLimits): number {
  const inMatch = sets.reduce((sum, { timeOuts }) => sum + timeOuts[side], 0)
  const left = [
    limits.timeOutsInSet === null ? null : limits.timeOutsInSet - current.timeOuts[side],
    limits.timeOutsInMatch === null ? null : limits.timeOutsInMatch - inMatch,
  ].filter((one) => one !== null)
  return left.length === 0 ? 0 : Math.max(0, Math.min(...left))
}

/** On court now in the order of service, who serves or will serve first; null without a line-up. */
export const onCourt = (set: SetPlayed, side: Side): readonly string[] | null => {
  const started = set.lineUps[side]
  if (!started) return null
  const turned = set.turns[side] % started.length
  return [...started.slice(turned), ...started.slice(0, turned)]
}

/** How often ends should have been changed in the set so far. */
export function endsDue({ score: [home, away] }: SetPlayed, index: number, limits: SetLimits): number {
  const decider = isDecider(index, limits)
  const every = decider ? limits.changeEndsEveryInDecider : limits.changeEndsEvery
  if (every !== null) return Math.floor((home + away) / every)
  return decider && limits.changeEndsInDeciderAt !== null && Math.max(home, away) >= limits.changeEndsInDeciderAt
    ? 1
    : 0
}
