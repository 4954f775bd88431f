import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { networkOf } from './network.ts'
import { clientAddress, type IsTrusted } from './proxies.ts'

/** The network of the client that sent a request, by its socket and what our own proxies say. */
export function clientNetwork(c: Context, isTrusted: IsTrusted): string {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return networkOf(clientAddress(incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), isTrusted))
}
