import type { ClientBase, Pool } from 'pg'
import { transaction } from '../db/transaction.ts'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import type { Log } from './apply-batch.ts'
import { APPLY_LOCK, lockApplying } from './apply-lock.ts'
import type { IngestPolicy } from './apply-message.ts'
import type { Progress } from './progress.ts'
import { replay, replayDiscipline } from './rebuild.ts'
import {
  endDone,
  endOtherwise,
  isFirst,
  openRebuild,
  type OpenRebuild,
  writeAttempt,
  writeProgress,
} from './rebuild-jobs.queries.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'

/** What waits for a lock in vain gets this of PostgreSQL. */
const LOCK_NOT_AVAILABLE = '55P03'

/** Locked by the node that rebuilds, for as long as it does. */
const REBUILD_LOCK = 7_230_002
/** Milliseconds. */
const LOOK_MS = 1_000
/** A rebuild that was cut off so often, by a server that ended say, is not begun again. */
const MOST_ATTEMPTS = 3

export interface RebuildJobs {
  /** There may be one that waits. */
  wake(): void
  /** Resolves when none waits that this node can do. */
  idle(): Promise<void>
  close(): Promise<void>
}

export interface RebuildJobOptions {
  readonly pool: Pool
  readonly policy: IngestPolicy
  /** Called after the commit, with the number of the event that makes everybody refetch. */
  readonly onCommitted: (seq: number) => void
  readonly log: Log
  /** Milliseconds between two looks whether one waits, and between two lines of progress. */
  readonly everyMs?: number
}

class Cancelled extends Error {}

/**
 * Does the rebuilds that staff ask for, one at a time over all nodes: whoever holds the lock, in one transaction, so that visitors are shown
 * the old truth until the new one is whole, and a server that ends in the middle leaves everything as it was and the rebuild to the next.
 */
export function startRebuildJobs({
  pool,
  policy,
  onCommitted,
  log,
  everyMs = LOOK_MS,
}: RebuildJobOptions): RebuildJobs {
  let running: Promise<void> | undefined
  let closed = false
  let stop = new AbortController()

  const run = async (job: OpenRebuild): Promise<void> => {
    let progress: Progress = { done: 0, total: 0 }
    let writing = Promise.resolve()
    const timer = setInterval(() => {
      writing = writing
        .then(() => writeProgress(pool, job.id, progress.done, progress.total))
        .then(
          (isToEnd) => {
            if (isToEnd) stop.abort(new Cancelled())
          },
          (error: unknown) => log('progress of the rebuild', error),
        )
    }, everyMs)
    timer.unref()
    const options = { log, signal: stop.signal, onProgress: (now: Progress) => (progress = now) }
    try {
      const seq = await transaction(pool, async (tx) => {
        if (!(await isFirst(tx, REBUILD_LOCK))) return null
        // not in this transaction, which holds nothing while it waits for the applier
        const still = await openRebuild(pool)
        if (still?.id !== job.id) return null
        if (still.attempts >= MOST_ATTEMPTS) throw new Error(`it was cut off ${MOST_ATTEMPTS} times`)
        await writeAttempt(pool, job.id)
        await waitForApplier(tx, stop.signal, everyMs)
        if (job.discipline !== null) await lockApplying(tx, policy)
        const replayed =
          job.discipline === null
            ? await replay(tx, policy, options)
            : await replayDiscipline(tx, job.discipline, policy, options)
        clearInterval(timer)
        await writing
        if (!(await endDone(tx, job.id, replayed.messages))) throw new Cancelled()
        return replayed.seq
      })
      if (seq === null) return
      onCommitted(seq)
      await removeUnusedFiles(pool)
    } catch (error) {
      clearInterval(timer)
      await writing
      // it waits for another server, or for this one's next start
      if (closed || isDatabaseUnavailable(error)) throw error
      const isCancelled = error instanceof Cancelled
      if (!isCancelled) log('the rebuild failed', error)
      const reason = error instanceof Error ? error.message : String(error)
      await endOtherwise(pool, job.id, isCancelled ? 'cancelled' : 'failed', isCancelled ? null : reason)
    } finally {
      clearInterval(timer)
    }
  }
  const look = async () => {
    const job = await openRebuild(pool)
    if (!job || closed) return
    stop = new AbortController()
    await run(job)
  }
  const wake = () => {
    if (running || closed) return
    running = look()
      .catch((error: unknown) => {
        if (!closed && !isDatabaseUnavailable(error)) log('rebuilds', error)
      })
      .finally(() => (running = undefined))
  }
  const timer = setInterval(wake, everyMs)
  timer.unref()
  return {
    wake,
    async idle() {
      wake()
      while (running) await running
    },
    async close() {
      closed = true
      clearInterval(timer)
      stop.abort(new Error('the server ends'))
      await running
    },
  }
}

/** Takes the apply lock, which another node may hold for minutes; whoever aborts meanwhile is heard now and then. */
async function waitForApplier(tx: ClientBase, signal: AbortSignal, everyMs: number): Promise<void> {
  await tx.query(`set local lock_timeout = ${everyMs}`)
  for (let has = false; !has; ) {
    signal.throwIfAborted()
    await tx.query('savepoint lock')
    has = await tx.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK]).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return false
        throw error
      },
    )
    await tx.query(has ? 'release savepoint lock' : 'rollback to savepoint lock')
  }
  await tx.query('set local lock_timeout = 0')
}
