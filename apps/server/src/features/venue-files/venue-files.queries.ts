import type { VenueFileKind } from '@games/contract'
import type { Localized } from '@games/domain'
import type { OdfParticipant, OdfTeam } from '@games/odf'
import type { Said } from '@games/odf/venue-files/index'
import { typeCodes } from '../../facts/event-types.queries.ts'
import type { Statements } from '../../facts/reading.ts'

export interface VenueFileRow {
  readonly id: number
  readonly name: string
  readonly origin: 'folder' | 'office'
  readonly kind: VenueFileKind
  readonly state: 'waiting' | 'imported' | 'unchanged' | 'left'
  readonly came_at: Date
  readonly import_id: number | null
  readonly undone_at: Date | null
}

const FILE = `f.id, f.name, f.origin, f.kind, f.state, f.came_at, f.import_id, i.undone_at
  from venue_file f left join table_import i on i.id = f.import_id`

/** The place of a file in the list: waiting files first, the oldest of them before the others, then the newest of those that are done. */
export interface FilePlace {
  readonly isDone: boolean
  /** When it arrived, microseconds since 1970. */
  readonly at: number
  readonly id: number
}

const DIRECTION = `(case f.state when 'waiting' then 1 else -1 end)`
const MICROSECONDS = `(extract(epoch from f.came_at) * 1000000)::bigint`
const PLACE = `(f.state <> 'waiting')::int, ${DIRECTION} * ${MICROSECONDS}, ${DIRECTION} * f.id`

/** Returns at most so many files in the order of the list. `isDone`: only files that wait, or only the others; `after`: those behind a place. */
export async function fileRows(
  q: Statements,
  { isDone, after, most }: { readonly isDone: boolean | null; readonly after: FilePlace | null; readonly most: number },
): Promise<(VenueFileRow & { readonly came_us: number })[]> {
  const sign = after?.isDone ? -1 : 1
  const { rows } = await q.query<VenueFileRow & { readonly came_us: number }>(
    `select f.id, f.name, f.origin, f.kind, f.state, f.came_at, f.import_id, i.undone_at, ${MICROSECONDS} as came_us
     from venue_file f left join table_import i on i.id = f.import_id
     where ($1::boolean is null or (f.state <> 'waiting') = $1)
       and ($2::int is null or (${PLACE}) > ($2, $3::bigint, $4::bigint))
     order by ${PLACE} limit $5`,
    [isDone, after && Number(after.isDone), after && sign * after.at, after && sign * after.id, most],
  )
  return rows
}

/** How many files wait, and how many are done. */
export async function fileCounts(q: Statements): Promise<{ waiting: number; done: number }> {
  const { rows } = await q.query<{ waiting: number; done: number }>(
    `select (count(*) filter (where state = 'waiting'))::int as waiting,
       (count(*) filter (where state <> 'waiting'))::int as done from venue_file`,
  )
  return rows[0] ?? { waiting: 0, done: 0 }
}

export async function fileRow(q: Statements, id: number): Promise<VenueFileRow | undefined> {
  const { rows } = await q.query<VenueFileRow>(`select ${FILE} where f.id = $1`, [id])
  return rows[0]
}

export async function contentOf(q: Statements, id: number): Promise<Buffer | null> {
  const { rows } = await q.query<{ content: Buffer | null }>('select content from venue_file where id = $1', [id])
  return rows[0]?.content ?? null
}

/** The state of a file, which stays so until the transaction ends. */
export async function lockFile(q: Statements, id: number): Promise<VenueFileRow['state'] | null> {
  const { rows } = await q.query<{ state: VenueFileRow['state'] }>(
    'select state from venue_file where id = $1 for update',
    [id],
  )
  return rows[0]?.state ?? null
}

export async function waitingIds(q: Statements): Promise<number[]> {
  const { rows } = await q.query<{ id: number }>(`select id from venue_file where state = 'waiting' order by id`)
  return rows.map(({ id }) => id)
}

/** How many wait, since when, and the newest. */
export async function waitingState(q: Statements): Promise<{ count: number; newest: number; since: Date | null }> {
  const { rows } = await q.query<{ count: number; newest: number; since: Date | null }>(
    `select count(*)::int as count, coalesce(max(id), 0) as newest, min(came_at) as since
     from venue_file where state = 'waiting'`,
  )
  return rows[0] ?? { count: 0, newest: 0, since: null }
}

export interface NewFile {
  readonly name: string
  readonly origin: 'folder' | 'office'
  readonly kind: VenueFileKind
  readonly digest: Buffer
  readonly content: Uint8Array
}

/**
 * Puts a file in, where it waits. The very content under the same name is the same file: it waits anew where `again`, or where the name has had
 * another content since, else it stays as it is. Gives its number, and whether it waits now.
 */
