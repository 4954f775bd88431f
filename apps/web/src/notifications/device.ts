import { isNative } from '../platform/is-native.ts'

/** Why a device cannot have notifications: an iPhone whose browser has none until the site is on the home screen; a page that is not served safely; a browser without them. */
export type Lack = 'iphone' | 'insecure' | 'browser'

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
export type Unblocking = 'android' | 'iphone' | 'firefox' | 'safari' | 'computer'

export function unblockingOf(facts: DeviceFacts): Unblocking {
  const { userAgent } = facts
  if (isIphone(facts)) return 'iphone'
  if (/Android/.test(userAgent)) return 'android'
  if (/Firefox\//.test(userAgent)) return 'firefox'
  return /Safari\//.test(userAgent) && !/Chrome|Chromium/.test(userAgent) ? 'safari' : 'computer'
}

/** Why there are none in this browser. The native wrapper has none yet, and offers none. */
export const ownLack = (): Lack | null => (isNative() ? 'browser' : lackOf(deviceFacts()))

/** What the browser lets us do; `denied` where it has none. */
export const ownPermission = (): NotificationPermission =>
  'Notification' in globalThis ? Notification.permission : 'denied'
