import { type DayFilter, type DisciplineScheduleTab, NARROWING } from './day-filter.ts'

/** Where a filter leads, by the page that shows the days. */
export type DayAddress = (filter: DayFilter) => string

function withSearch(path: string, filter: DayFilter): string {
  const search = new URLSearchParams()
  for (const name of ['day', ...NARROWING, 'from'] as const) {
    const value = filter[name]
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`
}

/** The address of a day of the schedule. */
export const dayAddress: DayAddress = (filter) => withSearch('/schedule/days', filter)

/** The address of a day of what surrounds the competition: ceremonies, meetings, training, weigh-ins, broadcasts (R2.5). */
export const eventDayAddress: DayAddress = (filter) => withSearch('/schedule/event', filter)

/** The address of a day of one discipline (R2.2): day and discipline stand in the path. */
export const disciplineDayAddress =
  (code: string, tab: DisciplineScheduleTab): DayAddress =>
  ({ day, discipline: _inPath, ...filter }) =>
    withSearch(`/discipline/${code}/schedule/${tab}${day ? `/${day}` : ''}`, filter)
