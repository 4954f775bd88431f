import { isNative } from '../platform/is-native.ts'

/**
 * Why a device cannot have notifications: an iPhone whose browser has none until the site is on the home screen; a page that is not served
 * safely; a browser without them; a native app from before there were any.
 */
export type Lack = 'iphone' | 'insecure' | 'browser' | 'app'

/** What a browser says of itself. */
export interface DeviceFacts {
  readonly hasWorker: boolean
  readonly hasPush: boolean
  readonly isSecure: boolean
  readonly userAgent: string
  readonly touchPoints: number
}

export const deviceFacts = (): DeviceFacts => ({
  hasWorker: 'serviceWorker' in navigator,
  hasPush: 'PushManager' in globalThis && 'Notification' in globalThis,
  isSecure: isSecureContext,
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
})

/** An iPad calls itself a Macintosh, none of which has a screen to be touched. */
const isIphone = ({ userAgent, touchPoints }: DeviceFacts): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)

/** Why there are none here; null: there can be. */
export function lackOf(facts: DeviceFacts): Lack | null {
  if (!facts.isSecure) return 'insecure'
  if (facts.hasWorker && facts.hasPush) return null
  return isIphone(facts) ? 'iphone' : 'browser'
}

/** Where somebody finds the switch that lets notifications through again. */
export type Unblocking = 'android' | 'app' | 'iphone' | 'firefox' | 'safari' | 'computer'

export function unblockingOf(facts: DeviceFacts): Unblocking {
  const { userAgent } = facts
  if (isIphone(facts)) return 'iphone'
  if (isNative()) return 'app'
  if (/Android/.test(userAgent)) return 'android'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  return /Safari\//.test(userAgent) && !/Chrome|Chromium/.test(userAgent) ? 'safari' : 'computer'
}

/** Why there are none here. */
export function ownLack(): Lack | null {
  if (!isNative()) return lackOf(deviceFacts())
  return globalThis.Capacitor?.isPluginAvailable?.('PushNotifications') ? null : 'app'
}

/** What the system lets the native app do, as it was looked at last (native-road.ts). */
let native: NotificationPermission = 'default'
export const noteNativePermission = (permission: NotificationPermission): void => {
  native = permission
}

/** What the browser, or the system, lets us do; `denied` where it has none. */
export function ownPermission(): NotificationPermission {
  if (isNative()) return native
  return 'Notification' in globalThis ? Notification.permission : 'denied'
}
