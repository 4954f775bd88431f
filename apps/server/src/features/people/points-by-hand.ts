import { ApiFailure, MOST_BY_HAND } from '@games/contract'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'
import { type CanUndo, changedMeanwhile, notUndoable, recordAction, type Undoer } from '../office-log/index.ts'
import { awardPoints, ledgerPage, lineIn } from '../points/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { givenRows, personRow } from './people.queries.ts'
import { NOT_ONESELF } from './people-calls.ts'
import { actionOfGift, giftOf, givenToday, lockPoints } from './points.queries.ts'

/** The kind of subject that the office's record has for points given by hand. */
export const POINTS_KIND = 'points'

const NOBODY = () => new ApiFailure(404, 'not-found', 'There is no such account')

export const pointsByHandCalls = (pool: Pool): PrivateCalls<'listPersonPoints' | 'givePoints'> => ({
  listPersonPoints: ({ params: { id }, query: { limit, cursor } }) =>
    inSnapshot(pool, async (tx) => {
      const q = tx.from([])
      if (!(await personRow(q, id))) throw NOBODY()
      const { entries, next } = await ledgerPage(q, id, lineIn(cursor), limit)
      const given = await givenRows(
        q,
        id,
        entries.map((entry) => entry.id),
      )
      return {
        view: {
          entries: entries.map((entry) => {
            const by = given.find((row) => row.id === entry.id)
            return { ...entry, by: by?.by ?? null, isUndone: by?.undone ?? false, action: by?.action ?? null }
          }),
          next,
        },
      }
    }),

  /** Once for a key, however often it is sent; never more than a person may get in a day. */
  async givePoints({ params: { id }, body: { key, points, reason } }, caller) {
    const { accountId } = viewerOf(caller)
    if (accountId === id) throw NOT_ONESELF()
    const action = await transaction(pool, async (tx) => {
      if ((await lockPoints(tx, id)) === undefined) throw NOBODY()
      const before = await actionOfGift(tx, id, key)
      if (before !== null) return before
      if ((await givenToday(tx, id)) + points > MOST_BY_HAND)
        throw new ApiFailure(400, 'invalid-input', `A person is given ${MOST_BY_HAND} points a day by hand at most`, {
          fields: { points: 'points-left' },
        })
      const given = await awardPoints(tx, id, {
        reason: 'hand',
        ref: key,
        points,
        note: reason.trim(),
        givenBy: accountId,
      })
      if (given === null) throw changedMeanwhile()
      return recordAction(tx, caller, {
        action: 'give',
        subject: { kind: POINTS_KIND, id },
        before: null,
        after: { points, entry: given.entry, key },
      })
    })
    return { view: { action } }
  },
})

/** Given again, they are a new line with a reason of its own. */
export const canUndoPoints: CanUndo = ({ before }) => before === null

/** Takes points back that were given by hand, by a line of its own; of what the account does not have any more nothing is owed. */
export const undoPoints: Undoer = async (tx, { id, before, after }, caller) => {
  const entry = after?.['entry']
  // given again, they are a new line with a reason of its own
  if (before !== null || typeof entry !== 'number') throw notUndoable()
  const { accountId } = viewerOf(caller)
  const balance = await lockPoints(tx, id)
  const points = await giftOf(tx, id, entry)
  if (balance === undefined || points === undefined || balance === 0) throw changedMeanwhile()
  await awardPoints(tx, id, {
    reason: 'hand',
    ref: `undo/${entry}`,
    points: -Math.min(points, balance),
    givenBy: accountId,
    undoes: entry,
  })
  return { now: null }
}
