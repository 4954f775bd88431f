import { disciplineOf, type PublishedTable, type ResultStatus } from '@games/domain'
import type { EventFormat } from '@games/domain/ranking-rules/index'
import type { OdfCode, OdfMedal, OdfParticipant, OdfResult, OdfResults, OdfTeam, OdfUnit } from '@games/odf'
import type { MedalsOrigin, TableKind } from '@games/odf/tables/index'
import type { ClientBase, Pool } from 'pg'
import type { Reads } from '../../db/reads.ts'

type Queryable = ClientBase | Pool

/** Elements in force by code, each with its discipline. */
async function facts<T>(
  tx: Reads,
  table: 'fact_unit' | 'fact_participant' | 'fact_team',
  codes: readonly string[],
): Promise<{ code: string; discipline: string; fact: T }[]> {
  const { rows } = await tx.query<{ code: string; discipline: string; fact: T }>(
    `select code, discipline, fact from ${table} where code = any($1)`,
    [codes],
  )
  return rows
}
export const unitFacts = (tx: Reads, codes: readonly string[]) => facts<OdfUnit>(tx, 'fact_unit', codes)
export const participantFacts = (tx: Reads, codes: readonly string[]) =>
  facts<OdfParticipant>(tx, 'fact_participant', codes)
export const teamFacts = (tx: Reads, codes: readonly string[]) => facts<OdfTeam>(tx, 'fact_team', codes)

/** Names of codes that messages brought, by code, each with the replacement key of its message. */
export async function namesInForce(tx: Reads, keys: readonly string[]): Promise<(OdfCode & { key: string })[]> {
  const { rows } = await tx.query<OdfCode & { key: string }>(
    'select replacement_key as key, code, name from fact_code where replacement_key = any($1) order by code',
    [keys],
  )
  return rows
}

/** Units of disciplines that take place or did, by code. */
export async function unitsOf(tx: Reads, disciplines: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ code: string }>(
    `select code from fact_unit where discipline = any($1) and fact ->> 'scheduleStatus' <> 'UNSCHEDULED' order by code`,
    [disciplines],
  )
  return rows.map(({ code }) => code)
}

export interface ListInForce {
  readonly key: string
  readonly status: ResultStatus | null
  readonly list: Omit<OdfResults, 'results'>
  readonly rows: readonly OdfResult[]
}

/** Result lists in force by replacement key, their rows in order. */
export async function listsInForce(tx: Reads, keys: readonly string[]): Promise<ListInForce[]> {
  const { rows } = await tx.query<ListInForce>(
    `select l.replacement_key as key, l.status, l.fact as list,
       coalesce((select jsonb_agg(r.fact order by r.position) from fact_result r where r.replacement_key = l.replacement_key),
         '[]') as rows
     from fact_result_list l where l.replacement_key = any($1)`,
    [keys],
  )
  return rows
}

export interface MedalsInForce {
  readonly key: string
  readonly status: ResultStatus | null
  readonly medals: readonly OdfMedal[]
  readonly origin: MedalsOrigin | null
}

/** The sources of messages with medals: those that the rules give to results of tables, and those of a list that the rules may complete. */
export const MEDAL_SOURCES = { rules: 'RULES', list: 'LIST' } as const

/** Medallists in force by replacement key: a medal for each of them. */
export async function medalsInForce(tx: Reads, keys: readonly string[]): Promise<MedalsInForce[]> {
  const { rows } = await tx.query<MedalsInForce>(
    `select l.replacement_key as key, l.status,
       coalesce((select jsonb_agg(jsonb_build_object('medal', m.medal, 'date', m.date, 'unit', m.unit,
           'competitors', jsonb_build_array(m.fact - 'isByRule'))
           || case when m.fact ? 'isByRule' then '{"isByRule": true}'::jsonb else '{}' end order by m.position)
         from fact_medal m where m.replacement_key = l.replacement_key), '[]') as medals,
       case when i.source = $2 then 'rules' when i.source = $3 then 'list' when t.kind = 'medallists' then 'whole-list' end as origin
     from fact_medal_list l join inbox i on i.id = l.message_id left join table_import t on t.id = i.import_id
     where l.replacement_key = any($1)`,
    [keys, MEDAL_SOURCES.rules, MEDAL_SOURCES.list],
  )
  return rows
}

