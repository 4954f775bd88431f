import type { AthleteSearch, TeamSearch } from './athlete-search.ts'

/** Where the list of athletes, or of teams, is. */
export const ATHLETES = '/participants/athletes'
export const TEAMS = '/participants/teams'

/** The address of a search in the list at `path`. */
export function searchAddress(path: string, search: AthleteSearch | TeamSearch): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (value) parameters.set(name, String(value))
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`
}

/** The address of a search of athletes. */
export const athletesAddress = (search: AthleteSearch): string => searchAddress(ATHLETES, search)

/** True when something narrows the list; where it begins does not. */
export const isNarrowed = ({ cursor: _where, ...rest }: AthleteSearch | TeamSearch): boolean =>
  Object.keys(rest).length > 0
