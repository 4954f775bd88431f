import { type Json, type PackPatch, patched } from './pack-patch.ts'

/**
 * The whole games for a device without a network (docs/decisions/0099-offline-pack.md): the views of the calls, each once, and what many of them
 * show, each once and named. `GET /api/offline-pack` answers lines of JSON (NDJSON): a head, then what has changed since the caller's version.
 */

export const OFFLINE_PACK_PATH = '/api/offline-pack'

/** The first line. */
export interface PackHead {
  /** Versions count in one history: with another one nothing that is held counts. */
  readonly history: string
  /** What the device holds once it has taken all lines. */
  readonly version: number
  /** The version that the lines are to be put onto; null: they are all there is, and stand in the place of what is held. */
  readonly since: number | null
  /** Everything that was known then is in it: the server's clock, epoch milliseconds. */
  readonly known: number
  /** The shape of the views (data-shape.ts): pages of another one cannot draw them. */
  readonly shape: string
}

/** Changed parts of a record; null: the part is gone. Patches are of parts as they were in the version that the lines are put onto. */
export type PackLine = readonly [
  record: string,
  parts: Readonly<Record<string, Json>>,
  patches?: Readonly<Record<string, PackPatch>>,
]

/** A record after a line; null: nothing of it is left. Throws where a patch is of another part than there is. */
export function recordAfter(before: PackRecord | undefined, [, parts, patches = {}]: PackLine): PackRecord | null {
  const now: Record<string, Json> = { ...before, ...parts }
  for (const [part, patch] of Object.entries(patches)) now[part] = patched(now[part] ?? null, patch)
  const left = Object.entries(now).filter(([, part]) => part !== null)
  return left.length === 0 ? null : Object.fromEntries(left)
}

/** What is stored of a record on the device. */
export type PackRecord = Readonly<Record<string, Json>>

/** Where something is in a pack. */
export interface PackPlace {
  readonly record: string
  readonly part: string
}

/** The part of a record that is the view it is named by. */
export const VIEW_PART = ''

/** A unit's view and all that is named of it are one record. */
export const unitRecord = (code: string): string => `unit ${code}`

/** People are many and small: so many records hold them. */
const PEOPLE_RECORDS = 64

/** Length of a full RSC. */
const RSC_LENGTH = 34

/** By the same code the same record, on the server and on a device. */
function peopleRecord(code: string): string {
  let sum = 0
  for (let at = 0; at < code.length; at++) sum = (Math.imul(sum, 31) + code.charCodeAt(at)) >>> 0
  return `people ${sum % PEOPLE_RECORDS}`
}

/** Parts a code from what follows it. */
const AS = '='

/** Names of what many views show; the kind is the first letter. */
export const packName = {
  /** A unit as a row (UnitSummary). */
  unit: (code: string) => `u${code}`,
  /** A unit in the list of its phase. */
  phaseUnit: (code: string) => `p${code}`,
  /** A row of a unit's result list, or with `s` of its start list. */
  row: (unit: string, list: 'r' | 's', competitor: string) => `${list}${unit}${competitor}`,
  athlete: (id: string) => `a${id}`,
  /** Views show a competitor for the organisation of their unit: `as` tells one from the other. */
  competitor: (code: string, as: string) => `c${code}${AS}${as}`,
  organisation: (code: string) => `o${code}`,
} as const

/** Where what is named so is. */
export function placeOf(name: string): PackPlace {
  const [kind, rest] = [name.slice(0, 1), name.slice(1)]
  switch (kind) {
    case 'u':
    case 'p':
      return { record: unitRecord(rest), part: kind }
    case 'r':
    case 's':
      return { record: unitRecord(rest.slice(0, RSC_LENGTH)), part: kind + rest.slice(RSC_LENGTH) }
    case 'a':
      return { record: peopleRecord(rest), part: name }
    case 'c':
      return { record: peopleRecord(rest.slice(0, rest.lastIndexOf(AS))), part: name }
    default:
      return { record: 'organisations', part: name }
  }
}

/** A view's own place: by its call and what it was called with. */
export const viewPlace = (view: PackView): PackPlace => ({
  record: view.call === 'getUnit' ? unitRecord(view.of[0] ?? '') : [view.call, ...view.of].join(' '),
  part: VIEW_PART,
})

/** A call of the contract, and its values of what `PACK_CALLS` names. */
export interface PackView {
  readonly call: PackCall
  readonly of: readonly string[]
}

/** The changes of a day are those since then, in the venue's time. */
export const morningOf = (day: string): string => `${day}T06:00`

/** The calls whose views are in a pack, and what of their input tells them apart. */
export const PACK_CALLS = {
  getUnit: ['params.code'],
  getAthlete: ['params.id'],
  getTeam: ['params.code'],
  getScheduleDay: ['params.day', 'query.organisation'],
  getAgenda: ['params.day'],
  getHome: ['params.day'],
  getDayMedals: ['params.day'],
  getProgramme: [],
  getDiscipline: ['params.code'],
  getEvent: ['params.event'],
  getFinalRank: ['params.event'],
  getMedalTable: ['params.scope'],
  getPublishedMedals: [],
  listMedallists: ['query.organisation'],
  listAthletes: [],
  listDelegations: [],
  getDelegation: ['params.code'],
  getDelegationDay: ['params.code', 'params.day'],
  listVenues: ['query.day'],
  getVenueDay: ['params.code', 'params.day'],
  listReportDisciplines: [],
  listReports: ['params.discipline'],
  listChanges: ['query.since'],
  listAmbassadors: [],
  listSponsors: [],
  listVolunteerTeams: [],
  listOfficialReports: [],
  listPlaces: [],
  listLiveStreams: [],
  listAnnouncements: [],
  listBanners: [],
  getAwards: ['params.day'],
  getSearchIndex: [],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type PackCall = keyof typeof PACK_CALLS

/** What begins like a reference and is none. */
const MARK = '$'

/** A text that refers to what is named so. */
export const referenceTo = (name: string): string => MARK + name

/** A text as it stands in a record: one that would be taken for a reference has the mark twice. */
export const plainText = (text: string): string => (text.startsWith(MARK) ? MARK + text : text)

/** The names that a value refers to. */
export function namesIn(value: Json, into: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') {
    if (value.startsWith(MARK) && !value.startsWith(MARK + MARK)) into.add(value.slice(1))
  } else if (value !== null && typeof value === 'object')
    for (const part of Array.isArray(value) ? value : Object.values(value)) namesIn(part as Json, into)
  return into
}

/** A reference leads to what the pack does not have: it is not whole. */
export class MissingInPack extends Error {
  override readonly name = 'MissingInPack'
}

/** The value that a record says: with what it refers to in the place of references. Throws MissingInPack. */
export function joined(value: Json, lookUp: (name: string) => Json | undefined): Json {
  if (typeof value === 'string') {
    if (!value.startsWith(MARK)) return value
    if (value.startsWith(MARK + MARK)) return value.slice(1)
    const found = lookUp(value.slice(1))
    if (found === undefined) throw new MissingInPack(value)
    return joined(found, lookUp)
  }
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((part: Json) => joined(part, lookUp))
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, joined(part as Json, lookUp)]))
}
