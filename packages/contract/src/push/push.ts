import { LOCALES } from '@games/domain'
import { MOST_FOLLOWED } from '@games/domain/follow/follow'
import { LEADS } from '@games/domain/notifications/pushed'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { FollowedKey } from '../follow/follow.ts'

const base64url = (bytes: number) =>
  mini.string().check(mini.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`)))

/** An address at a browser's push service. */
const WebEndpoint = mini
  .string()
  .check(mini.minLength(10), mini.maxLength(1_000), mini.regex(/^https:\/\/[^\s"<>\\]+$/))

/** What the native app is reached through: Firebase Cloud Messaging on Android, Apple's push service on iPhones. */
export const APP_SERVICES = ['fcm', 'apns'] as const
export type AppService = (typeof APP_SERVICES)[number]

/** `fcm:` or `apns:`, and the token that the system has given the native app; neither has a length of its own. */
const AppEndpoint = mini.string().check(mini.regex(/^(?:fcm:[\w:-]{20,900}|apns:[\da-f]{32,400})$/))

/** Where a device gets its notifications, which nobody else knows. */
const Endpoint = mini.union([WebEndpoint, AppEndpoint])

/** A browser's PushSubscription, as its `toJSON()` has it, or the native app. */
export const PushTarget = mini.union([
  mini.object({ endpoint: WebEndpoint, keys: mini.object({ p256dh: base64url(65), auth: base64url(16) }) }),
  mini.object({ endpoint: AppEndpoint }),
])
export type PushTarget = mini.infer<typeof PushTarget>

/** A minute of the day. */
const MinuteOfDay = mini.int().check(mini.gte(0), mini.lte(1_439))

/** What a device wants to be told. */
export const PushSettings = mini.object({
  /** Minutes before a unit begins, and when its time or place changes; null: neither. */
  lead: mini.nullable(mini.literal(LEADS)),
  results: mini.boolean(),
  medals: mini.boolean(),
  /** Urgent official communications. */
  messages: mini.boolean(),
  /** Between which minutes of the day, by the device's own clock, nothing is sent; null: it always is. `from` may be later than `until`. */
  quiet: mini.nullable(mini.object({ from: MinuteOfDay, until: MinuteOfDay })),
  /** That something is over is told, not who has won. */
  hidesResults: mini.boolean(),
})
export type PushSettings = mini.infer<typeof PushSettings>

/** A device that wants notifications. What was said of its endpoint before is replaced. */
export const PushSubscriber = mini.object({
  target: PushTarget,
  locale: mini.enum(LOCALES),
  /** IANA name of the device's zone. */
  timeZone: mini.string().check(mini.maxLength(60)),
  settings: PushSettings,
  /** What the device follows. */
  follows: mini.array(FollowedKey).check(mini.maxLength(MOST_FOLLOWED)),
})
export type PushSubscriber = mini.infer<typeof PushSubscriber>

export const PushEnd = mini.object({ endpoint: Endpoint })
/** A device's endpoint, and the one that its browser has put in its place. */
export const PushMove = mini.object({ endpoint: Endpoint, target: PushTarget })

/** What subscriptions are made with. */
export const PushKey = z.object({
  /** The public key for browsers (VAPID, RFC 8292), base64url. */
  publicKey: z.string(),
  /** Through which the native app can be reached. */
  apps: z.array(z.enum(APP_SERVICES)),
})
export type PushKey = z.infer<typeof PushKey>
