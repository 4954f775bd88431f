import { type AccountData, ApiFailure } from '@games/contract'
import { followedOf, MOST_FOLLOWED } from '@games/domain/follow/follow'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import type { Statements } from '../../facts/reading.ts'
import { type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'
import { deleteFollows, followRows, lockFollower, putFollows } from './follows.queries.ts'
import { setFollowsOfDevices } from '../notifications/index.ts'
import { mergeRows } from './merge-rows.ts'

export const followCalls = (pool: Pool): PrivateCalls<'syncFollows'> => ({
  /** What was said already changes nothing: a device may send it again, late, or after an answer that was lost. */
  async syncFollows({ body: { marks } }, caller) {
    const { accountId } = viewerOf(caller)
    const all = await transaction(pool, async (tx) => {
      const now = await lockFollower(tx, accountId)
      if (now === null) throw new ApiFailure(401, 'unauthorized', 'Nobody is signed in')
      const merged = mergeRows(await followRows(tx, accountId), marks, now)
      if (!merged)
        throw new ApiFailure(409, 'too-many-followed', `An account follows at most ${MOST_FOLLOWED} at a time`)
      if (merged.put.length > 0) await putFollows(tx, accountId, merged.put)
      if (merged.gone.length > 0)
        await deleteFollows(
          tx,
          accountId,
          merged.gone.map(({ key }) => key),
        )
      await setFollowsOfDevices(tx, accountId, followedOf(merged.all))
      return merged.all
    })
    return { view: { marks: all } }
  },
})

/** Everything an account follows and no longer follows, in the order in which it was said. */
export const ownFollows = async (q: Statements, accountId: string): Promise<AccountData['follows']> =>
  (await followRows(q, accountId)).map(({ key, followed, at }) => ({ key, followed, at: new Date(at).toISOString() }))
