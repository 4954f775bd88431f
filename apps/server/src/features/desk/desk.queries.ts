import type { DeskState } from '@games/contract'
import type { Role, ScheduleStatus, UnitStatus } from '@games/domain'
import type { ScoringUnit, Tap, TapValue } from '@games/domain/scoring/index'
import type { WeighInLimits } from '@games/domain/weigh-in/rules'
import type { OdfResult, OdfUnit } from '@games/odf'
import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'
import type { SideRow } from '../../facts/sides.ts'

/** What somebody may do at this moment, and where. */
export async function workerRow(
  q: Statements,
  accountId: string,
): Promise<
  | {
      readonly username: string
      readonly role: Role | null
      readonly role_venues: readonly string[]
      readonly role_until: Date | null
    }
  | undefined
> {
  const { rows } = await q.query<{
    username: string
    role: Role | null
    role_venues: string[]
    role_until: Date | null
  }>('select username, role_now(role, role_until) as role, role_venues, role_until from account where id = $1', [
    accountId,
  ])
  return rows[0]
}

/** A unit as the programme has it. */
export interface PlannedRow {
  readonly code: string
  readonly event: string
  readonly displayed: boolean
  readonly day: string | null
  readonly status: UnitStatus
  readonly venue: string | null
  readonly location: string | null
  readonly sides: readonly SideRow[]
  readonly head_to_head: boolean
  readonly schedule: OdfUnit | null
}
const PLANNED = `code, event, displayed, day, status, schedule ->> 'venue' as venue, schedule ->> 'location' as location, sides, head_to_head, schedule`

export async function plannedRows(q: Statements, codes: readonly string[]): Promise<PlannedRow[]> {
  const { rows } = await q.query<PlannedRow>(`select ${PLANNED} from unit where code = any($1)`, [codes])
  return rows
}

/** Units of a venue's day that are contested, in time order; `location` null: of all its courts. */
export async function unitsAt(
  q: Statements,
  { venue, location, day }: { readonly venue: string; readonly location: string | null; readonly day: string },
  limit: number,
): Promise<string[]> {
  const { rows } = await q.query<{ code: string }>(
    `select code from unit
     where displayed and day = $2 and schedule ->> 'venue' = $1 and ($3::text is null or schedule ->> 'location' = $3)
       and event_type in ('competition', 'competition-medal')
     order by start_at, sort_order nulls first, code limit $4`,
    [venue, day, location, limit],
  )
  return rows.map(({ code }) => code)
}

/** The courts of a day and how many units are contested there; `venues` null: of all venues. */
export async function courtRows(
  q: Statements,
  day: string,
  venues: readonly string[] | null,
  location: string | null,
): Promise<
  {
    readonly venue: string
    readonly location: string | null
    readonly venue_name: string | null
    readonly location_name: string | null
    readonly units: number
  }[]
> {
  const { rows } = await q.query<{
    venue: string
    location: string | null
    venue_name: string | null
    location_name: string | null
    units: number
  }>(
    `select coalesce(schedule ->> 'venue', '') as venue, schedule ->> 'location' as location,
       max(schedule ->> 'venueName') as venue_name, max(schedule ->> 'locationName') as location_name, count(*)::int as units
     from unit
     where displayed and day = $1 and event_type in ('competition', 'competition-medal') and schedule ->> 'venue' is not null
       and ($2::text[] is null or schedule ->> 'venue' = any($2)) and ($3::text is null or schedule ->> 'location' = $3)
     group by 1, 2 order by 1, 2 nulls first`,
    [day, venues, location],
  )
  return rows
}

/** The result list of a unit that is in force, with the road its message came by. */
export interface ListRow {
  readonly code: string
  readonly status: string | null
  readonly version: number
  readonly channel: string | null
  readonly rows: readonly OdfResult[]
}
export async function listRows(q: Statements, codes: readonly string[]): Promise<ListRow[]> {
  const { rows } = await q.query<ListRow>(
    `select distinct on (l.code) l.code, l.status, l.version, i.channel,
       coalesce((select jsonb_agg(r.fact order by r.position) from fact_result r where r.replacement_key = l.replacement_key),
         '[]') as rows
     from fact_result_list l left join inbox i on i.id = l.message_id
     where l.document_type = 'DT_RESULT' and l.code = any($1) order by l.code, l.produced desc, l.replacement_key`,
    [codes],
  )
  return rows
}

