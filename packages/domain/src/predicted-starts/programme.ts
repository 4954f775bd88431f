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
/** Units are printed without what lies between two of them, or with it. */
const WITH_CHANGEOVER = 1.25
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
  const cut = gaps.map((gap, i) => {
    const length = lengths[i] ?? 0
    const isBreak = gap > Math.max(longestGap, length)
    // what is longer than the unit itself with its changeover, or than most, is free to catch up in
    const most = length > 0 ? length * WITH_CHANGEOVER : typical * LONGEST_SLOT
    const slot = gap === 0 || isBreak ? length || typical : Math.min(gap, most)
    return { slot, rest: isBreak ? gap - slot : 0 }
  })
  const usual = median(cut.map(({ slot }) => slot))
  return ordered.map((unit, i) => {
    const { slot, rest } = cut[i] ?? { slot: usual, rest: 0 }
    return { unit, slot: Math.abs(slot - usual) <= usual * ALIKE ? usual : slot, rest }
  })
}
