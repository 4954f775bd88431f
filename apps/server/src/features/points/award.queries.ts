import type { ClientBase } from 'pg'

export type PointReason = 'trivia' | 'safe-sport' | 'correction'

/**
 * Adds points to an account's ledger, once for each reason and ref, whoever asks how often and on how many nodes. Gives the account's points
 * afterwards; null where they were added already, or there is no such account.
 */
export async function awardPoints(
  tx: ClientBase,
  accountId: string,
  { reason, ref, points }: { readonly reason: PointReason; readonly ref: string; readonly points: number },
): Promise<number | null> {
  // one after the other for one account, so that each entry's balance is of all before it
  const { rows: locked } = await tx.query<{ points: number }>('select points from account where id = $1 for update', [
    accountId,
  ])
  const before = locked[0]?.points
  if (before === undefined || points === 0) return null
  const { rowCount } = await tx.query(
    `insert into point_entry (account_id, reason, ref, points, balance) values ($1, $2, $3, $4, $5)
     on conflict (account_id, reason, ref) do nothing`,
    [accountId, reason, ref, points, before + points],
  )
  if (rowCount === 0) return null
  await tx.query('update account set points = $2 where id = $1', [accountId, before + points])
  return before + points
}
