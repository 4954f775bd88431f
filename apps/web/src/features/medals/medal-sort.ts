/** The two orders of the medal table: by gold, then silver, then bronze; or by the total. */
export type MedalSort = 'gold' | 'total'

/** `?sort=total`; anything else is the usual order and stands in no address. */
export const parseMedalSort = (sort: unknown): { sort?: MedalSort } => (sort === 'total' ? { sort } : {})
