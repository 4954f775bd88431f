import type { Pool } from 'pg'
import { appendEvents, EVERYTHING } from '../live/index.ts'
import { APPLY_LOCK } from './applier.ts'
import { applyMessage, type IngestPolicy } from './apply-message.ts'
import { derive } from './derive/derive.ts'
import { nothingTouched, type Touched } from './facts.ts'
import { nextPending } from './inbox.queries.ts'
import { dropProjections } from './projections.queries.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'

/**
 * Throws all projections away and makes them again from the inbox, in one transaction: readers see the old ones until the new ones
 * are whole. Ends with one event that asks everybody to refetch. Gives the number of messages replayed.
 */
export async function rebuild(
  pool: Pool,
  policy: IngestPolicy,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  const tx = await pool.connect()
  try {
    await tx.query('begin')
    await tx.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
    await dropProjections(tx)
    const all = nothingTouched()
    let done = 0
    for (let message = await nextPending(tx); message; message = await nextPending(tx, message.id)) {
      const touched = await applyMessage(tx, message, { ...policy, followFeedClock: false })
      // phases of results look at units, so these are derived as they go; the rest once at the end
      await derive(tx, { ...nothingTouched(), units: touched.units })
      merge(all, touched)
      done += 1
      if (done % 500 === 0) onProgress(done)
    }
    await derive(tx, all)
    await appendEvents(tx, [{ topic: EVERYTHING, ref: null, correction: null }])
    await tx.query('commit')
    await removeUnusedFiles(pool)
    return done
  } catch (error) {
    await tx.query('rollback')
    throw error
  } finally {
    tx.release()
  }
}

function merge(into: Touched, from: Touched): void {
  for (const code of from.units) into.units.add(code)
  for (const code of from.competitors) into.competitors.add(code)
  for (const event of from.medalEvents) into.medalEvents.add(event)
  for (const discipline of from.rankedDisciplines) into.rankedDisciplines.add(discipline)
  into.names ||= from.names
}
