import type { DisciplineDay, ScheduleDayQuery, UnitSummary } from '@games/contract'
import { isCompetition } from '@games/domain/schedule/event-type'
import type { StripDay } from './DayStrip.tsx'
import type { DisciplineScheduleTab } from './day-filter.ts'
import { SURROUNDINGS } from './grid-counts.ts'

/** Whether a unit is of a part of a day: of the discipline, and competition or what surrounds it (R2.5). */
export const isPartOf =
  ({ discipline, part }: ScheduleDayQuery) =>
  (unit: Pick<UnitSummary, 'eventType' | 'discipline'>): boolean =>
    (discipline === undefined || unit.discipline.code === discipline) &&
    (part === undefined || isCompetition(unit) === (part === 'competition'))

/** What of a day a discipline's tab shows. */
export const partOfDiscipline = (discipline: string, tab: DisciplineScheduleTab): ScheduleDayQuery => ({
  discipline,
  part: tab === 'event' ? 'event' : 'competition',
})

/** The days of a discipline that have something for the tab. */
export const daysOfDiscipline = (days: readonly DisciplineDay[], tab: DisciplineScheduleTab): StripDay[] =>
  tab === 'days'
    ? days.filter(({ units }) => units > 0)
    : days.filter((day) => SURROUNDINGS.some((kind) => day[kind] > 0)).map(({ day }) => ({ day }))

/** The day that is shown where the address names none: today if there is something, else the next such day, else the last. */
export function dayOfDiscipline(days: readonly DisciplineDay[], tab: DisciplineScheduleTab, today: string): string {
  const own = daysOfDiscipline(days, tab)
  return (own.find(({ day }) => day >= today) ?? own.at(-1))?.day ?? today
}
