import { createHash } from 'node:crypto'
import type { OdfHeader } from '@games/odf'
import { bulkFamilyOf, isUpdate, producedAt, replacementKey } from '@games/odf'
import type { ClientBase, Pool } from 'pg'
import type { Channel } from './channel.ts'
import { OWN_CHANNELS, PROVISIONAL_CODE } from './provisional-code.ts'

/**
 * What became of a message: applied (its content is in force), superseded (a newer one is), duplicate (the same bytes are there),
 * rejected (with the reason), voided (invalidated by the source), kept (a type that is not read), withdrawn (its import was
 * undone, or a later folder of the same source no longer has it: it is as if it had never arrived).
 */
export const VERDICTS = ['applied', 'superseded', 'duplicate', 'rejected', 'voided', 'kept', 'withdrawn'] as const
export type Verdict = (typeof VERDICTS)[number]

/** Before there is a verdict: it waits for its turn, or (held) for its source to go on, which staff have paused. */
export const UNDECIDED = ['pending', 'held'] as const

export interface InboxMessage {
  readonly id: number
  readonly receivedAt: Date
  readonly body: Uint8Array
  readonly digest: string
  readonly channel: Channel
}

/** What decides between messages of one key or family. `order` compares as text: version, produced, digest. */
export interface InboxEntry {
  readonly id: number
  readonly key: string
  readonly familyKey: string | null
  readonly isUpdate: boolean
  readonly version: number
  readonly produced: string
  readonly order: string
  readonly verdict: Verdict
  /** Without Competition: an invalidation, or an empty bulk of teams (ODF §2.5). */
  readonly isBare: boolean
  readonly resultStatus: string | null
}

type Queryable = ClientBase | Pool

/** Stores raw bytes; resolves once they are committed (architecture, "acknowledged is stored"). */
export async function insertMessage(q: Queryable, bytes: Uint8Array, channel: Channel): Promise<{ id: number }> {
  const { rows } = await q.query<{ id: number }>(
    `insert into inbox (channel, digest, body) values ($1, decode($2, 'hex'), $3) returning id`,
    [channel, digestOf(bytes), bytes],
  )
  return rows[0] as { id: number }
}

/**
 * Stores what a source sent; of a paused one it is held. The source's row is shared meanwhile: who pauses it or lets it go on waits, so that
 * no message is held for ever.
 */
export async function insertFromSource(q: Queryable, bytes: Uint8Array, source: number): Promise<{ id: number }> {
  const { rows } = await q.query<{ id: number }>(
    `insert into inbox (channel, digest, body, source_id, verdict)
     select 'http', decode($1, 'hex'), $2, id, case when paused_at is null then 'pending' else 'held' end
     from (select id, paused_at from feed_source where id = $3 for share) source returning id`,
    [digestOf(bytes), bytes, source],
  )
  const stored = rows[0]
  if (!stored) throw new Error(`there is no source ${source}`)
  return stored
}

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Messages by id, oldest first. */
export async function messagesById(tx: ClientBase, ids: readonly number[]): Promise<InboxMessage[]> {
  const { rows } = await tx.query<InboxMessage>(
    `select id, body, received_at as "receivedAt", encode(digest, 'hex') as digest, channel from inbox where id = any($1) order by id`,
    [ids],
  )
  return rows
}

/** How many messages are taken at once, and how many bytes of them; the first is taken however large it is. */
export interface Portion {
  readonly messages: number
  readonly bytes: number
}

/** The oldest messages above an id that have no verdict; call under the apply lock. */
export async function nextPending(tx: ClientBase, { messages, bytes }: Portion, after = 0): Promise<InboxMessage[]> {
  const { rows } = await tx.query<InboxMessage>(
    `select id, body, received_at as "receivedAt", encode(digest, 'hex') as digest, channel
     from (
       select id, body, received_at, digest, channel,
         sum(octet_length(body)) over (order by id rows between unbounded preceding and 1 preceding) as before
       from inbox where verdict = 'pending' and id > $1 order by id limit $2
     ) oldest
     where before is null or before + octet_length(body) <= $3 order by id`,
    [after, messages, bytes],
  )
  return rows
}

