/** What the visitor holds (R1.1): a browser's tab, the app installed from a browser, or the app of one of the two stores. */
export const PLATFORMS = ['web', 'pwa', 'ios', 'android'] as const
export type Platform = (typeof PLATFORMS)[number]

export const isPlatform = (text: unknown): text is Platform => (PLATFORMS as readonly unknown[]).includes(text)

/** All but `web` (R1.1). */
export const isMobilePlatform = (platform: Platform): boolean => platform !== 'web'

export interface PlatformSigns {
  /** What the native wrapper says it runs on; null outside it. */
  readonly native: 'ios' | 'android' | null
  /** `display-mode: standalone`, or iOS's `navigator.standalone`. */
  readonly standalone: boolean
  readonly userAgent: string
  /** `navigator.maxTouchPoints`: an iPad calls itself a Macintosh, which has none. 0 where nobody can know. */
  readonly touchPoints: number
}

/** R1.1: the wrapper's own word, else the device an installed app runs on; any tab, a phone's too, is plain `web`. */
export function platformOf({ native, standalone, userAgent, touchPoints }: PlatformSigns): Platform {
  if (native) return native
  if (!standalone) return 'web'
  if (/android/i.test(userAgent)) return 'android'
  return /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && touchPoints > 1) ? 'ios' : 'pwa'
}
