import type { UnitSummary } from '@games/contract'

/** What of the schedule is shown, as it stands in the address: `/schedule/days?day=2027-09-14&discipline=JUD&finals=1`. */
export interface DayFilter {
  readonly day?: string
  readonly discipline?: string
  /** Gold medal units only. */
  readonly finals?: 1
}

/** The filter of an address's search. Tolerant: what it does not understand is not there. */
export function dayFilterOf(search: Readonly<Record<string, unknown>>): DayFilter {
  const { day, discipline, finals } = search
  return {
    ...(typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { day } : {}),
    ...(typeof discipline === 'string' && /^[A-Za-z0-9]{3}$/.test(discipline)
      ? { discipline: discipline.toUpperCase() }
      : {}),
    ...(finals === 1 || finals === '1' || finals === true ? { finals: 1 } : {}),
  }
}

/** The address of a day of the schedule. */
export function dayAddress({ day, discipline, finals }: DayFilter): string {
  const search = new URLSearchParams()
  if (day) search.set('day', day)
  if (discipline) search.set('discipline', discipline)
  if (finals) search.set('finals', '1')
  return search.size === 0 ? '/schedule/days' : `/schedule/days?${search.toString()}`
}

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
