import { createHash, timingSafeEqual } from 'node:crypto'
import { ApiFailure } from '@games/contract'
import { type Context, Hono } from 'hono'
import { type BodyFault, readBody } from './message-body.ts'

/** ODF §2.8: messages are up to 10 MB by the rules, up to 20 MB in practice; this is after inflation. */
export const MAX_BODY_BYTES = 20 * 1024 * 1024

export interface IngestDeps {
  readonly ingestKey: string
  /** Stores a message; resolves only once it is committed. */
  readonly receive: (bytes: Uint8Array, source: string) => Promise<{ readonly id: number }>
}

/**
 * `POST /ingest/odf` with `X-API-KEY`: 200 means that the message is durably stored and needs not be sent again, whatever becomes of
 * it. Anything else means that it is not (ODF §2.8: senders try again every 5 s).
 */
export function ingestRoutes({ ingestKey, receive }: IngestDeps): Hono {
  const app = new Hono()
  const authorize = keyGuard(ingestKey)
  app.post('/ingest/odf', async (c) => {
    authorize(c)
    const { id } = await receive(await bodyOf(c), 'http')
    return c.json({ id })
  })
  return app
}

/** Refuses a call without the right `X-API-KEY`: by equal lengths and in equal time, whatever was sent. */
export function keyGuard(ingestKey: string): (c: Context) => void {
  const expected = digest(ingestKey)
  return (c) => {
    if (!timingSafeEqual(digest(c.req.header('x-api-key') ?? ''), expected))
      throw new ApiFailure(401, 'unauthorized', 'X-API-KEY is missing or wrong')
  }
}

/** The inflated body of a call, up to the limit. */
export async function bodyOf(c: Context): Promise<Uint8Array> {
  const body = await readBody(c.req.raw, c.req.header('content-encoding'), MAX_BODY_BYTES)
  if (!body.ok) throw failureOfBody(body.error)
  return body.value
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

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
