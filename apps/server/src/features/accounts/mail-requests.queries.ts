import type { Locale } from '@games/domain'
import type { ClientBase, Pool } from 'pg'
import type { TicketPurpose } from './tickets.queries.ts'

/**
 * Asks for the one e-mail about the accounts of an address. One statement whether there are any, so that the time it takes tells nothing.
 * Who has one waiting already gets no second. `staffOnly`: about accounts with a role alone.
 */
export async function requestReset(q: ClientBase | Pool, emailKey: string, staffOnly: boolean): Promise<void> {
  await q.query(
    `insert into mail_request (account_id, kind)
     select id, 'password-reset' from account where email_key = $1 and blocked_at is null and (role is not null or not $2) and not exists (
       select from mail_request r join account a on a.id = r.account_id where r.kind = 'password-reset' and a.email_key = $1)
     order by created_at limit 1`,
    [emailKey, staffOnly],
  )
}

export async function requestMail(q: ClientBase | Pool, accountId: string, kind: TicketPurpose): Promise<void> {
  await q.query('insert into mail_request (account_id, kind) values ($1, $2)', [accountId, kind])
}

export interface DueMail {
  readonly id: number
  readonly account_id: string
  readonly kind: TicketPurpose
  readonly attempts: number
  readonly username: string
  readonly email: string
  readonly guardian_email: string | null
  readonly locale: Locale
}

/** The next mail that is due, locked for this transaction, so that no other node sends it too. */
export async function nextDueMail(tx: ClientBase): Promise<DueMail | undefined> {
  const { rows } = await tx.query<DueMail>(
    `select r.id, r.account_id, r.kind, r.attempts, a.username, a.email, a.guardian_email, a.locale
     from mail_request r join account a on a.id = r.account_id
     where r.next_attempt_at <= now() and a.email is not null order by r.next_attempt_at, r.id limit 1 for update of r skip locked`,
  )
  return rows[0]
}

/** Accounts that one mail can name: 130 kB of it. */
const MOST_NAMED = 1_000

/**
 * The accounts of an address, the oldest first. Where a stranger has made more of them than a mail can name, chance takes its pick, which
 * nobody can make keep out its owner's. `staffOnly`: those with a role alone.
 */
export async function accountsOf(
  q: ClientBase,
  emailKey: string,
  staffOnly: boolean,
): Promise<{ id: string; username: string }[]> {
  const { rows } = await q.query<{ id: string; username: string }>(
    `select id, username from (
       select id, username, created_at from account
       where email_key = $1 and blocked_at is null and (role is not null or not $3) order by random() limit $2) picked
     order by created_at, id`,
    [emailKey, MOST_NAMED, staffOnly],
  )
  return rows
}

export async function deleteMailRequest(tx: ClientBase, id: number): Promise<void> {
  await tx.query('delete from mail_request where id = $1', [id])
}

export async function postponeMail(tx: ClientBase, id: number, seconds: number): Promise<void> {
  await tx.query(
    `update mail_request set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2) where id = $1`,
    [id, seconds],
  )
}
