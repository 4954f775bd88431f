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
