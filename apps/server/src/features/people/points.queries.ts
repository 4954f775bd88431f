import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'

/** What somebody was given by hand in the last 24 hours, less what was taken back of it. */
export async function givenToday(q: Statements, accountId: string): Promise<number> {
  const { rows } = await q.query<{ points: number }>(
    `select coalesce(sum(points), 0)::int as points from point_entry
     where account_id = $1 and reason = 'hand' and earned_at > now() - interval '24 hours'`,
    [accountId],
  )
  return rows[0]?.points ?? 0
}

/** Somebody's points, to which nobody else adds until the end of the transaction; undefined: there is no such account. */
export async function lockPoints(tx: ClientBase, accountId: string): Promise<number | undefined> {
  const { rows } = await tx.query<{ points: number }>('select points from account where id = $1 for update', [
    accountId,
  ])
  return rows[0]?.points
}

/** The line of the record of a gift that was sent before, by its key; null: there is none. */
export async function actionOfGift(tx: ClientBase, accountId: string, key: string): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    `select id from office_action where subject_kind = 'points' and subject_id = $1 and after ->> 'key' = $2 and undoes is null`,
    [accountId, key],
  )
  return rows[0]?.id ?? null
}

/** The points of a line that was given by hand and not taken back; undefined: it is not there, or was. */
export async function giftOf(tx: ClientBase, accountId: string, entry: number): Promise<number | undefined> {
  const { rows } = await tx.query<{ points: number }>(
    `select points from point_entry e where id = $2 and account_id = $1 and reason = 'hand' and undoes is null
       and not exists (select from point_entry back where back.undoes = e.id)`,
    [accountId, entry],
  )
  return rows[0]?.points
}
