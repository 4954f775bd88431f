import type { PackCall } from '@games/contract/offline-pack/offline-pack'
import type { Json } from '@games/contract/offline-pack/pack-patch'
import { patchBetween } from '@games/contract/offline-pack/pack-patch'
import type { Statements } from '../../facts/reading.ts'

/** Rows written by one statement. */
const CHUNK = 2_000

export interface PackState {
  readonly history: string
  readonly version: number
  /** The shape that its views have, and the build that made them; null: it has none yet. */
  readonly shape: string | null
  readonly build: string | null
  readonly seq: number | null
  /** When everything in it was known, epoch milliseconds; null: not everything has been made yet. */
  readonly known: number | null
}

type PackStateRow = {
  history: string
  version: number
  shape: string | null
  build: string | null
  seq: number | null
  known: number | null
}

/** How far the pack is. */
export async function packState(q: Statements): Promise<PackState> {
  const { rows } = await q.query<PackStateRow>(
    `select history::text as history, version, shape, build, seq, (extract(epoch from known_at) * 1000)::float8 as known from offline_pack`,
  )
  if (!rows[0]) throw new Error('offline_pack has no row: migrations have not run')
  return rows[0]
}

/** Remembers that a device asks. */
export async function askForPack(q: Statements): Promise<void> {
  await q.query(
    `update offline_pack set asked_at = now() where asked_at is null or asked_at < now() - interval '1 hour'`,
  )
}

/** Whether the pack is `keeper`'s to make for so long from now: nobody else's, or no longer, and a device asked for it within a day. */
export async function takePack(q: Statements, keeper: string, ms: number): Promise<boolean> {
  const { rowCount } = await q.query(
    `update offline_pack set keeper = $1, kept_until = now() + make_interval(secs => $2::float8 / 1000)
     where (keeper = $1 or kept_until is null or kept_until < now()) and asked_at > now() - interval '1 day'`,
    [keeper, ms],
  )
  return rowCount === 1
}

/** Another server may make it at once. */
export async function leavePack(q: Statements, keeper: string): Promise<void> {
  await q.query('update offline_pack set kept_until = null, keeper = null where keeper = $1', [keeper])
}

export interface StoredView {
  readonly record: string
  readonly call: PackCall
  readonly of: readonly string[]
  readonly topics: readonly string[]
  readonly seq: number
}

export async function storedViews(q: Statements): Promise<StoredView[]> {
  const { rows } = await q.query<{ record: string; call: string; input: string[]; topics: string[]; seq: number }>(
    'select record, call, input, topics, seq from offline_pack_view',
  )
  return rows.map(({ input, call, ...view }) => ({ ...view, call: call as PackCall, of: input }))
}

export interface StoredPart {
  readonly record: string
  readonly part: string
  readonly body: string
}

/** All parts that are there. */
export async function storedParts(q: Statements): Promise<StoredPart[]> {
  const { rows } = await q.query<{ record: string; part: string; body: string }>(
    `select record, part, coalesce(body, '') as body from offline_pack_part where body is not null`,
  )
  return rows
}

/** A patch is worth its while where it is so much shorter than the whole. */
const SHORTER = 0.6

/** Puts parts in, those alone that are not so already. A body of null takes the part away. */
export async function putParts(
  q: Statements,
  version: number,
  parts: readonly { readonly record: string; readonly part: string; readonly body: string | null }[],
): Promise<void> {
  for (let at = 0; at < parts.length; at += CHUNK) {
    const some = parts.slice(at, at + CHUNK)
    const { rows: before } = await q.query<{ record: string; part: string; body: string; version: number }>(
      `select record, part, coalesce(body, '') as body, version
       from unnest($1::text[], $2::text[]) as one (record, part) join offline_pack_part using (record, part)
       where body is not null`,
      [some.map((one) => one.record), some.map((one) => one.part)],
    )
    const known = new Map(before.map((one) => [`${one.record} ${one.part}`, one]))
    const put = some.map(({ record, part, body }) => {
      const was = known.get(`${record} ${part}`)
      const patch = was && body !== null && was.body !== body ? patchText(was.body, body) : null
      return { record, part, body, patch, since: patch === null ? null : (was?.version ?? null) }
    })
    await q.query(
      `insert into offline_pack_part (record, part, body, version, patch, patch_since)
       select record, part, body, $6, patch, since
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::integer[]) as one (record, part, body, patch, since)
       on conflict (record, part) do update set
         body = excluded.body, version = excluded.version, patch = excluded.patch, patch_since = excluded.patch_since
       where offline_pack_part.body is distinct from excluded.body`,
      [
        put.map((one) => one.record),
        put.map((one) => one.part),
        put.map((one) => one.body),
        put.map((one) => one.patch),
        put.map((one) => one.since),
        version,
      ],
    )
  }
}

