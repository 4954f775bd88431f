import type { ClientBase, Pool } from 'pg'

export type TicketPurpose = 'password-reset' | 'guardian'

/** How long an e-mail's address can be used. */
const LASTS: Readonly<Record<TicketPurpose, string>> = { 'password-reset': '1 hour', guardian: '14 days' }

export interface NewTicket {
  readonly id: Buffer
  readonly accountId: string
}

export async function insertTickets(
  q: ClientBase | Pool,
  purpose: TicketPurpose,
  tickets: readonly NewTicket[],
): Promise<void> {
  await q.query(
    `insert into account_ticket (id, account_id, purpose, expires_at)
     select new.id, account.id, $3, now() + $4::interval
     from unnest($1::bytea[], $2::uuid[]) new (id, account_id) join account on account.id = new.account_id`,
    [tickets.map(({ id }) => id), tickets.map(({ accountId }) => accountId), purpose, LASTS[purpose]],
  )
}

/** Whose a ticket is that is still good; null: nobody's. */
export async function ticketOf(q: ClientBase | Pool, id: Buffer, purpose: TicketPurpose): Promise<string | null> {
  const { rows } = await q.query<{ account_id: string }>(
    'select account_id from account_ticket where id = $1 and purpose = $2 and expires_at > now()',
    [id, purpose],
  )
  return rows[0]?.account_id ?? null
}

/** Uses a ticket up, and gives whose it was; null: there is none, it was used, or it is too old. */
export async function redeemTicket(q: ClientBase | Pool, id: Buffer, purpose: TicketPurpose): Promise<string | null> {
  const { rows } = await q.query<{ account_id: string; valid: boolean }>(
    `delete from account_ticket where id = $1 and purpose = $2 returning account_id, expires_at > now() as valid`,
    [id, purpose],
  )
  return rows[0]?.valid ? rows[0].account_id : null
}

/** Tickets of an account for one purpose: whoever used one needs no other. */
export async function deleteTickets(q: ClientBase | Pool, accountId: string, purpose: TicketPurpose): Promise<void> {
  await q.query('delete from account_ticket where account_id = $1 and purpose = $2', [accountId, purpose])
}

export async function deleteExpiredTickets(q: ClientBase | Pool): Promise<void> {
  await q.query('delete from account_ticket where expires_at < now()')
}