/**
 * What anybody but the desk has sent last of units, where it is more than a start list; of each language and subtype by itself, since
 * versions of one say nothing of another.
 */
export interface FeedRow {
  readonly unit: string
  readonly produced: string
  readonly source: string | null
  readonly received_at: Date
}
/** Of each of a unit's lists the newest message that others than the desk have sent. `unit`: a comparison with its code. */
const newestOfOthers = (unit: string): string =>
  `select distinct on (replacement_key) coalesce(document_code, '') as unit, coalesce(produced, '') as produced, source, received_at,
     result_status
   from inbox
   where document_type = 'DT_RESULT' and document_code ${unit} and verdict in ('applied', 'superseded') and channel <> 'desk'
     and not is_bare
   order by replacement_key, version desc, produced desc`

export async function feedRows(q: Statements, units: readonly string[]): Promise<FeedRow[]> {
  const { rows } = await q.query<FeedRow>(
    `select distinct on (unit) unit, produced, source, received_at from (${newestOfOthers('= any($1)')}) newest
     where result_status is distinct from 'START_LIST' order by unit, produced desc`,
    [units],
  )
  return rows
}

/** The messages with a unit's list that others than the desk have sent, the newest first. */
export async function othersMessages(q: Statements, unit: string, most: number): Promise<Uint8Array[]> {
  const { rows } = await q.query<{ body: Buffer }>(
    `select body from inbox
     where document_type = 'DT_RESULT' and document_code = $1 and verdict in ('applied', 'superseded') and channel <> 'desk' and not is_bare
     order by version desc, produced desc limit $2`,
    [unit, most],
  )
  return rows.map(({ body }) => body)
}

/** What the desk itself has sent and may be of a unit: messages of these keys, updates of the family, and what nobody has read yet. */
export async function ownMessages(
  q: Statements,
  keys: readonly string[],
  familyKey: string,
): Promise<{ readonly id: number; readonly body: Buffer; readonly isRead: boolean }[]> {
  const { rows } = await q.query<{ id: number; body: Buffer; isRead: boolean }>(
    `select id, body, verdict <> 'pending' as "isRead" from inbox
     where channel = 'desk' and (verdict = 'pending'
       or verdict in ('applied', 'superseded') and (replacement_key = any($1) or family_key = $2)) order by id`,
    [keys, familyKey],
  )
  return rows
}

/** Of what was not read yet nothing is made. Call under the apply lock. */
export const withdrawUnread = (tx: ClientBase, ids: readonly number[], reason: string) =>
  tx.query(`update inbox set verdict = 'withdrawn', reason = $2 where id = any($1) and verdict = 'pending'`, [
    ids,
    reason,
  ])

/** Nothing of the desk's is in force: whatever it sends next is new. */
export const noteWithdrawn = (tx: ClientBase, unit: string) =>
  tx.query('update desk_unit set sent_digest = null, schedule_digest = null where unit = $1', [unit])

export interface DeskRow {
  readonly unit: string
  readonly list: ScoringUnit | null
  readonly rule_set: string | null
  readonly limits: Readonly<Record<string, TapValue>>
  readonly second_person: boolean
  readonly begun: boolean
  readonly first_at: Date | null
  readonly head: number
  readonly state: string | null
  readonly looked_up_to: number
  readonly sent_up_to: number
  readonly sent_at: Date | null
  readonly sent_digest: string | null
  readonly sent_version: number | null
  readonly schedule_digest: string | null
  readonly schedule_version: number | null
  readonly followed: boolean
  readonly leads: boolean
  readonly lead_reason: string | null
}
const DESK = `unit, list, rule_set, limits, second_person, begun, first_at, head, state, looked_up_to, sent_up_to, sent_at, sent_digest, sent_version,
  schedule_digest, schedule_version, followed, leads, lead_reason`