export interface EventUnitRow {
  readonly event: string
  readonly fact: OdfUnit
}
/** Units in force of events (22 characters), with their event. */
export async function unitsOfEvents(tx: Reads, events: readonly string[]): Promise<EventUnitRow[]> {
  const { rows } = await tx.query<EventUnitRow>(
    `select left(code, 22) as event, fact from fact_unit
     where discipline = any($2) and left(code, 22) = any($1) order by code`,
    [events, [...new Set(events.map((event) => event.slice(0, 3)))]],
  )
  return rows
}

export interface EventListRow {
  readonly event: string
  readonly code: string
  readonly document_type: string
  readonly status: ResultStatus | null
  readonly list: Omit<OdfResults, 'results'>
  readonly rows: readonly OdfResult[]
}
/** Result lists and tables of pools in force of events (22 characters). */
export async function listsOfEvents(tx: Reads, events: readonly string[]): Promise<EventListRow[]> {
  const { rows } = await tx.query<EventListRow>(
    `select left(l.code, 22) as event, l.code, l.document_type, l.status, l.fact as list,
       coalesce((select jsonb_agg(r.fact order by r.position) from fact_result r where r.replacement_key = l.replacement_key),
         '[]') as rows
     from fact_result_list l
     where left(l.code, 22) = any($1) and l.document_type in ('DT_RESULT', 'DT_POOL_STANDING') order by l.code`,
    [events],
  )
  return rows
}

export interface EntryRow {
  readonly event: string
  readonly code: string
  /** The entry list (DT_ENTRIES), or the registration of a team or a person. */
  readonly source: 'list' | 'team' | 'person'
}
/** Competitors that are entered in events (22 characters) or registered for them, without substitutes. */
export async function entriesOfEvents(tx: Reads, events: readonly string[]): Promise<EntryRow[]> {
  const { rows } = await tx.query<EntryRow>(
    `with entered as (
       select event, code, 'list' as source from fact_entry
         where event = any($1) and not coalesce((fact ->> 'substitute')::boolean, false)
       union select left(rpad(r, 22, '-'), 22), t.code, 'team'
         from fact_team t, jsonb_array_elements_text(t.fact -> 'registeredEvents') r
         where t.discipline = any($2) and t.fact ->> 'status' = 'ACTIVE'
       union select left(rpad(r ->> 'event', 22, '-'), 22), p.code, 'person'
         from fact_participant p, jsonb_array_elements(p.fact -> 'disciplines') d, jsonb_array_elements(d -> 'registeredEvents') r
         where p.discipline = any($2) and p.fact ->> 'status' = 'ACTIVE'
           and not coalesce((r ->> 'substitute')::boolean, false))
     select event, code, source from entered where event = any($1) order by event, code, source`,
    [events, [...new Set(events.map(disciplineOf))]],
  )
  return rows
}

export interface ScoredByRow {
  readonly event: string
  readonly rule_set: string | null
}
/** By which rules the result desk scores events (22 characters), where somebody has said so. */
export async function scoredBy(tx: Reads, events: readonly string[]): Promise<ScoredByRow[]> {
  const { rows } = await tx.query<ScoredByRow>('select event, rule_set from desk_event where event = any($1)', [events])
  return rows
}

export interface EventFormatRow {
  readonly event: string
  readonly formats: readonly EventFormat[]
  /** The formats of its discipline. */
  readonly of_discipline: readonly EventFormat[]
}
/** The formats that organisers chose for events (22 characters), and for their disciplines. */
export async function formatsOf(tx: Reads, events: readonly string[]): Promise<EventFormatRow[]> {
  const { rows } = await tx.query<EventFormatRow>(
    `select e.event,
       coalesce(jsonb_agg(f.format order by f.part) filter (where f.event = e.event), '[]') as formats,
       coalesce(jsonb_agg(f.format order by f.part) filter (where f.event <> e.event), '[]') as of_discipline
     from unnest($1::text[]) e (event) join event_format f on f.event in (e.event, rpad(left(e.event, 3), 22, '-'))
     group by e.event`,
    [events],
  )
  return rows
}

