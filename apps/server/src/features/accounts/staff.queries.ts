import type { Role, UserType } from '@games/domain'
import type { ClientBase, Pool } from 'pg'

type Queries = ClientBase | Pool

export interface StaffRow {
  readonly username: string
  readonly role: Role
  readonly type: UserType
  readonly blocked: boolean
  /** When one of its sessions was last noted to be in use; null: it has none. */
  readonly seen_at: Date | null
}

/** Accounts that may do more than every account may, admins first. */
export async function staffRows(q: Queries): Promise<StaffRow[]> {
  const { rows } = await q.query<StaffRow>(
    `select username, role, type, blocked_at is not null as blocked,
       (select max(s.seen_at) from account_session s where s.account_id = account.id) as seen_at
     from account where role is not null
     order by array_position(array['admin', 'operator', 'results'], role), username_key`,
  )
  return rows
}

/** The account of a username, locked until the end of the transaction; undefined: there is none. */
export async function lockedAccount(
  tx: ClientBase,
  usernameKey: string,
): Promise<{ readonly id: string; readonly username: string; readonly blocked: boolean } | undefined> {
  const { rows } = await tx.query<{ id: string; username: string; blocked: boolean }>(
    'select id, username, blocked_at is not null as blocked from account where username_key = $1 for update',
    [usernameKey],
  )
  return rows[0]
}

/** Sets what an account is; undefined leaves it, a `null` role takes it away. */
export async function updateStanding(
  tx: ClientBase,
  id: string,
  { role, type }: { readonly role?: Role | null | undefined; readonly type?: UserType | undefined },
): Promise<void> {
  await tx.query(
    `update account set role = case when $2 then $3 else role end, type = coalesce($4, type),
       role_until = case when $2 then null else role_until end, role_venues = case when $2 then '{}' else role_venues end
     where id = $1`,
    [id, role !== undefined, role ?? null, type ?? null],
  )
}

export async function setBlocked(tx: ClientBase, id: string, blocked: boolean): Promise<void> {
  await tx.query('update account set blocked_at = case when $2 then coalesce(blocked_at, now()) end where id = $1', [
    id,
    blocked,
  ])
}

/** Roles and who is blocked are changed one after the other, so that two admins never take each other's role at once. */
export async function lockStaff(tx: ClientBase): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('staff'))`)
}

/** Whether there is an admin who is not blocked beside somebody. */
export async function hasOtherAdmin(tx: ClientBase, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from account where role = 'admin' and blocked_at is null and id <> $1 limit 1`,
    [id],
  )
  return rowCount === 1
}
