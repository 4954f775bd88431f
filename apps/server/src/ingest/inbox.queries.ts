import { createHash } from 'node:crypto'
import type { OdfHeader } from '@games/odf'
import { bulkFamilyOf, isUpdate, producedAt, replacementKey } from '@games/odf'
import type { ClientBase, Pool } from 'pg'

/** The channel of a message. */
export type Channel = 'http' | 'folder' | 'import'

/**
 * What became of a message: applied (its content is in force), superseded (a newer one is), duplicate (the same bytes are there),
 * rejected (with the reason), voided (invalidated by the source), kept (a type that is not read), withdrawn (its import was
 * undone, or a later folder of the same source no longer has it: it is as if it had never arrived).
 */
export const VERDICTS = ['applied', 'superseded', 'duplicate', 'rejected', 'voided', 'kept', 'withdrawn'] as const
export type Verdict = (typeof VERDICTS)[number]

export interface InboxMessage {
  readonly id: number
  readonly receivedAt: Date
  readonly body: Uint8Array
  readonly digest: string
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

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Messages by id, oldest first. */
export async function messagesById(tx: ClientBase, ids: readonly number[]): Promise<InboxMessage[]> {
  const { rows } = await tx.query<InboxMessage>(
    `select id, body, received_at as "receivedAt", encode(digest, 'hex') as digest from inbox where id = any($1) order by id`,
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
    `select id, body, received_at as "receivedAt", encode(digest, 'hex') as digest
     from (
       select *, sum(octet_length(body)) over (order by id) as bytes, row_number() over (order by id) as position from (
         select id, body, received_at, digest from inbox where verdict = 'pending' and id > $1 order by id limit $2
       ) oldest
     ) taken
     where bytes <= $3 or position = 1 order by id`,
    [after, messages, bytes],
  )
  return rows
}

export async function countPending(q: Queryable): Promise<number> {
  const { rows } = await q.query<{ n: number }>(`select count(*)::int as n from inbox where verdict = 'pending'`)
  return rows[0]?.n ?? 0
}

/** Id of the first message with each of the digests. */
export async function firstsWithDigests(tx: ClientBase, digests: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await tx.query<{ digest: string; id: number }>(
    `select encode(digest, 'hex') as digest, min(id) as id from inbox
     where digest = any($1) and verdict <> 'withdrawn' group by inbox.digest`,
    [digests.map((digest) => Buffer.from(digest, 'hex'))],
  )
  return new Map(rows.map(({ digest, id }) => [digest, id]))
}

/** Versions of one identity compare by Version; the same Version sent twice with other content by when it was produced, then by digest. */
export const orderOf = (version: number, produced: string, digest: string): string =>
  `${String(version).padStart(10, '0')} ${produced} ${digest}`

/** Competition, family and discipline of bulk messages and their updates (ODF §2.3–4); null for every other type. */
export function familyKeyOf(header: OdfHeader): string | null {
  const family = bulkFamilyOf(header.documentType)
  return family === null ? null : `${header.competitionCode}/${family}/${header.documentCode.slice(0, 3)}`
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

/** What a settled message says of itself in the inbox, beside its bytes. */
const SETTLED = [
  'verdict',
  'reason',
  'warnings',
  'competition_code',
  'document_code',
  'document_subcode',
  'document_type',
  'document_subtype',
  'version',
  'result_status',
  'language',
  'feed_flag',
  'produced',
  'source',
  'replacement_key',
  'family_key',
  'is_update',
  'is_bare',
] as const

const settledRow = ({ id, verdict, reason, warnings = [], header, bare = false }: HeadedSettlement) =>
  ({
    id,
    verdict,
    // it may quote the beginning of what was sent, cut in the middle of a character
    reason: reason?.toWellFormed() ?? null,
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
  }) satisfies Record<(typeof SETTLED)[number] | 'id', unknown>

export async function writeSettlements(tx: ClientBase, settlements: readonly HeadedSettlement[]): Promise<void> {
  if (settlements.length > 0)
    await tx.query(
      `update inbox set ${SETTLED.map((column) => `${column} = r.${column}`).join(', ')}
       from jsonb_populate_recordset(null::inbox, $1::jsonb) r where inbox.id = r.id`,
      [JSON.stringify(settlements.map(settledRow))],
    )
}

export async function writeVerdicts(tx: ClientBase, changes: readonly VerdictChange[]): Promise<void> {
  if (changes.length > 0)
    await tx.query(
      `update inbox set verdict = r.verdict, reason = r.reason
       from unnest($1::bigint[], $2::text[], $3::text[]) as r (id, verdict, reason) where inbox.id = r.id`,
      [changes.map(({ id }) => id), changes.map(({ verdict }) => verdict), changes.map(({ reason }) => reason)],
    )
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
    `select ${ENTRY} from inbox where replacement_key = any($1) and verdict in ('applied', 'superseded', 'voided') and ${HAS_HEADER}
     union
     select ${ENTRY} from inbox where family_key = any($2) and not is_update and verdict in ('applied', 'superseded', 'voided')
       and ${HAS_HEADER}`,
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

export async function bodyOf(tx: ClientBase, id: number): Promise<Uint8Array> {
  const { rows } = await tx.query<{ body: Uint8Array }>('select body from inbox where id = $1', [id])
  const body = rows[0]?.body
  if (!body) throw new Error(`inbox message ${id} is gone`)
  return body
}

/** The stored competition; the given one from now on when there was none. */
export async function rememberCompetition(tx: ClientBase, code: string): Promise<string> {
  const stored = await tx.query<{ code: string }>(
    `select value #>> '{}' as code from setting where key = 'competition_code' and value #>> '{}' is not null`,
  )
  if (stored.rows[0]) return stored.rows[0].code
  await tx.query(`insert into setting (key, value) values ('competition_code', to_jsonb($1::text))`, [code])
  return code
}

/**
 * Deletes the stored competition when nothing of it is left in the inbox; what was refused for its sake is then looked at again. Call when
 * messages were withdrawn.
 */
export async function forgetCompetition(tx: ClientBase): Promise<void> {
  const { rowCount } = await tx.query(
    `delete from setting where key = 'competition_code' and not exists (
       select 1 from inbox where competition_code = setting.value #>> '{}' and verdict in ('applied', 'superseded', 'voided', 'kept'))`,
  )
  if (rowCount)
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
