import type { AthletesQuery } from '@games/contract'

/** What of the athletes is shown, as it stands in the address: `/participants/athletes?q=silva&discipline=JUD&gender=F&organisation=AL`. */
export interface AthleteSearch {
  readonly q?: string
  readonly discipline?: string
  readonly gender?: 'M' | 'F' | 'X'
  readonly organisation?: string
  /** Where the list begins, for readers without script. */
  readonly cursor?: string
}

/** An address gives what looks like a number or a truth value as one. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : ''

/** The search of an address. Tolerant: what it does not understand is not there. */
export function athleteSearchOf(search: Readonly<Record<string, unknown>>): AthleteSearch {
  const q = textOf(search.q).slice(0, 80)
  const discipline = textOf(search.discipline).toUpperCase()
  const gender = textOf(search.gender).toUpperCase()
  const organisation = textOf(search.organisation).toUpperCase()
  const cursor = textOf(search.cursor)
  return {
    ...(q ? { q } : {}),
    ...(/^[A-Z0-9]{3}$/.test(discipline) ? { discipline } : {}),
    ...(gender === 'M' || gender === 'F' || gender === 'X' ? { gender } : {}),
    ...(/^[A-Z0-9]{1,10}$/.test(organisation) ? { organisation } : {}),
    ...(cursor && cursor.length <= 200 ? { cursor } : {}),
  }
}

/** The address of a search. */
export function athletesAddress(search: AthletesQuery | AthleteSearch): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (value) parameters.set(name, value)
  return parameters.size === 0 ? '/participants/athletes' : `/participants/athletes?${parameters.toString()}`
}

/** True when something narrows the list; where it begins does not. */
export const isNarrowed = ({ cursor: _where, ...rest }: AthleteSearch): boolean => Object.keys(rest).length > 0
