import type { ClientBase, Pool } from 'pg'
import { transaction } from '../db/transaction.ts'
import { applyNext } from './applier.ts'
import type { IngestPolicy } from './apply-message.ts'
import { countPending, insertMessage } from './inbox.queries.ts'

/** Messages stored in one transaction. */
const STORED_AT_ONCE = 200
const REPORT_EVERY = 1_000

/** Puts messages into the inbox, many a transaction, in which `also` is done with their ids. Gives all ids. */
export async function storeAll(
  pool: Pool,
  messages: readonly Uint8Array[],
  also: (tx: ClientBase, ids: readonly number[]) => Promise<void> = async () => {},
): Promise<number[]> {
  const stored: number[] = []
  for (let at = 0; at < messages.length; at += STORED_AT_ONCE)
    await transaction(pool, async (tx) => {
      const ids: number[] = []
      for (const bytes of messages.slice(at, at + STORED_AT_ONCE))
        ids.push((await insertMessage(tx, bytes, 'import')).id)
      await also(tx, ids)
      stored.push(...ids)
    })
  return stored
}

/** Applies whatever is pending; `onProgress` hears now and then how many are left. Throws when the database fails. */
export async function applyPending(
  pool: Pool,
  policy: IngestPolicy,
  onProgress: (left: number) => void,
): Promise<void> {
  const failures: unknown[] = []
  const log = (line: string, error?: unknown) => failures.push(new Error(line, { cause: error }))
  for (let done = 1; await applyNext(pool, policy, log); done += 1)
    if (done % REPORT_EVERY === 0) onProgress(await countPending(pool))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} messages could not be applied`)
}
