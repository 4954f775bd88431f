import { LOCALES, localized } from '@games/domain'
import { readVenueRows, stops, type TableProblem, type VenueCells } from '@games/odf/tables/index'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { appendEvents, EVERYTHING } from '../../live/index.ts'
import { type PlaceRow, readPlaces, replacePlaces } from './venues.queries.ts'

/** One field of a venue that a table would change. */
export interface PlaceChange {
  /** Of the venue. */
  readonly key: string
  readonly field: Exclude<keyof PlaceRow, 'code'>
  readonly from: unknown
  readonly to: unknown
}

/** What a table of venues would do: it stands for all of them, so that one it does not have goes. */
export interface VenuePlan {
  readonly kind: 'venues'
  /** Rows that are not empty. */
  readonly found: number
  /** Codes. */
  readonly added: readonly string[]
  readonly changed: readonly PlaceChange[]
  readonly removed: readonly string[]
  readonly problems: readonly TableProblem[]
  /** Whether it can be applied; nothing of a table is when one of its problems stops it. */
  readonly applicable: boolean
}

/** Where venues are, by an operator's table. It becomes no message: no rebuild takes it away, and the table before it undoes it. */
export interface VenueImports {
  /** What it would do; touches nothing. */
  plan(bytes: Uint8Array): Promise<VenuePlan>
  /** All of it in one transaction, or nothing when a problem stops it. */
  apply(bytes: Uint8Array): Promise<VenuePlan>
}

export function createVenueImports({
  pool,
  onCommitted,
}: {
  readonly pool: Pool
  /** Called after each commit with the last event number. */
  readonly onCommitted?: (seq: number) => void
}): VenueImports {
  return {
    plan: async (bytes) => planOf(bytes, await readPlaces(pool)).plan,
    async apply(bytes) {
      const { plan, seq } = await transaction(pool, async (tx) => {
        const { plan: made, places } = planOf(bytes, await readPlaces(tx))
        const changes = made.added.length + made.changed.length + made.removed.length
        return { plan: made, seq: made.applicable && changes > 0 ? await put(tx, places) : null }
      })
      if (seq !== null) onCommitted?.(seq)
      return plan
    },
  }
}

/** Puts places in for all that were there, and announces it to everybody: a venue's name may stand on any page. */
async function put(tx: ClientBase, places: readonly PlaceRow[]): Promise<number> {
  await replacePlaces(tx, places)
  return appendEvents(tx, [{ topic: EVERYTHING, ref: null, correction: null }])
}

/** The places of venues that come with a program, such as the demo's; nothing happens where they are there already. */
export async function storePlaces(pool: Pool, places: readonly PlaceRow[]): Promise<void> {
  await transaction(pool, async (tx) => {
    const { added, changed, removed } = differences(await readPlaces(tx), places)
    if (added.length + changed.length + removed.length > 0) await put(tx, places)
  })
}

function planOf(bytes: Uint8Array, stored: readonly PlaceRow[]): { plan: VenuePlan; places: readonly PlaceRow[] } {
  const { rows, problems, found } = readVenueRows(bytes)
  const places = rows.map(({ cells }) => placeOf(cells))
  const applicable = !problems.some(stops)
  const { added, changed, removed } = differences(stored, places)
  return {
    // a row that could not be read looks like one that is not there
    plan: { kind: 'venues', found, added, changed, removed: applicable ? removed : [], problems, applicable },
    places,
  }
}

const FIELDS = ['name', 'lat', 'lon', 'address', 'notes', 'accessibility', 'transport'] as const

function differences(stored: readonly PlaceRow[], places: readonly PlaceRow[]) {
  const before = new Map(stored.map((place) => [place.code, place]))
  const after = new Set(places.map(({ code }) => code))
  return {
    added: places.filter(({ code }) => !before.has(code)).map(({ code }) => code),
    removed: stored.filter(({ code }) => !after.has(code)).map(({ code }) => code),
    changed: places.flatMap((to): PlaceChange[] => {
      const from = before.get(to.code)
      if (!from) return []
      return FIELDS.filter((field) => !isSame(from[field], to[field])).map((field) => ({
        key: to.code,
        field,
        from: from[field],
        to: to[field],
      }))
    }),
  }
}

/** Texts are the same when each language is: the database gives the keys of an object back in an order of its own. */
function isSame(a: PlaceRow[keyof PlaceRow], b: PlaceRow[keyof PlaceRow]): boolean {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b
  return LOCALES.every((locale) => a[locale] === b[locale])
}

const placeOf = (cells: VenueCells): PlaceRow => ({
  code: cells.code,
  name: texts(cells.name, cells.name_eng, cells.name_spa),
  lat: cells.lat ?? null,
  lon: cells.lon ?? null,
  address: cells.address ?? null,
  notes: texts(cells.notes, cells.notes_eng, cells.notes_spa),
  accessibility: texts(cells.accessibility, cells.accessibility_eng, cells.accessibility_spa),
  transport: texts(cells.transport, cells.transport_eng, cells.transport_spa),
})

const texts = (por: Cell, eng: Cell, spa: Cell) =>
  localized({ POR: por ?? undefined, ENG: eng ?? undefined, SPA: spa ?? undefined }) ?? null
type Cell = string | null | undefined
