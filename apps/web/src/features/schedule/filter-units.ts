import type { UnitSummary } from '@games/contract'
import type { DayFilter } from './day-filter.ts'

/** The units a filter lets through, in their order. */
export function filterUnits(units: readonly UnitSummary[], { discipline, finals }: DayFilter): readonly UnitSummary[] {
  if (!discipline && !finals) return units
  return units.filter(
    (unit) => (!discipline || unit.discipline.code === discipline) && (!finals || unit.medal === 'gold'),
  )
}

/** The disciplines that have units on the day, once each, in order of code. */
export function disciplinesOf(units: readonly UnitSummary[]): UnitSummary['discipline'][] {
  const byCode = new Map(units.map((unit) => [unit.discipline.code, unit.discipline]))
  return [...byCode.values()].sort((a, b) => (a.code < b.code ? -1 : 1))
}
