import type { DisciplineDay } from '@games/contract'
import { GRID_FILTERS, type GridFilter } from './grid-filter.ts'

export const gridAddress = (filter: GridFilter): string =>
  filter === 'all' ? '/schedule/grid' : `/schedule/grid?filter=${filter}`

/** How much of a day a filter lets through. No feed has arrivals and departures, so there are none of them. */
export function countOf(day: DisciplineDay, filter: GridFilter): number {
  switch (filter) {
    case 'all':
      return day.units + day.training + day.weighting + day.broadcast + day.meeting + day.others
    case 'competition':
      return day.units
    case 'medal':
      return day.golds
    case 'weighting':
    case 'training':
    case 'meeting':
    case 'broadcast':
    case 'others':
      return day[filter]
    case 'arrival':
    case 'departure':
      return 0
  }
}

/** The filters that let anything through: no visitor is offered an empty grid. */
export const usefulFilters = (days: readonly DisciplineDay[]): GridFilter[] =>
  GRID_FILTERS.filter((filter) => days.some((day) => countOf(day, filter) > 0))
