import { rscPrefix } from '@games/domain'
import { type StoredEventType, typeCodeOf } from '@games/domain/sports/stored-event-type'
import type { Variant } from '@games/domain/sports/event-type'
import type { Reads } from '../db/reads.ts'

interface EventTypeRow {
  readonly event: string
  readonly type: string
  readonly variant: Variant
  readonly gender: string
  readonly confirmed: boolean
}

/** The stored types of events (22 characters); an event of an unknown type is missing. */
export async function eventTypes(q: Reads, events: readonly string[]): Promise<ReadonlyMap<string, StoredEventType>> {
  if (events.length === 0) return new Map()
  const { rows } = await q.query<EventTypeRow>(
    `select event, coalesce(type, '') as type, variant, gender, confirmed from event_type
     where event = any($1) and type is not null`,
    [events],
  )
  return new Map(
    rows.map(({ event, type, variant, gender, confirmed }) => [
      event,
      { type, variant, gender, isConfirmed: confirmed },
    ]),
  )
}

/** Returns the RSC by which rules read each of these events and units (full RSCs). */
export async function typeCodes(q: Reads, codes: readonly string[]): Promise<(code: string) => string> {
  const types = await eventTypes(q, [...new Set(codes.map((code) => rscPrefix(code, 'event')))])
  return (code) => typeCodeOf(code, types.get(rscPrefix(code, 'event')) ?? null)
}
