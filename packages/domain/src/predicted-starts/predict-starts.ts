import { type Begun, begunIn, severalAtOnce } from './begun.ts'
import type { CourtUnit, Prediction, StartForecast, Unsaid } from './court.ts'
import { type Pace, paceOf } from './pace.ts'
import { beginning, type Free, forecastOf, freeAfter, freeAfterStart, NO_REST, type Rest } from './path.ts'
import { programmeOf, type Slot } from './programme.ts'
import { median } from './robust.ts'

/** What more units than this have gone before is made up in the next break; what fewer have is next, as in an exchange. */
const PASSED_IN_TURN = 2

/**
 * When the units of one court on one day will begin, by code, from what has begun there and how long it took: units follow each other in
 * printed order, none begins before its printed time by more than others did that day, and half of a break is kept. Units in any order;
 * of several lines of one the last counts. Nothing after `now` (epoch milliseconds) is known yet; a forecast itself needs no now
 * (starts-at.ts).
 */
export function predictStarts(units: readonly CourtUnit[], now = Number.POSITIVE_INFINITY): Map<string, Prediction> {
  const programme = programmeOf(units.map((unit) => knownAt(unit, now)))
  const predictions = new Map<string, Prediction>(
    units.map(({ code, planned, state }) => [code, { unsaid: unsaidOf(state, planned) }]),
  )
  const begun = begunIn(programme)
  const last = begun.at(-1)
  const unsaid: Unsaid | null = severalAtOnce(programme) ? 'several-at-once' : last ? null : 'nothing-begun'
  if (unsaid || !last) {
    for (const { unit } of programme)
      if (unit.state === 'to-come') predictions.set(unit.code, { unsaid: unsaid ?? 'nothing-begun' })
    return predictions
  }
  const pace = paceOf(begun, median(programme.map(({ slot }) => slot)))
  const indices = begun.map(({ index }) => index)
  const furthest = Math.max(...indices)
  const free = freeAfter(last, pace)
  const ahead = follow(
    programme.slice(furthest + 1),
    { rest: programme[furthest]?.rest ?? 0, isAhead: isOn(last) },
    free,
    pace,
  )
  for (const [code, forecast] of ahead.forecasts) predictions.set(code, { forecast })
  for (const [index, { unit }] of programme.slice(0, furthest).entries())
    if (unit.state === 'to-come') {
      const isNext = (programme[furthest]?.rest ?? 0) > 0 || passedBy(indices, index) <= PASSED_IN_TURN
      const next = forecastOf(beginning(free, NO_REST, unit, pace.early))
      // between next and after the last anything may be
      const { break: inBreak, end } = ahead
      const forecast = { ...next, expected: isNext ? next.expected : inBreak.expected, latest: end.latest }
      predictions.set(unit.code, { forecast })
    }
  return predictions
}

const isOn = ({ unit }: Begun): boolean => unit.state === 'on' && unit.end === null

const passedBy = (indices: readonly number[], index: number): number => indices.filter((one) => one > index).length

function unsaidOf(state: CourtUnit['state'], planned: number | null): Unsaid {
  if (state === 'postponed' || state === 'called-off') return state
  return state === 'to-come' && planned === null ? 'no-order' : 'begun'
}

/** A start or an end that is still to come has not been, whatever a clock says; nothing ends before it begins. */
function knownAt(unit: CourtUnit, now: number): CourtUnit {
  const start = unit.start !== null && unit.start > now ? null : unit.start
  const end = unit.end !== null && (unit.end > now || (start !== null && unit.end < start)) ? null : unit.end
  return start === unit.start && end === unit.end ? unit : { ...unit, start, end }
}

/**
 * Chains what is to come behind what is on: the forecasts by code, when the court is free in the next break (else at the end), and at the
 * end. What is on without a start takes its time, too.
 */
function follow(slots: readonly Slot[], restBefore: Rest, from: Free, pace: Pace) {
  const forecasts = new Map<string, StartForecast>()
  let [free, rest] = [from, restBefore]
  let inBreak: Free | null = null
  for (const slot of slots) {
    const { state, start } = slot.unit
    if (state === 'to-come' || (state === 'on' && start === null)) {
      const begins = beginning(free, rest, slot.unit, pace.early)
      if (state === 'to-come') forecasts.set(slot.unit.code, forecastOf(begins))
      free = freeAfterStart(begins, slot, pace)
      rest = NO_REST
    }
    rest = { rest: rest.rest + slot.rest, isAhead: rest.isAhead }
    if (slot.rest > 0) inBreak ??= free
  }
  return { forecasts, break: forecastOf(inBreak ?? free), end: forecastOf(free) }
}
