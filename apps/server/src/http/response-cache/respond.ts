import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { acceptsBrotli, acceptsGzip, type Bytes, matches } from './encoding.ts'
import type { EncodedResponse, ResponseCache } from './response-cache.ts'

export type HeaderRecord = Readonly<Record<string, string>>

/** How a response is sent: nothing but its head to a client that has it, as it is (with a place to go to, or in no coding), or in a coding. */
export type SentEncoding = 'not-modified' | 'plain' | 'br' | 'gzip'

/** A response as it goes out; body null for 304 and redirects. */
export interface Sendable {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Bytes | null
}

/** The best encoding that the caller takes; undefined when that is gzip and it is not made yet. */
export function encodingFor(
  answer: EncodedResponse,
  ifNoneMatch: string | undefined,
  acceptEncoding: string | undefined,
): SentEncoding | undefined {
  if (answer.location !== undefined) return 'plain'
  if (answer.status === 200 && matches(ifNoneMatch, answer.etag)) return 'not-modified'
  if (answer.brotli && acceptsBrotli(acceptEncoding)) return 'br'
  if (!acceptsGzip(acceptEncoding)) return 'plain'
  return answer.gzip ? 'gzip' : undefined
}

export function inEncoding(answer: EncodedResponse, encoding: SentEncoding, headers: HeaderRecord): Sendable {
  const { status } = answer
  if (answer.location !== undefined) return { status, headers: { ...headers, location: answer.location }, body: null }
  const described: Record<string, string> = {
    ...headers,
    ...answer.headers,
    'content-type': answer.type,
    etag: answer.etag,
  }
  switch (encoding) {
    case 'not-modified':
      return { status: 304, headers: described, body: null }
    case 'plain':
      return { status, headers: described, body: answer.plain }
    case 'br':
    case 'gzip': {
      const body = encoding === 'br' ? answer.brotli : answer.gzip
      return { status, headers: { ...described, 'content-encoding': encoding }, body }
    }
  }
}

/** Answers a request of the app. At once wherever it can: a promise costs the server's fast path. */
export function send(
  c: Context,
  responseCache: ResponseCache,
  answer: EncodedResponse,
  headers: HeaderRecord,
): Response | Promise<Response> {
  const [ifNoneMatch, acceptEncoding] = [c.req.header('if-none-match'), c.req.header('accept-encoding')]
  const respond = () => {
    const encoding = encodingFor(answer, ifNoneMatch, acceptEncoding)
    if (!encoding) return undefined
    const { status, headers: described, body } = inEncoding(answer, encoding, headers)
    return body ? c.body(body, status as ContentfulStatusCode, described) : c.body(null, status as 304, described)
  }
  return respond() ?? responseCache.gzip(answer).then(() => respond() ?? c.body(answer.plain, 200, { ...headers }))
}
