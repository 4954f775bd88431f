import type { ClientBase } from 'pg'

export type PointReason = 'trivia' | 'safe-sport' | 'correction' | 'hand'

export interface Award {
  readonly reason: PointReason
  readonly ref: string
  readonly points: number
  /** Why, as their owner reads it, and by whom: of what is given by hand. */
  readonly note?: string | null
  readonly givenBy?: string | null
  /** The line that this one takes back. */
  readonly undoes?: number | null
}

/** A line of the ledger, and the account's points with it. */
export interface Awarded {
  readonly entry: number
  readonly balance: number
}

/**
 * Adds points to an account's ledger, once for each reason and ref, whoever asks how often and on how many nodes. Gives the line and the account's
 * points with it; null where they were added already, or there is no such account.
 */
export async function awardPoints(
  tx: ClientBase,
  accountId: string,
  { reason, ref, points, note = null, givenBy = null, undoes = null }: Award,
): Promise<Awarded | null> {
  // one after the other for one account, so that each entry's balance is of all before it
  const { rows: locked } = await tx.query<{ points: number }>('select points from account where id = $1 for update', [
    accountId,
  ])
  const before = locked[0]?.points
  if (before === undefined || points === 0) return null
  const { rows } = await tx.query<{ id: number }>(
    `insert into point_entry (account_id, reason, ref, points, balance, note, given_by, undoes) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (account_id, reason, ref) do nothing returning id`,
    [accountId, reason, ref, points, before + points, note, givenBy, undoes],
  )
  const [line] = rows
  if (!line) return null
  await tx.query('update account set points = $2 where id = $1', [accountId, before + points])
  return { entry: line.id, balance: before + points }
}
