import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Front } from './front.ts'

export interface Listening {
  readonly port: number
  /**
   * Takes no more connections and resolves when all requests that had come have been answered. A connection is ended with its last
   * answer, at once where nothing is being answered on it.
   */
  close(): Promise<void>
}

/**
 * Serves an app with a front before it; resolves once it listens. Rejects with a plain message when the port is taken or may not be
 * used.
 */
export function listen(app: Hono, front: Front, hostname: string, port: number): Promise<Listening> {
  const toApp = getRequestListener(app.fetch)
  // Node's own way of closing waits for connections on which nothing was asked yet, as browsers open in advance, and still answers what is
  // asked later on those it waits for
  const requestsOn = new Map<Socket, number>()
  let closing = false
  const count = (socket: Socket, change: 1 | -1) => {
    const before = requestsOn.get(socket)
    if (before === undefined) return
    requestsOn.set(socket, before + change)
    if (closing && before + change === 0) socket.destroySoon()
  }
  const server = createServer((request, response) => {
    const { socket } = request
    count(socket, 1)
    response.once('close', () => count(socket, -1))
    if (!front(request, response)) void toApp(request, response)
  })
  server.on('connection', (socket) => {
    requestsOn.set(socket, 0)
    socket.once('close', () => requestsOn.delete(socket))
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
            closing = true
            server.close(() => closed())
            for (const [socket, requests] of requestsOn) if (requests === 0) socket.destroySoon()
          }),
      })
    })
  })
}
