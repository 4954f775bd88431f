import type { Locale } from '@games/domain'
import type { NotifiedFacts } from '@games/domain/notifications/facts'
import type { NotificationKind } from '@games/domain/notifications/pushed'
import type { Statements } from '../../facts/reading.ts'

/** A device that something waits for. */
export interface DueDevice {
  readonly id: number
  readonly endpoint: string
  readonly p256dh: string | null
  readonly auth: string | null
  readonly locale: Locale
  readonly time_zone: string
  readonly lead: number | null
  readonly results: boolean
  readonly medals: boolean
  readonly messages: boolean
  readonly quiet_from: number | null
  readonly quiet_until: number | null
  readonly hides_results: boolean
  readonly follows: readonly string[]
  readonly failures: number
}

/** What waits for a device. */
export interface DueDelivery {
  readonly subscription_id: number
  readonly about: string
  readonly kind: NotificationKind
  readonly revision: number
  readonly print: string | null
  readonly base: string | null
  readonly facts: NotifiedFacts
  readonly keys: readonly string[]
  readonly told_text: string | null
  readonly told_print: string | null
  /** Somebody took this revision before, and nobody knows whether it arrived. */
  readonly taken_again: boolean
  /** An earlier revision was taken before, and nobody knows whether that arrived. */
  readonly taken_other: boolean
}

/** Of so many things for each device the first are looked at. */
const MOST_EACH = 10

const DUE = `d.revision > d.done_revision and d.due_at <= now() and (d.taken_until is null or d.taken_until < now())`

/**
 * Takes devices that something is due for, at most `most`, and all that is due for them: nobody else sends it for `seconds`. Where the server
 * ends before it has said what became of it, it is due again then.
 */
export async function takeDue(
  q: Statements,
  most: number,
  seconds: number,
): Promise<{ readonly devices: DueDevice[]; readonly deliveries: DueDelivery[] }> {
  const { rows: devices } = await q.query<DueDevice>(
    `select s.id, s.endpoint, s.p256dh, s.auth, s.locale, s.time_zone, s.lead, s.results, s.medals, s.messages, s.quiet_from,
       s.quiet_until, s.hides_results, s.follows, s.failures
     from push_subscription s
     where s.next_at <= now()
       and s.id in (
         select d.subscription_id from notification_delivery d join push_subscription o on o.id = d.subscription_id
         where ${DUE} and o.next_at <= now() order by d.due_at limit $2)
     limit $1 for no key update of s skip locked`,
    [most, most * MOST_EACH],
  )
  // what was queued while its device was put off waits as long as that, so that it is not read again and again
  if (devices.length < most)
    await q.query(
      `update notification_delivery d set due_at = s.next_at from push_subscription s
       where s.id = d.subscription_id and s.next_at > now() and ${DUE}`,
    )
  if (devices.length === 0) return { devices, deliveries: [] }
  const { rows: deliveries } = await q.query<DueDelivery>(
    `with taken as (
       update notification_delivery d set taken_until = now() + make_interval(secs => $2),
         taken_again = d.taken_revision = d.revision, taken_revision = d.revision,
         taken_other = d.taken_other or (d.taken_revision > d.done_revision and d.taken_revision <> d.revision)
       where d.subscription_id = any($1) and ${DUE}
       returning d.subscription_id, d.about, d.told_text, d.told_print, d.taken_again, d.taken_other)
     select t.subscription_id, t.about, n.kind, n.revision, n.print, n.base, n.facts, n.keys, t.told_text, t.told_print, t.taken_again, t.taken_other
     from taken t join notification n using (about) order by n.changed_at, t.about`,
    [devices.map(({ id }) => id), seconds],
  )
  return { devices, deliveries }
}

/** Something that a device has been told, or need not be. */
export interface Settled {
  readonly subscription_id: number
  readonly about: string
  readonly revision: number
  /** Null: it was told nothing now. */
  readonly text: string | null
  readonly print: string | null
}

