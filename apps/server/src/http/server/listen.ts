import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import type { CacheFastPath } from '../response-cache/cache-fast-path.ts'
import { withHead } from './head.ts'
import { dropForwarded, type IsTrusted } from './proxies.ts'
import { REFUSAL_HEADERS } from './security.ts'

export interface Listening {
  readonly port: number
  /**
   * Takes no more connections and resolves when all received requests have been answered. A connection is ended with its last
   * answer, at once where nothing is being answered on it.
   */
  close(): Promise<void>
}

export interface ListenOptions {
  readonly hostname: string
  readonly port: number
  /** Which addresses are trusted on a request's origin. */
  readonly isTrusted: IsTrusted
  /** What is sent has come whole after this time, milliseconds; a file may take longer. */
  readonly bodyWithinMs?: number
}

/** Where files are sent (`uploadFile`), which end a sender that falls silent. */
const UPLOADS = '/api/files/'
/** Two gigabytes at two megabits a second. */
const UPLOAD_MS = 3 * 60 * 60_000

/**
 * Serves an app with the cache fast path before it; resolves once it listens. Rejects with a plain message when the port is taken or may not be
 * used.
 */
export function listen(
  app: Hono,
  fastPath: CacheFastPath,
  { hostname, port, isTrusted, bodyWithinMs = 300_000 }: ListenOptions,
): Promise<Listening> {
  const toApp = getRequestListener(withHead(app), {
    // HTTP/1.0 needs no Host
    hostname: 'localhost',
    errorHandler: (error) =>
      new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: REFUSAL_HEADERS }),
  })
  // Node's own way of closing waits for connections without a request yet, as browsers open in advance, and still answers what is
  // requested later on those it waits for
  const answersOn = new Map<Socket, Set<ServerResponse>>()
  let closing = false
  const answered = (socket: Socket, response: ServerResponse) => {
    const others = answersOn.get(socket)
    others?.delete(response)
    if (closing && others?.size === 0) socket.destroySoon()
  }
  const server = createServer({ requestTimeout: UPLOAD_MS }, (request, response) => {
    const { socket } = request
    if (hasBody(request) && request.url?.startsWith(UPLOADS) !== true) {
      const late = setTimeout(() => request.complete || socket.destroy(), bodyWithinMs).unref()
      request.once('close', () => clearTimeout(late))
    }
    answersOn.get(socket)?.add(response)
    response.once('close', () => answered(socket, response))
    dropForwarded(request, isTrusted)
    if (hasSeveralHosts(request)) response.writeHead(400, { ...REFUSAL_HEADERS, connection: 'close' }).end()
    else if (!fastPath(request, response)) void toApp(request, response)
  })
  server.on('connection', (socket) => {
    answersOn.set(socket, new Set())
    socket.once('close', () => answersOn.delete(socket))
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
            for (const [socket, answers] of answersOn) {
              const last = [...answers].at(-1)
              if (!last) socket.destroySoon()
              // announced with the last answer, so that nobody sends another request on a connection that ends with it
              else last.shouldKeepAlive = false
            }
          }),
      })
    })
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** RFC 9112 §3.2: whoever reads the other one of two sees another request. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++
  return hosts > 1
}
