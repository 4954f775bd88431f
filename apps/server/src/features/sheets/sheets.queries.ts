import type { TextEncodingName } from '@games/domain/sheets/text-encodings'
import type { Localized, PublishedTable } from '@games/domain'
import type { ClientBase, Pool } from 'pg'
import type { Reads } from '../../db/reads.ts'

type Queryable = ClientBase | Pool

export interface NamedRow {
  readonly what: string
  readonly code: string
  readonly names: readonly Localized[]
}

/** Codes of disciplines, delegations, venues, events and units with everything they are called. */
export async function namedCodes(tx: Reads): Promise<NamedRow[]> {
  const { rows } = await tx.query<NamedRow>(
    `with named as (
       select code_set as what, code, name from fact_code where code_set in ('DISCIPLINE', 'ORGANISATION', 'VENUE', 'EVENT')
       union all select code_set, code, name from code_name where code_set in ('DISCIPLINE', 'VENUE', 'EVENT')
       union all select case s.key when 'delegations' then 'ORGANISATION' else 'DISCIPLINE' end, d ->> 'code', d -> 'name'
         from setting s cross join lateral jsonb_array_elements(case jsonb_typeof(s.value) when 'array' then s.value else '[]' end) d
         where s.key in ('delegations', 'disciplines') and jsonb_typeof(d -> 'name') = 'object'
       union all select 'VENUE', code, coalesce(name, '{}') from venue_place
       union all select distinct 'VENUE', fact ->> 'venue', jsonb_build_object('por', fact ->> 'venueName') from fact_unit
         where fact ->> 'venue' is not null and fact ->> 'venueName' is not null
       union all select distinct 'ORGANISATION', organisation, '{}'::jsonb from competitor
       union all select distinct 'EVENT', rtrim(event, '-'), '{}'::jsonb from unit
       union all select 'UNIT', code, coalesce(nullif(fact -> 'name', 'null'), '{}') from fact_unit where fact ->> 'scheduleStatus' <> 'UNSCHEDULED'
     )
     select coalesce(what, '') as what, coalesce(code, '') as code, jsonb_agg(name) as names
     from named where code <> '' group by 1, 2 order by 1, 2`,
  )
  return rows
}

export interface UnitWhenRow {
  readonly code: string
  readonly when: string | null
  /** Codes of the known sides. */
  readonly sides: string[]
  /** Whether it is a unit of competition. */
  readonly isContest: boolean
  readonly hasResult: boolean
}
/** Day, time and place of units of the programme, as the games' clock has them, with their sides. */
export async function unitTimes(tx: Reads): Promise<UnitWhenRow[]> {
  const { rows } = await tx.query<UnitWhenRow>(
    `select code, replace(left(fact ->> 'start', 19), 'T', ' ') || ' ' || coalesce(fact ->> 'location', '') as when,
       array(select jsonb_path_query(fact, '$.startList[*].competitor.code') #>> '{}') as sides,
       coalesce(fact ->> 'phaseType' = '3', false) as "isContest",
       exists (select from fact_result_list l where l.code = fact_unit.code and l.document_type = 'DT_RESULT'
         and l.status is distinct from 'START_LIST') as "hasResult"
     from fact_unit where fact ->> 'scheduleStatus' <> 'UNSCHEDULED'`,
  )
  return rows
}

/** Units of two sides, by the codes that sheets make (`metCode`), that have a list. */
export async function playedUnits(tx: Reads): Promise<string[]> {
  const { rows } = await tx.query<{ code: string }>(
    `select distinct code from fact_result_list where document_type = 'DT_RESULT' and substr(code, 27, 1) in ('B', 'P', 'Q')`,
  )
  return rows.map(({ code }) => code)
}

export interface NewerImport {
  /** Null: it has no file. */
  readonly fileName: string | null
}
/**
 * The newest import, not undone, that has sent one of the lists of an import again. Null: none has. Medals by the rules are no list of an import.
 */
export async function newerImport(tx: ClientBase, importId: number): Promise<NewerImport | null> {
  const { rows } = await tx.query<NewerImport>(
    `select t.file_name as "fileName"
     from inbox own join inbox newer on newer.replacement_key = own.replacement_key and newer.id > own.id
       join table_import t on t.id = newer.import_id and t.id <> own.import_id and t.undone_at is null
     where own.import_id = $1 and own.document_type in ('DT_RESULT', 'DT_MEDALLISTS') and own.source is distinct from 'RULES'
       and own.verdict <> 'rejected' and newer.verdict <> 'rejected'
     order by t.id desc limit 1`,
    [importId],
  )
  return rows[0] ?? null
}

