import type { Localized } from '@games/domain'
import type { Statements } from '../../facts/reading.ts'
import type { PointReason } from './award.queries.ts'

export interface EntryRow {
  readonly id: number
  readonly reason: PointReason
  readonly title: Localized | null
  readonly note: string | null
  readonly undoes: number | null
  readonly points: number
  readonly balance: number
  readonly earned_at: Date
}

/** Lines of an account's ledger, with the trivia's title, before one of them (null: the newest), newest first; `limit` null: all. */
export async function entryRows(
  q: Statements,
  accountId: string,
  before: number | null,
  limit: number | null,
): Promise<EntryRow[]> {
  const { rows } = await q.query<EntryRow>(
    `select e.id, e.reason, t.title, e.note, e.undoes, e.points, e.balance, e.earned_at from point_entry e
     left join trivia t on t.id = case when e.reason = 'trivia' then split_part(e.ref, '/', 1)
       when e.reason = 'correction' and e.ref like 'trivia/%' then split_part(e.ref, '/', 2) end
     where e.account_id = $1 and ($2::bigint is null or e.id < $2) order by e.id desc limit $3`,
    [accountId, before, limit],
  )
  return rows
}

export async function pointsOf(q: Statements, accountId: string): Promise<number> {
  const { rows } = await q.query<{ points: number }>('select points from account where id = $1', [accountId])
  return rows[0]?.points ?? 0
}
