import { CSRF_HEADER } from '@games/contract'
import type { Hono } from 'hono'

/** A browser of tests on an app: it has the cookies of one device, and names its page as origin. */
export interface Visitor {
  readonly cookies: Map<string, string>
  /** A call as a page of ours makes it: with the CSRF token of the last answer that had one. */
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: Record<string, unknown>; headers: Headers }>
}

const SITE = 'https://games.example'

/** `address`: of the visitor's network, as a trusted proxy tells it. */
export function createVisitor(
  app: Hono,
  address = '192.0.2.1',
  userAgent = 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
): Visitor {
  const cookies = new Map<string, string>()
  let csrf: string | null = null
  return {
    cookies,
    async call(method, path, body, headers = {}) {
      const response = await app.request(path, {
        method,
        headers: {
          host: 'games.example',
          origin: SITE,
          'x-forwarded-proto': 'https',
          'x-forwarded-for': address,
          'user-agent': userAgent,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(csrf === null ? {} : { [CSRF_HEADER]: csrf }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : {
              body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
            }),
      })
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const equals = pair.indexOf('=')
        const name = pair.slice(0, equals)
        const value = pair.slice(equals + 1)
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
      if ('csrf' in answer) csrf = answer['csrf'] as string | null
      return { status: response.status, body: answer, headers: response.headers }
    },
  }
}
