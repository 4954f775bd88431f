import { ApiFailure, Paging } from '@games/contract'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { UNDECIDED, VERDICTS } from '../../ingest/inbox.queries.ts'
import type { MessageVerdict } from '../../ingest/verdicts.queries.ts'
import { decodeCursor, PAGE_SIZE, pageOf } from '../api/cursor.ts'
import { checkedInput } from '../api/handlers.ts'
import { queryOf } from '../api/query.ts'
import type { KeyGuard } from './key-guard.ts'
import { type BodyFault, readBody } from '../server/message-body.ts'

/** ODF §2.8: messages are up to 10 MB by the rules, up to 20 MB in practice; this is after inflation. */
export const MAX_BODY_BYTES = 20 * 1024 * 1024

export interface IngestDeps {
  readonly authorize: KeyGuard
  /** Stores a message of a source; resolves only once it is committed. */
  readonly receive: (bytes: Uint8Array, source: number) => Promise<{ readonly id: number }>
  /** What became of a message; null where there is none of that number. */
  readonly verdictOf: (id: number) => Promise<MessageVerdict | null>
  /** Messages below a number, newest first, of one verdict or of all (null). */
  readonly newestVerdicts: (wanted: {
    readonly verdict: MessageVerdict['verdict'] | null
    readonly below: number | null
    readonly limit: number
  }) => Promise<readonly MessageVerdict[]>
}

const VerdictsQuery = Paging.extend({ verdict: z.enum([...UNDECIDED, ...VERDICTS]).optional() })
/** Reasons and warnings quote what was sent: nobody on the way may store them. */
const PRIVATE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/**
 * `POST /ingest/odf` with `X-API-KEY`: 200 means that the message is durably stored and needs not be sent again, whatever becomes of
 * it. Anything else means that it is not (ODF §2.8: senders try again every 5 s). What becomes of it is read with the same key, by its
 * number or in a list: `GET /ingest/odf/{id}`, `GET /ingest/odf?verdict=rejected` (docs/contracts/feed.md).
 */
export function ingestRoutes({ authorize, receive, verdictOf, newestVerdicts }: IngestDeps): Hono {
  const app = new Hono()
  app.post('/ingest/odf', async (c) => {
    const source = await authorize(c)
    const { id } = await receive(await bodyOf(c), source)
    return c.json({ id })
  })
  app.get('/ingest/odf', async (c) => {
    await authorize(c)
    const { verdict, limit = PAGE_SIZE, cursor } = listInput(c)
    const rows = await newestVerdicts({ verdict: verdict ?? null, below: placeIn(cursor), limit: limit + 1 })
    const { shown, next } = pageOf(rows, limit, ({ id }) => [String(id)])
    return c.json({ messages: shown, next }, 200, PRIVATE)
  })
  app.get('/ingest/odf/:id', async (c) => {
    await authorize(c)
    const id = c.req.param('id')
    const found = IS_ID.test(id) ? await verdictOf(Number(id)) : null
    if (!found) throw new ApiFailure(404, 'not-found', 'There is no such message')
    return c.json(found, 200, PRIVATE)
  })
  return app
}

/** A number of the inbox; more digits would be another number. */
const IS_ID = /^[1-9]\d{0,14}$/

function listInput(c: Context): z.output<typeof VerdictsQuery> {
  const query = queryOf(c)
  const input = checkedInput({ summary: 'What became of messages', query: VerdictsQuery }, { query })
  return input['query'] as z.output<typeof VerdictsQuery>
}

function placeIn(cursor: string | undefined): number | null {
  const [id] = decodeCursor(cursor, 1) ?? []
  if (id === undefined) return null
  if (!IS_ID.test(id)) throw new ApiFailure(400, 'invalid-input', 'query.cursor: not a cursor of this list')
  return Number(id)
}

/** The inflated body of a call, up to the limit. */
export async function bodyOf(c: Context): Promise<Uint8Array> {
  const body = await readBody(c.req.raw, c.req.header('content-encoding'), MAX_BODY_BYTES)
  if (!body.ok) throw failureOfBody(body.error)
  return body.value
}

function failureOfBody(fault: BodyFault): ApiFailure {
  switch (fault.kind) {
    case 'too-large':
      return new ApiFailure(413, 'payload-too-large', `The message is larger than ${MAX_BODY_BYTES} bytes`)
    case 'unknown-coding':
      return new ApiFailure(415, 'invalid-input', fault.reason)
    case 'broken':
      return new ApiFailure(400, 'invalid-input', fault.reason)
  }
}
