import { isPlatform, type Platform, platformOf } from '@games/domain/access/platform'
import { COOKIE_SECONDS } from '@games/domain/text/localized'

/** The wrapper puts this into the page before any script of ours runs. */
declare global {
  var Capacitor: { getPlatform?: () => string } | undefined
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
  const asked = new URLSearchParams(location.search).get(PREVIEW)
  try {
    if (isPlatform(asked)) sessionStorage.setItem(PREVIEW, asked)
    const kept = sessionStorage.getItem(PREVIEW)
    return isPlatform(kept) ? kept : null
  } catch {
    return isPlatform(asked) ? asked : null
  }
}

/** The platform this page is shown for. */
export const currentPlatform = (previews: boolean): Platform => (previews ? previewed() : null) ?? ownPlatform()

/**
 * Sets the cookie by which the server knows the platform to render for; without one it is `web`. The page in the foreground sets its own: an
 * installed app and a tab of the same browser share their cookies, and each is right only while it is the one looked at.
 */
export function reportPlatform(platform: Platform): void {
  const said = /(?:^|; )platform=(\w+)/.exec(document.cookie)?.[1] ?? 'web'
  if (said === platform) return
  document.cookie = `platform=${platform}; path=/; samesite=lax; max-age=${platform === 'web' ? 0 : COOKIE_SECONDS}`
}
