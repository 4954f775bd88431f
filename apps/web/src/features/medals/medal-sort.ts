/** The two orders of the medal table: by gold, then silver, then bronze; or by the total. */
export type MedalSort = 'gold' | 'total'

/** The order an address asks for: `?sort=total`; anything else is the usual one and stands in no address. */
export const medalSearchOf = ({ sort }: Readonly<Record<string, unknown>>): { sort?: MedalSort } =>
  sort === 'total' ? { sort } : {}
