import type { NotificationKind } from '@games/domain/notifications/pushed'
import type { NotifiedFacts } from '@games/domain/notifications/facts'
import type { StartForecast } from '@games/domain/predicted-starts/court'
import type { UnitStatus } from '@games/domain'
import type { OdfUnit } from '@games/odf'
import type { Statements } from '../../facts/reading.ts'

/** Takes the turn to look through the event log: how far it has been looked through; undefined: another node has the turn. */
export async function lockWatch(q: Statements): Promise<{ readonly seq: number | null } | undefined> {
  const { rows } = await q.query<{ seq: number | null }>('select seq from notification_watch for update skip locked')
  return rows[0]
}

export async function setWatched(q: Statements, seq: number | null): Promise<void> {
  await q.query('update notification_watch set seq = $1', [seq])
}

/** Whether anybody gets notifications. */
export async function hasSubscriptions(q: Statements): Promise<boolean> {
  const { rows } = await q.query<{ any: boolean }>('select exists (select from push_subscription) as any')
  return rows[0]?.any ?? false
}

/** A unit as far as its notifications are concerned. */
export interface UnitState {
  readonly code: string
  readonly displayed: boolean
  readonly status: UnitStatus
  readonly head_to_head: boolean
  readonly schedule: OdfUnit | null
  readonly forecast: StartForecast | null
  /** Codes that it had in earlier folders of published results. */
  readonly former_codes: readonly string[]
  /** The list that is in force, where it closes the unit. */
  readonly result_key: string | null
  readonly result_print: string | null
}

const UNIT_STATE = `select u.code, u.displayed, u.status, u.head_to_head, u.schedule, f.forecast,
    array(select a.code from unit_alias a where a.unit = u.code order by a.code) as former_codes, l.replacement_key as result_key,
    (select md5(string_agg(concat_ws('|', r.competitor, r.fact ->> 'rank', r.fact ->> 'result', r.fact ->> 'irm', r.fact ->> 'wlt'),
      ';' order by r.position)) from fact_result r where r.replacement_key = l.replacement_key) as result_print
  from unit u left join unit_forecast f on f.unit = u.code
    left join fact_result_list l on l.message_id = u.result_message_id and l.document_type = 'DT_RESULT' and l.code = u.code
      and u.status in ('FINISHED', 'OFFICIAL', 'UNOFFICIAL', 'PROTESTED')
      and l.status in ('UNOFFICIAL', 'OFFICIAL', 'PROTESTED')`

/** These units; all of them where `codes` is null. */
export async function unitStates(q: Statements, codes: readonly string[] | null): Promise<UnitState[]> {
  const { rows } = await q.query<UnitState>(
    `${UNIT_STATE} where ($1::text[] is null or u.code = any($1)) order by u.code`,
    [codes],
  )
  return rows
}

/** Units to come whose printed start is within a time; epoch milliseconds. */
export async function unitsToStart(q: Statements, from: number, until: number): Promise<UnitState[]> {
  const { rows } = await q.query<UnitState>(
    `${UNIT_STATE} where u.displayed and u.status in ('SCHEDULED', 'START_LIST', 'GETTING_READY', 'DELAYED', 'RESCHEDULED')
       and u.start_at between to_timestamp($1::float8 / 1000) and to_timestamp($2::float8 / 1000) order by u.code`,
    [from, until],
  )
  return rows
}

/** Something that can be told, as it was when it last changed. */
export interface NotificationRow {
  readonly about: string
  readonly kind: NotificationKind
  readonly revision: number
  readonly print: string | null
  readonly base: string | null
  readonly facts: NotifiedFacts
  readonly keys: readonly string[]
  readonly accounts_only: boolean
}

export async function notificationsAbout(
  q: Statements,
  about: readonly string[],
): Promise<Map<string, NotificationRow>> {
  const { rows } = await q.query<NotificationRow>(
    'select about, kind, revision, print, base, facts, keys, accounts_only from notification where about = any($1)',
    [about],
  )
  return new Map(rows.map((row) => [row.about, row]))
}

