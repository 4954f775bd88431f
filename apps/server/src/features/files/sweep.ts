import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { FileStore } from './file-store.ts'
import * as queries from './files.queries.ts'

const AT_ONCE = 200
const DAY_MS = 24 * 60 * 60_000

export interface SweepDeps {
  readonly pool: Pool
  readonly store: FileStore
  /** Where uploads are received. */
  readonly incoming: string
}

/**
 * Removes files that nothing has used for a day after they were sent, photos of athletes a day after they were replaced or removed, bytes that no file has any more, and what was being written by a process
 * that has ended. Any number of servers may do so at the same time. Throws StoreAway: what is left then is removed another time.
 */
export async function sweepFiles({ pool, store, incoming }: SweepDeps): Promise<void> {
  await transaction(pool, queries.forgetPastPhotos)
  for (let removed = AT_ONCE; removed === AT_ONCE; )
    removed = await transaction(pool, async (tx) => {
      const unused = await queries.lockUnused(tx, AT_ONCE)
      // a statement of its own: it sees whoever began to use one of them until it was held
      const bytes = await queries.deleteUnused(tx, unused)
      await queries.deleteIdleBytes(tx, await queries.lockIdleBytes(tx, bytes))
      return unused.length
    })
  for (const id of await queries.leftovers(pool, AT_ONCE)) {
    await store.remove(id)
    await queries.forgetLeftover(pool, id)
  }
  // nothing was ever received where there is no folder
  for (const name of await readdir(incoming).catch(() => [])) {
    const path = join(incoming, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < Date.now() - DAY_MS) await rm(path, { recursive: true, force: true })
  }
}
