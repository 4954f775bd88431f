import { topics } from '@games/contract/live'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { appendEvents } from '../../live/index.ts'
import { type Repeated, repeat } from '../repeat.ts'
import {
  beginDay,
  hasChanges,
  insertEntries,
  lockRanking,
  removeEntries,
  takeChanges,
  waitForRanking,
} from './refresh.queries.ts'

/** The ranking is made anew, and announced, this often at most. */
const EVERY_MS = 3_000
/** Changes taken over at once: so few that a machine with ten times its work has done them long before the limit. The next come next time. */
const MOST_CHANGES = 5_000
const LIMIT_MS = 10_000

/**
 * Takes what has changed of accounts over into the ranking and announces it, in one transaction. Gives the event's number; null where
 * nothing had changed, or another node does it.
 */
export async function refreshRanking(pool: Pool): Promise<number | null> {
  if (!(await hasChanges(pool))) return null
  return transaction(
    pool,
    async (tx) => {
      if (!(await lockRanking(tx))) return null
      const accounts = await takeChanges(tx, MOST_CHANGES)
      if (accounts.length === 0) return null
      await removeEntries(tx, accounts)
      await insertEntries(tx, accounts)
      return appendEvents(tx, [{ topic: topics.ranking(), ref: null, correction: null }])
    },
    { limitMs: LIMIT_MS },
  )
}

/** Notes how the ranking stands when a day of the games begins, once over all nodes. */
export async function beginRankingDay(pool: Pool, day: string): Promise<void> {
  await transaction(
    pool,
    async (tx) => {
      await waitForRanking(tx)
      await beginDay(tx, day)
    },
    { limitMs: LIMIT_MS },
  )
}

/** Keeps the ranking up to date for a server's whole life. */
export function watchRanking(
  pool: Pool,
  {
    today,
    onCommitted,
    onError,
  }: {
    /** The games' day that it is. */
    readonly today: () => string
    readonly onCommitted: (seq: number) => void
    readonly onError: (error: unknown) => void
  },
): Repeated {
  let day: string | null = null
  const refresh = async (): Promise<void> => {
    const seq = await refreshRanking(pool)
    if (seq !== null) onCommitted(seq)
    const is = today()
    if (is !== day) await beginRankingDay(pool, is)
    day = is
  }
  return repeat(EVERY_MS, refresh, onError)
}
