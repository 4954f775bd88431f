import { ApiFailure } from '@games/contract'
import type { Pool } from 'pg'
import { type PrivateCalls, viewerOf } from '../../http/session/private-handlers.ts'
import { inSnapshot } from '../snapshot.ts'
import { entryRows, pointsOf } from './ledger.queries.ts'

/** Lines a page, unless requested otherwise. */
const PAGE = 50

export const pointCalls = (pool: Pool): PrivateCalls<'listPoints'> => ({
  async listPoints({ query: { limit = PAGE, cursor } }, caller) {
    const { accountId } = viewerOf(caller)
    const before = cursor === undefined ? null : lineIn(cursor)
    return inSnapshot(pool, async (tx) => {
      const q = tx.from([])
      const rows = await entryRows(q, accountId, before, limit + 1)
      const shown = rows.slice(0, limit)
      return {
        view: {
          points: await pointsOf(q, accountId),
          entries: shown.map(({ earned_at, ...entry }) => ({ ...entry, earnedAt: earned_at.toISOString() })),
          next: rows.length > limit ? String(shown.at(-1)?.id) : null,
        },
      }
    })
  },
})

function lineIn(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw new ApiFailure(400, 'invalid-input', 'query.cursor: not a cursor of this list')
  return Number(cursor)
}
