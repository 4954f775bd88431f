import type { Pool, PoolClient } from 'pg'
import { transaction } from '../db/transaction.ts'
import { appendEvents } from '../live/index.ts'
import { APPLY_LOCK, isByRulesOf } from './apply-lock.ts'
import type { IngestPolicy } from './apply-message.ts'
import { applySafely, type Log } from './apply-safely.ts'
import { nextPending } from './inbox.queries.ts'
import type { ReplayProgress } from './rebuild.ts'
import { startRuleKeeper } from './rule-keeper.ts'
import { verdictLine } from './verdict-line.ts'
import { verdictOf } from './verdicts.queries.ts'

/** The largest message takes seconds; another node's rebuild, which holds the lock for minutes, is waited for again and again. */
const APPLY_LIMIT_MS = 120_000

export interface Applier {
  /** Says that there may be pending messages; returns at once. */
  wake(): void
  /** Resolves when no message is pending. */
  idle(): Promise<void>
  /** How far everything is derived again, while this node does it; else null. */
  deriving(): ReplayProgress | null
  close(): Promise<void>
}

export interface ApplierOptions {
  readonly pool: Pool
  readonly policy: IngestPolicy
  /** Called after each commit that announced something, with the last event number. */
  readonly onCommitted?: (seq: number) => void
  readonly log: Log
  /** Looks for messages that another node stored and did not apply, every so many milliseconds. */
  readonly tailMs?: number
}

/** Applies pending messages one by one, in the order they were stored, each in its own transaction. */
export function startApplier({ pool, policy, onCommitted, log, tailMs = 5_000 }: ApplierOptions): Applier {
  let running: Promise<void> | undefined
  let wanted = false
  let closed = false
  let retry: NodeJS.Timeout | undefined
  const keeper = startRuleKeeper({ pool, policy, log })

  const drain = async () => {
    while (wanted && !closed) {
      wanted = false
      if (!(await keeper.mayApply())) continue
      for (
        let applied = await applyNext(pool, policy, log);
        applied && !closed;
        applied = await applyNext(pool, policy, log)
      ) {
        if (applied.seq !== null) onCommitted?.(applied.seq)
        if (applied.line !== null) log(applied.line)
      }
    }
  }
  const wake = () => {
    wanted = true
    if (running || retry || closed) return
    running = drain()
      .catch((error: unknown) => {
        // the database is away or refuses: the messages are safe in the inbox, so wait and go on
        if (closed) return
        log('applying messages paused', error)
        retry = setTimeout(() => {
          retry = undefined
          wake()
        }, 1_000)
      })
      .finally(() => {
        running = undefined
        if (wanted) wake()
      })
  }
  const tail = setInterval(wake, tailMs)
  tail.unref()
  return {
    wake,
    async idle() {
      wake()
      while (running) await running
    },
    deriving: keeper.deriving,
    async close() {
      closed = true
      keeper.close()
      clearInterval(tail)
      clearTimeout(retry)
      await running
    },
  }
}

/**
 * Applies the oldest pending message; false when there is none, or when it is left to nodes of the release that derived everything. A
 * message that makes the code fail is rejected with the error's text and hurts nothing else; a failing database throws and leaves the
 * message pending. `line` is what the log says of it, if anything.
 */
export function applyNext(
  pool: Pool,
  policy: IngestPolicy,
  log: Log,
): Promise<false | { id: number; seq: number | null; line: string | null }> {
  const apply = async (tx: PoolClient) => {
    await tx.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
    const pending = (await isByRulesOf(tx, policy)) ? await nextPending(tx) : undefined
    if (!pending) return false
    const announcements = (await applySafely(tx, pending, policy, log)) ?? []
    const seq = announcements.length > 0 ? await appendEvents(tx, announcements) : null
    const settled = await verdictOf(tx, pending.id)
    return { id: pending.id, seq, line: settled && verdictLine(settled) }
  }
  return transaction(pool, apply, { limitMs: APPLY_LIMIT_MS })
}
