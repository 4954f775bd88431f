import { DAY } from '../page-search.ts'

/**
 * What an address of a widget may ask for; undefined where it asks for nothing or for what it may not. Every field is there: the router
 * lays them over the address's own, and a field left out would let the unchecked value through. The language (`lang`) is read by the
 * server, which renders in it.
 */
export interface WidgetSearch {
  readonly theme?: 'light' | 'dark' | undefined
  /** Rows at most; `rows` is another name of it. */
  readonly limit?: number | undefined
  /** Discipline code, `JUD`. */
  readonly discipline?: string | undefined
  /** Organisation code, `AL`. */
  readonly delegation?: string | undefined
  /** Games' day of the programme; undefined: today, and what comes after it. */
  readonly day?: string | undefined
  /** `results`: what is over on the day, newest first, in place of what is to come. */
  readonly show?: 'results' | undefined
  /** Of the medal table. */
  readonly gender?: 'W' | 'M' | 'X' | undefined
  /** A number: the router writes a text of figures in quotes. */
  readonly division?: 1 | 2 | 3 | undefined
  /** `hidden`: without results, for a site whose readers have not seen the contest yet. */
  readonly spoilers?: 'hidden' | undefined
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

/** The theme that is requested; undefined: the device's. */
export const themeOf = ({ theme }: Search): 'light' | 'dark' | undefined =>
  theme === 'light' || theme === 'dark' ? theme : undefined

/** Most rows of each widget: more than these nobody reads in a frame. */
const MOST_UNITS = 20
const MOST_DELEGATIONS = 60

const oneOf = <T extends string>(value: unknown, values: readonly T[]): T | undefined =>
  values.find((one) => one === textOf(value).toUpperCase() || one === textOf(value).toLowerCase())

/** The search of `/widget/events`. Tolerant: what it does not understand is not there. */
export const eventsSearchOf = (search: Search): WidgetSearch => ({
  theme: themeOf(search),
  limit: limitOf(search.limit ?? search.rows, MOST_UNITS),
  discipline: codeOf(search.discipline, /^[A-Z0-9]{3}$/),
  delegation: codeOf(search.delegation, /^[A-Z0-9]{2,10}$/),
  day: oneOf(search.day, ['tomorrow']) ?? (DAY.test(textOf(search.day)) ? textOf(search.day) : undefined),
  show: oneOf(search.show, ['results']),
  spoilers: oneOf(search.spoilers, ['hidden']),
})

/** The search of `/widget/medals`, tolerant likewise. */
export const medalsSearchOf = (search: Search): WidgetSearch => ({
  theme: themeOf(search),
  limit: limitOf(search.limit ?? search.rows, MOST_DELEGATIONS),
  discipline: codeOf(search.discipline, /^[A-Z0-9]{3}$/),
  delegation: codeOf(search.delegation, /^[A-Z0-9]{2,10}$/),
  gender: oneOf(search.gender, ['W', 'M', 'X']),
  division: ([1, 2, 3] as const).find((one) => String(one) === textOf(search.division)),
  spoilers: oneOf(search.spoilers, ['hidden']),
})

/** The scope of the medal table that a widget shows (R5.6): a discipline may be narrowed to a gender or a division. */
export function widgetScope({ discipline, gender, division }: WidgetSearch): string {
  const narrowed = gender ? `gender:${gender}` : division ? `division:${division}` : ''
  if (discipline) return narrowed ? `discipline:${discipline}:${narrowed}` : `discipline:${discipline}`
  return narrowed || 'all'
}

/** The games' day that a widget is requested, `YYYY-MM-DD`; undefined: today and what comes after it. */
export function widgetDay({ day }: WidgetSearch, today: string): string | undefined {
  if (day !== 'tomorrow') return day
  return new Date(Date.parse(`${today}T00:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10)
}