export interface ListedRow {
  readonly unit: string
  readonly competitor: string
  readonly name: string | null
  readonly organisation: string | null
  readonly bib: string | null
  readonly rank: string | null
  readonly result: string | null
  readonly irm: string | null
}
/** The competitors of the lists with results of some phases (26 characters). */
export async function listedIn(tx: Reads, phases: readonly string[]): Promise<ListedRow[]> {
  const { rows } = await tx.query<ListedRow>(
    `select r.code as unit, r.competitor, r.organisation, r.fact #>> '{competitor,bib}' as bib, r.fact ->> 'rank' as rank, r.fact ->> 'result' as result, r.fact ->> 'irm' as irm,
       (select nullif(concat_ws(' ', a ->> 'givenName', a ->> 'familyName'), '')
        from jsonb_array_elements(r.fact -> 'competitor' -> 'athletes') a where a ->> 'code' = r.competitor limit 1) as name
     from fact_result_list l join fact_result r using (replacement_key)
     where l.document_type = 'DT_RESULT' and l.status is distinct from 'START_LIST' and left(l.code, 22) = any($2) and left(l.code, 26) = any($1)
     order by r.code, r.position`,
    [phases, [...new Set(phases.map((phase) => phase.slice(0, 22)))]],
  )
  return rows
}

/** Those of the competitors who are in a list or have a medal. */
export async function competitorsInLists(tx: Reads, codes: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ competitor: string }>(
    `select distinct competitor from fact_result where competitor = any($1)
     union select fact ->> 'code' from fact_medal where fact ->> 'code' = any($1)`,
    [codes],
  )
  return rows.map(({ competitor }) => competitor)
}

export interface ListOfTwoRow {
  readonly code: string
  readonly sides: readonly string[]
  /** Both results, in the order of the list: `20 × 18`. */
  readonly score: string
}
/** Lists of two competitors that have results. */
export async function listsOfTwo(tx: Reads): Promise<ListOfTwoRow[]> {
  const { rows } = await tx.query<ListOfTwoRow>(
    `select r.code, array_agg(r.competitor order by r.position) as sides,
       string_agg(coalesce(r.fact ->> 'result', '–'), ' × ' order by r.position) as score
     from fact_result_list l join fact_result r using (replacement_key)
     where l.document_type = 'DT_RESULT' and l.status is distinct from 'START_LIST'
     group by r.code having count(*) = 2`,
  )
  return rows
}

/** Numbered finals that have a list and no line of the programme. */
export async function finalsOutside(tx: Reads): Promise<string[]> {
  const { rows } = await tx.query<{ code: string }>(
    `select distinct code from fact_result_list l
     where document_type = 'DT_RESULT' and substr(code, 23) ~ '^FNL-[0-9]{4}00--$'
       and not exists (select from fact_unit u where u.code = l.code)
     order by code`,
  )
  return rows.map(({ code }) => code)
}

export interface BesideTakenOutRow {
  readonly code: string
  /** Taken out of the programme, without sides. */
  readonly out: boolean
  /** It takes place, and somebody stands in it. */
  readonly drawn: boolean
}
/** Units of the events of which one was taken out without sides. */
export async function unitsBesideTakenOut(tx: Reads): Promise<BesideTakenOutRow[]> {
  const { rows } = await tx.query<BesideTakenOutRow>(
    `with state as (
       select code, left(code, 22) as event, fact ->> 'scheduleStatus' = 'UNSCHEDULED' as out,
         coalesce(fact -> 'startList', '[]') as sides from fact_unit
     ), one as (
       select code, event, out and sides = '[]' as out,
         not out and jsonb_path_exists(sides, '$[*].competitor.code') as drawn from state
     )
     select code, coalesce(out, false) as out, coalesce(drawn, false) as drawn from one
     where event in (select event from one where out) order by code`,
  )
  return rows
}

