import type { ClientBase, Pool } from 'pg'
import { transaction } from '../db/transaction.ts'
import { headSeq } from '../live/index.ts'

/** What somebody waits for is not waited for longer. */
const READ_LIMIT_MS = 10_000

/** Runs reads against one snapshot of the database; `seq` is the event number up to which the snapshot is complete. */
export const inSnapshot = <T>(
  pool: Pool,
  read: (tx: ClientBase, seq: number) => Promise<T>,
  { limitMs = READ_LIMIT_MS }: { readonly limitMs?: number } = {},
): Promise<T> =>
  transaction(pool, async (tx) => read(tx, await headSeq(tx)), {
    isolation: 'repeatable read',
    readOnly: true,
    limitMs,
  })