/**
 * Until the transaction ends nobody chooses rules: what somebody is choosing at this moment is waited for and read, what is chosen after it waits.
 * Asked for under the applier's lock (`lockApplying`), which who chooses rules does not take.
 */
export const lockRules = (tx: Reads) => tx.query('lock table desk_event, event_format in share mode')

/** A text that changes with everything that `scoredBy` and `formatsOf` return. */
export async function rulesChosen(tx: ClientBase): Promise<string> {
  const { rows } = await tx.query<{ chosen: string }>(
    `select md5(coalesce(string_agg(line, ' ' order by line), '')) as chosen
     from (select event || ' ' || rule_set as line from desk_event where rule_set is not null
       union all select event || ' ' || format::text from event_format) chosen`,
  )
  return rows[0]?.chosen ?? ''
}

/** Those of the events (22 characters) that have a unit in the schedule. */
export async function eventsWithUnits(tx: Reads, events: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ event: string }>('select distinct event from unit where event = any($1)', [events])
  return rows.map((row) => row.event)
}

/** Those of the events (22 characters) that have results of tables. */
export async function eventsWithTableResults(tx: Reads, events: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ event: string }>(
    `select distinct left(l.code, 22) as event from fact_result_list l join inbox i on i.id = l.message_id
     where left(l.code, 22) = any($1) and l.document_type = 'DT_RESULT' and l.status is distinct from 'START_LIST'
       and i.channel = 'import'`,
    [events],
  )
  return rows.map((row) => row.event)
}

/** The highest version and the latest production time that the inbox has of a replacement key, or of a family's updates and bulks. */
export async function latestOf(
  tx: ClientBase,
  scope: { readonly replacementKey: string } | { readonly familyKey: string },
): Promise<{ version: number; produced: string }> {
  const family = 'familyKey' in scope
  const { rows } = await tx.query<{ version: number; produced: string }>(
    `select coalesce(max(version) ${family ? 'filter (where is_update)' : ''}, 0) as version, coalesce(max(produced), '') as produced
     from inbox where ${family ? 'family_key' : 'replacement_key'} = $1`,
    [family ? scope.familyKey : scope.replacementKey],
  )
  return rows[0] ?? { version: 0, produced: '' }
}

export async function verdictOf(tx: ClientBase, id: number): Promise<{ verdict: string; reason: string | null }> {
  const { rows } = await tx.query<{ verdict: string; reason: string | null }>(
    'select verdict, reason from inbox where id = $1',
    [id],
  )
  return rows[0] ?? { verdict: 'gone', reason: null }
}

/** The kind of a table, `names` for a sheet of names, or `medal-table` for a published medal table. */
export type ImportKind = TableKind | 'names' | 'medal-table'

/** The counts of a plan: rows found, and things added, changed, removed and unknown. */
export interface Counted
  extends Readonly<Record<'added' | 'changed' | 'removed' | 'unknown', { readonly length: number }>> {
  readonly kind: ImportKind
  readonly found: number
  readonly applicable: boolean
}

