import type { Begun } from './begun.ts'
import { MINUTE } from './court.ts'
import { median, medianWith, quantile, shrunk } from './robust.ts'

/** Factors of a printed slot: the middle, the mean with what holds up now and then, and the tenth and ninetieth of a hundred. */
export interface Factors {
  readonly middle: number
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** How long units take on a court. */
export interface Pace {
  /** Of units of a kind. */
  readonly of: (kind: string) => Factors
  /** From the end of a unit to the next start, milliseconds. */
  readonly changeover: number
  /** The most by which a unit has begun before its printed time, milliseconds. */
  readonly early: number
}

/** A court's pace is that of so many units before. */
const RECENT = 10
/** What is thought before anything was seen: as printed; late more easily than early, and now and then held up. */
const THOUGHT = { middle: 1, low: -0.25, high: 0.6, surplus: 0.05 }
/** For how many observations that counts. */
const WEIGHT = { court: 3, kind: 5, spread: 10 }
/** What holds up longer than this, in times of the middle, tells nothing more of the mean. */
const CAPPED = 1.5
/** The share of its slot that goes by between two units, until it is seen. */
const CHANGEOVER = 0.12
/** What begins so close to its printed time may have waited for it: how long the one before took does not show in it. */
const ON_TIME = MINUTE
/** Units are never said to begin earlier than this before their printed time. */
const MOST_EARLY = 15 * MINUTE
/** Factors beyond are of a clock that was wrong, or of a stoppage. */
const BELIEVABLE = { least: 0.2, most: 6 }

/** Learns a court's pace of what has begun there, in the order of real starts. `typical` is the court's usual slot, milliseconds. */
export function paceOf(begun: readonly Begun[], typical: number): Pace {
  const early = Math.min(
    MOST_EARLY,
    Math.max(0, ...begun.map(({ unit, start }) => (unit.inTurn ? 0 : unit.planned - start))),
  )
  const { factors, changeovers, played } = observed(begun, early > ON_TIME / 2)
  const recent = recentOf(factors)
  const seen = recent.map(({ factor }) => factor)
  const count = seen.length
  const middle = median(seen)
  const court = medianWith(seen, THOUGHT.middle, WEIGHT.court)
  const low = shrunk(quantile(seen, 0.1) - middle, count, THOUGHT.low, WEIGHT.spread)
  const high = shrunk(quantile(seen, 0.9) - middle, count, THOUGHT.high, WEIGHT.spread)
  const capped = seen.map((factor) => Math.min(factor, CAPPED * court))
  const above = capped.reduce((sum, factor) => sum + factor, 0) / Math.max(1, count) - middle
  const surplus = Math.max(0, shrunk(above, count, THOUGHT.surplus, WEIGHT.court))
  // what is left of a slot when units end: as long as from start to start, less what they are on
  const left = played.length === 0 ? 0 : typical * court - median(played)
  const thought = Math.max(CHANGEOVER * typical, left)
  return {
    of: (kind) => {
      const own = recent.flatMap((one) => (one.kind === kind ? [one.factor] : []))
      const factor = medianWith(own, court, WEIGHT.kind)
      return { middle: factor, mean: factor + surplus, low: Math.max(0, factor + low), high: factor + high }
    },
    changeover: medianWith(recentOf(changeovers), thought, WEIGHT.court),
    early,
  }
}

/**
 * What units took as a share of their slots. From start to start where the next one did not wait for its printed time; else as long as they
 * were on, with what lies between two units.
 */
function observed(begun: readonly Begun[], waitsForNone: boolean) {
  const factors: { kind: string; factor: number }[] = []
  const changeovers: number[] = []
  const all: number[] = []
  for (const [i, { unit, start, slot, rest }] of begun.entries()) {
    const next = begun[i + 1]
    const played = unit.end !== null && unit.end > start ? unit.end - start : null
    if (played !== null) all.push(played)
    const follows = next !== undefined && rest === 0 && (waitsForNone || !isOnTime(next))
    const took = follows ? next.start - start : played === null ? null : played + CHANGEOVER * slot
    if (follows && played !== null && next.start >= start + played) changeovers.push(next.start - start - played)
    const factor = took === null || slot === 0 ? 0 : took / slot
    if (factor > BELIEVABLE.least && factor < BELIEVABLE.most) factors.push({ kind: unit.kind, factor })
  }
  return { factors, changeovers, played: all }
}

const recentOf = <T>(seen: readonly T[]): T[] => seen.slice(-RECENT)

const isOnTime = ({ unit, start }: Begun): boolean => !unit.inTurn && Math.abs(start - unit.planned) <= ON_TIME
