import type { Context } from 'hono'
import type { HeaderRecord } from './respond.ts'

/**
 * Only our own scripts, styles, pictures and connections; no inline script or style, no frame around us (the widgets, when they
 * come, get their own policy). `data:` is for small pictures in style sheets.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const PAGE: HeaderRecord = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(self), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}
const PAGE_OVER_TLS: HeaderRecord = { ...PAGE, 'strict-transport-security': 'max-age=31536000' }

/** True when the visitor came over https, to us or to the proxy in front. */
export const isSecure = (c: Context): boolean =>
  c.req.header('x-forwarded-proto') === 'https' || c.req.raw.url.startsWith('https:')

/** Headers of everything a browser may show. HSTS over https only: over plain http it would be ignored, or lock out a test machine. */
export const pageSecurityOver = (tls: boolean): HeaderRecord => (tls ? PAGE_OVER_TLS : PAGE)

export const pageSecurity = (c: Context): HeaderRecord => pageSecurityOver(isSecure(c))

/** Headers of API answers: public, for any site, never taken for anything but what they say they are. */
export const API_SECURITY: HeaderRecord = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' }

/** With `no-cache`: kept by browsers, shown only after asking whether it is still so (304). */
export const API_HEADERS: HeaderRecord = { ...API_SECURITY, 'cache-control': 'no-cache', vary: 'Accept-Encoding' }
