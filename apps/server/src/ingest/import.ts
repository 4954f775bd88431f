import type { ClientBase, Pool } from 'pg'
import { transaction } from '../db/transaction.ts'
import { applyNext } from './applier.ts'
import type { IngestPolicy } from './apply-message.ts'
import { countPending, insertMessage } from './inbox.queries.ts'
import type { Progress } from './progress.ts'

/** Messages stored in one transaction. */
const STORED_AT_ONCE = 200

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

/** Applies whatever is pending. Throws when the database fails. */
export async function applyPending(
  pool: Pool,
  policy: IngestPolicy,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const failures: unknown[] = []
  const log = (line: string, error?: unknown) => failures.push(new Error(line, { cause: error }))
  const total = await countPending(pool)
  let done = 0
  for (let { messages } = await applyNext(pool, policy, log); messages > 0; ) {
    done += messages
    onProgress({ done, total })
    messages = (await applyNext(pool, policy, log)).messages
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} messages could not be applied`)
}