/** The same of kinds as a whole, where their names begin with one of `prefixes`. */
export async function notificationsLike(
  q: Statements,
  prefixes: readonly string[],
): Promise<Map<string, NotificationRow>> {
  const { rows } = await q.query<NotificationRow>(
    `select about, kind, revision, print, base, facts, keys, accounts_only from notification where about like any($1)`,
    [prefixes.map((prefix) => `${prefix.replace(/[\\%_]/g, '\\$&')}%`)],
  )
  return new Map(rows.map((row) => [row.about, row]))
}

export async function putNotifications(q: Statements, rows: readonly NotificationRow[]): Promise<void> {
  if (rows.length === 0) return
  await q.query(
    `insert into notification (about, kind, revision, print, base, facts, keys, accounts_only)
     select r.about, r.kind, r.revision, r.print, r.base, r.facts, array(select jsonb_array_elements_text(r.keys)), r.accounts_only
     from jsonb_to_recordset($1::jsonb) as r(about text, kind text, revision bigint, print text, base text, facts jsonb, keys jsonb, accounts_only boolean)
     on conflict (about) do update set revision = excluded.revision, print = excluded.print, base = excluded.base,
       facts = excluded.facts, keys = excluded.keys, accounts_only = excluded.accounts_only, changed_at = now()`,
    [JSON.stringify(rows)],
  )
}

/** Something that is so before anybody is told of it. */
export type Ground = Pick<NotificationRow, 'about' | 'kind'> & { readonly print: string }

/** Takes what is true now for what was always so; revisions that there were stay, so that the next is higher. */
export async function putGround(q: Statements, ground: readonly Ground[]): Promise<void> {
  const about = ground.map((one) => one.about)
  await q.query('update notification set print = null, base = null where about <> all($1)', [about])
  await q.query(
    `insert into notification (about, kind, revision, print, base, facts, keys)
     select g.about, g.kind, 0, g.print, g.print, '{}', '{}' from unnest($1::text[], $2::text[], $3::text[]) as g(about, kind, print)
     on conflict (about) do update set print = excluded.print, base = excluded.base`,
    [about, ground.map(({ kind }) => kind), ground.map(({ print }) => print)],
  )
}

/**
 * Has the newest revision of each told to whoever follows it and to whoever was told of it before, `afterMs` from now at the earliest; `lead`:
 * to those alone who are told so many minutes ahead.
 */
export async function enqueue(
  q: Statements,
  about: readonly string[],
  { afterMs, lead = null }: { readonly afterMs: number; readonly lead?: number | null },
): Promise<void> {
  if (about.length === 0) return
  await q.query(
    `with told as (
       select s.id, n.about, n.revision from notification n join push_subscription s on s.follows && n.keys
         where n.about = any($1) and case n.kind when 'result' then s.results when 'medal' then s.medals and not s.hides_results
           when 'plan' then s.lead is not null when 'start' then s.lead = $3 end
       union
       select s.id, n.about, n.revision from notification n join push_subscription s on s.messages
         where n.about = any($1) and n.kind = 'message' and (not n.accounts_only or s.session_id is not null)
       union
       select d.subscription_id, n.about, n.revision from notification n join notification_delivery d using (about)
         where n.about = any($1)
     ), news as (
       select * from told t where not exists (
         select from notification_delivery d where d.subscription_id = t.id and d.about = t.about and d.revision >= t.revision)
     ), there as (
       -- nobody deletes them meanwhile, and those that are being deleted are waited for
       select id, next_at from push_subscription where id in (select id from news) order by id for key share
     )
     insert into notification_delivery (subscription_id, about, revision, due_at)
     select id, about, revision, greatest(now() + make_interval(secs => $2::float8 / 1000), next_at)
     from news join there using (id) order by id, about
     on conflict (subscription_id, about) do update set revision = excluded.revision, due_at = excluded.due_at
       where notification_delivery.revision < excluded.revision`,
    [about, afterMs, lead],
  )
}

/** Deletes what was told so long ago that nobody would connect it with a correction, and starts that are past. */
export async function pruneDeliveries(q: Statements): Promise<void> {
  await q.query(
    `delete from notification_delivery where revision = done_revision and due_at < now() - interval '7 days'`,
  )
}
