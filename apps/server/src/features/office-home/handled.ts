import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { Caller } from '../../http/session/private-call-types.ts'
import { changedMeanwhile, recordAction, type Undoer } from '../office-log/index.ts'
import { deleteState, lockedState, storeState } from './office-home.queries.ts'

const KIND = 'item'

/** Says that an item is done as it is now; gives the line of the record. */
export const handleItem = (pool: Pool, caller: Caller, key: string, state: string): Promise<number> =>
  transaction(pool, async (tx) => {
    const was = await lockedState(tx, key)
    await storeState(tx, key, state)
    return recordAction(tx, caller, {
      action: 'handle',
      subject: { kind: KIND, id: key },
      before: was === null ? null : { state: was },
      after: { state },
    })
  })

/** What was said to be done waits again, or the other way round. */
export const undoHandled: Undoer = async (tx, { id, before, after }) => {
  if ((await lockedState(tx, id)) !== (after?.['state'] ?? null)) throw changedMeanwhile()
  if (before === null) await deleteState(tx, id)
  else await storeState(tx, id, String(before['state']))
  return { now: before }
}