/** What makes one body of another, as JSON; null where the whole is not much longer. */
function patchText(before: string, after: string): string | null {
  const patch = JSON.stringify(patchBetween(JSON.parse(before) as Json, JSON.parse(after) as Json))
  return patch.length < after.length * SHORTER ? patch : null
}

export async function putViews(q: Statements, views: readonly StoredView[]): Promise<void> {
  // PostgreSQL has no arrays of lists of different lengths
  await q.query(
    `insert into offline_pack_view (record, call, input, topics, seq)
     select record, call, array(select jsonb_array_elements_text(input)), array(select jsonb_array_elements_text(topics)), seq
     from jsonb_to_recordset($1::jsonb) as one (record text, call text, input jsonb, topics jsonb, seq bigint)
     on conflict (record) do update set topics = excluded.topics, seq = excluded.seq`,
    [JSON.stringify(views.map(({ of, ...view }) => ({ ...view, input: of })))],
  )
}

/** Takes views away. What is named stays: other views may still show it. */
export async function removeViews(q: Statements, version: number, records: readonly string[]): Promise<void> {
  await q.query('delete from offline_pack_view where record = any($1)', [records])
  await q.query(
    `update offline_pack_part set body = null, version = $2, patch = null, patch_since = null
     where record = any($1) and part = '' and body is not null`,
    [records, version],
  )
}

/** The newest event of each topic after event `seq`. */
export async function changedTopics(q: Statements, seq: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await q.query<{ topic: string; seq: number }>(
    'select topic, coalesce(max(seq), 0) as seq from event_log where seq > $1 group by topic',
    [seq],
  )
  return new Map(rows.map((one) => [one.topic, one.seq]))
}

/** Publishes a version. With `seq` everything up to that event is in it, as it was known `ageMs` ago. */
export async function setVersion(
  q: Statements,
  version: number,
  complete: { readonly seq: number; readonly ageMs: number } | null,
): Promise<void> {
  await q.query(
    `update offline_pack set version = $1, seq = coalesce($2, seq),
       known_at = case when $2::bigint is null then known_at else now() - make_interval(secs => $3::float8 / 1000) end`,
    [version, complete?.seq ?? null, complete?.ageMs ?? 0],
  )
}

/** Begins anew: devices load it whole. */
export async function beginHistory(q: Statements, shape: string, build: string): Promise<void> {
  await q.query('delete from offline_pack_part')
  await q.query('delete from offline_pack_view')
  await q.query(
    'update offline_pack set history = gen_random_uuid(), version = 0, shape = $1, build = $2, seq = null, known_at = null',
    [shape, build],
  )
}

/** Has every view made again: what comes out otherwise is a change like any other. */
export async function makeAllAgain(q: Statements, build: string): Promise<void> {
  await q.query('delete from offline_pack_view')
  await q.query('update offline_pack set build = $1', [build])
}

/** What changed after a version, by record: with the patch where who has that version has what it was made from. */
export async function partsSince(q: Statements, version: number) {
  const { rows } = await q.query<{ record: string; part: string; body: string | null; patch: string | null }>(
    `select record, part, case when patch_since <= $1 then null else body end as body,
       case when patch_since <= $1 then patch end as patch
     from offline_pack_part where version > $1 and ($1 > 0 or body is not null) order by record, part`,
    [version],
  )
  return rows
}

/** What the games have that there are views of. */
export interface PackSubjects {
  readonly units: readonly string[]
  readonly days: readonly string[]
  readonly disciplines: readonly string[]
  readonly events: readonly string[]
  readonly ranked: readonly string[]
  readonly venues: readonly string[]
  readonly athletes: readonly string[]
  readonly teams: readonly string[]
  readonly delegations: readonly string[]
  readonly genders: readonly string[]
}

export async function packSubjects(q: Statements): Promise<PackSubjects> {
  const { rows } = await q.query<{ [K in keyof PackSubjects]: string[] }>(
    `select
       array(select code from unit where displayed order by 1) as units,
       array(select distinct coalesce(day, '') from unit where displayed and day is not null order by 1) as days,
       array(select distinct discipline from unit where displayed order by 1) as disciplines,
       array(select distinct rtrim(event, '-') from unit
         where displayed and event_type in ('competition', 'competition-medal') order by 1) as events,
       array(select distinct rtrim(left(code, 22), '-') from fact_result_list
         where document_type = 'DT_RANKING' order by 1) as ranked,
       array(select distinct coalesce(schedule ->> 'venue', '') from unit
         where displayed and schedule ->> 'venue' not in ('', 'TBD') order by 1) as venues,
       array(select code from competitor where kind = 'athlete' and active order by 1) as athletes,
       array(select code from competitor where kind = 'team' and active order by 1) as teams,
       array(select distinct organisation from competitor where kind = 'athlete' and active order by 1) as delegations,
       array(select distinct gender from unit where displayed and gender in ('M', 'W', 'X') order by 1) as genders`,
  )
  if (!rows[0]) throw new Error('a select without a table gives one row')
  return rows[0]
}
