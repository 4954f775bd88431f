import type { OfficeVenues } from '@games/contract'
import { type Texts, trimmed } from './texts.ts'

export type Venue = OfficeVenues['venues'][number]

/** The typed fields of a venue. */
export interface VenueDraft {
  readonly name: Texts
  readonly code: string
  readonly address: string
  readonly lat: string
  readonly lon: string
}

export const draftOf = (venue: Venue | null): VenueDraft => ({
  name: (venue?.name as Texts | null | undefined) ?? { por: '' },
  code: venue?.code ?? '',
  address: venue?.address ?? '',
  lat: venue?.lat?.toString() ?? '',
  lon: venue?.lon?.toString() ?? '',
})

/** A typed number, with a decimal comma or point; `null` if empty, `undefined` if it is not a number. */
function numberOf(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const figure = Number(text.trim().replace(',', '.').replace('−', '-'))
  return Number.isFinite(figure) ? figure : undefined
}

interface Point {
  readonly lat: number
  readonly lon: number
}

/** The typed place on the map; `null` if both fields are empty, else what is wrong. */
export function pointOf({ lat, lon }: Pick<VenueDraft, 'lat' | 'lon'>): Point | null | 'no-place' | 'both-or-none' {
  const [north, east] = [numberOf(lat), numberOf(lon)]
  if (north === undefined || east === undefined) return 'no-place'
  if (north === null && east === null) return null
  if (north === null || east === null) return 'both-or-none'
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { lat: north, lon: east } : 'no-place'
}

/** Three letters of a name that are the code of no other venue. */
function freeCode(name: string, taken: ReadonlySet<string>): string {
  const letters = name
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
  const [first = 'V', ...others] = letters
  const proposals = others.flatMap((second, at) => others.slice(at + 1).map((third) => `${first}${second}${third}`))
  return (
    [...proposals, ...Array.from({ length: 99 }, (_, n) => `${first}${String(n + 1).padStart(2, '0')}`)].find(
      (code) => !taken.has(code),
    ) ?? `${first}100`
  )
}

/** A venue that a message or a sheet has named in Portuguese. */
interface NamedVenue {
  readonly code: string
  readonly por: string | null
}

/** The code of a new venue: the typed one, else that of the venue that `known` has by the same name, else a free one made of its name. */
export function newCode(
  { code, name }: Pick<VenueDraft, 'code' | 'name'>,
  taken: ReadonlySet<string>,
  known: readonly NamedVenue[],
): string {
  if (code !== '') return code
  const wanted = name.por.trim().toLocaleLowerCase()
  const same = known.find(({ por }) => por?.trim().toLocaleLowerCase() === wanted)?.code
  return same === undefined || taken.has(same) ? freeCode(name.por, taken) : same
}

/** Returns the venue to save, or the fault of the draft. */
export function venueOf(draft: VenueDraft) {
  if (draft.name.por.trim() === '') return 'name-required'
  const point = pointOf(draft)
  if (typeof point === 'string') return point
  return {
    name: trimmed(draft.name),
    address: draft.address.trim(),
    lat: point?.lat ?? null,
    lon: point?.lon ?? null,
  }
}
