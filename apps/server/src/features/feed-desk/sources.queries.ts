import type { ClientBase, Pool } from 'pg'

type Queryable = ClientBase | Pool

export interface FoundKey {
  readonly id: string
  readonly source_id: number
  readonly is_open: boolean
  readonly is_stale: boolean
}

/** The key of a digest; `is_stale`: its last use is to be written down. */
export async function keyOfDigest(q: Queryable, digest: Buffer): Promise<FoundKey | null> {
  const { rows } = await q.query<FoundKey>(
    `select id, source_id, coalesce(revoked_at is null and (ends_at is null or ends_at > now()), false) as is_open,
       coalesce(used_at < now() - interval '1 minute', true) as is_stale
     from feed_key where digest = $1`,
    [digest],
  )
  return rows[0] ?? null
}

export const writeUse = (q: Queryable, digest: Buffer) =>
  q.query('update feed_key set used_at = now() where digest = $1', [digest])

/** Tries with a key that opened nothing, of a network (empty: of many others); `keyId` null: the key is nobody's. */
export interface Tries {
  readonly network: string
  readonly keyId: string | null
  readonly tries: number
}

/** Networks and keys that are told apart in a day; further ones are one of many. */
const MOST_A_DAY = 300
const KEPT_DAYS = 14

/** Adds tries up: a row a day for each network and key. */
export async function writeTries(q: Queryable, tries: readonly Tries[]): Promise<void> {
  await q.query(
    `with tried as (
       select w.network, w.key_id, w.tries, (select count(*) from feed_try where day = current_date) < $4
           or exists (select from feed_try t where t.day = current_date and t.network = w.network and t.key_id is not distinct from w.key_id)
           as has_room
       from unnest($1::text[], $2::uuid[], $3::integer[]) as w(network, key_id, tries)
     ), refused as (
       update feed_key set refused = feed_key.refused + s.tries, refused_at = now()
       from (select key_id, sum(tries) as tries from tried group by 1) s where feed_key.id = s.key_id
     ), forgotten as (
       delete from feed_try where day < current_date - $5::integer
     )
     insert into feed_try (day, network, key_id, tries, last_at)
     select current_date, case when has_room then network else '' end as network, key_id, sum(tries), now() from tried group by 2, 3 order by 2, 3
     on conflict (day, network, key_id) do update set tries = feed_try.tries + excluded.tries, last_at = excluded.last_at`,
    [
      tries.map((one) => one.network),
      tries.map((one) => one.keyId),
      tries.map((one) => one.tries),
      MOST_A_DAY,
      KEPT_DAYS,
    ],
  )
}

export interface SourceRow {
  readonly id: number
  readonly name: string
  readonly contact: string
  readonly paused_at: Date | null
  readonly held: number
  readonly last_at: Date | null
}

/** Every source with how many of its messages are held and when the last one arrived. */
export async function sourceRows(q: Queryable): Promise<SourceRow[]> {
  const { rows } = await q.query<SourceRow>(
    `select id, name, contact, paused_at,
       (select count(*)::int from inbox where source_id = s.id and verdict = 'held') as held,
       (select max(received_at) from inbox where source_id = s.id and received_at > now() - interval '1 day') as last_at
     from feed_source s order by id`,
  )
  return rows
}

export interface KeyRow {
  readonly id: string
  readonly source_id: number
  readonly ending: string
  readonly made_at: Date
  readonly ends_at: Date | null
  readonly revoked_at: Date | null
  readonly reason: string | null
  readonly used_at: Date | null
  readonly refused: number
  readonly refused_at: Date | null
}

export async function keyRows(q: Queryable): Promise<KeyRow[]> {
  const { rows } = await q.query<KeyRow>(
    `select id, source_id, ending, made_at, ends_at, revoked_at, reason, used_at, refused, refused_at
     from feed_key order by made_at desc, id`,
  )
  return rows
}

export interface TryRow {
  readonly network: string
  readonly ending: string | null
  readonly source: string | null
  readonly tries: number
  readonly last_at: Date
}

