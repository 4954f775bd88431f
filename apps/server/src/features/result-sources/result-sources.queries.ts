import type { ROADS } from '@games/contract'
import type { Statements } from '../../facts/reading.ts'

export interface SourceRow {
  readonly unit: string
  readonly road: (typeof ROADS)[number]
  readonly name: string | null
  readonly at: Date
  readonly by: string | null
  readonly is_start_list: boolean
  readonly is_shown: boolean
  readonly is_undone: boolean
  readonly import_id: number | null
  readonly message: number
  readonly messages: number
}

/** The action of the office that made an import `t`, with the name of the account. */
const ACTION_OF_IMPORT = `select a.id, a.subject_kind, a.subject_id, p.username
  from office_action a left join account p on p.id = a.account_id
  where a.undoes is null and (a.subject_kind = 'sheet' and a.subject_id = t.id::text
    or a.subject_kind = 'venue-file' and a.after ->> 'import' = t.id::text)
  order by a.id limit 1`

/** The list of each unit that is shown: of several the one that was produced last. */
const SHOWN = `select distinct on (code) code, message_id from fact_result_list
  where code = any($1) and document_type = 'DT_RESULT' order by code, produced desc, replacement_key`

/** The source of a message `i` of a unit, grouped by channel, feed source and import. */
const sourcesIn = (messages: string): string => `
  with shown as (${SHOWN}), message as (${messages}), source as (
    select m.unit, i.channel, i.source_id, i.import_id, max(i.id) as message, count(*)::int as messages, max(i.received_at) as at,
      coalesce((array_agg(i.result_status order by i.id desc))[1] = 'START_LIST', false) as is_start_list,
      coalesce(bool_or(i.id = s.message_id), false) as is_shown, bool_and(i.verdict = 'withdrawn') as is_undone
    from message m join inbox i on i.id = m.id left join shown s on s.code = m.unit
    group by m.unit, i.channel, i.source_id, i.import_id
  )
  select c.unit,
    case when c.channel = 'desk' then 'desk'
      when a.subject_kind = 'sheet' then 'sheet' when a.subject_kind = 'venue-file' then 'timing'
      when c.import_id is not null and t.file_name is null then 'office' when c.import_id is not null then 'table'
      when c.channel in ('folder', 'import') then 'folder' else 'feed' end as road,
    coalesce(t.file_name, f.name, d.folder) as name, c.at,
    case when c.channel = 'desk' then (
      select string_agg(distinct coalesce(p.username, v.name), ', ') from desk_device v left join account p on p.id = v.account_id
      where v.unit = c.unit and exists (select from desk_tap where unit = v.unit and device = v.device))
      else a.username end as by,
    c.is_start_list, c.is_shown, c.is_undone or t.undone_at is not null as is_undone, c.import_id, c.message, c.messages
  from source c
    left join table_import t on t.id = c.import_id
    left join lateral (${ACTION_OF_IMPORT}) a on true
    left join feed_source f on f.id = c.source_id
    left join lateral (
      select o.folder from folder_import_message n join folder_import o on o.id = n.import_id
      where n.message_id = c.message order by o.id desc limit 1
    ) d on true
  order by c.unit, c.message desc`

/** Every source that sent a list of a unit, the newest first. */
export async function sourcesOf(q: Statements, unit: string): Promise<SourceRow[]> {
  const { rows } = await q.query<SourceRow>(
    sourcesIn(`
      select coalesce(($1::text[])[1], '') as unit, i.id from inbox i
      where i.replacement_key in (
          select replacement_key from fact_result_list where code = any($1) and document_type = 'DT_RESULT'
          union select replacement_key from inbox where document_code = any($1) and document_type = 'DT_RESULT' and channel <> 'desk')
        and i.verdict in ('applied', 'superseded', 'withdrawn', 'voided') and not i.is_bare`),
    [[unit]],
  )
  return rows
}

/** The source of the list of each unit that is shown. */
export async function shownSources(q: Statements, units: readonly string[]): Promise<SourceRow[]> {
  const { rows } = await q.query<SourceRow>(sourcesIn('select code as unit, message_id as id from shown'), [units])
  return rows
}

export interface ImportRow {
  readonly id: number
  readonly kind: string
  readonly file_name: string | null
  readonly found: number
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly imported_at: Date
  readonly undone_at: Date | null
  readonly action: number | null
  readonly subject_kind: string | null
  readonly subject_id: string | null
  readonly by: string | null
}

export async function importRow(q: Statements, id: number): Promise<ImportRow | undefined> {
  const { rows } = await q.query<ImportRow>(
    `select t.id, t.kind, t.file_name, t.found, t.added, t.changed, t.removed, t.imported_at, t.undone_at,
       a.id as action, a.subject_kind, a.subject_id, a.username as by
     from table_import t left join lateral (${ACTION_OF_IMPORT}) a on true where t.id = $1`,
    [id],
  )
  return rows[0]
}

export interface ImportUnitRow {
  readonly code: string
  readonly is_shown: boolean
}

/** The units with a list or a line of the schedule of an import, those with a shown list first. */
export async function unitsOfImport(q: Statements, id: number): Promise<ImportUnitRow[]> {
  const { rows } = await q.query<ImportUnitRow>(
    `with own as (
       select coalesce(i.document_code, '') as code, l.message_id is not null as is_shown from inbox i
         left join fact_result_list l on l.message_id = i.id and l.code = i.document_code
         where i.import_id = $1 and i.document_type = 'DT_RESULT'
       union all select u.code, false from fact_unit u join inbox i on i.id = u.message_id where i.import_id = $1
     )
     select code, bool_or(is_shown) as is_shown from own group by code order by bool_or(is_shown) desc, code`,
    [id],
  )
  return rows
}

export interface ImportEventRow {
  readonly event: string
}

/** The events (22 characters) with medals of an import. */
export async function medalsOfImport(q: Statements, id: number): Promise<ImportEventRow[]> {
  const { rows } = await q.query<ImportEventRow>(
    `select distinct coalesce(left(document_code, 22), '') as event from inbox
     where import_id = $1 and document_type = 'DT_MEDALLISTS' order by 1`,
    [id],
  )
  return rows
}
