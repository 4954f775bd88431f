import { disciplineOf, trimRsc } from '@games/domain'

/** Tabs of a unit's page, in order (spec R2.2). The page without a tab shows `results`. */
export const UNIT_TABS = ['summary', 'startlist', 'results', 'reports'] as const
export type UnitTab = (typeof UNIT_TABS)[number]

export const isUnitTab = (tab: string): tab is UnitTab => (UNIT_TABS as readonly string[]).includes(tab)

/** The address of a unit's page: discipline and RSC in capitals, without trailing filler (spec R2.2). */
export function unitAddress(code: string, tab?: UnitTab): string {
  const address = `/discipline/${disciplineOf(code)}/results/${trimRsc(code)}`
  return tab ? `${address}/${tab}` : address
}

/** The page with the events of a discipline; with `?event=` and the code of an event, that event. */
export const competitionsAddress = (discipline: string): string => `/discipline/${discipline}/competitions`

/** The page of a venue, with the way to it. */
export const venueAddress = (code: string): string => `/venues/${encodeURIComponent(code)}`

/** A unit for the visitor's own calendar: a file that the server alone makes. */
export const calendarAddress = (code: string, locale: string): string =>
  `/api/units/${trimRsc(code)}/unit.ics?lang=${locale}`
