import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { LIVE_PATH } from '@games/contract'
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
  /** What counts requests; absent: nobody does. */
  readonly counter?: AccessCounts | undefined
  /** What is sent has come whole after this time, milliseconds; a file may take longer. */
  readonly bodyWithinMs?: number
}

/**
 * What is told of every request: `ms` from its arrival to the end of its answer, 0 of one that is answered from the cache. It neither waits nor
 * throws.
 */
export interface AccessCounts {
  readonly answered: (request: IncomingMessage, status: number, ms: number) => void
  /** A stream is told twice: when its answer begins, and when it ends. */
  readonly opened: (request: IncomingMessage, status: number) => void
  readonly ended: (request: IncomingMessage, status: number, ms: number) => void
}

/** The status of a request whose sender went away before its answer began, as nginx writes it. */
const NOBODY_WAITED = 499

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
  { hostname, port, isTrusted, counter, bodyWithinMs = 300_000 }: ListenOptions,
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
    const isRefused = hasSeveralHosts(request)
    if (isRefused) response.writeHead(400, { ...REFUSAL_HEADERS, connection: 'close' }).end()
    // in no time: reading the clock twice costs such an answer a twentieth of its own
    if (isRefused || fastPath(request, response)) counter?.answered(request, response.statusCode, 0)
    else {
      if (counter) countAnswer(counter, request, response)
      void toApp(request, response)
    }
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

function countAnswer(counter: AccessCounts, request: IncomingMessage, response: ServerResponse): void {
  const began = performance.now()
  const isStream = request.url?.startsWith(LIVE_PATH) === true
  if (isStream)
    response.writeHead = new Proxy(response.writeHead, {
      apply(writeHead, self, head) {
        const written: unknown = Reflect.apply(writeHead, self, head)
        counter.opened(request, response.statusCode)
        return written
      },
    })
  response.once('close', () => {
    const ms = performance.now() - began
    if (!response.headersSent) counter.answered(request, NOBODY_WAITED, ms)
    else if (isStream) counter.ended(request, response.statusCode, ms)
    else counter.answered(request, response.statusCode, ms)
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
