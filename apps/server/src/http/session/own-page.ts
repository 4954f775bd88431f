import type { Context } from 'hono'
import { isSecure } from '../server/security.ts'

/** Where the native wrapper's pages are from: Android's and iOS's of Capacitor. */
const NATIVE_ORIGINS: readonly string[] = ['https://localhost', 'capacitor://localhost']

/** The native wrapper's origin, where a request names it. */
export function nativeOrigin(c: Context): string | undefined {
  const origin = c.req.header('origin')
  return origin !== undefined && NATIVE_ORIGINS.includes(origin) ? origin : undefined
}

/**
 * Whether a request that changes something is made by a page of our own. Every browser names the origin of such a request, and a newer one
 * says how it relates to us. Behind a proxy of ours that changes `Host`, the visitor's is in `X-Forwarded-Host`.
 */
export function isFromOwnPage(c: Context): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined || !URL.canParse(origin)) return false
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return false
  const { host, protocol } = new URL(origin)
  // where we are on https, a page of plain http is of whoever stands between
  if (isSecure(c) && protocol !== 'https:') return false
  return [c.req.header('x-forwarded-host'), c.req.header('host')].includes(host)
}
