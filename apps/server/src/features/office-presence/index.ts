import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'
import { noteTab, othersPresent } from './presence.queries.ts'

/** Who says nothing for so long is gone. */
const GONE_SECONDS = 30

export const presenceCalls = (pool: Pool): PrivateCalls<'keepPresence'> => ({
  async keepPresence({ body }, caller) {
    const { accountId } = viewerOf(caller)
    return transaction(pool, async (tx) => {
      await noteTab(tx, { ...body, accountId }, GONE_SECONDS)
      return { view: { colleagues: await othersPresent(tx, accountId, GONE_SECONDS) } }
    })
  },
})
