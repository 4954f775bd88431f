import { COOKIE_SECONDS, type LoginType } from '@games/domain'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { isSecure } from '../server/security.ts'
import { isToken } from './tokens.ts'

/**
 * `session` opens what is an account's; `device` knows a browser again on which somebody signed in before; `login` tells for whom pages
 * are drawn, and opens nothing. Over https the first two have the prefix by which a browser takes them from this host alone.
 */
const SESSION = 'session'
const DEVICE = 'device'
const LOGIN = 'login'

const named = (c: Context, name: string): string => (isSecure(c) ? `__Host-${name}` : name)

const attributes = (c: Context, maxAge: number) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(c), maxAge }) as const

const tokenIn = (c: Context, name: string): string | null => {
  const value = getCookie(c, named(c, name))
  return isToken(value) ? value : null
}

/** The token of the session's cookie; null: none that could be one. */
export const sessionCookie = (c: Context): string | null => tokenIn(c, SESSION)
export const deviceCookie = (c: Context): string | null => tokenIn(c, DEVICE)

/** Pages are drawn for a guest or a user from now on. */
export const setLoginCookie = (c: Context, loginType: Exclude<LoginType, null>): void =>
  setCookie(c, LOGIN, loginType, attributes(c, COOKIE_SECONDS))

/** The browser is known again by this token; whose it is, is in the database. */
export const setDeviceCookie = (c: Context, device: string): void =>
  setCookie(c, named(c, DEVICE), device, attributes(c, COOKIE_SECONDS))

export function setSessionCookies(
  c: Context,
  { token, device, seconds }: { readonly token: string; readonly device: string; readonly seconds: number },
): void {
  setCookie(c, named(c, SESSION), token, attributes(c, seconds))
  setDeviceCookie(c, device)
  setLoginCookie(c, 'user')
}

/** A browser forgets no session that the server has prolonged. */
export function prolongSessionCookie(c: Context, token: string, seconds: number): void {
  setCookie(c, named(c, SESSION), token, attributes(c, seconds))
}

/** Pages are drawn for nobody from now on. */
export const endLoginCookie = (c: Context): void => void deleteCookie(c, LOGIN, attributes(c, 0))

/** The browser is nobody's; that it was somebody's device stays known. */
export function endSessionCookies(c: Context): void {
  deleteCookie(c, named(c, SESSION), attributes(c, 0))
  endLoginCookie(c)
}
