import type { Pool } from 'pg'
import { transaction } from '../db/transaction.ts'
import { APPLY_LOCK } from './apply-lock.ts'
import { forgetUnusedFiles } from './report-files.queries.ts'

/** Each file takes a lock until its transaction ends, of which PostgreSQL has some thousands. */
const FILES_AT_ONCE = 500

/** Removes the files that no report has any more, after many have gone at once. */
export async function removeUnusedFiles(pool: Pool): Promise<void> {
  for (let removed = FILES_AT_ONCE; removed === FILES_AT_ONCE; )
    removed = await transaction(pool, async (tx) => {
      await tx.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
      return forgetUnusedFiles(tx, FILES_AT_ONCE)
    })
}
