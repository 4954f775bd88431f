import type { MedalSearch } from './medal-search.ts'

/** The address of a search in the table at `path`. */
export function medalAddress(path: string, { sort, open, medal, at, of }: MedalSearch): string {
  // in the order the router writes them, so that no address is led to itself
  const parameters = Object.entries({ sort, open, medal, at, of }).filter((entry) => entry[1] !== undefined)
  // a moment's colon may stand in a query as it is (RFC 3986), and is read more easily so
  return parameters.length === 0 ? path : `${path}?${parameters.map(([name, value]) => `${name}=${value}`).join('&')}`
}

/** What the other tables of the same kind are shown with: nobody's row is open there. */
export const closed = ({ open: _open, medal: _medal, ...rest }: MedalSearch): MedalSearch => rest