export async function putFile(
  q: Statements,
  { name, origin, kind, digest, content }: NewFile,
  again: boolean,
): Promise<{ id: number; waits: boolean }> {
  const { rows } = await q.query<{ id: number; waits: boolean }>(
    `insert into venue_file as f (name, origin, kind, digest, content, state) values ($1, $2, $3, $4, $5, 'waiting')
     on conflict (name, digest) do update set
       (state, content, origin, came_at) = (select
         case when a.again then 'waiting' else f.state end,
         case when a.again then excluded.content else f.content end,
         case when a.again then excluded.origin else f.origin end,
         case when a.again then clock_timestamp() else f.came_at end
         from (select $6 or exists (select 1 from venue_file o where o.name = f.name and o.came_at > f.came_at) as again) a)
     returning id, state = 'waiting' as waits`,
    [name, origin, kind, digest, content, again],
  )
  return rows[0] as { id: number; waits: boolean }
}

/** Earlier contents that the folder had under a name wait no longer once there is a newer one; those of the office are others' files. */
export const leaveOlder = (q: Statements, name: string, id: number) =>
  q.query(
    `update venue_file set state = 'left', content = null where name = $1 and id <> $2 and state = 'waiting' and origin = 'folder'`,
    [name, id],
  )

/** What has been let be is forgotten a day after that: until then it can be taken back. */
export const forgetLeft = (q: Statements) =>
  q.query(
    `update venue_file f set content = null
     where f.state = 'left' and f.content is not null and f.came_at < now() - interval '1 day' and not exists (
       select 1 from office_action a where a.subject_kind = 'venue-file' and a.subject_id = f.id::text
         and a.action = 'leave' and a.undoes is null and a.at > now() - interval '1 day')`,
  )

/** The file is done with; its content goes, but for one that is let be. */
export const settleFile = (
  q: Statements,
  id: number,
  state: 'imported' | 'unchanged' | 'left',
  importId: number | null,
) =>
  q.query(
    `update venue_file set state = $2, import_id = coalesce($3, import_id),
       content = case when $2 = 'left' then content end where id = $1`,
    [id, state, importId],
  )

/** Part of a file is in, and the rest of it waits. */
export const noteImport = (q: Statements, id: number, importId: number) =>
  q.query('update venue_file set import_id = $2 where id = $1', [id, importId])

/** The line of the record of what a file brought in when it was as it was `seen`, and still is; null: there is none. */
export async function importSeen(q: Statements, id: number, seen: string): Promise<number | null> {
  const { rows } = await q.query<{ id: number }>(
    `select a.id from office_action a join table_import i on i.id = (a.after ->> 'import')::bigint and i.undone_at is null
     where a.subject_kind = 'venue-file' and a.subject_id = $1::text and a.action = 'import' and a.undoes is null
       and a.after ->> 'seen' = $2
     order by a.id desc limit 1`,
    [id, seen],
  )
  return rows[0]?.id ?? null
}

/** Whether anything that a file brought in was taken back. */
export async function wasTakenBack(q: Statements, id: number): Promise<boolean> {
  const { rows } = await q.query(
    `select 1 from office_action a join table_import i on i.id = (a.after ->> 'import')::bigint
     where a.subject_kind = 'venue-file' and a.subject_id = $1::text and a.action = 'import' and a.undoes is null
       and i.undone_at is not null limit 1`,
    [id],
  )
  return rows.length > 0
}

/** A file that was let be waits again; false: its content is gone. */
export async function waitAgain(q: Statements, id: number): Promise<boolean> {
  const { rowCount } = await q.query(
    `update venue_file set state = 'waiting' where id = $1 and state = 'left' and content is not null`,
    [id],
  )
  return rowCount === 1
}

/** The line of the record by which a file that is let be was; undefined: a newer one of its name took its place. */
export async function leftBy(q: Statements, id: number): Promise<number | undefined> {
  const { rows } = await q.query<{ id: number }>(
    `select a.id from office_action a where a.subject_kind = 'venue-file' and a.subject_id = ($1::bigint)::text and a.action = 'leave'
       and a.undoes is null and not exists (select from office_action u where u.undoes = a.id)
       and exists (select from venue_file f where f.id = $1::bigint and f.content is not null) order by a.id desc limit 1`,
    [id],
  )
  return rows[0]?.id
}

export type ChoiceOrigin = 'finishlynx' | 'lenex'
export type ChoiceKind = 'heat' | 'row' | 'mark' | 'event' | 'round' | 'encoding' | 'ages' | 'programme' | 'meet-event'

export interface ChoiceRow {
  readonly kind: ChoiceKind
  readonly key: string
  readonly value: string
}

/** Until the transaction ends it alone gives out numbers, over all nodes. */
export const lockNumbers = (q: Statements) => q.query('select pg_advisory_xact_lock(7230047)')

/** What has been said of the files of a system; of rows, those of the heats named alone. */
export async function choiceRows(q: Statements, origin: ChoiceOrigin, heats: readonly string[]): Promise<ChoiceRow[]> {
  const { rows } = await q.query<ChoiceRow>(
    `select kind, key, value from venue_choice
     where origin = $1 and (kind <> 'row' or split_part(key, chr(9), 1) = any($2))`,
    [origin, heats],
  )
  return rows
}

export async function choiceOf(
  q: Statements,
  origin: ChoiceOrigin,
  kind: ChoiceKind,
  key: string,
): Promise<string | null> {
  const { rows } = await q.query<{ value: string }>(
    'select value from venue_choice where origin = $1 and kind = $2 and key = $3',
    [origin, kind, key],
  )
  return rows[0]?.value ?? null
}

