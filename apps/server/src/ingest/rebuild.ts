import type { ClientBase, Pool } from 'pg'
import { transaction } from '../db/transaction.ts'
import { appendEvents, EVERYTHING } from '../live/index.ts'
import { APPLY_LOCK } from './apply-lock.ts'
import { applyMessage, type IngestPolicy } from './apply-message.ts'
import { inSavepoint, type Log } from './apply-safely.ts'
import { countReplayed, derivedBy, isAnythingDerived, setDerivedBy } from './derivation.queries.ts'
import { derive } from './derive/derive.ts'
import { nothingTouched, type Touched } from './facts.ts'
import { nextPending } from './inbox.queries.ts'
import { dropProjections } from './projections.queries.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'

/** How far a replay is. */
export interface ReplayProgress {
  readonly done: number
  readonly total: number
}

export interface ReplayOptions {
  readonly onProgress?: (progress: ReplayProgress) => void
  readonly log?: Log
  /** Aborted, the replay throws, and everything stays as it was. */
  readonly signal?: AbortSignal
}

const REPORT_EVERY = 500

/**
 * Throws all projections away and makes them again from the inbox, in one transaction: readers see the old ones until the new ones
 * are whole. Ends with one event that asks everybody to refetch. Gives the number of messages replayed.
 */
export async function rebuild(pool: Pool, policy: IngestPolicy, options: ReplayOptions = {}): Promise<number> {
  const replayed = await transaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
    return replay(tx, policy, options)
  })
  await removeUnusedFiles(pool)
  return replayed
}

/**
 * Derives everything again unless it was derived by the policy's rules. Gives the number of messages replayed; null where there was
 * nothing to do, as when another node of this release came first.
 */
export async function deriveAgain(
  pool: Pool,
  policy: IngestPolicy & { readonly rules: string },
  options: ReplayOptions = {},
): Promise<number | null> {
  if ((await derivedBy(pool)) === policy.rules) return null
  const replayed = await transaction(pool, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
    if ((await derivedBy(tx)) === policy.rules) return null
    if (await isAnythingDerived(tx)) return replay(tx, policy, options)
    await setDerivedBy(tx, policy.rules)
    return null
  })
  if (replayed !== null) await removeUnusedFiles(pool)
  return replayed
}

async function replay(
  tx: ClientBase,
  policy: IngestPolicy,
  { onProgress, log = () => {}, signal }: ReplayOptions,
): Promise<number> {
  const total = await countReplayed(tx)
  onProgress?.({ done: 0, total })
  await dropProjections(tx)
  const all = nothingTouched()
  let done = 0
  for (let message = await nextPending(tx); message; message = await nextPending(tx, message.id)) {
    signal?.throwIfAborted()
    const pending = message
    const touched = await inSavepoint(tx, pending, log, async () => {
      const now = await applyMessage(tx, pending, { ...policy, followFeedClock: false })
      // phases of results look at units, so these are derived as they go; the rest once at the end
      await derive(tx, { ...nothingTouched(), units: now.units })
      return now
    })
    if (touched) merge(all, touched)
    done += 1
    if (done % REPORT_EVERY === 0) onProgress?.({ done, total: Math.max(done, total) })
  }
  await derive(tx, all)
  if (policy.rules !== undefined) await setDerivedBy(tx, policy.rules)
  await appendEvents(tx, [{ topic: EVERYTHING, ref: null, correction: null }])
  return done
}

function merge(into: Touched, from: Touched): void {
  for (const code of from.units) into.units.add(code)
  for (const code of from.competitors) into.competitors.add(code)
  for (const event of from.medalEvents) into.medalEvents.add(event)
  for (const discipline of from.rankedDisciplines) into.rankedDisciplines.add(discipline)
  into.names ||= from.names
}
