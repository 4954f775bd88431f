import type { DayFilter, DisciplineScheduleTab } from './day-filter.ts'

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
