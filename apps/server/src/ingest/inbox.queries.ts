import { createHash } from 'node:crypto'
import type { OdfHeader } from '@games/odf'
import { bulkFamilyOf, isUpdate, producedAt, replacementKey } from '@games/odf'
import type { ClientBase, Pool } from 'pg'

/** Where a message came from. */
export type Channel = 'http' | 'folder' | 'import'

/**
 * What became of a message: applied (its content is in force), superseded (a newer one is), duplicate (the same bytes came before),
 * rejected (with the reason), voided (invalidated by the source), kept (a type that is not read), withdrawn (the import it came with was
 * undone, or a later folder of the same source no longer has it: it is as if it had never come).
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
  readonly version: number
  readonly produced: string
  readonly order: string
  readonly verdict: Verdict
  /** Without Competition: an invalidation, or an empty bulk of teams (ODF §2.5). */
  readonly isBare: boolean
  readonly resultStatus: string | null
}

type Queryable = ClientBase | Pool

/** Stores raw bytes; resolves once they are committed (architecture, "acknowledged is kept"). */
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

/** The oldest message above an id that has no verdict; call under the apply lock. */
export async function nextPending(tx: ClientBase, after = 0): Promise<InboxMessage | undefined> {
  const { rows } = await tx.query<InboxMessage>(
    `select id, body, received_at as "receivedAt", encode(digest, 'hex') as digest from inbox
     where verdict = 'pending' and id > $1 order by id limit 1`,
    [after],
  )
  return rows[0]
}

export async function countPending(q: Queryable): Promise<number> {
  const { rows } = await q.query<{ n: number }>(`select count(*)::int as n from inbox where verdict = 'pending'`)
  return rows[0]?.n ?? 0
}

/** Id and verdict of the first message with the same bytes, when it is older than this one. */
export async function firstWithDigest(tx: ClientBase, message: InboxMessage) {
  const { rows } = await tx.query<{ id: number; verdict: Verdict }>(
    `select id, verdict from inbox
     where digest = decode($1, 'hex') and id < $2 and verdict <> 'withdrawn' order by id limit 1`,
    [message.digest, message.id],
  )
  return rows[0]
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

export async function settle(
  tx: ClientBase,
  id: number,
  { verdict, reason, warnings = [], header, bare = false }: Settlement,
): Promise<void> {
  if (!header) {
    await tx.query('update inbox set verdict = $2, reason = $3 where id = $1', [id, verdict, reason ?? null])
    return
  }
  await tx.query(
    `update inbox set verdict = $2, reason = $3, warnings = $4, competition_code = $5, document_code = $6,
       document_subcode = $7, document_type = $8, document_subtype = $9, version = $10, result_status = $11, language = $12,
       feed_flag = $13, produced = $14, source = $15, replacement_key = $16, family_key = $17, is_update = $18, is_bare = $19
     where id = $1`,
    [
      id,
      verdict,
      reason ?? null,
      JSON.stringify(warnings),
      header.competitionCode,
      header.documentCode,
      header.documentSubcode,
      header.documentType,
      header.documentSubtype,
      header.version,
      header.resultStatus,
      header.language,
      header.feedFlag,
      producedAt(header),
      header.source,
      replacementKey(header),
      familyKeyOf(header),
      isUpdate(header.documentType),
      bare,
    ],
  )
}

/** Takes verdicts back: the messages are to be decided again. */
export const lookAgain = (tx: ClientBase, ids: readonly number[]) =>
  tx.query(`update inbox set verdict = 'pending', reason = null where id = any($1)`, [ids])

export async function settleAll(
  tx: ClientBase,
  ids: readonly number[],
  verdict: Verdict,
  reason: string | null,
): Promise<void> {
  if (ids.length > 0)
    await tx.query('update inbox set verdict = $2, reason = $3 where id = any($1)', [ids, verdict, reason])
}

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

const ENTRY = `id, version, produced, verdict, is_bare as "isBare", result_status as "resultStatus",
  lpad(version::text, 10, '0') || ' ' || produced || ' ' || encode(digest, 'hex') as order`

/** All decided messages of one replacement key but duplicates and rejected ones, best first: highest version, then produced, then digest. */
export async function entriesOfKey(tx: ClientBase, key: string): Promise<InboxEntry[]> {
  const { rows } = await tx.query<InboxEntry>(
    `select ${ENTRY} from inbox
     where replacement_key = $1 and verdict in ('applied', 'superseded', 'voided')
     order by version desc, produced desc, digest desc`,
    [key],
  )
  return rows
}

/** Decided bulk messages of a family, void and bare ones too, best first. */
export async function familyBulks(tx: ClientBase, familyKey: string): Promise<InboxEntry[]> {
  const { rows } = await tx.query<InboxEntry>(
    `select ${ENTRY} from inbox
     where family_key = $1 and not is_update and verdict in ('applied', 'superseded', 'voided')
     order by version desc, produced desc, digest desc`,
    [familyKey],
  )
  return rows
}

/** Updates (with content) of a family in the order in which they replace each other's elements. */
export async function familyUpdates(tx: ClientBase, familyKey: string): Promise<InboxEntry[]> {
  const { rows } = await tx.query<InboxEntry>(
    `select ${ENTRY} from inbox
     where family_key = $1 and is_update and not is_bare and verdict in ('applied', 'superseded')
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

/** The competition held; the given one from now on when there was none. */
export async function holdCompetition(tx: ClientBase, code: string): Promise<string> {
  const held = await tx.query<{ code: string }>(
    `select value #>> '{}' as code from setting where key = 'competition_code'`,
  )
  if (held.rows[0]) return held.rows[0].code
  await tx.query(`insert into setting (key, value) values ('competition_code', to_jsonb($1::text))`, [code])
  return code
}

/**
 * Forgets the competition held when nothing of it is left in the inbox; what was refused for its sake is then looked at again. Call when
 * messages were withdrawn.
 */
export async function releaseCompetition(tx: ClientBase): Promise<void> {
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
