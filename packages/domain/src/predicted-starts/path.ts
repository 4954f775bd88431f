import type { Begun } from './begun.ts'
import { MINUTE, type StartForecast, type Waiting } from './court.ts'
import type { Pace } from './pace.ts'
import type { Slot } from './programme.ts'

/** An instant that is not certain, or a wait: the middle of what is likely, and its bounds. */
interface Likely {
  readonly expected: number
  readonly earliest: number
  readonly latest: number
}

/** When a court is free: as an instant, and as a wait from now where that instant has passed. */
export interface Free {
  readonly at: Likely
  readonly lead: Likely
}

/** Of a break this share is kept however late it is, up to so much. */
const KEPT_REST = { share: 0.5, most: 45 * MINUTE }
/** What is overdue takes this share of its time longer: for the middle, and for the upper bound. */
const OVERDUE = { expected: 0.15, latest: 0.6 }
/** A pace that is wrong is wrong by this share for all units to come. */
const SHARED = 0.08
/** Nobody begins to the second. */
const PUNCTUAL = MINUTE

/** When the court is free after what is on there, or was last. */
export function freeAfter({ unit, start, slot }: Begun, pace: Pace): Free {
  const { middle, low, high } = pace.of(unit.kind)
  const { changeover } = pace
  if (unit.end !== null)
    return {
      at: around(unit.end + changeover, changeover / 2, changeover),
      lead: { expected: 0, earliest: 0, latest: changeover },
    }
  return {
    at: { expected: start + slot * middle, earliest: start + slot * low, latest: start + slot * high },
    lead: { expected: slot * middle * OVERDUE.expected, earliest: 0, latest: slot * middle * OVERDUE.latest },
  }
}

/** A break before a unit, milliseconds; one that is not ahead any more has begun, and passes by itself. */
export interface Rest {
  readonly rest: number
  readonly isAhead: boolean
}
export const NO_REST: Rest = { rest: 0, isAhead: true }

/** When a unit begins on a court that is free then: after a break, and not before its printed time by more than is usual there. */
export function beginning(
  { at, lead }: Free,
  { rest, isAhead }: Rest,
  { planned, inTurn }: Slot['unit'],
  early: number,
): Free {
  const kept = Math.min(rest * KEPT_REST.share, KEPT_REST.most)
  const notBefore = inTurn ? Number.NEGATIVE_INFINITY : planned - early
  const earlier = early > PUNCTUAL / 2 ? 3 * PUNCTUAL : PUNCTUAL
  return {
    at: {
      expected: Math.max(at.expected + kept, notBefore),
      earliest: Math.max(at.earliest + kept, notBefore - earlier),
      latest: Math.max(at.latest + kept, notBefore + 2 * PUNCTUAL),
    },
    lead: isAhead
      ? { expected: lead.expected + kept, earliest: lead.earliest + kept, latest: lead.latest + kept }
      : lead,
  }
}

/** When the court is free after a unit that begins on it like this. Spreads of independent times add as their squares do. */
export function freeAfterStart({ at, lead }: Free, { unit, slot }: Slot, pace: Pace): Free {
  const { mean, low, high } = pace.of(unit.kind)
  const took = { expected: slot * mean, earliest: slot * Math.min(low, mean), latest: slot * Math.max(high, mean) }
  const add = (from: Likely): Likely => {
    const before = Math.hypot(from.expected - from.earliest, took.expected - took.earliest) + SHARED * took.expected
    const after = Math.hypot(from.latest - from.expected, took.latest - took.expected) + SHARED * took.expected
    const free = around(from.expected + took.expected, before, after)
    return { ...free, earliest: Math.max(free.earliest, from.earliest) }
  }
  return { at: add(at), lead: add(lead) }
}

const around = (expected: number, before: number, after: number): Likely => ({
  expected,
  earliest: expected - before,
  latest: expected + after,
})

const waiting = (at: number, lead: number): Waiting => ({ at: Math.round(at), lead: Math.max(0, Math.round(lead)) })

export const forecastOf = ({ at, lead }: Free): StartForecast => ({
  expected: waiting(at.expected, lead.expected),
  earliest: waiting(Math.min(at.earliest, at.expected), Math.min(lead.earliest, lead.expected)),
  latest: waiting(Math.max(at.latest, at.expected), Math.max(lead.latest, lead.expected)),
})