export async function deskRows(q: Statements, units: readonly string[]): Promise<DeskRow[]> {
  const { rows } = await q.query<DeskRow>(`select ${DESK} from desk_unit where unit = any($1)`, [units])
  return rows
}

/** The unit's row, which is there and stays so until the transaction ends. */
export async function lockDesk(tx: ClientBase, unit: string): Promise<DeskRow> {
  const known = await takeDesk(tx, unit)
  if (known) return known
  await tx.query('insert into desk_unit (unit) values ($1) on conflict do nothing', [unit])
  const row = await takeDesk(tx, unit)
  if (!row) throw new Error(`unit ${unit} of the desk is gone`)
  return row
}

/** As `lockDesk`, where it is there already; undefined: it was wiped. */
export async function takeDesk(tx: ClientBase, unit: string): Promise<DeskRow | undefined> {
  const { rows } = await tx.query<DeskRow>(`select ${DESK} from desk_unit where unit = $1 for update`, [unit])
  return rows[0]
}

/** Keeps who competes and by which rules. */
export const keepOpened = (
  tx: ClientBase,
  unit: string,
  opened: {
    readonly list: ScoringUnit
    readonly ruleSet: string | null
    readonly limits: Readonly<Record<string, TapValue>>
    readonly secondPerson: boolean
  },
) =>
  tx.query('update desk_unit set list = $2, rule_set = $3, limits = $4, second_person = $5 where unit = $1', [
    unit,
    JSON.stringify(opened.list),
    opened.ruleSet,
    JSON.stringify(opened.limits),
    opened.secondPerson,
  ])

/** Numbers from the unit's last one on, in the order given. */
export const insertTaps = (
  tx: ClientBase,
  unit: string,
  by: string,
  taps: readonly { readonly stored: number; readonly tap: Tap }[],
) =>
  tx.query(
    `insert into desk_tap (unit, stored, id, device, seq, tap, by)
     select $1, t.stored, t.tap ->> 'id', t.tap ->> 'device', (t.tap ->> 'seq')::int, t.tap, $2
     from jsonb_to_recordset($3::jsonb) as t (stored int, tap jsonb)`,
    [unit, by, JSON.stringify(taps)],
  )

/** Gives the unit's row as it is then. */
export async function raiseHead(tx: ClientBase, unit: string, head: number, begun: boolean): Promise<DeskRow> {
  const { rows } = await tx.query<DeskRow>(
    `update desk_unit set head = $2, begun = begun or $3, first_at = coalesce(first_at, clock_timestamp()) where unit = $1 returning ${DESK}`,
    [unit, head, begun],
  )
  const row = rows[0]
  if (!row) throw new Error(`unit ${unit} of the desk is gone`)
  return row
}

export interface TapRow {
  readonly unit: string
  readonly stored: number
  readonly tap: Tap
  readonly by: string
}

/** Stored taps of units after a number, in their order. */
export async function tapRows(q: Statements, units: readonly string[], after = 0): Promise<TapRow[]> {
  const { rows } = await q.query<TapRow>(
    'select unit, stored, tap, by from desk_tap where unit = any($1) and stored > $2 order by unit, stored',
    [units, after],
  )
  return rows
}

/** Taps of a unit that have one of these ids, or one of these numbers of the device. */
export async function sameTaps(
  q: Statements,
  unit: string,
  device: string,
  ids: readonly string[],
  seqs: readonly number[],
): Promise<TapRow[]> {
  const { rows } = await q.query<TapRow>(
    `select unit, stored, tap, by from desk_tap where unit = $1 and (id = any($2) or device = $3 and seq = any($4))`,
    [unit, ids, device, seqs],
  )
  return rows
}

