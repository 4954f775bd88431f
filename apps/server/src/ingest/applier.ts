import type { Pool, PoolClient } from 'pg'
import { appendEvents } from '../live/index.ts'
import { applyMessage, type IngestPolicy } from './apply-message.ts'
import { derive } from './derive/derive.ts'
import { nextPending, settle } from './inbox.queries.ts'

/** Held for the length of one message's transaction: one writer at a time over all nodes. */
export const APPLY_LOCK = 7_230_001

export interface Applier {
  /** Says that there may be pending messages; returns at once. */
  wake(): void
  /** Resolves when no message is pending. */
  idle(): Promise<void>
  close(): Promise<void>
}

export interface ApplierOptions {
  readonly pool: Pool
  readonly policy: IngestPolicy
  /** Called after each commit that announced something, with the last event number. */
  readonly onCommitted?: (seq: number) => void
  readonly log: (line: string, error?: unknown) => void
  /** Looks for messages that another node stored and did not apply, every so many milliseconds. */
  readonly tailMs?: number
}

/** Applies pending messages one by one, in the order they were stored, each in its own transaction. */
export function startApplier({ pool, policy, onCommitted, log, tailMs = 5_000 }: ApplierOptions): Applier {
  let running: Promise<void> | undefined
  let wanted = false
  let closed = false
  let retry: NodeJS.Timeout | undefined

  const drain = async () => {
    while (wanted && !closed) {
      wanted = false
      for (
        let applied = await applyNext(pool, policy, log);
        applied && !closed;
        applied = await applyNext(pool, policy, log)
      )
        if (applied.seq !== null) onCommitted?.(applied.seq)
    }
  }
  const wake = () => {
    wanted = true
    if (running || retry || closed) return
    running = drain()
      .catch((error: unknown) => {
        // the database is away or refuses: the messages are safe in the inbox, so wait and go on
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
    async close() {
      closed = true
      clearInterval(tail)
      clearTimeout(retry)
      await running
    },
  }
}

/**
 * Applies the oldest pending message; false when there is none. A message that makes the code fail is rejected with the error's text
 * and hurts nothing else; a failing database throws and leaves the message pending.
 */
export async function applyNext(
  pool: Pool,
  policy: IngestPolicy,
  log: ApplierOptions['log'],
): Promise<false | { id: number; seq: number | null }> {
  const tx = await pool.connect()
  let broken: Error | undefined
  try {
    await tx.query('begin')
    await tx.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
    const pending = await nextPending(tx)
    if (!pending) {
      await tx.query('rollback')
      return false
    }
    await tx.query('savepoint message')
    let seq: number | null = null
    try {
      const announcements = await derive(tx, await applyMessage(tx, pending, policy))
      if (announcements.length > 0) seq = await appendEvents(tx, announcements)
    } catch (error) {
      if (isDatabaseAway(error)) throw error
      log(`message ${pending.id} could not be applied`, error)
      await tx.query('rollback to savepoint message')
      const reason = `internal: ${error instanceof Error ? error.message : String(error)}`
      await settle(tx, pending.id, { verdict: 'rejected', reason })
    }
    await tx.query('commit')
    return { id: pending.id, seq }
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    await rollback(tx)
    throw error
  } finally {
    tx.release(broken)
  }
}

/** PostgreSQL error classes that say nothing about the message: connection, resources, operator, conflict with another transaction. */
function isDatabaseAway(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' && (/^(08|40|53|57|58|XX)/.test(code) || /^E[A-Z]+$/.test(code))
    ? true
    : error instanceof Error && /Connection terminated|timeout exceeded|not queryable/.test(error.message)
}

async function rollback(tx: PoolClient): Promise<void> {
  try {
    await tx.query('rollback')
  } catch {
    // the connection is gone, and the transaction with it
  }
}