export async function insertImport(tx: ClientBase, plan: Counted, fileName: string | null): Promise<number> {
  const { kind, found, added, changed, removed, unknown } = plan
  const { rows } = await tx.query<{ id: number }>(
    `insert into table_import (kind, file_name, found, added, changed, removed, unknown)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [kind, fileName, found, added.length, changed.length, removed.length, unknown.length],
  )
  return (rows[0] as { id: number }).id
}

/** Stores a published medal table as part of an import. */
export const insertPublishedTable = (tx: ClientBase, importId: number, table: PublishedTable) =>
  tx.query('insert into published_medal_table (import_id, content) values ($1, $2)', [importId, table])

export const nameImport = (tx: ClientBase, messages: readonly number[], id: number) =>
  tx.query('update inbox set import_id = $2 where id = any($1)', [messages, id])

export async function messagesOfImport(tx: ClientBase, id: number): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>('select id from inbox where import_id = $1 order by id', [id])
  return rows.map((row) => row.id)
}

export interface ResultsBesideRow {
  readonly event: string
  readonly importId: number
}
/**
 * The events (22 characters) with results or medals of an import, of which a later import has results, or an earlier one if another earlier import
 * was undone; with the newest of these imports.
 */
export async function resultsBeside(tx: ClientBase, id: number): Promise<ResultsBesideRow[]> {
  const { rows } = await tx.query<ResultsBesideRow>(
    `select distinct on (event) coalesce(left(other.document_code, 22), '') as event, t.id as "importId"
     from inbox own join inbox other on left(other.document_code, 22) = left(own.document_code, 22)
       join table_import t on t.id = other.import_id and t.id <> own.import_id and t.undone_at is null
     where own.import_id = $1 and own.document_type in ('DT_RESULT', 'DT_MEDALLISTS') and other.document_type = 'DT_RESULT'
       and other.verdict in ('applied', 'superseded')
       and (other.id > own.id or exists (
         select from inbox past join table_import undone on undone.id = past.import_id and undone.undone_at is not null
         where left(past.document_code, 22) = left(own.document_code, 22) and past.document_type = 'DT_RESULT'
           and past.id < own.id))
     order by event, other.id desc`,
    [id],
  )
  return rows
}

/** Undone, and what its sheet taught of words and columns is forgotten. */
export async function markUndone(tx: ClientBase, id: number): Promise<void> {
  await tx.query('update table_import set undone_at = clock_timestamp() where id = $1', [id])
  await tx.query('delete from sheet_word where import_id = $1', [id])
  await tx.query('delete from sheet_columns where import_id = $1', [id])
}

/** An import that was applied, with its counts. */
export interface PastImport {
  readonly id: number
  readonly kind: ImportKind
  readonly fileName: string | null
  readonly found: number
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly unknown: number
  readonly importedAt: Date
  readonly undoneAt: Date | null
}

const PAST = `id, kind, file_name as "fileName", found, added, changed, removed, unknown,
  imported_at as "importedAt", undone_at as "undoneAt"`

export async function importById(tx: ClientBase, id: number): Promise<PastImport | undefined> {
  const { rows } = await tx.query<PastImport>(`select ${PAST} from table_import where id = $1`, [id])
  return rows[0]
}

/** The newest first. */
export async function pastImports(q: Queryable): Promise<PastImport[]> {
  const { rows } = await q.query<PastImport>(`select ${PAST} from table_import order by id desc limit 200`)
  return rows
}

/** A word and the code it was mapped to. `said`: a person mapped it for this file. */
export interface TakenWord {
  readonly key: string
  readonly code: string
  readonly said: boolean
}

/** The code that each word was last mapped to, by `what|words`. */
export async function rememberedWords(tx: Reads): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ key: string; code: string }>(
    'select distinct on (key) key, code from sheet_word order by key, import_id desc',
  )
  return new Map(rows.map(({ key, code }) => [key, code]))
}

/** Remembers the codes of an import's words: new words, and those that a person mapped to another code. */
export async function rememberWords(tx: ClientBase, importId: number, words: readonly TakenWord[]): Promise<void> {
  await tx.query(
    `insert into sheet_word (key, code, import_id)
     select w.key, w.code, $4 from unnest($1::text[], $2::text[], $3::boolean[]) as w(key, code, said)
     left join lateral (
       select s.code from sheet_word s where s.key = w.key order by s.import_id desc limit 1
     ) last on true
     where last.code is null or (w.said and last.code <> w.code)
     on conflict (key, import_id) do nothing`,
    [words.map(({ key }) => key), words.map(({ code }) => code), words.map(({ said }) => said), importId],
  )
}
