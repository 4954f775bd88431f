import { disciplineOf } from '@games/domain'
import type { Tap } from '@games/domain/scoring/index'
import type { WeighInLimits } from '@games/domain/weigh-in/rules'
import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'

/** Events that are contested at a venue on a day, 22 characters; of `venues` where they are said, null: of all. */
export async function eventsAt(q: Statements, day: string, venues: readonly string[] | null): Promise<string[]> {
  const { rows } = await q.query<{ event: string }>(
    `select distinct event from unit
     where displayed and day = $1 and event_type in ('competition', 'competition-medal')
       and ($2::text[] is null or schedule ->> 'venue' = any($2)) order by event`,
    [day, venues],
  )
  return rows.map(({ event }) => event)
}

/** All events of disciplines, whose classes are next to each other. */
export async function eventsOf(q: Statements, disciplines: readonly string[]): Promise<string[]> {
  const { rows } = await q.query<{ event: string }>(
    'select distinct event from unit where displayed and discipline = any($1) order by event',
    [disciplines],
  )
  return rows.map(({ event }) => event)
}

/** What was chosen for events. */
export async function chosenWeighIns(
  q: Statements,
  events: readonly string[],
): Promise<{ readonly event: string; readonly weigh_in: WeighInLimits }[]> {
  const { rows } = await q.query<{ event: string; weigh_in: WeighInLimits }>(
    'select event, weigh_in from desk_event where event = any($1) and weigh_in is not null',
    [events],
  )
  return rows
}

/** Persons who are entered in events, registered for them, or listed in one of their units. */
export async function entrantRows(
  q: Statements,
  events: readonly string[],
): Promise<{ readonly event: string; readonly code: string }[]> {
  const { rows } = await q.query<{ event: string; code: string }>(
    `with entered as (
       select event, code from fact_entry where event = any($1)
       union select left(rpad(r ->> 'event', 22, '-'), 22), p.code
         from fact_participant p, jsonb_array_elements(p.fact -> 'disciplines') d, jsonb_array_elements(d -> 'registeredEvents') r
         where p.discipline = any($2)
       union select u.event, a.competitor from unit u join appearance a on a.unit = u.code
         where u.event = any($1) and a.athlete = ''
       union select u.event, s ->> 'code' from unit u, jsonb_array_elements(u.sides) s
         where u.event = any($1) and s ->> 'type' = 'A')
     select event, code from entered
     where event = any($1) and code is not null and not exists (select from fact_team t where t.code = entered.code)
     order by event, code`,
    [events, [...new Set(events.map(disciplineOf))]],
  )
  return rows
}

/** The weigh-in's row, which is there and stays so until the transaction ends. Gives the number of its last tap. */
export async function lockWeighIn(tx: ClientBase, event: string, day: string): Promise<number> {
  await tx.query('insert into weigh_in (event, day) values ($1, $2) on conflict do nothing', [event, day])
  const { rows } = await tx.query<{ head: number }>(
    'select head from weigh_in where event = $1 and day = $2 for update',
    [event, day],
  )
  const row = rows[0]
  if (!row) throw new Error(`the weigh-in of ${event} on ${day} is gone`)
  return row.head
}

export interface WeighTapRow {
  readonly event: string
  readonly stored: number
  readonly tap: Tap
  readonly by: string
}

/** Stored taps of a day's weigh-ins after a number, in their order. */
export async function weighTapRows(
  q: Statements,
  events: readonly string[],
  day: string,
  after = 0,
): Promise<WeighTapRow[]> {
  const { rows } = await q.query<WeighTapRow>(
    `select event, stored, tap, by from weigh_in_tap where event = any($1) and day = $2 and stored > $3 order by event, stored`,
    [events, day, after],
  )
  return rows
}

/** Numbers from the weigh-in's last one on, in the order given. */
export const insertWeighTaps = (
  tx: ClientBase,
  { event, day, by }: { readonly event: string; readonly day: string; readonly by: string },
  taps: readonly { readonly stored: number; readonly tap: Tap }[],
) =>
  tx.query(
    `with added as (
       insert into weigh_in_tap (event, day, stored, id, device, seq, tap, by)
       select $1, $2, t.stored, t.tap ->> 'id', t.tap ->> 'device', (t.tap ->> 'seq')::int, t.tap, $3
       from jsonb_to_recordset($4::jsonb) as t (stored int, tap jsonb) returning stored)
     update weigh_in set head = (select max(stored) from added) where event = $1 and day = $2`,
    [event, day, by, JSON.stringify(taps)],
  )

/** Days that a weigh-in is kept after its own: a protest is decided by then. */
const KEPT_DAYS = 7

/** Deletes what was weighed seven days before a day of the games, or earlier. Gives how many weigh-ins that were. */
export async function forgetWeighed(q: Statements, today: string): Promise<number> {
  const { rowCount } = await q.query('delete from weigh_in where day::date <= $1::date - $2::int', [today, KEPT_DAYS])
  return rowCount ?? 0
}
