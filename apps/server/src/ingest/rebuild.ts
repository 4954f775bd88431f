import type { ClientBase, Pool } from 'pg'
import { transaction } from '../db/transaction.ts'
import { appendEvents, EVERYTHING } from '../live/index.ts'
import { applyBatch, type Log } from './apply-batch.ts'
import { APPLY_LOCK, allowLongSilence } from './apply-lock.ts'
import type { IngestPolicy } from './apply-message.ts'
import { Batch, type Derivation } from './batch.ts'
import { clearScope } from './clear-scope.ts'
import {
  countReplayed,
  decidedOfDiscipline,
  derivedBy,
  isAnythingDerived,
  setDerivedBy,
  unitsOf,
} from './derivation.queries.ts'
import { recompute } from './derive/derive.ts'
import { addTouched, nothingTouched, type Touched } from './touched.ts'
import {
  type InboxMessage,
  messagesById,
  nextPending,
  type Portion,
  resetToPending,
  scopesOf,
} from './inbox.queries.ts'
import { InboxLedger } from './inbox-ledger.ts'
import type { Progress } from './progress.ts'
import { dropProjections } from './projections.queries.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'

export interface ReplayOptions {
  readonly onProgress?: (progress: Progress) => void
  readonly log?: Log
  /** Aborted, the replay throws, and everything stays as it was. */
  readonly signal?: AbortSignal
}

/** Nobody waits for a single one of these. */
const AT_ONCE: Portion = { messages: 500, bytes: 8 * 2 ** 20 }
/** Of a discipline, whose largest messages may come together. */
const DISCIPLINE_AT_ONCE = 100

/**
 * Throws all projections away and makes them again from the inbox, in one transaction: readers see the old ones until the new ones
 * are whole. Ends with one event that makes everybody refetch. Gives the number of messages replayed.
 */
export async function rebuild(pool: Pool, policy: IngestPolicy, options: ReplayOptions = {}): Promise<number> {
  const { messages } = await transaction(pool, (tx) => replay(tx, policy, options), { lock: APPLY_LOCK })
  await removeUnusedFiles(pool)
  return messages
}

/**
 * Derives everything again unless it was derived by the policy's rules. Gives the number of messages replayed; null where there was
 * nothing to do, as when another node of this release was first.
 */
export async function deriveAgain(
  pool: Pool,
  policy: IngestPolicy & { readonly rules: string },
  options: ReplayOptions = {},
): Promise<number | null> {
  if ((await derivedBy(pool)) === policy.rules) return null
  const work = async (tx: ClientBase) => {
    if ((await derivedBy(tx)) === policy.rules) return null
    if (await isAnythingDerived(tx)) return (await replay(tx, policy, options)).messages
    await setDerivedBy(tx, policy.rules)
    return null
  }
  const replayed = await transaction(pool, work, { lock: APPLY_LOCK })
  if (replayed !== null) await removeUnusedFiles(pool)
  return replayed
}

/** What a replay came to, and the number of the event that makes everybody refetch. */
interface Replayed {
  readonly messages: number
  readonly seq: number
}

/** Everything anew in a transaction that holds the apply lock, or takes it. */
export async function replay(tx: ClientBase, policy: IngestPolicy, options: ReplayOptions): Promise<Replayed> {
  await tx.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
  await allowLongSilence(tx)
  const total = await countReplayed(tx)
  options.onProgress?.({ done: 0, total })
  await dropProjections(tx)
  const messages = await applyAgain(tx, policy, options, {
    total,
    later: nothingTouched(),
    next: (last) => nextPending(tx, AT_ONCE, last),
  })
  if (policy.rules !== undefined) await setDerivedBy(tx, policy.rules)
  return { messages, seq: await everythingChanged(tx) }
}

/**
 * What is of one discipline anew, in a transaction that holds the apply lock: its messages are taken out of force, and decided again in their
 * order. What hangs together over disciplines, as people and medal tables, is derived again where they touch it.
 */
export async function replayDiscipline(
  tx: ClientBase,
  discipline: string,
  policy: IngestPolicy,
  options: ReplayOptions,
): Promise<Replayed> {
  await allowLongSilence(tx)
  const ids = await decidedOfDiscipline(tx, discipline)
  options.onProgress?.({ done: 0, total: ids.length })
  const later = nothingTouched()
  // what was derived and stands for no fact any more is found too
  for (const unit of await unitsOf(tx, discipline)) later.units.add(unit)
  const derivation = deriveLater(later)
  const batch = new Batch(tx, await InboxLedger.open(tx, []), derivation)
  for (const scope of await scopesOf(tx, ids)) {
    options.signal?.throwIfAborted()
    await clearScope(batch, scope)
  }
  await batch.finish()
  await resetToPending(tx, ids)
  let at = 0
  const messages = await applyAgain(tx, policy, options, {
    total: ids.length,
    later,
    next: async () => {
      const some = await messagesById(tx, ids.slice(at, at + DISCIPLINE_AT_ONCE))
      at += DISCIPLINE_AT_ONCE
      return some
    },
  })
  return { messages, seq: await everythingChanged(tx) }
}

const everythingChanged = (tx: ClientBase): Promise<number> =>
  appendEvents(tx, [{ topic: EVERYTHING, ref: null, correction: null }])

/** Units are derived as they come, since a message that makes that fail is refused; what hangs together over many of them at the end. */
const deriveLater = (later: Touched): Derivation => ({
  announcesEach: false,
  derive: async (tx, touched) => {
    addTouched(later, touched)
    await recompute(tx, { ...nothingTouched(), units: touched.units, retyped: touched.retyped })
    return []
  },
})

interface Again {
  readonly total: number
  /** What is derived at the end. */
  readonly later: Touched
  /** The messages after one of this number; none: that was all. */
  readonly next: (last: number) => Promise<readonly InboxMessage[]>
}

/** Applies messages whose verdict was taken back; gives how many. */
async function applyAgain(
  tx: ClientBase,
  policy: IngestPolicy,
  { onProgress, log = () => {}, signal }: ReplayOptions,
  { total, later, next }: Again,
): Promise<number> {
  const derivation = deriveLater(later)
  const quiet = { ...policy, followFeedClock: false }
  const stale = new Set(later.units)
  let done = 0
  let messages = await next(0)
  for (let last = messages.at(-1); last; last = messages.at(-1)) {
    signal?.throwIfAborted()
    await applyBatch(tx, messages, quiet, log, { derivation })
    done += messages.length
    onProgress?.({ done, total: Math.max(done, total) })
    messages = await next(last.id)
  }
  signal?.throwIfAborted()
  await recompute(tx, {
    ...nothingTouched(),
    units: stale,
    competitors: later.competitors,
    medalEvents: later.medalEvents,
  })
  return done
}