export async function countPending(q: Queryable): Promise<number> {
  const { rows } = await q.query<{ n: number }>(`select count(*)::int as n from inbox where verdict = 'pending'`)
  return rows[0]?.n ?? 0
}

/** Id of the first message with each of the digests, and the stored competition if there is one. */
export async function firstsWithDigests(
  tx: ClientBase,
  digests: readonly string[],
): Promise<{ firsts: Map<string, number>; competition: string | null }> {
  const { rows } = await tx.query<{ digest: string; id: number; competition: string | null }>(
    `select encode(digest, 'hex') as digest, min(id) as id,
       (select value #>> '{}' from setting where key = 'competition_code') as competition
     from inbox where digest = any($1) and verdict <> 'withdrawn' group by inbox.digest`,
    [digests.map((digest) => Buffer.from(digest, 'hex'))],
  )
  return {
    firsts: new Map(rows.map(({ digest, id }) => [digest, id])),
    competition: rows[0]?.competition ?? null,
  }
}

/** Versions of one identity compare by Version; the same Version sent twice with other content by when it was produced, then by digest. */
export const orderOf = (version: number, produced: string, digest: string): string =>
  `${String(version).padStart(10, '0')} ${produced} ${digest}`

/** Family and discipline of bulk messages and their updates (ODF §2.3–4); null for every other type. */
export function familyKeyOf(header: OdfHeader): string | null {
  const family = bulkFamilyOf(header.documentType)
  return family === null ? null : `${family}/${header.documentCode.slice(0, 3)}`
}

/** A message's verdict, with its identity where its header could be read. */
export interface Settlement {
  readonly verdict: Verdict
  readonly reason?: string
  readonly warnings?: readonly string[]
  readonly header?: OdfHeader
  readonly bare?: boolean
}

/** The settlement of a message whose header could be read. */
export interface HeadedSettlement extends Omit<Settlement, 'reason'> {
  readonly id: number
  readonly header: OdfHeader
  readonly reason?: string | null
}

export interface VerdictChange {
  readonly id: number
  readonly verdict: Verdict
  readonly reason: string | null
}

export const isUpdateOf = (header: OdfHeader): boolean => isUpdate(header.documentType)

/** What a message that was read says of itself in the inbox, beside its bytes: columns and their types. */
const READ = {
  warnings: 'jsonb',
  competition_code: 'text',
  document_code: 'text',
  document_subcode: 'text',
  document_type: 'text',
  document_subtype: 'text',
  version: 'integer',
  result_status: 'text',
  language: 'text',
  feed_flag: 'text',
  produced: 'text',
  source: 'text',
  replacement_key: 'text',
  family_key: 'text',
  is_update: 'boolean',
  is_bare: 'boolean',
} as const
const READ_COLUMNS = Object.keys(READ)

const verdictRow = ({ id, verdict, reason = null }: HeadedSettlement | VerdictChange) => ({
  id,
  verdict,
  // it may quote the beginning of what was sent, cut in the middle of a character
  reason: reason?.toWellFormed() ?? null,
})

const settledRow = (settlement: HeadedSettlement) => {
  const { warnings = [], header, bare = false } = settlement
  const read: Record<keyof typeof READ, unknown> = {
    warnings,
    competition_code: header.competitionCode,
    document_code: header.documentCode,
    document_subcode: header.documentSubcode,
    document_type: header.documentType,
    document_subtype: header.documentSubtype,
    version: header.version,
    result_status: header.resultStatus,
    language: header.language,
    feed_flag: header.feedFlag,
    produced: producedAt(header),
    source: header.source,
    replacement_key: replacementKey(header),
    family_key: familyKeyOf(header),
    is_update: isUpdate(header.documentType),
    is_bare: bare,
  }
  return { ...verdictRow(settlement), ...read }
}

