import { type Checked, flag, maybe, oneOf, shape, whole } from '../fields.ts'
import type { Side } from '../tap.ts'

/** Games of sets by rally points. */
export const SET_LIMITS = shape<{
  setsToWin: number
  target: number
  deciderTarget: number
  lead: number
  cap: number | null
  deciderCap: number | null
  serve: 'rally-winner' | 'every-two'
  firstServer: 'other' | 'set-winner'
  players: number | null
  timeOutsInSet: number | null
  timeOutsInMatch: number | null
  substitutionsInSet: number | null
  technicalTimeOutAt: number | null
  intervalAt: number | null
  changeEndsEvery: number | null
  changeEndsEveryInDecider: number | null
  changeEndsInDeciderAt: number | null
  forfeitIsFilled: boolean
  retirementIsFilled: boolean
}>({
  setsToWin: whole(1, 4),
  target: whole(3, 50),
  deciderTarget: whole(3, 50),
  lead: whole(1, 3),
  /** The point that ends a set without the lead; null where it goes on. */
  cap: maybe(whole(3, 60)),
  deciderCap: maybe(whole(3, 60)),
  serve: oneOf('rally-winner', 'every-two'),
  /** Who serves first in the next set: the side that did not in the last one, or that won it. */
  firstServer: oneOf('other', 'set-winner'),
  /** On court in the order of service; null where no line-up is kept. */
  players: maybe(whole(1, 6)),
  timeOutsInSet: maybe(whole(0, 5)),
  timeOutsInMatch: maybe(whole(0, 5)),
  substitutionsInSet: maybe(whole(0, 20)),
  /** Points of both sides together. */
  technicalTimeOutAt: maybe(whole(1, 60)),
  /** Points of the leading side. */
  intervalAt: maybe(whole(1, 30)),
  /** Points of both sides together. */
  changeEndsEvery: maybe(whole(1, 30)),
  changeEndsEveryInDecider: maybe(whole(1, 30)),
  /** Points of the leading side. */
  changeEndsInDeciderAt: maybe(whole(1, 30)),
  /** A side that does not come loses every set to nought, and one that cannot go on loses what is left of it. */
  forfeitIsFilled: flag,
  retirementIsFilled: flag,
})

export type SetLimits = Checked<typeof SET_LIMITS>
/** The limits by which a set ends. */
export type SetEnd = Pick<SetLimits, 'setsToWin' | 'target' | 'deciderTarget' | 'lead' | 'cap' | 'deciderCap'>

export type Pair = readonly [number, number]

export const plusOne = (pair: Pair, side: Side): Pair => (side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1])

export const isDecider = (index: number, { setsToWin }: Pick<SetEnd, 'setsToWin'>): boolean =>
  index === 2 * setsToWin - 2

export const targetOf = (index: number, limits: SetEnd): number =>
  isDecider(index, limits) ? limits.deciderTarget : limits.target

const capOf = (index: number, limits: SetEnd): number | null =>
  isDecider(index, limits) ? limits.deciderCap : limits.cap

/** Who has won a set that stands so; null while it is open. */
export function setWinner([home, away]: Pair, index: number, limits: SetEnd): Side | null {
  const [most, gap] = [Math.max(home, away), Math.abs(home - away)]
  const cap = capOf(index, limits)
  const isWon = (most >= targetOf(index, limits) && gap >= limits.lead) || (cap !== null && most >= cap && gap > 0)
  return isWon ? (home > away ? 0 : 1) : null
}

/** A score a set can have: nobody plays on after winning it. */
export function canStand([home, away]: Pair, index: number, limits: SetEnd): boolean {
  const winner = setWinner([home, away], index, limits)
  if (winner === null) return true
  const before: Pair = winner === 0 ? [home - 1, away] : [home, away - 1]
  return setWinner(before, index, limits) === null
}

export function wonBy([home, away]: Pair, winner: Side, index: number, limits: SetLimits): Pair {
  const other = winner === 0 ? away : home
  const cap = capOf(index, limits)
  const needed = Math.max(targetOf(index, limits), other + limits.lead)
  const points = cap === null ? needed : Math.min(needed, cap)
  return winner === 0 ? [points, away] : [home, points]
}
