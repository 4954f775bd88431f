import type { Lack } from './device.ts'
import type { Notices } from './notices.ts'

/**
 * What went wrong last: the push service of the browser, or of the native app, cannot be reached; the browser's is none that the server uses, the
 * app's was not set up; the server is away, has too much to do, or refuses.
 */
export type Fault =
  | 'push-service'
  | 'app-service'
  | 'unknown-service'
  | 'not-set-up'
  | 'worker'
  | 'away'
  | 'busy'
  | 'refused'

/** Where a device stands with its notifications. */
export type NoticeState =
  | { readonly kind: 'unsupported'; readonly lack: Lack }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'off'; readonly fault: Fault | null }
  /** Switched on, and the server does not know it yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly fault: Fault }
  /** `fault`: the newest settings are not there yet. */
  | { readonly kind: 'on'; readonly fault: Fault | null }

export function noticeState({
  lack,
  permission,
  notices: { isOn, sent },
  fault,
}: {
  lack: Lack | null
  permission: NotificationPermission
  notices: Pick<Notices, 'isOn' | 'sent'>
  fault: Fault | null
}): NoticeState {
  if (lack !== null) return { kind: 'unsupported', lack }
  if (permission === 'denied') return { kind: 'blocked' }
  if (!isOn) return { kind: 'off', fault }
  // the browser has forgotten what it was allowed: it is asked again
  if (permission === 'default') return { kind: 'off', fault: null }
  // without a subscription nothing comes, whatever the server knows
  if (fault === 'push-service' || fault === 'app-service' || fault === 'not-set-up' || fault === 'worker')
    return { kind: 'failed', fault }
  if (sent !== null) return { kind: 'on', fault }
  return fault === null ? { kind: 'waiting' } : { kind: 'failed', fault }
}
