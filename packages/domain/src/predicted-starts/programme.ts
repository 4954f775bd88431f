import { type CourtUnit, MINUTE } from './court.ts'
import { median } from './robust.ts'

/** A unit in its court's printed order, with the time the programme gives it. */
export interface Slot {
  readonly unit: CourtUnit & { readonly planned: number }
  /** From its start to the next one's where they follow each other, milliseconds. */
  readonly slot: number
  /** What the programme leaves free after it, lunch say; 0 where the next one follows. */
  readonly rest: number
}

/** A gap is a break when it is so much longer than what units take there. */
const BREAK_FACTOR = 2
const BREAK_MINUTES = 15
/** A slot that is a little longer than most holds a pause for whatever is late by then. */
const LONGEST_SLOT = 1.5
/** Slots that differ by less are of one length: a programme is printed in round figures. */
const ALIKE = 0.2

/** The court's programme in printed order, each unit once: of several lines of one unit the last. Units without a time are none of it. */
export function programmeOf(units: readonly CourtUnit[]): Slot[] {
  const once = new Map(units.map((unit) => [unit.code, unit]))
  const ordered = [...once.values()].filter((unit) => unit.planned !== null) as Slot['unit'][]
  ordered.sort(
    (a, b) =>
      a.planned - b.planned || (a.order ?? 0) - (b.order ?? 0) || (a.code < b.code ? -1 : Number(a.code > b.code)),
  )
  const gaps = ordered.map(({ planned }, i) => (ordered[i + 1]?.planned ?? planned) - planned)
  const lengths = ordered.map(({ planned, plannedEnd }) => Math.max(0, (plannedEnd ?? planned) - planned))
  const apart = gaps.filter((gap) => gap > 0)
  const typical = median(apart.length > 0 ? apart : lengths.filter((length) => length > 0))
  const longestGap = Math.max(typical * BREAK_FACTOR, typical + BREAK_MINUTES * MINUTE)
  return ordered.map((unit, i) => {
    const gap = gaps[i] ?? 0
    const length = lengths[i] ?? 0
    const slot = gap > 0 && gap <= Math.max(longestGap, length) ? gap : length || typical
    const cut = Math.min(slot, Math.max(typical * LONGEST_SLOT, length))
    const usual = Math.abs(cut - typical) <= typical * ALIKE ? typical : cut
    return { unit, slot: usual, rest: gap > cut ? gap - cut : 0 }
  })
}
