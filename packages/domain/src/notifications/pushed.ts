import type { Locale } from '../text/localized.ts'

/** What a notification is about: a unit that begins soon, its result, a medal, a change of time or place, an official communication. */
export const NOTIFICATION_KINDS = ['start', 'plan', 'result', 'medal', 'message'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** How long before a unit begins somebody can be told, minutes. */
export const LEADS = [5, 15, 30, 60] as const
export type Lead = (typeof LEADS)[number]

/** A revision of what one notification is about: what is corrected has the next number, what is taken back too. */
export interface Revision {
  /** `result.JUDW57KG…`: stays the same whatever becomes of it. */
  readonly about: string
  readonly revision: number
}

/** What the server sends to a device, as its service worker gets it. At most 3,000 bytes as JSON. */
export interface PushedNotification {
  /** The notification that this one takes the place of on the device's screen, where it is still there. */
  readonly tag: string
  /** What it tells: one thing, or several that came at once. */
  readonly tells: readonly Revision[]
  readonly title: string
  readonly body: string
  /** Where a press leads, from the site's root. */
  readonly path: string
  readonly locale: Locale
  /** When it was sent, epoch milliseconds. */
  readonly at: number
}

/** What Android lets its user silence apart: before a start, how it went, official communications. */
export const NOTICE_CHANNELS = ['starts', 'results', 'messages'] as const
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/** The channel of a notification: several things are of one where each of them is. */
export function channelOf({ tells }: Pick<PushedNotification, 'tells'>): NoticeChannel {
  const all = (...kinds: readonly NotificationKind[]) =>
    tells.every(({ about }) => kinds.some((kind) => about.startsWith(`${kind}.`)))
  if (all('message')) return 'messages'
  return all('start', 'plan') ? 'starts' : 'results'
}

/** Which revision of each thing a device has shown last. */
export type ShownRevisions = Readonly<Record<string, number>>

/**
 * Whether a device that has shown `shown` has news in `push`: the same notification may be sent again by a server that was killed before it
 * could note that it had sent it, and a push service may deliver late what was replaced since.
 */
export const hasNews = (push: Pick<PushedNotification, 'tells'>, shown: ShownRevisions): boolean =>
  push.tells.some(({ about, revision }) => revision > (shown[about] ?? 0))

/** What of a summary may be shown: where one of its lines has been shown by a newer revision since, none of them. */
export const bodyOf = (push: Pick<PushedNotification, 'tells' | 'body'>, shown: ShownRevisions): string =>
  push.tells.some(({ about, revision }) => revision < (shown[about] ?? 0)) ? '' : push.body

/**
 * Whether a notification that is on the screen says what `push` corrects, takes back or makes void: an older revision of the same thing, and a
 * start whose time or place is another now.
 */
export const isVoidedBy = (onScreen: readonly Revision[], push: Pick<PushedNotification, 'tells'>): boolean =>
  push.tells.some(({ about, revision }) =>
    onScreen.some(
      (one) =>
        (one.about === about && one.revision < revision) ||
        (about.startsWith('plan.') && one.about.startsWith(`start.${about.slice('plan.'.length)}.`)),
    ),
  )

/** The most things that a device remembers: those of the whole games for who follows 200. */
const MOST_SHOWN = 2_000

/** What a device has shown after `push`. The newest are last, and the oldest are forgotten. */
export function withShown(shown: ShownRevisions, push: Pick<PushedNotification, 'tells'>): ShownRevisions {
  const now = new Map(Object.entries(shown))
  for (const { about, revision } of push.tells) {
    const newest = Math.max(revision, now.get(about) ?? 0)
    now.delete(about)
    now.set(about, newest)
  }
  return Object.fromEntries([...now].slice(-MOST_SHOWN))
}
