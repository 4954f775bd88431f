import type { ClientBase } from 'pg'
import { deriveMedalsAgain } from '../../ingest/derive-medals-again.ts'
import { appendEvents, EVERYTHING } from '../../live/index.ts'
import { putSetting, removeSetting } from './settings.queries.ts'
import type { SettingKey } from './settings.ts'

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
  await deriveMedalsAgain(tx)
  return appendEvents(tx, [{ topic: EVERYTHING, ref: null, correction: null }])
}