export interface PersonRow {
  readonly code: string
  readonly name: string
  readonly organisation: string
  readonly birth: string | null
  readonly gender: string | null
  /** Numbers in entries and results. */
  readonly bibs: string[]
  /** Events of the entries, the first 22 characters. */
  readonly events: string[]
  /** False: only lists have the person. */
  readonly entered: boolean
}
/** The athletes of the entries, and those of lists by the codes that sheets make of names. */
export async function peopleByName(tx: Reads): Promise<PersonRow[]> {
  const { rows } = await tx.query<PersonRow>(
    `with entered as (
       select c.code, c.name, c.organisation, p.fact ->> 'birthDate' as birth, p.fact ->> 'gender' as gender,
         array(select jsonb_path_query(p.fact, '$.disciplines[*].registeredEvents[*].bib') #>> '{}') || c.bib as bibs,
         array(select distinct left(rpad(e #>> '{}', 22, '-'), 22) from fact_participant f,
           jsonb_path_query(f.fact, '$.disciplines[*].registeredEvents[*].event') e where f.code = c.code order by 1) as events
       from competitor c left join lateral (
         select fact from fact_participant where code = c.code order by produced desc, precedence desc, discipline limit 1
       ) p on true
       where c.kind = 'athlete' and c.active
     ), listed as (
       select competitor as code, organisation, array_agg(distinct fact #>> '{competitor,bib}') as bibs,
         max(concat_ws(' ', fact #>> '{competitor,athletes,0,givenName}', fact #>> '{competitor,athletes,0,familyName}')) as name
       from fact_result where fact #>> '{competitor,type}' = 'A' and organisation is not null group by 1, 2
     )
     select coalesce(code, '') as code, coalesce(e.name, l.name, '') as name, coalesce(e.organisation, l.organisation, '') as organisation,
       e.birth, e.gender, array(select distinct bib from unnest(e.bibs || l.bibs) bib where bib is not null order by bib) as bibs,
       coalesce(e.events, '{}') as events, e.name is not null as entered
     from entered e full join listed l using (code)
     where e.name is not null
       or (left(code, length(l.organisation) + 1) = l.organisation || '-' and length(code) = length(l.organisation) + 11)
     order by code`,
  )
  return rows
}

export interface TeamRow {
  readonly code: string
  readonly name: string | null
  readonly organisation: string
  readonly event: string | null
}
export async function teamsByEvent(tx: Reads): Promise<TeamRow[]> {
  const { rows } = await tx.query<TeamRow>(
    `select code, fact ->> 'name' as name, coalesce(fact ->> 'organisation', '') as organisation,
       fact -> 'registeredEvents' ->> 0 as event
     from fact_team order by code`,
  )
  return rows
}

export async function rememberedColumns(tx: Reads): Promise<{ header: string; fields: (string | null)[] }[]> {
  const { rows } = await tx.query<{ header: string; fields: (string | null)[] }>(
    'select distinct on (header) header, fields from sheet_columns order by header, import_id desc nulls last',
  )
  return rows
}
export const rememberColumns = (tx: ClientBase, importId: number, header: string, fields: readonly (string | null)[]) =>
  tx.query(
    `insert into sheet_columns (header, fields, import_id) values ($1, $2, $3)
     on conflict (header, import_id) do update set fields = excluded.fields`,
    [header, JSON.stringify(fields), importId],
  )

/** What somebody has chosen while looking at a sheet. */
export interface SheetChoices {
  /** The index of the sheet; null: all of the first kind. */
  readonly sheet?: number | null
  readonly kind?: string | null
  readonly columns?: readonly { readonly header: string; readonly fields: readonly (string | null)[] }[]
  readonly answers?: Readonly<Record<string, string>>
  readonly removes?: boolean
  /** What all rows are of, as a title above the table would say it. */
  readonly title?: string
  /** Of a text whose bytes do not show it. */
  readonly encoding?: TextEncodingName
}

export interface DraftRow {
  readonly id: string
  readonly file_name: string
  readonly bytes: Buffer
  readonly choices: SheetChoices
  readonly action: number | null
}

/** Keeps a file that was handed in; the same again is kept once. */
export async function putDraft(q: Queryable, id: string, fileName: string, bytes: Uint8Array): Promise<void> {
  await q.query('insert into sheet_draft (id, file_name, bytes) values ($1, $2, $3) on conflict (id) do nothing', [
    id,
    fileName,
    bytes,
  ])
}
export async function draftById(q: Queryable, id: string, forUpdate = false): Promise<DraftRow | null> {
  const { rows } = await q.query<DraftRow>(
    `select id, file_name, bytes, choices, action from sheet_draft where id = $1 ${forUpdate ? 'for update' : ''}`,
    [id],
  )
  return rows[0] ?? null
}
export const putChoices = (q: Queryable, id: string, choices: SheetChoices) =>
  q.query('update sheet_draft set choices = $2, touched_at = clock_timestamp() where id = $1 and action is null', [
    id,
    choices,
  ])
