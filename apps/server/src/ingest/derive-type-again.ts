import type { ClientBase } from 'pg'
import { APPLY_LOCK } from './apply-lock.ts'
import { recompute } from './derive/derive.ts'
import { nothingTouched } from './touched.ts'

/** Derives the type of an event (22 characters) and its units again, while no message is applied. */
export async function deriveTypeAgain(tx: ClientBase, event: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
  await recompute(tx, { ...nothingTouched(), retyped: new Set([event]) })
}
