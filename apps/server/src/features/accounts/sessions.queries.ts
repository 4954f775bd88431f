import type { Role } from '@games/domain'
import type { Statements } from '../../facts/reading.ts'

type Queries = Statements

/** A session ends this long after it was last used. */
export const SESSION_SECONDS = 30 * 86_400

export async function insertSession(
  tx: Queries,
  session: { id: Buffer; accountId: string; browser: string | null; system: string | null },
): Promise<void> {
  await tx.query(
    `insert into account_session (id, account_id, expires_at, browser, system)
     values ($1, $2, now() + make_interval(secs => $3), $4, $5)`,
    [session.id, session.accountId, SESSION_SECONDS, session.browser, session.system],
  )
}

export interface SessionRow {
  readonly account_id: string
  readonly role: Role | null
  readonly stale: boolean
}

/** Whose session it is; undefined: none, or it has ended. `stale`: it was noted an hour ago that it is in use. */
export async function sessionRow(q: Queries, id: Buffer): Promise<SessionRow | undefined> {
  const { rows } = await q.query<SessionRow>(
    `select s.account_id, role_now(a.role, a.role_until) as role, s.seen_at < now() - interval '1 hour' as stale
     from account_session s join account a on a.id = s.account_id
     where s.id = $1 and s.expires_at > now() and a.blocked_at is null`,
    [id],
  )
  return rows[0]
}

/** Notes that a session is in use, which makes it last. */
export async function touchSession(q: Queries, id: Buffer): Promise<void> {
  await q.query(
    `update account_session set seen_at = now(), expires_at = now() + make_interval(secs => $2) where id = $1`,
    [id, SESSION_SECONDS],
  )
}

export async function deleteSession(q: Queries, id: Buffer): Promise<void> {
  await q.query('delete from account_session where id = $1', [id])
}

/** Ends all sessions of an account but one; null: all. */
export async function deleteSessions(q: Queries, accountId: string, but: Buffer | null): Promise<void> {
  await q.query('delete from account_session where account_id = $1 and id is distinct from $2', [accountId, but])
}

/** Sessions and devices of an account beyond this many go, the longest unused first. */
const MOST_KEPT = 20

/** Ends the sessions of an account that are too many. */
export async function deleteLongestUnused(tx: Queries, accountId: string): Promise<void> {
  await tx.query(
    `delete from account_session where id in (
       select id from account_session where account_id = $1 order by seen_at desc, created_at desc offset $2)`,
    [accountId, MOST_KEPT],
  )
}

/** Devices that nobody has signed in on for longer than their cookies last. */
export async function deleteOldDevices(q: Queries): Promise<void> {
  await q.query(`delete from account_device where seen_at < now() - interval '366 days'`)
}

/** Sessions that ended a day ago and longer. */
export async function deleteEndedSessions(q: Queries): Promise<void> {
  await q.query(`delete from account_session where expires_at < now() - interval '1 day'`)
}

export interface DeviceRow {
  readonly name: string
  readonly current: boolean
  readonly browser: string | null
  readonly system: string | null
  readonly created_at: Date
  readonly seen_at: Date
}

export async function deviceRows(q: Queries, accountId: string, current: Buffer): Promise<DeviceRow[]> {
  const { rows } = await q.query<DeviceRow>(
    `select name, id = $2 as current, browser, system, created_at, seen_at
     from account_session where account_id = $1 and expires_at > now() order by seen_at desc, created_at desc`,
    [accountId, current],
  )
  return rows
}

/** False where the account has no such session. */
export async function deleteDevice(q: Queries, accountId: string, name: string): Promise<boolean> {
  const { rowCount } = await q.query('delete from account_session where account_id = $1 and name = $2', [
    accountId,
    name,
  ])
  return rowCount === 1
}

export async function noteDevice(tx: Queries, accountId: string, id: Buffer): Promise<void> {
  await tx.query(
    `insert into account_device (id, account_id) values ($1, $2) on conflict (id, account_id) do update set seen_at = now()`,
    [id, accountId],
  )
  await tx.query(
    `delete from account_device where account_id = $1 and id in (
       select id from account_device where account_id = $1 order by seen_at desc, id offset $2)`,
    [accountId, MOST_KEPT],
  )
}

/** Devices are forgotten where a password is chosen anew: somebody else may have had one of them. */
export async function deleteKnownDevices(tx: Queries, accountId: string): Promise<void> {
  await tx.query('delete from account_device where account_id = $1', [accountId])
}
