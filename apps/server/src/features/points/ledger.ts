import { ApiFailure, type PointEntry } from '@games/contract'
import type { Pool } from 'pg'
import type { Statements } from '../../facts/reading.ts'
import { type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'
import { inSnapshot } from '../snapshot.ts'
import { type EntryRow, entryRows, pointsOf } from './ledger.queries.ts'

/** Lines a page, unless requested otherwise. */
const PAGE = 50

export const pointCalls = (pool: Pool): PrivateCalls<'listPoints'> => ({
  async listPoints({ query: { limit = PAGE, cursor } }, caller) {
    const { accountId } = viewerOf(caller)
    const before = lineIn(cursor)
    return inSnapshot(pool, async (tx) => {
      const q = tx.from([])
      return { view: { points: await pointsOf(q, accountId), ...(await ledgerPage(q, accountId, before, limit)) } }
    })
  },
})

const pointEntry = ({ earned_at, ...entry }: EntryRow): PointEntry => ({ ...entry, earnedAt: earned_at.toISOString() })

/** An account's whole ledger, newest first. */
export const wholeLedger = async (q: Statements, accountId: string): Promise<PointEntry[]> =>
  (await entryRows(q, accountId, null, null)).map(pointEntry)

/** A page of an account's ledger, newest first, and the cursor of the one after. */
export async function ledgerPage(
  q: Statements,
  accountId: string,
  before: number | null,
  limit: number = PAGE,
): Promise<{ readonly entries: PointEntry[]; readonly next: string | null }> {
  const rows = await entryRows(q, accountId, before, limit + 1)
  const shown = rows.slice(0, limit)
  return { entries: shown.map(pointEntry), next: rows.length > limit ? String(shown.at(-1)?.id) : null }
}

/** The line that a cursor names; null: none was given. */
export function lineIn(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  if (!/^\d{1,15}$/.test(cursor)) throw new ApiFailure(400, 'invalid-input', 'query.cursor: not a cursor of this list')
  return Number(cursor)
}
