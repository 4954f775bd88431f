import type { DisciplineDay } from '@games/contract'
import type { GridFilter } from './grid-filter.ts'

export const gridAddress = (filter: GridFilter): string =>
  filter === 'all' ? '/schedule/grid' : `/schedule/grid?filter=${filter}`

/** What surrounds competition, in the order in which a day with nothing else is named by it. */
export const SURROUNDINGS = [
  'weighting',
  'training',
  'meeting',
  'arrival',
  'departure',
  'broadcast',
  'others',
] as const satisfies readonly GridFilter[]

/** How much of a day a filter lets through. */
export function countOf(day: DisciplineDay, filter: GridFilter): number {
  if (filter === 'all') return SURROUNDINGS.reduce((sum, kind) => sum + day[kind], day.units)
  if (filter === 'competition') return day.units
  return filter === 'medal' ? day.golds : day[filter]
}

/** Whether a filter shows competition units, or what surrounds them: the schedule has a tab for each. */
export const isOfCompetition = (filter: GridFilter): boolean =>
  filter === 'all' || filter === 'competition' || filter === 'medal'
