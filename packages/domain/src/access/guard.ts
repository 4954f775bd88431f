import { type AccessSubject, isUser, MENU, type MenuEntry } from './menu.ts'
import { isMobilePlatform } from './platform.ts'

export type Access =
  | { readonly kind: 'open' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'forbidden' }

/** Where plain web is led from what only the app has (R4.3). */
const WEB_START = '/schedule/grid'

/** Other addresses of entries of the menu (R2.1). */
const OTHER_ADDRESSES: Readonly<Record<string, string>> = {
  '/secure-sport': '/secure',
  '/hotels': '/places/hotel',
  '/hospitals': '/places/hospital',
}

/** Open to everybody (R4.3), the refusal itself, and what other sites embed. */
const ALWAYS_OPEN = ['/login', '/signup', '/auth', '/403', '/widget']

/** `/robots.txt`, `/sitemap.xml`: for machines, which sign in nowhere. */
const FILE = /^\/[\w-]+\.[a-z]+$/

/** The office is a bundle of its own (decision 0079), which asks itself who is there; its staff get in while signing in is off. */
const OFFICE = '/office'

const isWithin = (path: string, section: string): boolean => path === section || path.startsWith(`${section}/`)

/** A path as the router reads it, which knows neither case, escapes nor slashes too many: none of them is a way round the guard. */
function pathOf(address: string): string {
  let path = address.replace(/[?#].*$/s, '')
  try {
    path = decodeURIComponent(path)
  } catch {
    // what cannot be decoded leads nowhere
  }
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
}

/** The entry of the menu a path belongs to: home by itself, any other with what is below it. */
function entryOf(path: string): MenuEntry | undefined {
  const other = Object.keys(OTHER_ADDRESSES).find((address) => isWithin(path, address))
  const own = other === undefined ? path : OTHER_ADDRESSES[other]
  return MENU.find(({ address }) => (address === '/' ? own === '/' : isWithin(own ?? '', address)))
}

/**
 * Whether somebody may open an address, a path with its query (R4.3, R4.4). What only the app has is decided before who may see it: on
 * plain web nobody is asked to sign in for a page that is not there.
 */
export function decideAccess(address: string, subject: AccessSubject): Access {
  const path = pathOf(address)
  if (ALWAYS_OPEN.some((section) => isWithin(path, section)) || FILE.test(path)) return { kind: 'open' }
  if (isWithin(path, OFFICE))
    return subject.loginType === 'user' ? { kind: 'open' } : { kind: 'redirect', to: loginAddress(address) }
  const entry = entryOf(path)
  const isMobile = isMobilePlatform(subject.platform)
  if (!isMobile && entry && !entry.platforms.includes('web')) return { kind: 'redirect', to: WEB_START }
  const needsUser = entry?.needsUser === true
  if (!subject.loginEnabled) return { kind: needsUser ? 'forbidden' : 'open' }
  const needsLogin = needsUser ? !isUser(subject) : isMobile && subject.loginType === null
  return needsLogin ? { kind: 'redirect', to: loginAddress(address) } : { kind: 'open' }
}

/** Whether an address is the office's, which no page of the web app is. */
export const isOfficeAddress = (address: string): boolean => isWithin(pathOf(address), OFFICE)

/** Where somebody logs in: the login page, or while that is for the staff alone the office's. */
export const loginPage = (loginEnabled: boolean): string => (loginEnabled ? '/login' : loginAddress(`${OFFICE}/`))

/** The login page, which leads back to `address`, a path with its query, once it is done. */
export const loginAddress = (address: string): string => `/login?redirect=${encodeURIComponent(address)}`

/**
 * Where a login leads that was to lead to `target` (R4.5): on a mobile platform a user who has not watched the safe-sport video goes there
 * first, and on from there.
 */
export function afterLogin(target: string, subject: AccessSubject, hasWatched: boolean): string {
  const isLed = isMobilePlatform(subject.platform) && isUser(subject) && !hasWatched
  if (!isLed || isWithin(pathOf(target), '/secure-sport')) return target
  return target === '/' ? '/secure-sport' : `/secure-sport?redirect=${encodeURIComponent(target)}`
}

/** The path, query and fragment of an address that stays on our own site, else the home page: `//elsewhere`, `/\elsewhere` would leave. */
export function safeRedirect(address: string | null | undefined): string {
  const here = 'http://here.invalid'
  if (!address?.startsWith('/') || !URL.canParse(address, here)) return '/'
  const { origin, pathname, search, hash } = new URL(address, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
