import type { FollowKey } from '@games/domain/follow/follow'
import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'

export interface FollowRow {
  readonly key: FollowKey
  readonly followed: boolean
  /** Epoch milliseconds. */
  readonly at: number
  readonly said_at: number
}

/** What an account follows and no longer follows. */
export async function followRows(q: Statements | ClientBase, accountId: string): Promise<FollowRow[]> {
  const { rows } = await q.query<FollowRow>(
    'select key, followed, at, said_at from account_follow where account_id = $1 order by at, key collate "C"',
    [accountId],
  )
  return rows
}

/**
 * One device of an account after the other, on all nodes. Gives the database's time, which is the same for all of them, in epoch milliseconds;
 * null: the account is gone.
 */
export async function lockFollower(tx: ClientBase, accountId: string): Promise<number | null> {
  const { rows } = await tx.query('select from account where id = $1 for no key update', [accountId])
  if (rows.length === 0) return null
  // not now(), which is when this transaction began to wait
  const clock = await tx.query<{ at: number }>('select extract(epoch from clock_timestamp())::float8 * 1000 as at')
  return Math.floor(clock.rows[0]?.at ?? 0)
}

export async function putFollows(tx: ClientBase, accountId: string, rows: readonly FollowRow[]): Promise<void> {
  await tx.query(
    `insert into account_follow (account_id, key, followed, at, said_at)
     select $1, * from unnest($2::text[], $3::boolean[], $4::bigint[], $5::bigint[])
     on conflict (account_id, key) do update
       set followed = excluded.followed, at = excluded.at, said_at = excluded.said_at`,
    [
      accountId,
      rows.map(({ key }) => key),
      rows.map(({ followed }) => followed),
      rows.map(({ at }) => at),
      rows.map(({ said_at }) => said_at),
    ],
  )
}

export async function deleteFollows(tx: ClientBase, accountId: string, keys: readonly FollowKey[]): Promise<void> {
  await tx.query('delete from account_follow where account_id = $1 and key = any($2)', [accountId, keys])
}
