/**
 * What an address of a widget may ask for; undefined where it asks for nothing or for what it may not. Every field is there: the router
 * lays them over the address's own, and a field left out would let the unchecked value through. The language (`lang`) is read by the
 * server, which renders in it.
 */
export interface WidgetSearch {
  readonly theme?: 'light' | 'dark' | undefined
  /** Rows at most. */
  readonly limit?: number | undefined
  /** Discipline code, `JUD`. */
  readonly discipline?: string | undefined
  /** Organisation code, `AL`. */
  readonly delegation?: string | undefined
}

type Search = Readonly<Record<string, unknown>>

/** A parameter as text: the router reads `limit=5` as a number. */
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

const codeOf = (value: unknown, pattern: RegExp): string | undefined => {
  const code = textOf(value).toUpperCase()
  return pattern.test(code) ? code : undefined
}

function limitOf(value: unknown, most: number): number | undefined {
  const limit = Number(textOf(value) || Number.NaN)
  return Number.isInteger(limit) && limit >= 1 ? Math.min(limit, most) : undefined
}

/** The theme that is asked for; undefined: the device's. */
export const themeOf = ({ theme }: Search): 'light' | 'dark' | undefined =>
  theme === 'light' || theme === 'dark' ? theme : undefined

/** Most rows of each widget: more than these nobody reads in a frame. */
const MOST_UNITS = 20
const MOST_DELEGATIONS = 60

/** The search of `/widget/events`. Tolerant: what it does not understand is not there. */
export const eventsSearchOf = (search: Search): WidgetSearch => ({
  theme: themeOf(search),
  limit: limitOf(search.limit, MOST_UNITS),
  discipline: codeOf(search.discipline, /^[A-Z0-9]{3}$/),
  delegation: codeOf(search.delegation, /^[A-Z0-9]{2,10}$/),
})

/** The search of `/widget/medals`, tolerant likewise. */
export const medalsSearchOf = (search: Search): WidgetSearch => ({
  theme: themeOf(search),
  limit: limitOf(search.limit, MOST_DELEGATIONS),
})
