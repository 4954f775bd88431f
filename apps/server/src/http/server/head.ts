import { LIVE_PATH } from '@games/contract'
import type { Hono } from 'hono'

/**
 * The app, with HEAD answered as GET would be, length included and nothing sent of the body (RFC 9110 §9.3.2): Hono by itself throws the body
 * away before anybody knows how long it is. A stream has no length, and refuses HEAD itself.
 */
export const withHead =
  (app: Hono) =>
  (request: Request, bindings: object): Response | Promise<Response> =>
    request.method === 'HEAD' && new URL(request.url).pathname !== LIVE_PATH
      ? head(app, request, bindings)
      : app.fetch(request, bindings)

async function head(app: Hono, request: Request, bindings: object): Promise<Response> {
  const requested = new Headers(request.headers)
  // only GET has ranges
  requested.delete('range')
  const response = await app.fetch(new Request(request.url, { headers: requested }), bindings)
  const headers = new Headers(response.headers)
  if (headers.has('content-length')) await response.body?.cancel()
  else if (response.body) headers.set('content-length', String((await response.arrayBuffer()).byteLength))
  return new Response(null, { status: response.status, headers })
}