/** How much is kept of a unit, how much of it somebody has pressed, and the last number of one of its devices. */
export interface LoadRow {
  taps: number
  undos: number
  bytes: number
  own: number
  last: number
}
export async function loadOf(q: Statements, unit: string, device: string, by: string): Promise<LoadRow> {
  const { rows } = await q.query<LoadRow>(
    `select count(*)::int as taps, (count(*) filter (where tap ->> 'kind' = 'undo'))::int as undos,
       coalesce(sum(octet_length(tap::text)), 0)::int as bytes, (count(*) filter (where by = $3))::int as own,
       coalesce(max(seq) filter (where device = $2), 0) as last
     from desk_tap where unit = $1`,
    [unit, device, by],
  )
  return rows[0] ?? { taps: 0, undos: 0, bytes: 0, own: 0, last: 0 }
}

/** The last number of a device in a unit; 0: it has sent nothing. */
export async function lastOf(q: Statements, unit: string, device: string): Promise<number> {
  const { rows } = await q.query<{ last: number }>(
    'select coalesce(max(seq), 0) as last from desk_tap where unit = $1 and device = $2',
    [unit, device],
  )
  return rows[0]?.last ?? 0
}

/** Where a tap stands in a unit, and what it is; of an undo with the id that it names. */
export interface PlacedRow {
  readonly id: string
  readonly kind: string
  readonly stored: number
  readonly target: string | null
}
/** The taps that have others played again, those that they name, and those of these ids; in their order. */
export async function placedTaps(q: Statements, unit: string, ids: readonly string[]): Promise<PlacedRow[]> {
  const { rows } = await q.query<PlacedRow>(
    `select id, coalesce(tap ->> 'kind', '') as kind, stored, case when tap ->> 'kind' = 'undo' then tap ->> 'value' end as target
     from desk_tap
     where unit = $1 and (tap ->> 'kind' in ('undo', 'rules') or id = any($2)
       or id in (select tap ->> 'value' from desk_tap where unit = $1 and tap ->> 'kind' = 'undo'))
     order by stored`,
    [unit, ids],
  )
  return rows
}

/** Gaps in the numbers of the devices of a unit. */
export async function gapRows(
  q: Statements,
  unit: string,
): Promise<{ readonly device: string; readonly from: number; readonly to: number }[]> {
  const { rows } = await q.query<{ device: string; from: number; to: number }>(
    `select device, coalesce(before, 0) + 1 as "from", seq - 1 as "to" from (
       select device, seq, lag(seq) over (partition by device order by seq) as before from desk_tap where unit = $1) numbered
     where seq > coalesce(before, 0) + 1 order by device, seq`,
    [unit],
  )
  return rows
}

export interface DeviceRow {
  readonly unit: string
  readonly device: string
  readonly name: string | null
  readonly by: string
  readonly username: string | null
  readonly opened_at: Date
  readonly heard_at: Date
  readonly took_over_at: Date | null
}

/** Devices that have units open: those that were heard of lately. */
export async function deviceRows(q: Statements, units: readonly string[], withinMs: number): Promise<DeviceRow[]> {
  const { rows } = await q.query<DeviceRow>(
    `select d.unit, d.device, d.name, d.by, a.username, d.opened_at, d.heard_at, d.took_over_at
     from desk_device d left join account a on a.id = d.account_id
     where d.unit = any($1) and d.heard_at > clock_timestamp() - $2 * interval '1 millisecond'
     order by d.unit, d.opened_at, d.device`,
    [units, withinMs],
  )
  return rows
}

/** A device was heard of: one that was forgotten meanwhile has it open anew, and the unit stays with whoever holds it. */
export const hearDevice = (
  tx: ClientBase,
  one: {
    readonly unit: string
    readonly device: string
    readonly name: string | null
    readonly by: string
    readonly accountId: string | null
    readonly takesOver: boolean
  },
  forgottenMs: number,
) =>
  tx.query(
    `with held as (insert into desk_holder (unit, by) values ($1, $4) on conflict do nothing)
     insert into desk_device as d (unit, device, name, by, account_id, took_over_at)
     values ($1, $2, $3, $4, $5, case when $6 then clock_timestamp() end)
     on conflict (unit, device) do update set name = coalesce(excluded.name, d.name), by = excluded.by, account_id = excluded.account_id,
       heard_at = clock_timestamp(),
       opened_at = case when d.heard_at < clock_timestamp() - $7 * interval '1 millisecond' then clock_timestamp() else d.opened_at end,
       took_over_at = case when $6 then clock_timestamp()
         when d.heard_at < clock_timestamp() - $7 * interval '1 millisecond' then null else d.took_over_at end`,
    [one.unit, one.device, one.name, one.by, one.accountId, one.takesOver, forgottenMs],
  )