const WRITE_VERDICTS = `update inbox set verdict = r.verdict, reason = r.reason,
    ${READ_COLUMNS.map((column) => `${column} = case when r.is_bare is null then inbox.${column} else r.${column} end`).join(', ')}
  from jsonb_to_recordset($1::jsonb) as r (id bigint, verdict text, reason text, ${Object.entries(READ)
    .map(([column, type]) => `${column} ${type}`)
    .join(', ')})
  where inbox.id = r.id and inbox.id = any($2)`

/** Writes verdicts, each message's once, and of those that were read what they say of themselves. */
export async function writeVerdicts(
  tx: ClientBase,
  changes: readonly VerdictChange[],
  settlements: readonly HeadedSettlement[] = [],
): Promise<void> {
  const rows = [...settlements.map(settledRow), ...changes.map(verdictRow)]
  if (rows.length > 0) await tx.query(WRITE_VERDICTS, [JSON.stringify(rows), rows.map(({ id }) => id)])
}

/** Takes verdicts back: the messages are to be decided again. */
export const resetToPending = (tx: ClientBase, ids: readonly number[]) =>
  tx.query(`update inbox set verdict = 'pending', reason = null where id = any($1)`, [ids])

/**
 * What other messages are because of these, which are withdrawn now, they are no longer: a repetition is pending, and what was invalidated
 * counts again unless another message invalidates it too.
 */
export async function unsettleConsequences(tx: ClientBase, ids: readonly number[]): Promise<void> {
  await tx.query(
    `update inbox set verdict = 'pending', reason = null
     where verdict = 'duplicate' and digest in (select digest from inbox where id = any($1))`,
    [ids],
  )
  await tx.query(
    `update inbox set verdict = 'superseded', reason = null from inbox bare
     where bare.id = any($1) and bare.is_bare and inbox.verdict = 'voided'
       and inbox.replacement_key = bare.replacement_key and inbox.version = bare.version
       and not exists (
         select 1 from inbox other where other.replacement_key = bare.replacement_key and other.version = bare.version
           and other.is_bare and other.verdict = 'applied')`,
    [ids],
  )
}

const ENTRY = `id, replacement_key as key, family_key as "familyKey", is_update as "isUpdate", version, produced, verdict, is_bare as "isBare", result_status as "resultStatus",
  lpad(version::text, 10, '0') || ' ' || produced || ' ' || encode(digest, 'hex') as order`

/** Of a message whose header was read: a message that is decided has one. */
const HAS_HEADER =
  'replacement_key is not null and version is not null and produced is not null and is_update is not null and is_bare is not null'

/** All decided messages of the replacement keys and all decided bulks of the families but duplicates and rejected ones. */
export async function entriesOf(
  tx: ClientBase,
  keys: readonly string[],
  families: readonly string[],
): Promise<InboxEntry[]> {
  const { rows } = await tx.query<InboxEntry>(
    `select ${ENTRY} from inbox
     where (replacement_key = any($1) or family_key = any($2) and not is_update)
       and verdict in ('applied', 'superseded', 'voided') and ${HAS_HEADER}`,
    [keys, families],
  )
  return rows
}

/** Updates (with content) of a family in the order in which they replace each other's elements. */
export async function familyUpdates(tx: ClientBase, familyKey: string): Promise<InboxEntry[]> {
  const { rows } = await tx.query<InboxEntry>(
    `select ${ENTRY} from inbox
     where family_key = $1 and is_update and not is_bare and verdict in ('applied', 'superseded')
       and ${HAS_HEADER}
     order by version, produced, digest`,
    [familyKey],
  )
  return rows
}

/** What is set right together: a replacement key, or a whole family of a discipline (ODF §2). */
export interface Scope {
  readonly documentType: string
  readonly discipline: string
  readonly key: string
  readonly familyKey: string | null
}

/** The keys and families of messages whose header was read. */
export async function scopesOf(tx: ClientBase, ids: readonly number[]): Promise<Scope[]> {
  const { rows } = await tx.query<Scope>(
    `select distinct on (coalesce(family_key, replacement_key)) document_type as "documentType",
       left(document_code, 3) as discipline, replacement_key as key, family_key as "familyKey"
     from inbox where id = any($1) and document_type is not null and document_code is not null and replacement_key is not null
     order by coalesce(family_key, replacement_key)`,
    [ids],
  )
  return rows
}

