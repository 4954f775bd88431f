import { type EventFormat, type FormatPart, partOf } from '@games/domain/ranking-rules/index'
import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'

/**
 * Events (22 characters) with results of tables or of the result desk that could decide medals: of a final, of a list of the whole event, of a pool,
 * of a round, or of a semifinal in which both sides are out. Without those that have all their medals. The feed sends its medals itself. `event`:
 * only that event.
 */
export async function eventsWithoutMedals(q: Statements, event: string | null = null): Promise<string[]> {
  const { rows } = await q.query<{ event: string }>(
    `select distinct left(l.code, 22) as event
     from fact_result_list l join inbox i on i.id = l.message_id
     where l.document_type = 'DT_RESULT' and l.status is distinct from 'START_LIST' and i.channel in ('import', 'desk')
       and ($1::text is null or left(l.code, 22) = $1)
       and (substr(l.code, 23, 4) in ('FNL-', '----') or substr(l.code, 23, 2) in ('GP', 'PO', 'RR')
         or substr(l.code, 23, 3) = 'RND'
         or (substr(l.code, 23, 4) = 'SFNL' and exists (
           select from fact_result r where r.replacement_key = l.replacement_key
           having count(*) = 2 and bool_and(r.fact ->> 'wlt' = 'L' or r.fact ->> 'irm' is not null))))
       and not exists (
         select from fact_medal_list m where left(m.event, 22) = left(l.code, 22) and m.status = 'OFFICIAL'
           and exists (select from fact_medal f where f.replacement_key = m.replacement_key))
     order by 1`,
    [event],
  )
  return rows.map((row) => row.event)
}

/**
 * Events (22 characters) of disciplines with results of tables or of the result desk, without those that have their own format for a part.
 * `part`: null: all events.
 */
export async function eventsWithoutFormat(
  q: Statements,
  disciplines: readonly string[],
  part: FormatPart | null,
): Promise<string[]> {
  if (disciplines.length === 0) return []
  const { rows } = await q.query<{ event: string }>(
    `select distinct left(l.code, 22) as event
     from fact_result_list l join inbox i on i.id = l.message_id
     where l.document_type = 'DT_RESULT' and l.status is distinct from 'START_LIST' and i.channel in ('import', 'desk')
       and left(l.code, 3) = any($1)
       and not exists (select from event_format f where f.event = left(l.code, 22) and f.part = $2::text)
     order by 1`,
    [disciplines, part],
  )
  return rows.map(({ event }) => event)
}

/** The disciplines of the programme, each with the number of its events without a format. */
export async function disciplinesWithEvents(q: Statements): Promise<readonly { discipline: string; events: number }[]> {
  const { rows } = await q.query<{ discipline: string; events: number }>(
    `select discipline, (count(distinct event) filter (where not exists (select from event_format f where f.event = unit.event)))::int as events
     from unit where event_type in ('competition', 'competition-medal') and (displayed or result_message_id is not null)
     group by discipline order by discipline`,
  )
  return rows
}

/** The formats that were chosen, by event or by discipline (22 characters each). */
export async function chosenFormats(q: Statements): Promise<ReadonlyMap<string, readonly EventFormat[]>> {
  const { rows } = await q.query<{ event: string; format: EventFormat }>(
    'select event, format from event_format order by event, part',
  )
  return new Map(
    [...Map.groupBy(rows, ({ event }) => event)].map(([event, own]) => [event, own.map(({ format }) => format)]),
  )
}

/** The format of a part of an event or a discipline, locked until the transaction ends; null: none was chosen. */
export async function lockFormat(tx: ClientBase, event: string, part: FormatPart): Promise<EventFormat | null> {
  const { rows } = await tx.query<{ format: EventFormat }>(
    'select format from event_format where event = $1 and part = $2 for update',
    [event, part],
  )
  return rows[0]?.format ?? null
}

/** Whether anyone has chosen a format of a kind for an event or a discipline (full code). */
export async function wasChosen(q: Statements, code: string, kind: EventFormat['kind']): Promise<boolean> {
  const { rows } = await q.query<{ chosen: boolean }>(
    `select exists (select from office_action where subject_kind = 'event-format' and subject_id = $1
       and $2 in (before -> 'format' ->> 'kind', after -> 'format' ->> 'kind')) as chosen`,
    [code, kind],
  )
  return rows[0]?.chosen ?? false
}

export const putFormat = (tx: ClientBase, event: string, part: FormatPart, format: EventFormat | null) =>
  format === null
    ? tx.query('delete from event_format where event = $1 and part = $2', [event, part])
    : tx.query(
        `insert into event_format (event, part, format) values ($1, $2, $3)
         on conflict (event, part) do update set format = excluded.format`,
        [event, part, JSON.stringify(format)],
      )

/** Stores the format of an event (22 characters) that has none for its part. False: it has one. */
export async function addFormat(tx: ClientBase, event: string, format: EventFormat): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into event_format (event, part, format) values ($1, $2, $3) on conflict (event, part) do nothing',
    [event, partOf(format), JSON.stringify(format)],
  )
  return rowCount === 1
}

/** Deletes a format that an event still has. */
export const withdrawFormat = (tx: ClientBase, event: string, format: EventFormat) =>
  tx.query('delete from event_format where event = $1 and format = $2::jsonb', [event, JSON.stringify(format)])

/** The units of an event (22 characters) whose result lists are of tables. */
export async function unitsOfTables(q: Statements, event: string): Promise<string[]> {
  const { rows } = await q.query<{ code: string }>(
    `select distinct l.code from fact_result_list l join inbox i on i.id = l.message_id
     where left(l.code, 22) = $1 and l.document_type = 'DT_RESULT' and l.status <> 'START_LIST' and i.channel = 'import' order by 1`,
    [event],
  )
  return rows.map(({ code }) => code)
}

/** Makes the result desk derive events (22 characters) again. Returns those about which it has sent messages. */
export async function deriveAtDesk(tx: ClientBase, events: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ event: string }>(
    `update desk_course set seen = '' where event = any($1) and seen is not null returning event`,
    [events],
  )
  return new Set(rows.map(({ event }) => event))
}

/**
 * Events (22 characters) with results and with medals that followed from them, of tables or of the result desk. Without lists of medals, which
 * state them. `event`: only that event.
 */
export async function eventsWithMedals(
  q: Statements,
  event: string | null = null,
): Promise<ReadonlyMap<string, { readonly isOfDesk: boolean }>> {
  const { rows } = await q.query<{ event: string; of_desk: boolean }>(
    `select left(m.event, 22) as event, i.channel = 'desk' as of_desk
     from fact_medal_list m join inbox i on i.id = m.message_id left join table_import t on t.id = i.import_id
     where i.channel in ('import', 'desk') and t.kind is distinct from 'medallists' and i.source is distinct from 'LIST'
       and ($1::text is null or left(m.event, 22) = $1)
       and exists (select from fact_medal f where f.replacement_key = m.replacement_key)
       and exists (select from fact_result_list l
         where left(l.code, 22) = left(m.event, 22) and l.document_type = 'DT_RESULT' and l.status is distinct from 'START_LIST')
     order by 1`,
    [event],
  )
  return new Map(rows.map((row) => [row.event, { isOfDesk: row.of_desk }]))
}
