import type { MedallistSearch } from './medallist-search.ts'

const MEDALLISTS = '/medals/medallists'

/** The address of a search of medallists. A list at another `path` is of the discipline that its path names. */
export function medallistsAddress(search: MedallistSearch, path?: string): string {
  const { q, discipline, gender, division, organisation, medal, cursor } = search
  const parameters = new URLSearchParams()
  // in the order an address is read in, so that none is led to itself
  for (const [name, value] of Object.entries({ q, gender, division, organisation, medal, cursor }))
    if (value) parameters.set(name, value)
  const at = path ?? (discipline === undefined ? MEDALLISTS : `${MEDALLISTS}/${discipline}`)
  return parameters.size === 0 ? at : `${at}?${parameters.toString()}`
}

/** True when something beside the discipline narrows the list; where it begins does not. */
export const isNarrowed = ({ cursor: _where, discipline: _of, ...rest }: MedallistSearch): boolean =>
  Object.keys(rest).length > 0
