import { ruleSetsFor } from '@games/domain/scoring/index'
import { canStand, type SetEnd, setWinner } from '@games/domain/scoring/sets/set-limits'
import { betterOf, type ScorePair } from './score-details.ts'

type Format = Omit<SetEnd, 'setsToWin'>

/** Targets of sets by rally points, beside those of the rules of a sport: organisers of youth games play shorter sets. */
const TARGETS = [9, 11, 12, 15, 18, 20, 21, 25, 30]
/** Targets of a set that decides the match. */
const DECIDERS = [11, 12, 15]
/** Points of a long set above its target. With more it was played to a higher one. */
const MAX_ABOVE = 5

const formatsFor = (target: number): Format[] =>
  [target, ...DECIDERS.filter((one) => one < target)].map((deciderTarget) => ({
    target,
    deciderTarget,
    lead: 2,
    cap: null,
    deciderCap: null,
  }))

/** The sets of an event by the rules of its sport; empty: the product has no rules of sets for it. */
const ownFormats = (event: string): Format[] =>
  ruleSetsFor(event).flatMap(({ limits: { target, deciderTarget, cap, deciderCap } }) =>
    typeof target !== 'number' || typeof deciderTarget !== 'number'
      ? []
      : [{ target, deciderTarget, lead: 2, cap: limitOf(cap), deciderCap: limitOf(deciderCap) }],
  )

const limitOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const pointsIn = (sets: readonly ScorePair[]): number => Math.max(0, ...sets.flat())

/** Whether the last set decides: both sides have won as many sets before it. */
const isLastDecisive = (sets: readonly ScorePair[]): boolean => {
  const before = sets.slice(0, -1)
  const won = (side: 0 | 1) => before.filter((set) => betterOf(set) === side).length
  return before.length > 0 && won(0) === won(1)
}

/** Whether each set can end a set of a format. */
function areFinished(sets: readonly ScorePair[], format: Format): boolean {
  const setsToWin = isLastDecisive(sets) ? (sets.length + 1) / 2 : Number.POSITIVE_INFINITY
  const limits = { ...format, setsToWin }
  return sets.every((set, at) => setWinner(set, at, limits) !== null && canStand(set, at, limits))
}

/** Whether sets are won by games, as in tennis: to six, in short sets to four, or to eight or nine in one set. */
function areFinishedGames(sets: readonly ScorePair[]): boolean {
  const isShort = sets.every((set, at) => Math.max(...set) < 6 || (at === sets.length - 1 && isLastDecisive(sets)))
  return sets.every((set, at) => {
    const [most, least] = [Math.max(...set), Math.min(...set)]
    // a tie-break in place of the last set
    if (at === sets.length - 1 && isLastDecisive(sets) && most >= 7 && most - least >= 2) return true
    if (isShort) return (most === 4 && least <= 3) || (most === 5 && (least === 3 || least === 4))
    if (sets.length === 1 && most >= 8) return most <= 9 && most - least >= 1 && (most === 8 || least >= 7)
    return (most === 6 && least <= 4) || (most === 7 && (least === 5 || least === 6))
  })
}

/**
 * Whether a set of a match was not played to its end, by the formats of the sport and shorter ones: `6-4 3-2`, `25-20 18-12`. `event`: the sport
 * has sets.
 */
export function hasUnfinishedSet(event: string, sets: readonly ScorePair[]): boolean {
  const formats = ownFormats(event)
  const longest = pointsIn(sets)
  const ofSport = formats.find((format) => areFinished(sets.slice(0, 1), format))
  const isOfSport = formats.some(({ target }) => longest >= target)
  if (formats.length > 0 && isOfSport)
    return !(ofSport ? formats.filter(({ target }) => target === ofSport.target) : formats).some((one) =>
      areFinished(sets, one),
    )
  const shorter = TARGETS.filter((target) => longest >= target && longest <= target + MAX_ABOVE).flatMap(formatsFor)
  return !shorter.some((format) => areFinished(sets, format)) && !(formats.length === 0 && areFinishedGames(sets))
}
