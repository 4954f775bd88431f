import { timingSafeEqual } from 'node:crypto'
import {
  ApiFailure,
  CSRF_HEADER,
  DESK_KEY_HEADER,
  faultsOf,
  type Games,
  type PrivateContract,
  type PrivateEndpoint,
  type PrivateFile,
  privateContract,
  privatePaths,
  type RawUpload,
} from '@games/contract'
import { belongsTo } from '@games/domain'
import { type Context, Hono } from 'hono'
import { queryOf } from '../api/query.ts'
import { readBody } from '../server/message-body.ts'
import { localeOf } from '../pages/locale.ts'
import { clientNetwork } from '../server/client-network.ts'
import { failureAnswer, failureOf } from '../server/failures.ts'
import type { IsTrusted } from '../server/proxies.ts'
import { isSecure } from '../server/security.ts'
import type { SiteOrigin } from '../server/site-origin.ts'
import {
  deviceCookie,
  endSessionCookies,
  prolongSessionCookie,
  sessionCookie,
  setDeviceCookie,
  setSessionCookies,
} from './cookies.ts'
import { isFromOwnPage, nativeOrigin } from './own-page.ts'
import type { Caller, DeskPass, DeskPassOf, PrivateAnswer, PrivateHandlers, Viewer } from './private-call-types.ts'
import { csrfOf, isToken } from './tokens.ts'

export interface PrivateDeps {
  readonly privateHandlers: PrivateHandlers
  /** Whose session a token is; null: nobody's, or it has ended. */
  readonly sessionOf: (token: string) => Promise<Viewer | null>
  /** What the key of a scorer's link opens. */
  readonly deskPassOf: DeskPassOf
  readonly games: () => Games
  readonly isTrusted: IsTrusted
  readonly siteOrigin: SiteOrigin
  readonly log: (line: string, error?: unknown) => void
}

/** The longest form has not a hundredth of it. */
const MAX_BODY_BYTES = 65_536

/** Never stored by anybody, and read by pages of ours alone: there is no `access-control-allow-origin` but for the native wrapper. */
const PRIVATE_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  vary: 'Origin, Cookie, Authorization',
}

type Name = keyof PrivateContract
type AnyHandler = (input: object, caller: Caller) => Promise<PrivateAnswer<object>>

/**
 * Every call of the private contract over HTTP. In this order: what changes something comes from a page of ours (403), whose session it
 * is, whether the call is open to them (401, 403), what was sent (400, 413, 415), and then the feature.
 */
export function privateRoutes(deps: PrivateDeps): Hono {
  const app = new Hono()
  for (const name of Object.keys(privateContract) as Name[]) {
    const [method, path] = privatePaths[name].split(' ') as [string, string]
    app.on(method, path, async (c) => {
      allowWrapper(c)
      return answer(c, name, deps)
    })
  }
  app.onError((error, c) => {
    const failure = failureOf(error)
    if (failure.status >= 500) deps.log(`${c.req.method} ${c.req.path} failed`, error)
    allowWrapper(c)
    return failureAnswer(c, failure, PRIVATE_HEADERS)
  })
  app.options('/api/*', async (c, next) => {
    // a page of the native wrapper asks before it sends the session
    if (!nativeOrigin(c)) return next()
    allowWrapper(c)
    return c.body(null, 204, {
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': `authorization, content-type, ${CSRF_HEADER}`,
      'access-control-max-age': '86400',
    })
  })
  return app
}

function allowWrapper(c: Context): void {
  const origin = nativeOrigin(c)
  if (origin !== undefined) c.header('access-control-allow-origin', origin)
}

async function answer(c: Context, name: Name, deps: PrivateDeps): Promise<Response> {
  const endpoint: PrivateEndpoint = privateContract[name]
  const { demo, loginEnabled } = deps.games()
  if (endpoint.demoOnly && !demo) throw new ApiFailure(404, 'not-found', 'There is no such call')
  const caller = await callerOf(c, endpoint, deps)
  if (!loginEnabled && !endpoint.whileClosed)
    throw new ApiFailure(403, 'forbidden', 'The organiser has not switched signing in on')
  const input = await inputOf(c, endpoint)
  // each handler takes what its own endpoint has just parsed, which the type of a table cannot say
  const handler = deps.privateHandlers[name] as AnyHandler
  const { view, session, device } = await handler(input, caller)
  const { bearer, token, viewer } = caller
  if (device !== undefined) setDeviceCookie(c, device)
  if (session === 'ended') endSessionCookies(c)
  else if (session) {
    if (!session.bearer) setSessionCookies(c, session)
  } else if (viewer?.prolonged !== undefined && token !== null && !bearer)
    prolongSessionCookie(c, token, viewer.prolonged)
  if (endpoint.file !== undefined) return sendFile(c, endpoint.file, view as PrivateFile)
  return c.json(view, 200, PRIVATE_HEADERS)
}

const sendFile = (c: Context, type: string, { name, bytes }: PrivateFile): Response =>
  c.body(bytes, 200, {
    ...PRIVATE_HEADERS,
    'content-type': type,
    'content-disposition': `inline; filename="${name}"`,
  })

