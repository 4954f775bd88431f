import type { OdfMedal } from '@games/odf'
import type { EventRemark, ListNow } from '@games/odf/tables/index'
import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'

/** What the desk has sent of an event last: tables by phase, sides by unit and place, medals. Codes in full. */
export interface Given {
  readonly standings: Readonly<Record<string, ListNow>>
  readonly sides: Readonly<Record<string, readonly (string | null)[]>>
  readonly medals: readonly OdfMedal[]
}

export interface CourseRow {
  readonly event: string
  readonly given: Given
  readonly keys: readonly string[]
  readonly medals_version: number
  readonly schedule_version: number
  readonly remarks: readonly EventRemark[]
}
const COURSE = 'event, given, keys, medals_version, schedule_version, remarks'

/** The event's row, which is there and stays so until the transaction ends: one at a time sends what follows, and lines of the programme. */
export async function lockCourse(tx: ClientBase, event: string): Promise<CourseRow> {
  await tx.query('insert into desk_course (event) values ($1) on conflict do nothing', [event])
  const { rows } = await tx.query<CourseRow>(`select ${COURSE} from desk_course where event = $1 for update`, [event])
  const row = rows[0]
  if (!row) throw new Error(`event ${event} of the desk is gone`)
  return row
}

export async function courseRows(q: Statements, events: readonly string[]): Promise<CourseRow[]> {
  const { rows } = await q.query<CourseRow>(`select ${COURSE} from desk_course where event = any($1)`, [events])
  return rows
}

/** What is in force of an event, in one word. Read before anything else of it: what comes while the event is looked at is not in it. */
export async function courseSeen(q: Statements, event: string): Promise<string> {
  const { rows } = await q.query<{ seen: string | null }>('select desk_course_seen($1) as seen', [event])
  return rows[0]?.seen ?? ''
}

export const noteCourse = (
  tx: ClientBase,
  { event, given, keys, medals_version, schedule_version, remarks }: CourseRow,
  seen: string,
) =>
  tx.query(
    `update desk_course set given = $2, keys = $3, medals_version = $4, schedule_version = $5, remarks = $6, seen = $7
     where event = $1`,
    [event, JSON.stringify(given), keys, medals_version, schedule_version, JSON.stringify(remarks), seen],
  )

/** Others have sent what the desk had sent under a key, or medals of its event in another language or subtype. */
const SPOKEN_OF = `(exists (select from inbox i
    where i.replacement_key = key and i.channel <> 'desk' and i.verdict in ('applied', 'superseded') and not i.is_bare)
  or key like '%|DT\\_MEDALLISTS|%' and exists (select from fact_medal_list l join inbox i on i.id = l.message_id
    where left(l.event, 22) = c.event and i.channel <> 'desk'))`

/** Events of which something is in force now that was not when they were looked at, or of whose medals others speak. */
export async function eventsToLookAt(q: Statements): Promise<string[]> {
  const { rows } = await q.query<{ event: string }>(
    `select c.event from desk_course c
     where c.seen is not null
       and (c.seen <> desk_course_seen(c.event) or exists (select from unnest(c.keys) as key where ${SPOKEN_OF})) order by c.event`,
  )
  return rows.map(({ event }) => event)
}

/** Keys of an event under which others have sent what the desk had sent. */
export async function keysOfOthers(q: Statements, event: string): Promise<string[]> {
  const { rows } = await q.query<{ key: string }>(
    `select key from desk_course c cross join unnest(c.keys) as key
     where c.event = $1 and ${SPOKEN_OF}`,
    [event],
  )
  return rows.map(({ key }) => key)
}

/** The desk's messages that nobody has read yet and that name something, the oldest first. */
export async function unreadNaming(
  q: Statements,
  code: string,
): Promise<{ readonly id: number; readonly body: Buffer }[]> {
  const { rows } = await q.query<{ id: number; body: Buffer }>(
    `select id, body from inbox where channel = 'desk' and verdict = 'pending' and position(convert_to($1, 'UTF8') in body) > 0 order by id`,
    [code],
  )
  return rows
}

/** Lines of the programme of others that name something and wait, also those of a source that is paused. */
export async function waitingLines(q: Statements, code: string): Promise<{ readonly body: Buffer }[]> {
  const { rows } = await q.query<{ body: Buffer }>(
    // the head of a message says what it is: only of programmes is the whole looked through
    `select body from inbox where channel <> 'desk' and verdict in ('pending', 'held')
       and case when position(convert_to('DT_SCHEDULE', 'UTF8') in substring(body for 1000)) > 0
         then position(convert_to($1, 'UTF8') in body) > 0 else false end order by id`,
    [code],
  )
  return rows
}

/** What decides which line of units is in force, by the unit's code; of all units that begin so. */
export async function lineOrders(
  q: Statements,
  code: string,
): Promise<ReadonlyMap<string, { readonly precedence: string; readonly produced: string }>> {
  const { rows } = await q.query<{ code: string; precedence: string; produced: string }>(
    'select code, precedence, produced from fact_unit where discipline = left($1, 3) and starts_with(code, $1)',
    [code],
  )
  return new Map(rows.map((row) => [row.code, row]))
}

/** The desk's messages of keys that are or were in force. */
export async function ownOfKeys(q: Statements, keys: readonly string[]): Promise<number[]> {
  const { rows } = await q.query<{ id: number }>(
    `select id from inbox where channel = 'desk' and replacement_key = any($1) and verdict in ('applied', 'superseded') order by id`,
    [keys],
  )
  return rows.map(({ id }) => id)
}

/** Of events, whether medals are in force, and by which road. */
export async function medalRoads(
  q: Statements,
  events: readonly string[],
): Promise<{ readonly event: string; readonly channel: string }[]> {
  const { rows } = await q.query<{ event: string; channel: string }>(
    `select left(l.event, 22) as event, i.channel from fact_medal_list l join inbox i on i.id = l.message_id
     where left(l.event, 22) = any($1) and exists (select from fact_medal m where m.replacement_key = l.replacement_key)`,
    [events],
  )
  return rows
}

/** Medals of an event (22 characters) that others than the desk have in force, in whatever language or subtype. */
export async function medalsOfOthers(q: Statements, event: string): Promise<readonly OdfMedal[] | null> {
  const { rows } = await q.query<{ medals: OdfMedal[] }>(
    `select (select coalesce(jsonb_agg(jsonb_build_object('medal', m.medal, 'date', m.date, 'unit', m.unit,
         'competitors', jsonb_build_array(m.fact)) order by m.position), '[]')
       from fact_medal m where m.replacement_key = l.replacement_key) as medals
     from fact_medal_list l join inbox i on i.id = l.message_id
     where left(l.event, 22) = $1 and i.channel <> 'desk' order by l.produced desc limit 1`,
    [event],
  )
  return rows[0]?.medals ?? null
}
