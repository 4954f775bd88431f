import type { ClientBase } from 'pg'

/** Notes where a tab is, and forgets tabs that have said nothing for so many seconds. Another's tab stays another's. */
export async function noteTab(
  tx: ClientBase,
  { tab, accountId, page, spot }: { tab: string; accountId: string; page: string; spot: string | null },
  seconds: number,
): Promise<void> {
  await tx.query(`delete from office_presence where seen_at < now() - make_interval(secs => $1)`, [seconds])
  await tx.query(
    `insert into office_presence (tab, account_id, page, spot) values ($1, $2, $3, $4)
     on conflict (tab) do update set page = excluded.page, spot = excluded.spot, seen_at = now(),
       since = case when office_presence.page = excluded.page then office_presence.since else now() end
     where office_presence.account_id = excluded.account_id`,
    [tab, accountId, page, spot],
  )
}

export interface ColleagueRow {
  readonly username: string
  readonly page: string
  readonly spot: string | null
  /** When the tab came to that page. */
  readonly since: string
}

/** Where the others of the staff are, each in the tab that was heard of last. */
export async function othersPresent(tx: ClientBase, accountId: string, seconds: number): Promise<ColleagueRow[]> {
  const { rows } = await tx.query<Omit<ColleagueRow, 'since'> & { readonly since: Date }>(
    `select username, page, spot, since from (
       select distinct on (p.account_id) account.username, account.username_key, p.page, p.spot, p.since
       from office_presence p join account on account.id = p.account_id
       where p.account_id <> $1 and p.seen_at > now() - make_interval(secs => $2)
         and role_now(account.role, account.role_until) in ('operator', 'admin') and account.blocked_at is null
       order by p.account_id, p.seen_at desc) present
     order by username_key`,
    [accountId, seconds],
  )
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}
