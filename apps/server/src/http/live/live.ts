import type { ServerResponse } from 'node:http'
import { ApiFailure, LIVE_PATH, MAX_TOPICS } from '@games/contract'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { Live, Recipient } from '../../live/index.ts'
import { RETRY_AFTER } from '../server/failures.ts'
import { API_SECURITY } from '../server/security.ts'
import { isTopic } from './live-topics.ts'

/** A follower with this much unread is too slow: its stream is cut, and it reconnects with its cursor. */
const MAX_UNREAD_BYTES = 256 * 1024

const HEADERS = {
  ...API_SECURITY,
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies that buffer (nginx) would hold events back.
  'x-accel-buffering': 'no',
}

/** The event stream (docs/contracts/live-stream-server.md). */
export function liveRoutes(live: Pick<Live, 'follow'>): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get(LIVE_PATH, (c) => {
    // Hono answers HEAD by GET's handler, and a stream without a body would only hold the connection.
    if (c.req.method !== 'GET') return c.body(null, 405, { ...API_SECURITY, allow: 'GET, OPTIONS' })
    const topics = topicsOf(c.req.query('topics'))
    // The browser repeats the address it began with, and names in the header the last event that it has received.
    const after = cursorOf(c.req.header('last-event-id')) ?? cursorOf(c.req.query('after'))
    const response = c.env.outgoing
    const leave = live.follow(topics, after, streamTo(response))
    if (!leave) throw new ApiFailure(503, 'unavailable', 'This node takes no more streams')
    response.on('close', leave)
    return RESPONSE_ALREADY_SENT
  })
  return app
}

function topicsOf(text = ''): string[] {
  const topics = [...new Set(text.split(',').filter(Boolean))]
  const strange = topics.filter((topic) => !isTopic(topic))
  const fault =
    topics.length === 0
      ? 'none given'
      : topics.length > MAX_TOPICS
        ? `more than ${MAX_TOPICS}`
        : strange.length > 0
          ? `not known: ${strange.map((topic) => JSON.stringify(topic)).join(', ')}`
          : undefined
  if (fault) throw new ApiFailure(400, 'invalid-input', `topics: ${fault}`)
  return topics
}

function cursorOf(text: string | undefined): number | null {
  if (text === undefined || text === '') return null
  const seq = Number(text)
  if (Number.isSafeInteger(seq) && seq >= 0) return seq
  throw new ApiFailure(400, 'invalid-input', 'after: not an event number')
}

/** Headers go out with the first frame. */
function streamTo(response: ServerResponse): Recipient {
  // A write to a connection just lost fails here; `close` follows and ends the stream.
  response.on('error', () => {})
  response.socket?.setNoDelay(true)
  return {
    write(frame) {
      if (response.destroyed || response.writableEnded || response.writableLength > MAX_UNREAD_BYTES) return false
      if (!response.headersSent) response.writeHead(200, HEADERS)
      response.write(frame)
      return true
    },
    close() {
      if (!response.headersSent) response.writeHead(503, { ...API_SECURITY, 'retry-after': RETRY_AFTER })
      if (response.writableLength > MAX_UNREAD_BYTES) response.destroy()
      else response.end()
    },
  }
}