export const closeDevice = (tx: ClientBase, unit: string, device: string) =>
  tx.query('delete from desk_device where unit = $1 and device = $2', [unit, device])

/** Units are handed to somebody: they stay theirs. */
export const holdUnits = (q: Statements, units: readonly string[], by: string) =>
  q.query('insert into desk_holder (unit, by) select unnest($1::text[]), $2 on conflict do nothing', [units, by])

export async function isHolder(q: Statements, unit: string, by: string): Promise<boolean> {
  const { rowCount } = await q.query('select from desk_holder where unit = $1 and by = $2', [unit, by])
  return rowCount !== 0
}

/** How events are scored, by event. */
export interface EventRow {
  readonly event: string
  readonly rule_set: string | null
  readonly limits: Readonly<Record<string, TapValue>>
  readonly second_person: boolean
  /** What competitors weigh, as it was chosen; null: by their class. */
  readonly weigh_in: WeighInLimits | null
}
export async function eventRows(q: Statements, events: readonly string[]): Promise<EventRow[]> {
  const { rows } = await q.query<EventRow>(
    'select event, rule_set, limits, second_person, weigh_in from desk_event where event = any($1)',
    [events],
  )
  return rows
}
/** How an event is scored, held for the transaction; undefined: nobody has chosen. */
export async function lockEvent(tx: ClientBase, event: string): Promise<EventRow | undefined> {
  const { rows } = await tx.query<EventRow>(
    'select event, rule_set, limits, second_person, weigh_in from desk_event where event = $1 for update',
    [event],
  )
  return rows[0]
}
export const putEvent = (q: Statements, { event, rule_set, limits, second_person, weigh_in }: EventRow) =>
  q.query(
    `insert into desk_event (event, rule_set, limits, second_person, weigh_in) values ($1, $2, $3, $4, $5)
     on conflict (event) do update set rule_set = excluded.rule_set, limits = excluded.limits, second_person = excluded.second_person,
       weigh_in = excluded.weigh_in`,
    [event, rule_set, JSON.stringify(limits), second_person, weigh_in === null ? null : JSON.stringify(weigh_in)],
  )

/** Events that have contests, with what they are called. */
export async function contestedEvents(
  q: Statements,
  discipline: string | null,
): Promise<{ readonly event: string; readonly unit: string }[]> {
  const { rows } = await q.query<{ event: string; unit: string }>(
    `select event, min(code) as unit from unit
     where displayed and event_type in ('competition', 'competition-medal') and ($1::text is null or discipline = $1)
     group by event order by event`,
    [discipline],
  )
  return rows.map(({ event, unit }) => ({ event, unit }))
}

export const lead = (tx: ClientBase, unit: string, leads: boolean, reason: string) =>
  tx.query('update desk_unit set leads = $2, lead_reason = $3, look_again = true where unit = $1', [
    unit,
    leads,
    leads ? reason : null,
  ])

/** Members of teams by the teams' codes, in order. */
export async function membersOf(
  q: Statements,
  teams: readonly string[],
): Promise<{ readonly code: string; readonly athletes: readonly string[] }[]> {
  const { rows } = await q.query<{ code: string; athletes: string[] }>(
    `select distinct on (code) code, coalesce(fact -> 'athletes', '[]') as athletes from fact_team where code = any($1) order by code, precedence desc`,
    [teams],
  )
  return rows
}

/** What the programme alone says of a unit: the desk does not speak against it. */
export const CALLED_OFF: readonly ScheduleStatus[] = ['UNSCHEDULED', 'POSTPONED', 'RESCHEDULED', 'CANCELLED']

