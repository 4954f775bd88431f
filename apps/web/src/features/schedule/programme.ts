import type { UnitSummary } from '@games/contract'
import { isCompetition, UNIT_KIND } from '@games/domain'

/** A day's units by how they stand, each part in the order of the day (spec R2.5: live ones first). */
export interface Programme {
  readonly live: readonly UnitSummary[]
  readonly upcoming: readonly UnitSummary[]
  readonly over: readonly UnitSummary[]
}

/**
 * Groups a day by status alone, never by a clock, so that cached pages stay true. What was called off stands among what is to come when
 * its time is not before the first unit still on or to come; otherwise with what is over.
 */
export function programmeOf(units: readonly UnitSummary[]): Programme {
  const kindOf = (unit: UnitSummary) => UNIT_KIND[unit.status]
  const open = units.find((unit) => kindOf(unit) === 'live' || kindOf(unit) === 'scheduled')
  const isAhead = (unit: UnitSummary) => {
    if (kindOf(unit) === 'scheduled') return true
    if (kindOf(unit) !== 'called-off' || !open) return false
    return startOf(unit) >= startOf(open)
  }
  return {
    live: competitionFirst(units.filter((unit) => kindOf(unit) === 'live')),
    upcoming: units.filter(isAhead),
    over: units.filter((unit) => kindOf(unit) !== 'live' && !isAhead(unit)),
  }
}

/** Units without a start are sorted after all others. */
const startOf = (unit: UnitSummary): number => (unit.start === null ? Number.POSITIVE_INFINITY : Date.parse(unit.start))

/** Minutes ahead in which a start is written as a countdown. */
const SOON = 60

/**
 * Whole minutes until a unit begins as printed, 1 to 60, at games time `now`; null when that is not soon, not known, not to be shown or past what is
 * delayed. A whole day of countdowns to what is foreseen would move while it is read (0092).
 */
export function minutesToStart(unit: UnitSummary, now: number | null): string | null {
  if (now === null || unit.hideStart || unit.start === null || UNIT_KIND[unit.status] !== 'scheduled') return null
  if (unit.status === 'DELAYED') return null
  const minutes = Math.ceil((Date.parse(unit.start) - now) / 60_000)
  return minutes >= 1 && minutes <= SOON ? String(minutes) : null
}

/** What is decided now stands above what accompanies it: a broadcast runs all morning and would always lead. */
const competitionFirst = (units: readonly UnitSummary[]): readonly UnitSummary[] => [
  ...units.filter((unit) => isCompetition(unit)),
  ...units.filter((unit) => !isCompetition(unit)),
]
