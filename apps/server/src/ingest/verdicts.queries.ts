import type { ClientBase, Pool } from 'pg'
import { producedIso } from '../facts/produced-iso.ts'
import type { Channel } from './channel.ts'
import type { UNDECIDED, Verdict } from './inbox.queries.ts'

/** What became of a stored message, as whoever sent it may know: `pending` until it was looked at, `held` as long as its source is paused. */
export interface MessageVerdict {
  readonly id: number
  readonly receivedAt: Date
  readonly channel: Channel
  readonly verdict: Verdict | (typeof UNDECIDED)[number]
  /** Why, in English; null where the verdict says it all. */
  readonly reason: string | null
  /** What was survived. */
  readonly warnings: readonly string[]
  /** Whose message it is; null where its header could not be read or was not yet. */
  readonly header: MessageHeader | null
}

export interface MessageHeader {
  readonly competitionCode: string
  readonly documentCode: string
  readonly documentSubcode: string | null
  readonly documentType: string
  readonly documentSubtype: string | null
  readonly version: number
  readonly resultStatus: string | null
  readonly language: string | null
  readonly feedFlag: string
  /** Venue time without offset. */
  readonly produced: string
  readonly source: string
}

const COLUMNS = `id, received_at as "receivedAt", channel, verdict, reason, warnings,
  case when document_type is not null then json_build_object(
    'competitionCode', competition_code, 'documentCode', document_code, 'documentSubcode', document_subcode,
    'documentType', document_type, 'documentSubtype', document_subtype, 'version', version, 'resultStatus', result_status,
    'language', language, 'feedFlag', feed_flag, 'produced', produced, 'source', source) end as header`

type Queryable = ClientBase | Pool

export async function verdictOf(q: Queryable, id: number): Promise<MessageVerdict | null> {
  const { rows } = await q.query<MessageVerdict>(`select ${COLUMNS} from inbox where id = $1`, [id])
  return rows.map(written)[0] ?? null
}

export async function verdictsOf(q: Queryable, ids: readonly number[]): Promise<MessageVerdict[]> {
  if (ids.length === 0) return []
  const { rows } = await q.query<MessageVerdict>(`select ${COLUMNS} from inbox where id = any($1) order by id`, [ids])
  return rows.map(written)
}

/** Messages below an id, newest first; `verdict` null: whatever became of them. */
export async function newestVerdicts(
  q: Queryable,
  {
    verdict,
    below,
    limit,
  }: { readonly verdict: MessageVerdict['verdict'] | null; readonly below: number | null; readonly limit: number },
): Promise<MessageVerdict[]> {
  const { rows } = await q.query<MessageVerdict>(
    `select ${COLUMNS} from inbox where ($1::text is null or verdict = $1) and ($2::bigint is null or id < $2)
     order by id desc limit $3`,
    [verdict, below, limit],
  )
  return rows.map(written)
}

const written = (row: MessageVerdict): MessageVerdict => ({
  ...row,
  header: row.header && { ...row.header, produced: producedIso(row.header.produced) },
})
