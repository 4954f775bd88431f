import { createServer, request, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** An address that stays while the servers behind it come and go, and that knows what was requested. */
export interface Door {
  readonly url: string
  /** Paths in the order requested, without query. */
  readonly requests: string[]
  /** To the server at this address from now on; null: connections are cut. */
  leadTo(url: string | null): void
  /** Requests whose path matches wait this long before they are handed on. */
  delay(paths: RegExp, ms: number): void
  /** Requests whose path matches are answered with 404. */
  lose(paths: RegExp | null): void
  close(): Promise<void>
}

export async function openDoor(): Promise<Door> {
  let upstream: URL | null = null
  let slow: { readonly paths: RegExp; readonly ms: number } | null = null
  let lost: RegExp | null = null
  const requests: string[] = []
  const sockets = new Set<Socket>()
  const server: Server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '/').replace(/\?.*/, '')
    requests.push(path)
    if (lost?.test(path)) {
      outgoing.writeHead(404).end()
      return
    }
    const handOn = () => {
      if (!upstream) return incoming.socket.destroy()
      const { hostname, port } = upstream
      const { method, url, headers } = incoming
      const onward = request({ hostname, port, method, path: url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        answer.on('error', () => outgoing.destroy())
      })
      onward.on('error', () => outgoing.destroy())
      outgoing.on('close', () => onward.destroy())
      incoming.pipe(onward)
    }
    if (slow?.paths.test(path)) setTimeout(handOn, slow.ms)
    else handOn()
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    leadTo(url) {
      upstream = url === null ? null : new URL(url)
      cut()
    },
    delay(paths, ms) {
      slow = { paths, ms }
    },
    lose(paths) {
      lost = paths
    },
    close() {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
