import { COOKIE_SECONDS } from '@games/domain'
import { type Context, Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { isSecure, pageSecurity } from '../server/security.ts'

const COOKIE = 'login'

/**
 * `POST /session/guest` and `POST /session/end` (R4.2): the cookie by which the server's guard knows a guest. Both answer 204, and 403
 * where the request is another site's.
 */
export function sessionRoutes(): Hono {
  const app = new Hono()
  app.post('/session/guest', (c) => {
    if (!isFromOwnPage(c)) return refused(c)
    setCookie(c, COOKIE, 'guest', attributes(c, COOKIE_SECONDS))
    return c.body(null, 204, NO_STORE)
  })
  app.post('/session/end', (c) => {
    if (!isFromOwnPage(c)) return refused(c)
    deleteCookie(c, COOKIE, attributes(c, 0))
    return c.body(null, 204, NO_STORE)
  })
  return app
}

const NO_STORE = { 'cache-control': 'no-store' }

const refused = (c: Context) =>
  c.text('Only pages of this site may ask for this', 403, { ...pageSecurity(c), ...NO_STORE })

const attributes = (c: Context, maxAge: number) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(c), maxAge }) as const

/** Every browser names the origin of a POST. Behind a proxy of ours that changes `Host`, the visitor's is in `X-Forwarded-Host`. */
function isFromOwnPage(c: Context): boolean {
  const origin = c.req.header('origin')
  if (origin === undefined || !URL.canParse(origin)) return false
  return [c.req.header('x-forwarded-host'), c.req.header('host')].includes(new URL(origin).host)
}
