import { type Context, Hono } from 'hono'
import { pageSecurity } from '../server/security.ts'
import { endLoginCookie, setLoginCookie } from './cookies.ts'
import { isFromOwnPage } from './own-page.ts'

/**
 * `POST /session/guest` and `POST /session/end` (R4.2): the cookie by which the server's guard knows a guest. Both answer 204, and 403
 * where the request is another site's.
 */
export function guestRoutes(): Hono {
  const app = new Hono()
  app.post('/session/guest', (c) => {
    if (!isFromOwnPage(c)) return refused(c)
    setLoginCookie(c, 'guest')
    return c.body(null, 204, NO_STORE)
  })
  app.post('/session/end', (c) => {
    if (!isFromOwnPage(c)) return refused(c)
    endLoginCookie(c)
    return c.body(null, 204, NO_STORE)
  })
  return app
}

const NO_STORE = { 'cache-control': 'no-store' }

const refused = (c: Context) =>
  c.text('Only pages of this site may ask for this', 403, { ...pageSecurity(c), ...NO_STORE })
