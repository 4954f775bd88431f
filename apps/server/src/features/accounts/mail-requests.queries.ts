import type { Locale } from '@games/domain'
import type { ClientBase, Pool } from 'pg'
import type { TicketPurpose } from './tickets.queries.ts'

/**
 * Asks for the one e-mail about the accounts of an address. One statement whether there are any, so that the time it takes tells nothing.
 * One that waits already is no second: it is due now, however often it failed. `staffOnly`: about accounts with a role alone.
 */
export async function requestReset(q: ClientBase | Pool, emailKey: string, staffOnly: boolean): Promise<void> {
  await q.query(
    `with waiting as (
       update mail_request set next_attempt_at = now(), attempts = 0 where id in (
         -- not one that is being sent
         select id from mail_request where email_key = $1 for update skip locked))
     insert into mail_request (kind, email_key)
     select 'password-reset', $1 where exists (
       select from account where email_key = $1 and blocked_at is null and (role_now(role, role_until) is not null or not $2))
     and not exists (select from mail_request where email_key = $1)
     on conflict (email_key) do nothing`,
    [emailKey, staffOnly],
  )
}

/** Asks for the e-mail to an account's guardian. */
export async function requestGuardianMail(q: ClientBase | Pool, accountId: string): Promise<void> {
  await q.query(`insert into mail_request (account_id, kind) values ($1, 'guardian')`, [accountId])
}

/** An e-mail that is due: about the accounts of an address, or to the guardian of one account. */
export interface DueMail {
  readonly id: number
  readonly kind: TicketPurpose
  readonly attempts: number
  readonly account_id: string | null
  readonly email_key: string | null
}

/** The next mail that is due, locked for this transaction, so that no other node sends it too. */
export async function nextDueMail(tx: ClientBase): Promise<DueMail | undefined> {
  const { rows } = await tx.query<DueMail>(
    `select id, kind, attempts, account_id, email_key from mail_request
     where next_attempt_at <= now() order by next_attempt_at, id limit 1 for update skip locked`,
  )
  return rows[0]
}

/** An account as a mail speaks of it. */
export interface Addressed {
  readonly id: string
  readonly username: string
  /** Where the mail goes. */
  readonly address: string
  readonly locale: Locale
  /** Whether it has an office role, also one that has ended. */
  readonly isStaff: boolean
}

/** Who waits for a guardian, with the guardian's address; undefined: there is no such account any more. */
export async function guarded(q: ClientBase, accountId: string): Promise<Addressed | undefined> {
  const { rows } = await q.query<Addressed>(
    `select id, username, coalesce(guardian_email, '') as address, locale, role is not null as "isStaff" from account
     where id = $1 and guardian_email is not null`,
    [accountId],
  )
  return rows[0]
}

/** Accounts that one mail can name: 130 kB of it. */
const MOST_NAMED = 1_000

/**
 * The accounts of an address, the oldest first. Where a stranger has made more of them than a mail can name, chance takes its pick, which
 * nobody can make keep out its owner's. `staffOnly`: those with a role alone.
 */
export async function accountsOf(q: ClientBase, emailKey: string, staffOnly: boolean): Promise<Addressed[]> {
  const { rows } = await q.query<Addressed>(
    `select id, username, coalesce(email, '') as address, locale, role is not null as "isStaff" from (
       select id, username, email, locale, role, created_at from account
       where email_key = $1 and blocked_at is null and (role_now(role, role_until) is not null or not $3) order by random() limit $2) picked
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
