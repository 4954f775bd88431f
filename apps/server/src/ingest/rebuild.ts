import type { ClientBase, Pool } from 'pg'
import { transaction } from '../db/transaction.ts'
import { appendEvents, EVERYTHING } from '../live/index.ts'
import { applyBatch, type Log } from './apply-batch.ts'
import { APPLY_LOCK, allowLongSilence } from './apply-lock.ts'
import type { IngestPolicy } from './apply-message.ts'
import type { Derivation } from './batch.ts'
import { countReplayed, derivedBy, isAnythingDerived, setDerivedBy } from './derivation.queries.ts'
import { recompute } from './derive/derive.ts'
import { addTouched, nothingTouched } from './facts.ts'
import { nextPending, type Portion } from './inbox.queries.ts'
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

/**
 * Throws all projections away and makes them again from the inbox, in one transaction: readers see the old ones until the new ones
 * are whole. Ends with one event that makes everybody refetch. Gives the number of messages replayed.
 */
export async function rebuild(pool: Pool, policy: IngestPolicy, options: ReplayOptions = {}): Promise<number> {
  const replayed = await transaction(pool, (tx) => replay(tx, policy, options), { lock: APPLY_LOCK })
  await removeUnusedFiles(pool)
  return replayed
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
    if (await isAnythingDerived(tx)) return replay(tx, policy, options)
    await setDerivedBy(tx, policy.rules)
    return null
  }
  const replayed = await transaction(pool, work, { lock: APPLY_LOCK })
  if (replayed !== null) await removeUnusedFiles(pool)
  return replayed
}

async function replay(
  tx: ClientBase,
  policy: IngestPolicy,
  { onProgress, log = () => {}, signal }: ReplayOptions,
): Promise<number> {
  await allowLongSilence(tx)
  const total = await countReplayed(tx)
  onProgress?.({ done: 0, total })
  await dropProjections(tx)
  // units are derived as they come, since a message that makes that fail is refused; what hangs together over many of them at the end
  const later = nothingTouched()
  const derivation: Derivation = {
    announcesEach: false,
    derive: async (_, touched) => {
      addTouched(later, touched)
      await recompute(tx, { ...nothingTouched(), units: touched.units })
      return []
    },
  }
  const quiet = { ...policy, followFeedClock: false }
  let done = 0
  let messages = await nextPending(tx, AT_ONCE)
  for (let last = messages.at(-1); last; last = messages.at(-1)) {
    signal?.throwIfAborted()
    await applyBatch(tx, messages, quiet, log, { derivation })
    done += messages.length
    onProgress?.({ done, total: Math.max(done, total) })
    messages = await nextPending(tx, AT_ONCE, last.id)
  }
  await recompute(tx, { ...nothingTouched(), competitors: later.competitors, medalEvents: later.medalEvents })
  if (policy.rules !== undefined) await setDerivedBy(tx, policy.rules)
  await appendEvents(tx, [{ topic: EVERYTHING, ref: null, correction: null }])
  return done
}
