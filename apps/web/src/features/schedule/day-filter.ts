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

/** Where a filter leads, by the page that shows the days. */
export type DayAddress = (filter: DayFilter) => string

const addressAt =
  (path: string): DayAddress =>
  ({ day, discipline, finals }) => {
    const search = new URLSearchParams()
    if (day) search.set('day', day)
    if (discipline) search.set('discipline', discipline)
    if (finals) search.set('finals', '1')
    return search.size === 0 ? path : `${path}?${search.toString()}`
  }

/** The address of a day of the schedule. */
export const dayAddress: DayAddress = addressAt('/schedule/days')

/** The address of a day of what surrounds the competition: ceremonies, meetings, training, weigh-ins, broadcasts (R2.5). */
export const eventDayAddress: DayAddress = addressAt('/schedule/event')

/** The address of a day of one discipline (R2.2): the day stands in the path. */
export const disciplineDayAddress =
  (discipline: string, tab: DisciplineScheduleTab): DayAddress =>
  ({ day, finals }) =>
    `/discipline/${discipline}/schedule/${tab}${day ? `/${day}` : ''}${finals ? '?finals=1' : ''}`

/** The tabs of a discipline's own schedule: its competition by days, and what surrounds it. */
export const DISCIPLINE_SCHEDULE_TABS = ['days', 'event'] as const
export type DisciplineScheduleTab = (typeof DISCIPLINE_SCHEDULE_TABS)[number]
export const isDisciplineScheduleTab = (tab: string): tab is DisciplineScheduleTab =>
  (DISCIPLINE_SCHEDULE_TABS as readonly string[]).includes(tab)

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