/** Ids of all decided messages of the keys and families but duplicates and rejected ones, oldest first. */
export async function decidedIn(tx: ClientBase, scopes: readonly Scope[]): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select id from inbox where (replacement_key = any($1) or family_key = any($2)) and verdict in ('applied', 'superseded', 'voided')
     order by id`,
    [scopes.map(({ key }) => key), scopes.flatMap(({ familyKey }) => familyKey ?? [])],
  )
  return rows.map(({ id }) => id)
}

export async function bodyOf(tx: ClientBase, id: number): Promise<Uint8Array> {
  const { rows } = await tx.query<{ body: Uint8Array }>('select body from inbox where id = $1', [id])
  const body = rows[0]?.body
  if (!body) throw new Error(`inbox message ${id} is gone`)
  return body
}

/** Verdicts of messages that were taken for the competition's. */
const TAKEN = `verdict in ('applied', 'superseded', 'voided', 'kept')`

/** Whether a stored code is the provisional one ($1), and no feed has written it: only our own channels ($2). */
const IS_UNNAMED = `(setting.value #>> '{}' = $1 and not exists (
  select from inbox where competition_code = $1 and channel <> all($2) and ${TAKEN}))`

/**
 * The stored competition; the given one from now on where there was none, or only the provisional code. Null: it is that of a demo that was
 * wiped, which is kept out. Call when all verdicts are written.
 */
export async function rememberCompetition(tx: ClientBase, code: string): Promise<string | null> {
  const stored = await tx.query<{ code: string; named: boolean }>(
    `select value #>> '{}' as code, not ${IS_UNNAMED} as named
     from setting where key = 'competition_code' and value #>> '{}' is not null`,
    [PROVISIONAL_CODE, OWN_CHANNELS],
  )
  const [held] = stored.rows
  if (held && (held.named || held.code === code)) return held.code
  const { rowCount } = await tx.query(`select from setting where key = 'demo_over' and value ->> 'competition' = $1`, [
    code,
  ])
  if (rowCount !== 0) return null
  await tx.query(
    `insert into setting (key, value) values ('competition_code', to_jsonb($1::text))
     on conflict (key) do update set value = excluded.value`,
    [code],
  )
  return code
}

/** Whether the competition held has only the provisional code; not, where none is held. */
export async function isUnnamed(q: Queryable): Promise<boolean> {
  const { rowCount } = await q.query(`select from setting where key = 'competition_code' and ${IS_UNNAMED}`, [
    PROVISIONAL_CODE,
    OWN_CHANNELS,
  ])
  return rowCount !== 0
}

/**
 * Deletes the stored competition when nothing of it is left in the inbox; what was refused for its sake is then looked at again. What our own
 * channels had put in under the provisional code keeps that. Call when messages were withdrawn.
 */
export async function forgetCompetition(tx: ClientBase): Promise<void> {
  const { rowCount } = await tx.query(
    `delete from setting where key = 'competition_code' and not exists (
       select 1 from inbox where competition_code = setting.value #>> '{}' and ${TAKEN})`,
  )
  if (!rowCount) return
  await tx.query(
    `insert into setting (key, value) select 'competition_code', to_jsonb($1::text)
     where exists (select from inbox where competition_code = $1 and channel = any($2) and ${TAKEN})`,
    [PROVISIONAL_CODE, OWN_CHANNELS],
  )
  await tx.query(
    `update inbox set verdict = 'pending', reason = null
     where verdict = 'rejected' and reason like 'other-competition:%'`,
  )
}

/** What became of messages, by type and verdict, with one reason each. */
export async function verdictsOf(
  q: Queryable,
  ids: readonly number[],
): Promise<{ type: string; verdict: string; n: number; reason: string | null }[]> {
  const { rows } = await q.query<{ type: string; verdict: string; n: number; reason: string | null }>(
    `select coalesce(document_type, 'unreadable') as type, verdict, count(*)::int as n, min(reason) as reason
     from inbox where id = any($1) group by 1, 2 order by 1, 2`,
    [ids],
  )
  return rows
}
