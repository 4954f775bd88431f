import type { DisciplineDay } from '@games/contract'

/** The filters of the grid (spec R5.8), in the order they are offered. */
export const GRID_FILTERS = [
  'all',
  'competition',
  'medal',
  'weighting',
  'training',
  'meeting',
  'broadcast',
  'arrival',
  'departure',
  'others',
] as const
export type GridFilter = (typeof GRID_FILTERS)[number]

/** `?filter=medal`; anything else is the usual one, which stands in no address. */
export const gridFilterOf = (filter: unknown): { filter?: Exclude<GridFilter, 'all'> } => {
  const known = GRID_FILTERS.find((one) => one === filter)
  return known === undefined || known === 'all' ? {} : { filter: known }
}

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
