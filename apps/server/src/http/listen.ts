import { serve } from '@hono/node-server'
import type { Hono } from 'hono'

export interface Listening {
  readonly port: number
  /** Takes no more connections, ends idle ones, and resolves when the rest have been answered. */
  close(): Promise<void>
}

/** Serves an app; resolves once it listens. Rejects with a plain message when the port is taken or may not be used. */
export function listen(app: Hono, hostname: string, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname, port }, (address) =>
      resolve({
        port: address.port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            if ('closeIdleConnections' in server) server.closeIdleConnections()
          }),
      }),
    )
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`port ${port} on ${hostname} is taken: end what listens there or set PORT`)
          : error,
      ),
    )
  })
}
