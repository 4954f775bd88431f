import type { ParticipantSearch } from './participant-search.ts'

/** Where the list of athletes, or of teams, is. */
export const ATHLETES = '/participants/athletes'
export const TEAMS = '/participants/teams'

/** The address of a search in the list at `path`, which may have a query of its own. */
export function searchAddress(path: string, search: ParticipantSearch): string {
  const [pathname = '', query] = path.split('?')
  const parameters = new URLSearchParams(query)
  for (const [name, value] of Object.entries(search)) if (value) parameters.set(name, String(value))
  return parameters.size === 0 ? pathname : `${pathname}?${parameters.toString()}`
}

/** The address of a search of athletes. */
export const athletesAddress = (search: ParticipantSearch): string => searchAddress(ATHLETES, search)

/** True when something narrows the list; where it begins does not. */
export const isNarrowed = ({ cursor: _where, ...rest }: ParticipantSearch): boolean => Object.keys(rest).length > 0

export const profileAddress = (id: string): string => `/participants/profile/${encodeURIComponent(id)}`
export const teamAddress = (code: string): string => `/participants/team/${encodeURIComponent(code)}`
export const delegationAddress = (code: string): string => `/participants/delegation/${encodeURIComponent(code)}`

/** The day's schedule of a delegation alone. */
export const delegationScheduleAddress = (code: string, day: string): string =>
  `/schedule/days?${new URLSearchParams({ day, delegation: code }).toString()}`

/** All medals of a delegation. */
export const delegationMedalsAddress = (code: string): string =>
  `/medals/medallists?${new URLSearchParams({ organisation: code }).toString()}`

/** The course of an event: phases, brackets, pools. */
export const courseAddress = (discipline: string, event: string): string =>
  `/discipline/${discipline}/competitions?${new URLSearchParams({ event }).toString()}`

export const finalRankAddress = (discipline: string, event: string): string =>
  `/discipline/${discipline}/finalrank?${new URLSearchParams({ event }).toString()}`
