import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Front } from './front.ts'

export interface Listening {
  readonly port: number
  /** Takes no more connections, ends idle ones, and resolves when the rest have been answered. */
  close(): Promise<void>
}

/**
 * Serves an app with a front before it; resolves once it listens. Rejects with a plain message when the port is taken or may not be
 * used.
 */
export function listen(app: Hono, front: Front, hostname: string, port: number): Promise<Listening> {
  const toApp = getRequestListener(app.fetch)
  const server = createServer((request, response) => {
    if (!front(request, response)) void toApp(request, response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`port ${port} on ${hostname} is taken: end what listens there or set PORT`)
          : error,
      ),
    )
    server.listen(port, hostname, () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeIdleConnections()
          }),
      })
    })
  })
}
