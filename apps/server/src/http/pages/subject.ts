import type { Games } from '@games/contract'
import { type AccessSubject, isPlatform, type LoginType, type Platform, platformOf } from '@games/domain'

/** Written by the page in the foreground (web/src/session/platform.ts): session and device share one, so it is never `web`. */
const PLATFORM = /(?:^|;\s*)platform=(\w+)/
/**
 * Written by http/session/cookies.ts: for whom a page is drawn. Whoever writes it himself sees a user's menu and empty sections: what is in
 * them is answered to a session alone.
 */
const LOGIN = /(?:^|;\s*)login=(guest|user)(?:;|$)/

/** What of a request says whose it is. */
export interface SubjectHeaders {
  readonly cookie: string | undefined
  readonly userAgent: string | undefined
}

/** Platform and login of a request, of those there are: whatever else it says counts as `web` and as nobody. */
export const subjectOf = (
  url: string,
  { cookie, userAgent }: SubjectHeaders,
  { loginEnabled, previews }: Pick<Games, 'loginEnabled' | 'previews'>,
): AccessSubject => ({
  platform: requestPlatform(url, cookie, userAgent, previews),
  loginEnabled,
  loginType: loginOf(cookie),
})

/** The platform that the page in the foreground last set, else `web`: by the cookies alone. */
export function platformInCookie(cookie: string | undefined): Platform {
  const named = cookie === undefined ? undefined : PLATFORM.exec(cookie)?.[1]
  return isPlatform(named) ? named : 'web'
}

const loginOf = (cookie: string | undefined): LoginType => {
  const login = cookie === undefined ? undefined : LOGIN.exec(cookie)?.[1]
  return login === 'guest' || login === 'user' ? login : null
}

/**
 * The previewed platform where previews are allowed (R1.2), else that of the installed app being started, whose address says so
 * (manifest, `start_url`), else what the page in the foreground last set, else `web`.
 */
function requestPlatform(
  url: string,
  cookie: string | undefined,
  userAgent: string | undefined,
  previews: boolean,
): Platform {
  const query = url.indexOf('?')
  if (query >= 0) {
    const search = new URLSearchParams(url.slice(query))
    const requested = previews ? search.get('platform') : null
    if (isPlatform(requested)) return requested
    if (search.get('start') === 'installed')
      return platformOf({ native: null, standalone: true, userAgent: userAgent ?? '', touchPoints: 0 })
  }
  return platformInCookie(cookie)
}

/**
 * Where the guard leads, with the platform that `search` previews (R1.2): the page that remembers it for its tab is the one that is shown, not
 * the one that was requested.
 */
export function withPreview(to: string, search: string, previews: boolean): string {
  const platform = previews ? new URLSearchParams(search).get('platform') : null
  return isPlatform(platform) ? `${to}${to.includes('?') ? '&' : '?'}platform=${platform}` : to
}

/** A query without platform and start: no page reads them, and one that reads its query strictly would lead to its address without it. */
export function pageSearch(search: string): string {
  if (!/[?&](?:platform|start)=/.test(search)) return search
  const rest = new URLSearchParams(search)
  rest.delete('platform')
  rest.delete('start')
  return rest.size === 0 ? '' : `?${rest.toString()}`
}

/** Whether an address is of a preview: such pages are seldom, and not cached. */
export const isPreviewRequested = (url: string): boolean => /[?&]platform=/.test(url)
