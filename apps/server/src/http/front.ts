import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Games, MIN_SEQ_HEADER } from '@games/contract'
import type { EncodedAnswer, KeptAnswers } from './kept-answers.ts'
import { localeFrom, localeInAddress } from './locale.ts'
import { createPageHeaders, pageKey } from './pages.ts'
import { type HeaderRecord, type Sendable, sendable } from './respond.ts'
import { API_HEADERS } from './security.ts'
import type { SiteOrigin } from './site-origin.ts'
import { subjectOf } from './subject.ts'

/** Answers a request and says true, or leaves it to the app. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean

/** Under which keys the answers of calls are kept, by the call's path and query as they came. */
export interface CallKeys {
  get(url: string): string | undefined
  set(url: string, key: string): void
}

/** Addresses remembered; past that all are forgotten, since strange ones come in floods. */
const MOST_CALL_KEYS = 10_000

export function createCallKeys(): CallKeys {
  const keys = new Map<string, string>()
  return {
    get: (url) => keys.get(url),
    set(url, key) {
      if (keys.size >= MOST_CALL_KEYS) keys.clear()
      keys.set(url, key)
    },
  }
}

export interface FrontDeps {
  readonly answers: KeptAnswers
  readonly callKeys: CallKeys
  readonly games: () => Games
  readonly embedOrigins: readonly string[]
  readonly mapOrigin: string | null
  readonly siteOrigin: SiteOrigin
}

/** An answer made ready for the socket: names and values of headers in turn, and the bytes as a string of one byte a character. */
interface Ready {
  readonly status: number
  readonly head: string[]
  readonly body: string
}

/** Ways to send an answer that are remembered with it. */
const MOST_WAYS = 8
const ways = new WeakMap<EncodedAnswer, Map<string, Ready>>()

/** The answer as this caller takes it, made ready once for all who take it so. */
function readied(
  answer: EncodedAnswer,
  headers: HeaderRecord,
  tls: boolean,
  ifNoneMatch: string | undefined,
  acceptEncoding: string | undefined,
): Ready | undefined {
  // an answer is one address's: of its headers only what TLS adds can differ
  const way = `${tls} ${ifNoneMatch} ${acceptEncoding}`
  let known = ways.get(answer)
  if (!known) ways.set(answer, (known = new Map()))
  const ready = known.get(way) ?? makeReady(sendable(answer, headers, { ifNoneMatch, acceptEncoding }))
  if (ready && known.size < MOST_WAYS) known.set(way, ready)
  return ready
}

function makeReady(chosen: Sendable | undefined): Ready | undefined {
  if (!chosen) return undefined
  const { status, headers, body } = chosen
  const length = body ? { 'content-length': String(body.length) } : {}
  return {
    status,
    head: Object.entries({ ...headers, ...length }).flat(),
    body: body ? Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1') : '',
  }
}

const isOverTls = ({ headers }: IncomingMessage): boolean => headers['x-forwarded-proto'] === 'https'

/**
 * Kept answers straight to the socket: on finals night nearly every request is one of a few hundred that are kept, and the app's own
 * way to them costs four times as much (docs/performance.md). Whatever is not kept, or asks for more than bytes, goes to the app.
 */
export function createFront({ answers, callKeys, games, embedOrigins, mapOrigin, siteOrigin }: FrontDeps): Front {
  const headersOf = createPageHeaders(embedOrigins, mapOrigin)
  const answerOf = (url: string, request: IncomingMessage): [EncodedAnswer, HeaderRecord] | undefined => {
    if (url.startsWith('/api/')) {
      const key = callKeys.get(url)
      const kept = key === undefined ? undefined : answers.find(key)
      return kept && [kept, API_HEADERS]
    }
    // the app decodes paths; what needs none is the same for both
    if (url.includes('%')) return undefined
    const { headers } = request
    const { cookie } = headers
    const current = games()
    const subject = subjectOf(url, { cookie, userAgent: headers['user-agent'] }, current)
    const locale = localeInAddress(url) ?? localeFrom(cookie, headers['accept-language'])
    const origin = siteOrigin(headers.host, isOverTls(request))
    const kept = answers.find(pageKey(locale, current.today, subject, origin + url))
    const query = url.indexOf('?')
    return kept && [kept, headersOf(query < 0 ? url : url.slice(0, query), isOverTls(request))]
  }
  return (request, response) => {
    const { method, url, headers } = request
    if (method !== 'GET' || url === undefined || headers[MIN_SEQ_HEADER] !== undefined) return false
    const found = answerOf(url, request)
    const ready =
      found && readied(found[0], found[1], isOverTls(request), headers['if-none-match'], headers['accept-encoding'])
    if (!ready) return false
    // flat headers and a body of the head's own kind leave in one write
    response.writeHead(ready.status, ready.head)
    response.end(ready.body, 'latin1')
    return true
  }
}