export async function settle(q: Statements, settled: readonly Settled[]): Promise<void> {
  if (settled.length === 0) return
  await q.query(
    `update notification_delivery d set done_revision = greatest(d.done_revision, s.revision), taken_until = null,
       told_text = coalesce(s.text, d.told_text), told_print = case when s.text is null then d.told_print else s.print end,
       taken_other = d.taken_other and s.text is null
     from unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[], $5::text[]) as s(subscription_id, about, revision, text, print)
     where d.subscription_id = s.subscription_id and d.about = s.about`,
    [
      settled.map((one) => one.subscription_id),
      settled.map(({ about }) => about),
      settled.map(({ revision }) => revision),
      settled.map(({ text }) => text),
      settled.map(({ print }) => print),
    ],
  )
}

/** Something that waits for a device, and how many seconds longer. */
export interface Postponed {
  readonly subscription_id: number
  readonly about: string
  readonly seconds: number
}

/** Leaves what was taken for later: not sent now, it may have arrived only by an earlier attempt. */
export async function postpone(q: Statements, rows: readonly Postponed[]): Promise<void> {
  if (rows.length === 0) return
  await q.query(
    `update notification_delivery d set taken_until = null, taken_revision = case when d.taken_again then d.taken_revision else 0 end,
       due_at = now() + make_interval(secs => p.seconds)
     from unnest($1::bigint[], $2::text[], $3::float8[]) as p(subscription_id, about, seconds)
     where d.subscription_id = p.subscription_id and d.about = p.about`,
    [rows.map((one) => one.subscription_id), rows.map(({ about }) => about), rows.map(({ seconds }) => seconds)],
  )
}

/** A device that could not be reached, and how many seconds it is left alone. */
export interface PutOff {
  readonly id: number
  readonly seconds: number
  /** It may have got what was sent. */
  readonly isUnsure: boolean
}

export async function putOff(q: Statements, devices: readonly PutOff[]): Promise<void> {
  if (devices.length === 0) return
  await q.query(
    `with given as (select * from unnest($1::bigint[], $2::float8[], $3::boolean[]) as g(id, seconds, unsure)),
     freed as (update notification_delivery d set taken_until = null, due_at = now() + make_interval(secs => g.seconds),
         -- what was not taken now, or may have arrived by an earlier attempt, stays so
         taken_revision = case when g.unsure or d.taken_again or d.taken_until is null then d.taken_revision else 0 end from given g
       where d.subscription_id = g.id and d.revision > d.done_revision)
     update push_subscription s set next_at = now() + make_interval(secs => g.seconds),
       failures = s.failures + 1
     from given g where s.id = g.id`,
    [devices.map(({ id }) => id), devices.map(({ seconds }) => seconds), devices.map(({ isUnsure }) => isUnsure)],
  )
}

/** Nothing is sent to these devices before `seconds` have passed: what comes meanwhile goes together. They answer. */
export async function paceDevices(q: Statements, ids: readonly number[], seconds: number): Promise<void> {
  await q.query(
    'update push_subscription set next_at = now() + make_interval(secs => $2), failures = 0 where id = any($1)',
    [ids, seconds],
  )
}

/** A device whose endpoint is no more. */
export interface Gone {
  readonly id: number
  readonly endpoint: string
  /** Since when, epoch milliseconds; null: now. */
  readonly since: number | null
}

/** Deletes devices, but for those that have moved to another endpoint meanwhile, and those that have said since that they are reached there. */
export async function deleteSubscriptions(q: Statements, gone: readonly Gone[]): Promise<void> {
  if (gone.length === 0) return
  await q.query(
    `delete from push_subscription s using unnest($1::bigint[], $2::text[], $3::float8[]) as g(id, endpoint, since)
     where s.id = g.id and s.endpoint = g.endpoint and (g.since is null or s.put_at <= to_timestamp(g.since / 1000))`,
    [gone.map(({ id }) => id), gone.map(({ endpoint }) => endpoint), gone.map(({ since }) => since)],
  )
}
