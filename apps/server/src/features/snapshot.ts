import type { Pool } from 'pg'
import { transaction } from '../db/transaction.ts'
import { Reading } from '../facts/reading.ts'
import type { Viewed } from '../http/api/handlers.ts'
import { headSeq } from '../live/index.ts'

/** What somebody waits for is not waited for longer. */
const READ_LIMIT_MS = 10_000

/** Reads from one snapshot of the database; `seq` is the event number up to which the snapshot is complete. */
export const readView = <V>(
  pool: Pool,
  read: (tx: Reading, seq: number) => Promise<V>,
  { limitMs = READ_LIMIT_MS }: { readonly limitMs?: number } = {},
): Promise<Viewed<V>> =>
  transaction(
    pool,
    async (client) => {
      const tx = new Reading(client)
      const view = await read(tx, await headSeq(client))
      return { view, topics: tx.topics }
    },
    { isolation: 'repeatable read', readOnly: true, limitMs },
  )

/** The same for what is not cached. */
export const inSnapshot = async <T>(...read: Parameters<typeof readView<T>>): Promise<T> =>
  (await readView(...read)).view
