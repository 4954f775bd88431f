import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { acceptsBrotli, acceptsGzip, type Bytes, matches } from './encoding.ts'
import type { EncodedAnswer, KeptAnswers } from './kept-answers.ts'

export type HeaderRecord = Readonly<Record<string, string>>

/**
 * Sends an answer in the best coding the caller takes, or 304 when it has these bytes. Answers at once wherever it can: a promise or a
 * header changed afterwards costs the server's fast path, two thirds of its speed (`c.body` of a Uint8Array with a plain record).
 */
export function send(
  c: Context,
  answers: KeptAnswers,
  answer: EncodedAnswer,
  headers: HeaderRecord,
): Response | Promise<Response> {
  if (answer.location !== undefined)
    return c.body(null, answer.status as 303, { ...headers, location: answer.location })
  const described: Record<string, string> = { ...headers, 'content-type': answer.type, etag: answer.etag }
  if (answer.status === 200 && matches(c.req.header('if-none-match'), answer.etag)) return c.body(null, 304, described)

  const coded = (bytes: Bytes, coding: string) => {
    described['content-encoding'] = coding
    return c.body(bytes, answer.status as ContentfulStatusCode, described)
  }
  const accepted = answer.brotli ? c.req.header('accept-encoding') : undefined
  if (answer.brotli && acceptsBrotli(accepted)) return coded(answer.brotli, 'br')
  if (acceptsGzip(accepted)) {
    if (answer.gzip) return coded(answer.gzip, 'gzip')
    return answers.gzip(answer).then((bytes) => coded(bytes, 'gzip'))
  }
  return c.body(answer.plain, answer.status as ContentfulStatusCode, described)
}
