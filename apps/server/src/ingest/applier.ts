import type { Pool, PoolClient } from 'pg'
import { transaction } from '../db/transaction.ts'
import { appendEvents } from '../live/index.ts'
import { applyAtOnce, applyBatch, isInfrastructureError, type Log, type Outcome } from './apply-batch.ts'
import { APPLY_LOCK, isByRulesOf } from './apply-lock.ts'
import type { IngestPolicy } from './apply-message.ts'
import { type InboxMessage, nextPending } from './inbox.queries.ts'
import type { Progress } from './progress.ts'
import { startDerivationGuard } from './derivation-guard.ts'
import { verdictLine } from './verdict-line.ts'
import { verdictsOf } from './verdicts.queries.ts'

/** The largest message takes seconds; another node's rebuild, which holds the lock for minutes, is waited for again and again. */
const APPLY_LIMIT_MS = 120_000

/** A message that has just arrived waits no longer than this for those before it in its batch, but for the one that is being applied. */
const BATCH_MS = 200
const FIRST_AT_ONCE = 20
/** A batch this long is no slower a message than a longer one. */
export const MOST_AT_ONCE = 200
/** Read into memory at once; a larger message is a batch by itself. */
const BYTES_AT_ONCE = 2 * 2 ** 20

export interface Applier {
  /** Signals that there may be pending messages; returns at once. */
  wake(): void
  /** Resolves when no message is pending. */
  idle(): Promise<void>
  /** How far everything is derived again, while this node does it; else null. */
  deriving(): Progress | null
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

/**
 * Applies pending messages in the order they were stored: one that comes alone at once, those that have come while others were applied
 * together, each batch in its own transaction.
 */
export function startApplier({ pool, policy, onCommitted, log, tailMs = 5_000 }: ApplierOptions): Applier {
  let running: Promise<void> | undefined
  let wanted = false
  let closed = false
  let most = FIRST_AT_ONCE
  let retry: NodeJS.Timeout | undefined
  const keeper = startDerivationGuard({ pool, policy, log })

  const drain = async () => {
    while (wanted && !closed) {
      wanted = false
      if (!(await keeper.mayApply())) continue
      for (let left = true; left && !closed; ) {
        const begun = performance.now()
        const applied = await applyNext(pool, policy, log, most, BATCH_MS).catch((error: unknown) => {
          // what a batch ran into, a limit of time say, a smaller one may not
          most = Math.max(1, Math.floor(most / 2))
          throw error
        })
        if (applied.seq !== null) onCommitted?.(applied.seq)
        for (const line of applied.lines) log(line)
        most = nextSize(most, applied.messages, performance.now() - begun)
        left = applied.messages > 0
      }
    }
  }
  const wake = () => {
    wanted = true
    if (running || retry || closed) return
    running = drain()
      .catch((error: unknown) => {
        // the database is unavailable or refuses: the messages are safe in the inbox, so wait and go on
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

/** How many messages to take next, when so many of `most` took so long: as many as are written in time. */
export function nextSize(most: number, messages: number, ms: number): number {
  if (messages === 0) return most
  const inTime = Math.floor((messages * BATCH_MS) / ms)
  // a batch that was not full says little of a full one
  return Math.max(1, Math.min(MOST_AT_ONCE, messages < most && inTime > most ? most : Math.min(inTime, most * 2)))
}

/** What applying the oldest pending messages came to. */
export interface Applied {
  /** None: nothing is pending, or it is left to nodes of the release that derived everything. */
  readonly messages: number
  /** Number of the last announced event; null when nothing was. */
  readonly seq: number | null
  /** What the log says of them. */
  readonly lines: readonly string[]
}

/**
 * Applies the oldest pending messages, `most` of them and after `limitMs` no more, in one transaction. One that makes the code fail is rejected with the error's text
 * and hurts nothing else; a failing database throws and leaves all of them pending.
 */
export async function applyNext(
  pool: Pool,
  policy: IngestPolicy,
  log: Log,
  most = MOST_AT_ONCE,
  limitMs = Number.POSITIVE_INFINITY,
): Promise<Applied> {
  try {
    return await applyOldest(pool, policy, most, (tx, pending) => applyAtOnce(tx, pending, policy, { limitMs }))
  } catch (error) {
    if (isInfrastructureError(error)) throw error
    // almost never: once more from the beginning, with the savepoints that all others do without
    return applyOldest(pool, policy, most, (tx, pending) => applyBatch(tx, pending, policy, log, { limitMs }))
  }
}

function applyOldest(
  pool: Pool,
  policy: IngestPolicy,
  most: number,
  applyAll: (tx: PoolClient, pending: readonly InboxMessage[]) => Promise<Outcome>,
): Promise<Applied> {
  const apply = async (tx: PoolClient): Promise<Applied> => {
    const isOurs = await isByRulesOf(tx, policy)
    const pending = isOurs ? await nextPending(tx, { messages: most, bytes: BYTES_AT_ONCE }) : []
    if (pending.length === 0) return { messages: 0, seq: null, lines: [] }
    const { events, toLog } = await applyAll(tx, pending)
    const lines = (await verdictsOf(tx, toLog)).flatMap((verdict) => verdictLine(verdict) ?? [])
    const seq = events.length > 0 ? await appendEvents(tx, events) : null
    return { messages: pending.length, seq, lines }
  }
  return transaction(pool, apply, { limitMs: APPLY_LIMIT_MS, lock: APPLY_LOCK })
}
