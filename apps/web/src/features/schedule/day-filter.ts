import { dayIn } from '../../page-search.ts'

/** What of the schedule is shown, as it stands in the address: `/schedule/days?day=2027-09-14&discipline=JUD&finals=1`. */
export interface DayFilter {
  readonly day?: string
  readonly discipline?: string
  /** Gold medal units only. */
  readonly finals?: 1
}

/** The filter of an address's search. Tolerant: what it does not understand is not there. */
export function dayFilterOf(search: Readonly<Record<string, unknown>>): DayFilter {
  const { discipline, finals } = search
  const day = dayIn(search.day)
  return {
    ...(day ? { day } : {}),
    ...(typeof discipline === 'string' && /^[A-Za-z0-9]{3}$/.test(discipline)
      ? { discipline: discipline.toUpperCase() }
      : {}),
    ...(finals === 1 || finals === '1' || finals === true ? { finals: 1 } : {}),
  }
}

/** The tabs of a discipline's own schedule: its competition by days, and what surrounds it. */
export const DISCIPLINE_SCHEDULE_TABS = ['days', 'event'] as const
export type DisciplineScheduleTab = (typeof DISCIPLINE_SCHEDULE_TABS)[number]
export const isDisciplineScheduleTab = (tab: string): tab is DisciplineScheduleTab =>
  (DISCIPLINE_SCHEDULE_TABS as readonly string[]).includes(tab)
