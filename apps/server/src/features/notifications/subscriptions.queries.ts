import type { PushSubscriber, PushTarget } from '@games/contract'
import type { ClientBase, Pool } from 'pg'
import type { Statements } from '../../facts/reading.ts'

/** The site's key pair for push services; made by the first who asks, the same for all servers. base64url. */
export async function pushKeys(
  pool: Pool,
  make: () => { readonly publicKey: string; readonly privateKey: string },
): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  const read = async () =>
    (
      await pool.query<{ public_key: string; private_key: string }>('select public_key, private_key from push_key')
    ).rows.map(({ public_key, private_key }) => ({ publicKey: public_key, privateKey: private_key }))[0]
  const known = await read()
  if (known) return known
  const made = make()
  await pool.query('insert into push_key (public_key, private_key) values ($1, $2) on conflict do nothing', [
    made.publicKey,
    made.privateKey,
  ])
  return (await read()) ?? made
}

/** A browser's keys; the native app has none. */
const keysOf = (target: PushTarget): readonly [p256dh: string | null, auth: string | null] =>
  'keys' in target ? [target.keys.p256dh, target.keys.auth] : [null, null]

/** Stores a device, in the place of what was said of its endpoint before. What it was told stays known. */
export async function putSubscription(
  q: Statements,
  { target, locale, timeZone, settings, follows }: PushSubscriber,
  sessionId: Buffer | null,
): Promise<void> {
  const { lead, results, medals, messages, quiet, hidesResults } = settings
  await q.query(
    `with put as (insert into push_subscription (endpoint, p256dh, auth, session_id, locale, time_zone, lead, results, medals,
       messages, quiet_from, quiet_until, hides_results, follows)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth, session_id = excluded.session_id,
       locale = excluded.locale, time_zone = excluded.time_zone, lead = excluded.lead, results = excluded.results,
       medals = excluded.medals, messages = excluded.messages, quiet_from = excluded.quiet_from,
       quiet_until = excluded.quiet_until, hides_results = excluded.hides_results, follows = excluded.follows, failures = 0, next_at = now(),
       put_at = now()
       returning id)
     -- quiet hours may have been others before
     update notification_delivery d set due_at = least(d.due_at, now()) from put
     where d.subscription_id = put.id and d.revision > d.done_revision`,
    [
      target.endpoint,
      ...keysOf(target),
      sessionId,
      locale,
      timeZone,
      lead,
      results,
      medals,
      messages,
      quiet?.from ?? null,
      quiet?.until ?? null,
      hidesResults,
      [...new Set(follows)],
    ],
  )
}

/** Gives a device another endpoint, in one transaction; done again it changes nothing. False: neither is known. */
export async function moveSubscription(tx: ClientBase, from: string, target: PushTarget): Promise<boolean> {
  const { endpoint } = target
  const { rows } = await tx.query<{ endpoint: string }>(
    'select endpoint from push_subscription where endpoint in ($1, $2) for update',
    [from, endpoint],
  )
  if (!rows.some((row) => row.endpoint === from)) return rows.length > 0
  if (from !== endpoint) await deleteSubscription(tx, endpoint)
  await tx.query(
    'update push_subscription set endpoint = $2, p256dh = $3, auth = $4, failures = 0, put_at = now() where endpoint = $1',
    [from, endpoint, ...keysOf(target)],
  )
  return true
}

export async function deleteSubscription(q: Statements, endpoint: string): Promise<void> {
  await q.query('delete from push_subscription where endpoint = $1', [endpoint])
}

/** Where a device gets its notifications, and in which language. */
export interface Addressee {
  readonly id: number
  readonly endpoint: string
  readonly p256dh: string | null
  readonly auth: string | null
  readonly locale: PushSubscriber['locale']
}

export async function subscriptionOf(q: Statements, endpoint: string): Promise<Addressee | undefined> {
  const { rows } = await q.query<Addressee>(
    'select id, endpoint, p256dh, auth, locale from push_subscription where endpoint = $1',
    [endpoint],
  )
  return rows[0]
}

/** What an account follows is what its devices are told of, also those that are not open now. */
export async function setFollowsOfDevices(q: Statements, accountId: string, follows: readonly string[]): Promise<void> {
  await q.query(
    `update push_subscription set follows = $2
     where session_id in (select id from account_session where account_id = $1) and follows <> $2`,
    [accountId, follows],
  )
}
