import type { Venue } from '@games/contract'
import type { Names } from '../../i18n/use-names.ts'

/** A venue with its name in the visitor's language and its number on the plan. */
export interface NumberedVenue<V> {
  readonly venue: V
  readonly name: string
  readonly number: number
}

/** The venues by name, numbered in that order: the numbers of the list are those of the plan. */
export function numbered<V extends Pick<Venue, 'code' | 'name'>>(
  venues: readonly V[],
  { nameOf, byName }: Names,
): NumberedVenue<V>[] {
  return venues
    .map((venue) => ({ venue, name: nameOf(venue) }))
    .sort(byName)
    .map((one, at) => ({ ...one, number: at + 1 }))
}

export const venueAddress = (code: string, day?: string): string =>
  `/venues/${encodeURIComponent(code)}${day === undefined ? '' : `?day=${day}`}`
