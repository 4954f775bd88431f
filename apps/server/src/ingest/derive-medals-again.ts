import type { ClientBase } from 'pg'
import { APPLY_LOCK } from './apply-lock.ts'
import { deriveMedalTables } from './derive/medal-tables.ts'
import { eventsWithMedals } from './projections.queries.ts'

/** Derives every medal table anew, while no message is applied: which organisations have a row may be others now. */
export async function deriveMedalsAgain(tx: ClientBase): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
  await deriveMedalTables(tx, new Set(await eventsWithMedals(tx)))
}
