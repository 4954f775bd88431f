import { eventModifierOf, eventTypeOf, genderOf, type Localized, rscPrefix, trimRsc } from '@games/domain'
import type { Variant } from '@games/domain/sports/event-type'
import type { StoredEventType } from '@games/domain/sports/stored-event-type'
import { LOCALES } from '@games/domain/text/localized'
import { determineEventType } from '@games/odf/tables/sheets/determine-event-type'
import type { ClientBase } from 'pg'
import type { Reads } from '../../db/reads.ts'
import type { Touched } from '../touched.ts'

/**
 * Stores the types of events that have none yet, and of those whose names or answers changed (0120). Returns the units of events whose type
 * changed: what is derived from it changes too.
 */
export async function deriveEventTypes(
  tx: ClientBase,
  { units, retyped }: Pick<Touched, 'units' | 'retyped'>,
): Promise<string[]> {
  const events = [...new Set([...units].map((unit) => rscPrefix(unit, 'event')))].filter(isEvent)
  if (events.length + retyped.size === 0) return []
  const { rows } = await tx.query<{ event: string }>(
    `select event from unnest($1::text[]) w (event) where not exists (select from event_type t where t.event = w.event)
     union select event from event_type where event = any($2) order by 1`,
    [events, [...retyped]],
  )
  if (rows.length === 0) return []
  const wanted = rows.map(({ event }) => event)
  const names = await namesOf(tx, wanted)
  const answers = await answersOf(tx, wanted)
  const { rows: changed } = await tx.query<{ event: string }>(
    `insert into event_type (event, type, variant, gender, source, confirmed)
     select event, type, variant, gender, source, confirmed from jsonb_populate_recordset(null::event_type, $1::jsonb)
     on conflict (event) do update set type = excluded.type, variant = excluded.variant, gender = excluded.gender,
       source = excluded.source, confirmed = excluded.confirmed
     where (event_type.type, event_type.variant, event_type.gender, event_type.source, event_type.confirmed)
       is distinct from (excluded.type, excluded.variant, excluded.gender, excluded.source, excluded.confirmed)
     returning event`,
    [JSON.stringify(wanted.map((event) => rowOf(event, names.get(event) ?? [], answers.get(event))))],
  )
  const { rows: derived } = await tx.query<{ code: string }>('select code from unit where event = any($1) order by 1', [
    changed.map(({ event }) => event),
  ])
  return derived.map(({ code }) => code)
}

/** The type that an event (22 characters) has with this answer of the organiser, or without one; null: unknown. */
export async function typeWithAnswer(
  tx: Reads,
  event: string,
  answer: Omit<Answer, 'event'> | null,
): Promise<StoredEventType | null> {
  const names = (await namesOf(tx, [event])).get(event) ?? []
  const { type, variant, gender, confirmed } = rowOf(event, names, answer ? { ...answer, event } : undefined)
  return type === null ? null : { type, variant, gender, isConfirmed: confirmed }
}

/** Forgets the types of events that have no unit any more. */
export const forgetEventTypes = (tx: ClientBase, units: ReadonlySet<string>) =>
  tx.query(
    'delete from event_type t where event = any($1) and not exists (select from unit u where u.event = t.event)',
    [[...new Set([...units].map((unit) => rscPrefix(unit, 'event')))]],
  )

/** Units of a whole discipline, such as training, belong to no event. */
const isEvent = (event: string): boolean => trimRsc(eventTypeOf(event) + eventModifierOf(event)) !== ''

interface Answer {
  readonly event: string
  readonly type: string
  readonly variant: Variant
}

async function answersOf(tx: ClientBase, events: readonly string[]): Promise<ReadonlyMap<string, Answer>> {
  const { rows } = await tx.query<Answer>('select event, type, variant from event_type_choice where event = any($1)', [
    events,
  ])
  return new Map(rows.map((row) => [row.event, row]))
}

/** The names of events in all languages, those of the newest message first. */
async function namesOf(tx: Reads, events: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await tx.query<{ code: string; name: Localized }>(
    `select code, name from fact_code where code_set = 'EVENT' and code = any($1) order by code, precedence desc, replacement_key`,
    [events.map(trimRsc)],
  )
  const named = Map.groupBy(rows, ({ code }) => code)
  return new Map(
    events.map((event) => [
      event,
      (named.get(trimRsc(event)) ?? []).flatMap(({ name }) => LOCALES.flatMap((locale) => name[locale] || [])),
    ]),
  )
}

function rowOf(event: string, names: readonly string[], answer: Answer | undefined) {
  const found = determineEventType(event, names)
  const gender = found?.gender ?? genderOf(event)
  if (answer) return { event, type: answer.type, variant: answer.variant, gender, source: 'organiser', confirmed: true }
  if (!found) return { event, type: null, variant: {}, gender, source: null, confirmed: false }
  return { event, type: found.type, variant: found.variant, gender, source: found.source, confirmed: found.isConfirmed }
}
