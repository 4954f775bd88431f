import { isPlatform, type Platform, platformOf } from '@games/domain/access/platform'
import { COOKIE_SECONDS } from '@games/domain/text/localized'

/** The wrapper puts this into the page before any script of ours runs. */
declare global {
  var Capacitor: { getPlatform?: () => string; isPluginAvailable?: (name: string) => boolean } | undefined
  interface Navigator {
    /** iOS alone: opened from the home screen. */
    readonly standalone?: boolean
  }
}

const STANDALONE = '(display-mode: standalone)'

/** The platform by what this device reports of itself (R1.1). */
function ownPlatform(): Platform {
  const native = globalThis.Capacitor?.getPlatform?.()
  return platformOf({
    native: native === 'ios' || native === 'android' ? native : null,
    standalone: navigator.standalone === true || matchMedia(STANDALONE).matches,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  })
}

const PREVIEW = 'platform'

/** The platform this tab previews (R1.2): the value of `?platform=` is stored for the tab; null without one, and where it may not be stored. */
function previewed(): Platform | null {
  const requested = new URLSearchParams(location.search).get(PREVIEW)
  try {
    if (isPlatform(requested)) sessionStorage.setItem(PREVIEW, requested)
    const storedPlatform = sessionStorage.getItem(PREVIEW)
    return isPlatform(storedPlatform) ? storedPlatform : null
  } catch {
    return isPlatform(requested) ? requested : null
  }
}

/** The platform this page is shown for. */
export const currentPlatform = (previews: boolean): Platform => (previews ? previewed() : null) ?? ownPlatform()

/**
 * Sets the cookie by which the server knows the platform to render for; without one it is `web`. The page in the foreground sets its own: an
 * installed app and a tab of the same browser share their cookies, and each is right only while it is the one looked at.
 */
export function reportPlatform(platform: Platform): void {
  const inCookie = /(?:^|; )platform=(\w+)/.exec(document.cookie)?.[1] ?? 'web'
  if (inCookie === platform) return
  document.cookie = `platform=${platform}; path=/; samesite=lax; max-age=${platform === 'web' ? 0 : COOKIE_SECONDS}`
}
