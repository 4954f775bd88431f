import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Games, MIN_SEQ_HEADER } from '@games/contract'
import { localeFrom, localeInAddress } from '../pages/locale.ts'
import { createPageHeaders, pageKey } from '../pages/pages.ts'
import { subjectOf } from '../pages/subject.ts'
import { API_HEADERS } from '../server/security.ts'
import type { SiteOrigin } from '../server/site-origin.ts'
import type { CallKeys } from './call-keys.ts'
import type { Bytes } from './encoding.ts'
import { encodingFor, type HeaderRecord, inEncoding, type SentEncoding } from './respond.ts'
import type { EncodedResponse, ResponseCache } from './response-cache.ts'

/** Answers a request and returns true, or leaves it to the app. */
export type CacheFastPath = (request: IncomingMessage, response: ServerResponse) => boolean

export interface CacheFastPathDeps {
  readonly responseCache: ResponseCache
  readonly callKeys: CallKeys
  readonly games: () => Games
  readonly embedOrigins: readonly string[]
  readonly mapOrigin: string | null
  readonly filmOrigins: () => string
  readonly siteOrigin: SiteOrigin
}

/** A response made ready for the socket: names and values of headers in turn, and the bytes. */
interface Ready {
  readonly status: number
  readonly head: string[]
  readonly body: string | Bytes
}

/** Up to this size a body is a string of one byte a character, which leaves in one write with the head; a longer one would be copied for every caller that reads slowly. */
const MOST_IN_ONE_WRITE = 65_536
/** What the texts of a head take, about. */
const HEAD_BYTES = 1_500

/** Of a response, what was made ready: by the headers that the caller's kind of request has, and by encoding. */
const readyOf = new WeakMap<EncodedResponse, Map<HeaderRecord, Partial<Record<SentEncoding, Ready>>>>()

function makeReady(answer: EncodedResponse, encoding: SentEncoding, headers: HeaderRecord): Ready {
  const { status, headers: described, body } = inEncoding(answer, encoding, headers)
  const length = body ? { 'content-length': String(body.length) } : {}
  return {
    status,
    head: Object.entries({ ...described, ...length }).flat(),
    body: body && body.length > MOST_IN_ONE_WRITE ? body : latin1Of(body),
  }
}

const latin1Of = (body: Bytes | null): string =>
  body ? Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1') : ''

const isOverTls = ({ headers }: IncomingMessage): boolean => headers['x-forwarded-proto'] === 'https'

/**
 * Cached responses straight to the socket: on finals night nearly every request is one of a few hundred that are cached, and the app's own
 * way to them costs four times as much (docs/performance.md). Whatever is not cached, or requires more than bytes, goes to the app.
 */
export function createCacheFastPath({
  responseCache,
  callKeys,
  games,
  embedOrigins,
  mapOrigin,
  filmOrigins,
  siteOrigin,
}: CacheFastPathDeps): CacheFastPath {
  const headersOf = createPageHeaders(embedOrigins, mapOrigin, filmOrigins)
  const readied = (answer: EncodedResponse, encoding: SentEncoding, headers: HeaderRecord): Ready => {
    let byHeaders = readyOf.get(answer)
    if (!byHeaders) readyOf.set(answer, (byHeaders = new Map()))
    let byEncoding = byHeaders.get(headers)
    if (!byEncoding) byHeaders.set(headers, (byEncoding = {}))
    const known = byEncoding[encoding]
    if (known) return known
    const ready = makeReady(answer, encoding, headers)
    byEncoding[encoding] = ready
    responseCache.grow(answer, HEAD_BYTES + (typeof ready.body === 'string' ? ready.body.length : 0))
    return ready
  }
  const answerOf = (url: string, request: IncomingMessage): [EncodedResponse, HeaderRecord] | undefined => {
    if (url.startsWith('/api/')) {
      const key = callKeys.get(url)
      const cached = key === undefined ? undefined : responseCache.find(key)
      return cached && [cached, API_HEADERS]
    }
    // the app decodes paths; what needs none is the same for both
    if (url.includes('%')) return undefined
    const { headers } = request
    const { cookie } = headers
    const current = games()
    const subject = subjectOf(url, { cookie, userAgent: headers['user-agent'] }, current)
    const locale = localeInAddress(url) ?? localeFrom(cookie, headers['accept-language'])
    const origin = siteOrigin(headers.host, isOverTls(request))
    const cached = responseCache.find(pageKey(locale, current.today, subject, origin + url))
    const query = url.indexOf('?')
    return cached && [cached, headersOf(query < 0 ? url : url.slice(0, query), isOverTls(request))]
  }
  return (request, response) => {
    const { method, url, headers } = request
    // of an answer to HEAD nothing but the head leaves
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined || headers[MIN_SEQ_HEADER] !== undefined)
      return false
    const found = answerOf(url, request)
    if (!found) return false
    const [answer, own] = found
    const encoding = encodingFor(answer, headers['if-none-match'], headers['accept-encoding'])
    // gzip that was not requested before is made by the app
    if (!encoding) return false
    const ready = readied(answer, encoding, own)
    // flat headers and a body of the head's own kind leave in one write
    response.writeHead(ready.status, ready.head)
    if (typeof ready.body === 'string') response.end(ready.body, 'latin1')
    else response.end(ready.body)
    return true
  }
}
