import type { ClientBase } from 'pg'
import { putSetting, removeSetting, type SettingKey } from '../features/settings/index.ts'
import { appendEvents, EVERYTHING } from '../live/index.ts'
import { APPLY_LOCK } from './apply-lock.ts'
import { deriveMedalTables } from './derive/medal-tables.ts'
import { eventsWithMedals } from './projections.queries.ts'

/** Sets a setting, or takes it back with `undefined`, and makes it true everywhere. Gives the number of the event that says so. */
export async function writeSetting(tx: ClientBase, key: SettingKey, value: unknown): Promise<number> {
  if (value === undefined) await removeSetting(tx, key)
  else await putSetting(tx, key, value)
  return announceSettings(tx)
}

/**
 * Makes a changed setting true everywhere: the medal tables are derived anew, since which organisations have a row may have changed, and
 * every answer is made again and every open page fetches anew. Gives the number of that event; to be called last in a transaction.
 */
export async function announceSettings(tx: ClientBase): Promise<number> {
  await tx.query('select pg_advisory_xact_lock($1)', [APPLY_LOCK])
  await deriveMedalTables(tx, new Set(await eventsWithMedals(tx)))
  return appendEvents(tx, [{ topic: EVERYTHING, ref: null, correction: null }])
}
