import { HOUR, MINUTE } from './court.ts'
import type { Slot } from './programme.ts'
import { median } from './robust.ts'

/** A unit that has begun, and its place in the printed order. */
export interface Begun extends Slot {
  readonly index: number
  /** Epoch milliseconds. */
  readonly start: number
}

/** Starts that are as late as each other to this share of an hour confirm each other. */
const ALIKE = HOUR / 4
/** An hour is one to so many minutes. */
const HOUR_TO = 5 * MINUTE
/** A unit that is on for longer than so many slots has an end of another clock than its start. */
const LONGEST_SLOTS = 3
/** Units of two courts are on together for longer than a clock is wrong. */
const TOGETHER = 2 * MINUTE

/**
 * What has begun with a start that can be believed, in the order of real starts. Of what is over with an end alone the start is taken from
 * the programme. A start that is off by whole hours, alone among its neighbours, is a clock or a zone and no delay, and is set right.
 */
export function begunIn(programme: readonly Slot[]): Begun[] {
  const begun = programme.flatMap((slot, index): Begun[] => {
    const { state, start, end } = slot.unit
    const began = start ?? (end === null ? null : end - slot.slot)
    return (state === 'on' || state === 'over') && began !== null ? [{ ...slot, index, start: began }] : []
  })
  if (begun.length < 3) return inTime(begun)
  const off = begun.map(({ start, unit }) => start - unit.planned)
  const usual = median(off)
  const isAlone = (at: number) =>
    ![off[at - 1], off[at + 1]].some((beside) => beside !== undefined && Math.abs(beside - (off[at] ?? 0)) < ALIKE)
  return inTime(
    begun.map((one, at) => {
      const wrong = (off[at] ?? 0) - usual
      return isHours(wrong) && isAlone(at) ? setRight(one, Math.round(wrong / HOUR) * HOUR) : one
    }),
  )
}

const inTime = (begun: Begun[]): Begun[] => begun.sort((a, b) => a.start - b.start || a.index - b.index)

/** The end is as wrong as the start unless it goes with the right one. */
function setRight(one: Begun, by: number): Begun {
  const start = one.start - by
  const { end } = one.unit
  const isEndRight = end !== null && end > start && end - start < LONGEST_SLOTS * one.slot
  return { ...one, start, unit: { ...one.unit, start, end: end === null || isEndRight ? end : end - by } }
}

const isHours = (off: number): boolean =>
  Math.abs(off) > HOUR / 2 && Math.abs(off - Math.round(off / HOUR) * HOUR) < HOUR_TO

/** One name for several courts: many units are printed for one time, or some were on at the same time. */
export function severalAtOnce(programme: readonly Slot[]): boolean {
  const taking = programme.filter(({ unit }) => unit.state !== 'called-off' && unit.state !== 'postponed')
  let printed = 0
  let together = 0
  for (const [i, { unit }] of taking.entries()) {
    const before = taking[i - 1]?.unit
    if (!before) continue
    if (before.planned === unit.planned && !unit.inTurn) printed += 1
    if (isTogether(before, unit)) together += 1
  }
  return together > 1 || printed > Math.max(1, taking.length / 10)
}

const isTogether = (one: Slot['unit'], other: Slot['unit']): boolean =>
  one.start !== null &&
  one.end !== null &&
  other.start !== null &&
  other.end !== null &&
  Math.min(one.end, other.end) - Math.max(one.start, other.start) > TOGETHER