/** How far a sheet is read: rows done of all (null: not counted), at a stage. */
export interface Progress {
  readonly stage: 'waiting' | 'reading' | 'rows' | 'comparing' | 'taking-in'
  readonly done: number
  readonly of: number | null
}
/** Begins a look at a sheet and gives its number; null: the sheet is gone. */
export async function beginLook(q: Queryable, id: string): Promise<number | null> {
  const { rows } = await q.query<{ looks: number }>(
    'update sheet_draft set looks = looks + 1 where id = $1 returning looks',
    [id],
  )
  return rows[0]?.looks ?? null
}
/** Notes how far a look is (null: it is over), where it is the latest one, and gives whether somebody has stopped it. */
export async function putProgress(q: Queryable, id: string, look: number, progress: Progress | null): Promise<boolean> {
  const { rows } = await q.query<{ isStopped: boolean }>(
    `update sheet_draft set progress = case when looks = $2 then $3 else progress end where id = $1
     returning stopped >= $2 as "isStopped"`,
    [id, look, progress],
  )
  return rows[0]?.isStopped ?? true
}
export async function progressOf(q: Queryable, id: string): Promise<Progress | null> {
  const { rows } = await q.query<{ progress: Progress | null }>('select progress from sheet_draft where id = $1', [id])
  return rows[0]?.progress ?? null
}
/** Asks whichever nodes read a sheet to stop; who looks at it later begins anew. */
export const stopLooks = (q: Queryable, id: string) =>
  q.query('update sheet_draft set stopped = looks where id = $1 and action is null', [id])

/** The file is not needed any more; that it was taken in is kept, for whoever asks again. */
export const closeDraft = (q: Queryable, id: string, action: number) =>
  q.query(`update sheet_draft set action = $2, bytes = '' where id = $1`, [id, action])
export const deleteDraft = (q: Queryable, id: string) =>
  q.query('delete from sheet_draft where id = $1 and action is null', [id])
export const deleteOldDrafts = (q: Queryable) =>
  q.query(`delete from sheet_draft where touched_at < clock_timestamp() - interval '7 days'`)

export interface OpenDraft {
  readonly id: string
  readonly fileName: string
  readonly at: Date
}
export async function openDrafts(q: Queryable): Promise<OpenDraft[]> {
  const { rows } = await q.query<OpenDraft>(
    `select id, file_name as "fileName", touched_at as at from sheet_draft where action is null order by touched_at desc limit 20`,
  )
  return rows
}

export interface ImportRow {
  readonly id: number
  readonly kind: string
  readonly fileName: string | null
  readonly found: number
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly at: Date
  readonly undoneAt: Date | null
  readonly action: number | null
  readonly by: string | null
}
/** What came in by tables, newest first, with the line of the record that can be undone. */
export async function pastImports(q: Queryable): Promise<ImportRow[]> {
  const { rows } = await q.query<ImportRow>(
    `select i.id, i.kind, i.file_name as "fileName", i.found, i.added, i.changed, i.removed, i.imported_at as at,
       i.undone_at as "undoneAt", a.id as action, p.username as by
     from table_import i
     left join office_action a on a.subject_kind = 'sheet' and a.subject_id = i.id::text and a.undoes is null
     left join account p on p.id = a.account_id
     order by i.id desc limit 50`,
  )
  return rows
}

export interface SheetCode {
  readonly key: string
  readonly code: string
}
export async function sheetCodes(q: Queryable): Promise<SheetCode[]> {
  const { rows } = await q.query<SheetCode>(
    `select distinct on (key) key, code from sheet_word order by key, import_id desc limit 200000`,
  )
  return rows
}

export interface YearRow {
  readonly year: number | null
}
/** The year in which most of the programme is, without a programme the one of the games' first day; null: neither is known. */
export async function gamesYear(tx: Reads): Promise<number | null> {
  const { rows } = await tx.query<YearRow>(
    `select coalesce(
       (select left(day, 4)::int from unit where day is not null group by 1 order by count(*) desc limit 1),
       (select left(value ->> 'first', 4)::int from setting where key = 'games_days')) as year`,
  )
  return rows[0]?.year ?? null
}

/** The published medal table that is shown; null: none. */
export async function shownTable(tx: Reads): Promise<PublishedTable | null> {
  const { rows } = await tx.query<{ content: PublishedTable }>(
    `select p.content from published_medal_table p join table_import i on i.id = p.import_id
     where i.undone_at is null order by i.id desc limit 1`,
  )
  return rows[0]?.content ?? null
}

export interface PlayedRow {
  readonly code: string
}
/** Units of some events that have a result. `events`: codes by their first 22 letters. */
export async function playedOf(tx: Reads, events: readonly string[]): Promise<PlayedRow[]> {
  const { rows } = await tx.query<PlayedRow>(
    `select distinct code from fact_result_list
     where document_type = 'DT_RESULT' and left(code, 22) = any($1) and status is distinct from 'START_LIST'`,
    [events],
  )
  return rows
}