/** Of these nothing of the desk's own is public: they are not sent, whether or not the feed speaks. */
const UNPLAYED: readonly DeskState[] = ['list-missing', 'list-ready']

/**
 * Units of which taps are stored that nobody has looked at, that something else has replaced since, whose list is another before play begins,
 * of which the feed speaks now, or of which it has spoken and what it said is taken back.
 */
export async function unitsToSend(q: Statements): Promise<string[]> {
  const { rows } = await q.query<{ unit: string }>(
    `select unit from desk_unit where head > looked_up_to or look_again
     union
     select d.unit from desk_unit d
       join fact_result_list l on l.code = d.unit and l.document_type = 'DT_RESULT' join inbox i on i.id = l.message_id
     where d.sent_version is not null and not d.stepped_back and i.channel <> 'desk' and l.version >= d.sent_version
       and i.document_subcode is null and i.document_subtype is null and i.language is null
       and (l.status = 'START_LIST' or d.leads)
     union
     select unit from desk_unit where not begun and sent_version is not null and listed is distinct from desk_listed(unit)
     union
     select d.unit from desk_unit d
       join fact_result_list l on l.code = d.unit and l.document_type = 'DT_RESULT'
       join lateral (
         select result_status from inbox i
         where i.replacement_key = l.replacement_key and i.verdict in ('applied', 'superseded') and i.channel <> 'desk' and not i.is_bare
         order by i.version desc, i.produced desc limit 1) newest on newest.result_status is distinct from 'START_LIST'
     where d.sent_digest is not null and not d.leads
     union
     select d.unit from desk_unit d
       join unit u on u.code = d.unit
       join inbox i on i.family_key = 'schedule/' || left(d.unit, 3) and i.is_update and i.channel = 'desk'
         and i.version = d.schedule_version and i.verdict = 'superseded'
     where d.schedule_digest is not null and not d.stepped_back
       and u.schedule ->> 'scheduleStatus' <> split_part(d.schedule_digest, ' ', 1)
       and u.schedule ->> 'scheduleStatus' <> all($1)
     union
     select d.unit from desk_unit d
     where d.stepped_back and not d.leads and d.state <> all($2) and not exists (
       select from (${newestOfOthers('= d.unit')}) newest where result_status is distinct from 'START_LIST')
     order by unit`,
    [CALLED_OFF, UNPLAYED],
  )
  return rows.map(({ unit }) => unit)
}

interface Latest {
  readonly version: number
  readonly produced: string
}

/** The highest version of anything that the inbox has of a key, and when the latest was produced. */
export async function latestOfKey(q: Statements, key: string): Promise<Latest> {
  const { rows } = await q.query<{ version: number; produced: string }>(
    `select coalesce(max(version), 0) as version, coalesce(max(produced), '') as produced from inbox where replacement_key = $1`,
    [key],
  )
  return rows[0] ?? { version: 0, produced: '' }
}

/** The same of the updates of a family; produced no earlier than its bulks either. */
export async function latestOfFamily(q: Statements, familyKey: string): Promise<Latest> {
  const { rows } = await q.query<{ version: number; produced: string }>(
    `select coalesce(max(version) filter (where is_update), 0) as version, coalesce(max(produced), '') as produced
     from inbox where family_key = $1`,
    [familyKey],
  )
  return rows[0] ?? { version: 0, produced: '' }
}

/** Whether the desk's update of a family is there no more: a newer bulk discards every update before it. */
export async function isDiscarded(q: Statements, familyKey: string, version: number): Promise<boolean> {
  const { rowCount } = await q.query(
    `select from inbox where family_key = $1 and is_update and channel = 'desk' and version = $2 and verdict = 'superseded'`,
    [familyKey, version],
  )
  return rowCount !== 0
}

export const noteBegun = (tx: ClientBase, unit: string, begun: boolean) =>
  tx.query('update desk_unit set begun = $2 where unit = $1', [unit, begun])

/** Which list of a unit is in force, of others than the desk; it changes whenever another is applied. */
export async function listedNow(q: Statements, unit: string): Promise<string | null> {
  const { rows } = await q.query<{ listed: string | null }>('select desk_listed($1) as listed', [unit])
  return rows[0]?.listed ?? null
}

