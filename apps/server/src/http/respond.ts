import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { acceptsBrotli, acceptsGzip, type Bytes, matches } from './encoding.ts'
import type { EncodedAnswer, KeptAnswers } from './kept-answers.ts'

export type HeaderRecord = Readonly<Record<string, string>>

/** What of a request decides how an answer is sent. */
export interface Accepted {
  readonly ifNoneMatch: string | undefined
  readonly acceptEncoding: string | undefined
}

/** An answer as it goes out; body null for 304 and redirects. */
export interface Sendable {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Bytes | null
}

/**
 * An answer in the best coding the caller takes, or 304 when it has these bytes; undefined when it wants gzip and that is not made
 * yet.
 */
export function sendable(answer: EncodedAnswer, headers: HeaderRecord, accepted: Accepted): Sendable | undefined {
  const { status } = answer
  if (answer.location !== undefined) return { status, headers: { ...headers, location: answer.location }, body: null }
  const described: Record<string, string> = {
    ...headers,
    ...answer.headers,
    'content-type': answer.type,
    etag: answer.etag,
  }
  if (status === 200 && matches(accepted.ifNoneMatch, answer.etag))
    return { status: 304, headers: described, body: null }
  if (answer.brotli && acceptsBrotli(accepted.acceptEncoding))
    return { status, headers: { ...described, 'content-encoding': 'br' }, body: answer.brotli }
  if (!acceptsGzip(accepted.acceptEncoding)) return { status, headers: described, body: answer.plain }
  if (!answer.gzip) return undefined
  return { status, headers: { ...described, 'content-encoding': 'gzip' }, body: answer.gzip }
}

/** Answers a request of the app. At once wherever it can: a promise costs the server's fast path. */
export function send(
  c: Context,
  answers: KeptAnswers,
  answer: EncodedAnswer,
  headers: HeaderRecord,
): Response | Promise<Response> {
  const accepted = { ifNoneMatch: c.req.header('if-none-match'), acceptEncoding: c.req.header('accept-encoding') }
  const respond = () => {
    const ready = sendable(answer, headers, accepted)
    if (!ready) return undefined
    const { body, headers: described } = ready
    return body
      ? c.body(body, ready.status as ContentfulStatusCode, described)
      : c.body(null, ready.status as 304, described)
  }
  return respond() ?? answers.gzip(answer).then(() => respond() ?? c.body(answer.plain, 200, { ...headers }))
}