/** Who calls; throws ApiFailure where they may not. */
async function callerOf(c: Context, endpoint: PrivateEndpoint, deps: PrivateDeps): Promise<Caller> {
  const key = endpoint.deskLink ? c.req.header(DESK_KEY_HEADER) : undefined
  if (key !== undefined) {
    // no page of another site can send the header: nothing is asked of the origin, and cookies are not looked at
    const deskPass = await passOf(key, deps)
    return { ...surroundings(c, deps), viewer: null, token: null, bearer: true, deskPass }
  }
  const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const bearer = isToken(given) ? given : null
  const changes = c.req.method !== 'GET' && c.req.method !== 'HEAD'
  if (changes && bearer === null && !isFromOwnPage(c) && !nativeOrigin(c))
    throw new ApiFailure(403, 'forbidden', 'Only a page of this site may ask for this')
  // the wrapper has no cookie: what comes with one from an origin like its own is some other page of that machine
  const fromWrapper = nativeOrigin(c) !== undefined && !isFromOwnPage(c)
  const token = bearer ?? (fromWrapper ? null : sessionCookie(c))
  const viewer = token === null ? null : await deps.sessionOf(token)
  if (endpoint.audience !== 'anybody') {
    if (!viewer) {
      // whose session has ended is drawn a page for nobody the next time
      if (bearer === null && !fromWrapper) endSessionCookies(c)
      throw new ApiFailure(401, 'unauthorized', 'Nobody is signed in')
    }
    if (!belongsTo(endpoint.audience, viewer.role))
      throw new ApiFailure(403, 'forbidden', 'This account may not do this')
    if (changes && bearer === null && token !== null && !isSame(c.req.header(CSRF_HEADER), csrfOf(token)))
      throw new ApiFailure(403, 'forbidden', `${CSRF_HEADER} is missing or another session’s`)
  }
  return { ...surroundings(c, deps), viewer, token: viewer && token, bearer: bearer !== null }
}

async function passOf(key: string, { deskPassOf }: PrivateDeps): Promise<DeskPass> {
  const pass = await deskPassOf(key)
  if (pass === null) throw new ApiFailure(401, 'unauthorized', 'This is the key of no link')
  if (pass === 'over') throw new ApiFailure(401, 'expired', 'This link is over or was ended')
  if (pass === 'to-come') throw new ApiFailure(403, 'not-open', 'This link is for another day')
  return pass
}

/** Where a call comes from, whoever makes it. */
function surroundings(c: Context, deps: PrivateDeps) {
  return {
    network: clientNetwork(c, deps.isTrusted),
    device: deviceCookie(c),
    userAgent: c.req.header('user-agent'),
    locale: localeOf(c),
    site: deps.siteOrigin(c.req.header('host') ?? new URL(c.req.url).host, isSecure(c)),
  }
}

const isSame = (given: string | undefined, wanted: string): boolean =>
  given !== undefined &&
  given.length === wanted.length &&
  timingSafeEqual(Buffer.from(given, 'latin1'), Buffer.from(wanted, 'latin1'))

/** Params, query and body as the endpoint understands them; throws ApiFailure that names every fault. */
async function inputOf(c: Context, endpoint: PrivateEndpoint): Promise<object> {
  const input: { params?: unknown; query?: unknown; body?: unknown; raw?: RawUpload } = {}
  for (const [part, raw] of [
    ['params', c.req.param()],
    ['query', queryOf(c)],
  ] as const) {
    const read = endpoint[part]?.safeParse(raw)
    if (read?.success === false)
      throw new ApiFailure(
        400,
        'invalid-input',
        read.error.issues.map(({ path, message }) => `${[part, ...path].join('.')}: ${message}`).join('; '),
      )
    if (read) input[part] = read.data
  }
  if (endpoint.body) {
    const read = endpoint.body.safeParse(await jsonBody(c, endpoint.bodyBytes))
    if (!read.success) {
      const { issues } = read.error
      // a value is never repeated: it may be a password
      throw new ApiFailure(400, 'invalid-input', `body: ${issues.map(({ path }) => path.join('.')).join(', ')}`, {
        fields: faultsOf(issues),
      })
    }
    input.body = read.data
  }
  if (endpoint.rawBody) input.raw = { body: c.req.raw.body, length: lengthOf(c) }
  return input
}

/** Bytes of the body, where the sender says how many. */
function lengthOf(c: Context): number | null {
  const length = c.req.header('content-length')
  return length === undefined ? null : Number(length)
}

async function jsonBody(c: Context, mostBytes = MAX_BODY_BYTES): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    throw new ApiFailure(415, 'unsupported-media-type', 'The body is to be application/json')
  const body = await readBody(c.req.raw, c.req.header('content-encoding'), mostBytes)
  if (!body.ok)
    throw body.error.kind === 'too-large'
      ? new ApiFailure(413, 'payload-too-large', `A body has at most ${mostBytes} bytes`)
      : new ApiFailure(400, 'invalid-input', body.error.reason)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body.value))
  } catch {
    throw new ApiFailure(400, 'invalid-input', 'The body is no JSON in UTF-8')
  }
}