/** Who has tried keys that open nothing, yesterday and today, the most first. */
export async function tryRows(q: Queryable, limit: number): Promise<TryRow[]> {
  const { rows } = await q.query<TryRow>(
    `select t.network, k.ending, s.name as source, coalesce(sum(t.tries), 0)::int as tries, coalesce(max(t.last_at), now()) as last_at
     from feed_try t left join feed_key k on k.id = t.key_id left join feed_source s on s.id = k.source_id
     where t.day >= current_date - 1 group by t.network, t.key_id, k.ending, s.name order by 4 desc, 1 limit $1`,
    [limit],
  )
  return rows
}

/** Tries with what is nobody's key, yesterday and today. */
export async function wrongKeys(q: Queryable): Promise<number> {
  const { rows } = await q.query<{ tries: number }>(
    'select coalesce(sum(tries), 0)::int as tries from feed_try where day >= current_date - 1 and key_id is null',
  )
  return rows[0]?.tries ?? 0
}

/** Gives the new source's number; null where another is called so. */
export async function insertSource(tx: ClientBase, name: string, contact: string): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into feed_source (name, contact) values ($1, $2) on conflict (lower(name)) do nothing returning id',
    [name, contact],
  )
  return rows[0]?.id ?? null
}

export interface LockedSource {
  readonly contact: string
  readonly paused_at: Date | null
}

/** A source, which nobody else changes, and which stores no message, until the transaction ends; null: there is none. */
export async function lockSource(tx: ClientBase, id: number): Promise<LockedSource | null> {
  const { rows } = await tx.query<LockedSource>('select contact, paused_at from feed_source where id = $1 for update', [
    id,
  ])
  return rows[0] ?? null
}

export const writeContact = (tx: ClientBase, id: number, contact: string) =>
  tx.query('update feed_source set contact = $2 where id = $1', [id, contact])

/** Pauses a source: what it has sent and is not applied yet is held, what it sends from now on too. */
export async function pause(tx: ClientBase, id: number): Promise<void> {
  await tx.query('update feed_source set paused_at = now() where id = $1', [id])
  await tx.query(
    // what is being applied, by a rebuild for minutes, is not waited for
    `update inbox set verdict = 'held'
     where id in (select id from inbox where source_id = $1 and verdict = 'pending' for update skip locked)`,
    [id],
  )
}

/** Lets a source go on: what was held is applied in the order it arrived. Gives how many messages. */
export async function resume(tx: ClientBase, id: number): Promise<number> {
  await tx.query('update feed_source set paused_at = null where id = $1', [id])
  const { rowCount } = await tx.query(
    `update inbox set verdict = 'pending' where source_id = $1 and verdict = 'held'`,
    [id],
  )
  return rowCount ?? 0
}

export async function insertKey(tx: ClientBase, sourceId: number, digest: Buffer, ending: string): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    'insert into feed_key (source_id, digest, ending) values ($1, $2, $3) returning id',
    [sourceId, digest, ending],
  )
  return (rows[0] as { id: string }).id
}

/** The other keys of a source end after so many hours, unless they end before. */
export const endOtherKeys = (tx: ClientBase, sourceId: number, keyId: string, hours: number) =>
  tx.query(
    `update feed_key set ends_at = least(ends_at, now() + make_interval(hours => $3))
     where source_id = $1 and id <> $2 and revoked_at is null`,
    [sourceId, keyId, hours],
  )

export interface RevokedKey {
  readonly source_id: number
  readonly ending: string
}

/** Gives the key; null: there is none, or it was revoked before. */
export async function revoke(tx: ClientBase, id: string, reason: string): Promise<RevokedKey | null> {
  const { rows } = await tx.query<RevokedKey>(
    `update feed_key set revoked_at = now(), reason = $2 where id = $1 and revoked_at is null
     returning source_id, ending`,
    [id, reason],
  )
  return rows[0] ?? null
}

/** How many keys of a source are open. */
export async function openKeys(tx: ClientBase, sourceId: number): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(
    `select count(*)::int as n from feed_key
     where source_id = $1 and revoked_at is null and (ends_at is null or ends_at > now())`,
    [sourceId],
  )
  return rows[0]?.n ?? 0
}