/** `listed`: which list was in force before the unit was read. */
export const noteLooked = (
  tx: ClientBase,
  unit: string,
  looked: {
    readonly upTo: number
    readonly state: string | null
    readonly isPublic: boolean
    readonly listed: string | null
  },
) =>
  tx.query(
    `update desk_unit set looked_up_to = $2, look_again = false, state = $3, sent_up_to = case when $4 then $2 else sent_up_to end,
       stepped_back = not $4, listed = $5
     where unit = $1`,
    [unit, looked.upTo, looked.state, looked.isPublic, looked.listed],
  )

export const noteSent = (tx: ClientBase, unit: string, digest: string, version: number) =>
  tx.query('update desk_unit set sent_digest = $2, sent_version = $3, sent_at = clock_timestamp() where unit = $1', [
    unit,
    digest,
    version,
  ])

/** Whether what was sent last is a result that others of the event follow from. */
export const noteFollowed = (tx: ClientBase, unit: string, followed: boolean) =>
  tx.query('update desk_unit set followed = $2 where unit = $1 and followed <> $2', [unit, followed])

export const noteSchedule = (tx: ClientBase, unit: string, digest: string, version: number) =>
  tx.query('update desk_unit set schedule_digest = $2, schedule_version = $3 where unit = $1', [unit, digest, version])

export interface SignatureRow {
  readonly unit: string
  readonly side: 0 | 1
  readonly up_to: number
  readonly at: Date
}
export async function signatureRows(q: Statements, units: readonly string[]): Promise<SignatureRow[]> {
  const { rows } = await q.query<SignatureRow>(
    'select unit, side, up_to, at from desk_signature where unit = any($1) order by unit, at, side',
    [units],
  )
  return rows
}
/** How many signatures of a side are kept but that under one state. */
export async function countOtherSignatures(q: Statements, unit: string, side: 0 | 1, upTo: number): Promise<number> {
  const { rows } = await q.query<{ n: number }>(
    'select count(*)::int as n from desk_signature where unit = $1 and side = $2 and up_to <> $3',
    [unit, side, upTo],
  )
  return rows[0]?.n ?? 0
}
/** A side signs once for a state; a second time replaces the first. */
export const putSignature = (
  tx: ClientBase,
  one: {
    readonly unit: string
    readonly side: 0 | 1
    readonly upTo: number
    readonly strokes: unknown
    readonly by: string
  },
) =>
  tx.query(
    `insert into desk_signature (unit, side, up_to, strokes, by) values ($1, $2, $3, $4, $5)
     on conflict (unit, side, up_to) do update set strokes = excluded.strokes, by = excluded.by, at = clock_timestamp()`,
    [one.unit, one.side, one.upTo, JSON.stringify(one.strokes), one.by],
  )

export async function photoRows(
  q: Statements,
  units: readonly string[],
): Promise<{ readonly id: string; readonly unit: string }[]> {
  const { rows } = await q.query<{ id: string; unit: string }>(
    'select id, unit from desk_photo where unit = any($1) order by unit, at, id',
    [units],
  )
  return rows
}
export async function putPhoto(
  q: Statements,
  id: string,
  unit: string,
  content: Uint8Array,
  by: string,
): Promise<void> {
  await q.query('insert into desk_photo (id, unit, content, by) values ($1, $2, $3, $4) on conflict (id) do nothing', [
    id,
    unit,
    content,
    by,
  ])
}
export async function photoOf(q: Statements, unit: string, id: string): Promise<Buffer | null> {
  const { rows } = await q.query<{ content: Buffer }>('select content from desk_photo where unit = $1 and id = $2', [
    unit,
    id,
  ])
  return rows[0]?.content ?? null
}
export async function countPhotos(q: Statements, unit: string): Promise<number> {
  const { rows } = await q.query<{ n: number }>('select count(*)::int as n from desk_photo where unit = $1', [unit])
  return rows[0]?.n ?? 0
}
