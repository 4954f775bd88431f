import type { Pool } from 'pg'
import webpush from 'web-push'
import { repeat } from '../repeat.ts'
import { createPushCalls, type PushCallOptions, type PushCalls } from './calls.ts'
import { pruneDeliveries } from './notifications.queries.ts'
import { createPushSender } from './push-sender.ts'
import { sendDue } from './send.ts'
import { pushKeys } from './subscriptions.queries.ts'
import { lookForStarts, lookThrough } from './watch.ts'

export { type AppServices, apnsKeyIn, fcmAccountIn, NO_APP_SERVICES } from './app-services.ts'
export { createPushCalls, type PushCalls } from './calls.ts'
export { notificationsLike } from './notifications.queries.ts'
export { createPushSender, type PushSender } from './push-sender.ts'
export { setFollowsOfDevices } from './subscriptions.queries.ts'

/** What changed is looked for, and what is due is sent, this often. */
const EVERY_MS = 1_000
/** Starts that are due are looked for this often. */
const STARTS_EVERY_MS = 5_000
const PRUNE_EVERY_MS = 3_600_000
/** Taken and sent side by side, as if by servers of their own: while one lane reads and notes, another encrypts. */
const LANES = 2
/** Longer than a server that missed a notification of the database takes to look itself (live/wake.ts): then each shows what is told. */
const AFTER_MS = 2_500

export interface NotificationOptions extends Pick<PushCallOptions, 'pool' | 'attempts' | 'pushServices' | 'apps'> {
  /** For the calls of visitors' devices. */
  readonly visitorPool: Pool
  /** The site's own address, by which push services know whom to ask; null: none was set. */
  readonly siteUrl: string | null
  /** The newest event that this server's pages show. */
  readonly live: { readonly seq: number }
  /** The games' time, epoch milliseconds. */
  readonly gamesNow: () => number
  readonly onError: (error: unknown) => void
}

export interface Notifications {
  readonly calls: PushCalls
  close(): Promise<void>
}

/** The keys by which push services know this site. */
export const pushKeysOf = async (pool: Pool, siteUrl: string | null) => ({
  subject: `https://${siteUrl === null ? 'localhost' : new URL(siteUrl).host}`,
  ...(await pushKeys(pool, webpush.generateVAPIDKeys)),
})

/** Tells devices of what their visitors follow (decision 0095), for a server's whole life. */
export function openNotifications({
  pool,
  visitorPool,
  attempts,
  pushServices,
  apps,
  siteUrl,
  live,
  gamesNow,
  onError,
}: NotificationOptions): Notifications {
  const senders = Array.from({ length: LANES }, () => createPushSender(apps))
  // who tries a device does not wait for everybody's
  const trials = createPushSender(apps)
  const keys = () => pushKeysOf(pool, siteUrl)
  let closed = false
  const repeated = [
    repeat(EVERY_MS, () => lookThrough(pool, live.seq, { afterMs: AFTER_MS }), onError),
    repeat(STARTS_EVERY_MS, () => lookForStarts(pool, gamesNow()), onError),
    ...senders.map((sender) =>
      repeat(
        EVERY_MS,
        async () => {
          const options = { sender, keys: await keys(), now: Date.now, gamesNow, onError }
          while (!closed && (await sendDue(pool, options)) > 0) {
            // until nothing is due
          }
        },
        onError,
      ),
    ),
    repeat(PRUNE_EVERY_MS, () => pruneDeliveries(pool), onError),
  ]
  return {
    calls: createPushCalls({ pool: visitorPool, attempts, pushServices, apps, sender: trials, keys }),
    async close() {
      closed = true
      await Promise.all(repeated.map((one) => one.close()))
      await Promise.all(senders.map((sender) => sender.close()))
      await trials.close()
    },
  }
}