/** `value` null: nothing is said of it any more. */
export const putChoice = (q: Statements, origin: ChoiceOrigin, kind: ChoiceKind, key: string, value: string | null) =>
  value === null
    ? q.query('delete from venue_choice where origin = $1 and kind = $2 and key = $3', [origin, kind, key])
    : q.query(
        `insert into venue_choice (origin, kind, key, value) values ($1, $2, $3, $4)
         on conflict (origin, kind, key) do update set value = excluded.value`,
        [origin, kind, key, value],
      )

/** What the last file that is in force said of each unit. */
export async function saidRows(q: Statements, units: readonly string[]): Promise<{ unit: string; said: Said }[]> {
  const { rows } = await q.query<{ unit: string; said: Said }>(
    `select distinct on (s.unit) s.unit, s.said from venue_said s join table_import i on i.id = s.import_id
     where s.unit = any($1) and i.undone_at is null order by s.unit, s.import_id desc`,
    [units],
  )
  return rows
}

export const putSaid = (q: Statements, unit: string, importId: number, said: Said) =>
  q.query('insert into venue_said (unit, import_id, said) values ($1, $2, $3)', [unit, importId, JSON.stringify(said)])

interface UnitOfProgramme {
  readonly code: string
  readonly event: string
  readonly phase: string
  readonly name: Localized | null
  readonly start_at: Date | null
  readonly day: string | null
  readonly venue: string | null
  readonly result_status: string | null
}

export interface UnitRow extends UnitOfProgramme {
  /** The RSC by which rules read the event type. */
  readonly typeCode: string
}

/** The units of a discipline that visitors are shown, in the order of the programme. */
export async function unitRows(q: Statements, discipline: string): Promise<UnitRow[]> {
  const { rows } = await q.query<UnitOfProgramme>(
    `select code, event, phase, schedule -> 'name' as name, start_at, day, schedule ->> 'venue' as venue, result_status
     from unit where displayed and discipline = $1 order by start_at nulls last, code`,
    [discipline],
  )
  const typeCode = await typeCodes(
    q,
    rows.map(({ code }) => code),
  )
  return rows.map((row) => ({ ...row, typeCode: typeCode(row.code) }))
}

/** Those of some events (22 characters) that have a unit in the programme. */
export async function eventsInProgramme(q: Statements, events: readonly string[]): Promise<string[]> {
  const { rows } = await q.query<{ event: string }>(
    `select distinct left(code, 22) as event from fact_unit
     where left(code, 22) = any($1) and fact ->> 'scheduleStatus' <> 'UNSCHEDULED'`,
    [events],
  )
  return rows.map(({ event }) => event)
}

/** Who is in which list of a discipline: competitor and number. */
export async function listedRows(
  q: Statements,
  discipline: string,
): Promise<{ unit: string; competitor: string; bib: string | null }[]> {
  const { rows } = await q.query<{ unit: string; competitor: string; bib: string | null }>(
    `select code as unit, competitor, fact -> 'competitor' ->> 'bib' as bib from fact_result
     where document_type = 'DT_RESULT' and left(code, 3) = $1`,
    [discipline],
  )
  return rows
}

export async function participantsOf(q: Statements, discipline: string): Promise<{ fact: OdfParticipant }[]> {
  const { rows } = await q.query<{ fact: OdfParticipant }>(
    'select fact from fact_participant where discipline = $1 order by code',
    [discipline],
  )
  return rows
}

export async function teamsOf(q: Statements, discipline: string): Promise<{ fact: OdfTeam }[]> {
  const { rows } = await q.query<{ fact: OdfTeam }>('select fact from fact_team where discipline = $1 order by code', [
    discipline,
  ])
  return rows
}

/**
 * What start lists and matching depend on, as a text that is another when it changes: lists, programme and people of a discipline, and what has
 * been said. By every one of them, since one that is taken back leaves another that is older. Of results only the first of a list change it.
 */
export async function startListState(q: Statements, disciplines: readonly string[]): Promise<string> {
  const { rows } = await q.query<{ state: string }>(
    `select concat_ws('/',
       (select md5(string_agg(concat_ws('|', replacement_key, case when status = 'START_LIST' then message_id end), ','
          order by replacement_key)) from fact_result_list where document_type = 'DT_RESULT' and left(code, 3) = any($1)),
       (select md5(string_agg(concat_ws('|', code, discipline, message_id), ',' order by code, discipline)) from fact_unit where discipline = any($1)),
       (select md5(string_agg(concat_ws('|', code, discipline, message_id), ',' order by code, discipline)) from fact_participant where discipline = any($1)),
       (select md5(string_agg(concat_ws('|', code, discipline, message_id), ',' order by code, discipline)) from fact_team where discipline = any($1)),
       (select md5(string_agg(concat_ws('|', origin, kind, key, value), ',' order by origin, kind, key)) from venue_choice)
     ) as state`,
    [disciplines],
  )
  return rows[0]?.state ?? ''
}
