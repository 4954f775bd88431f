import { generateKeyPairSync, type KeyObject, type KeyPairKeyObjectResult, randomBytes, verify } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** Firebase Cloud Messaging on loopback: its HTTP v1 API and the token endpoint before it, which take and refuse what Google's documentation says. */
export interface FakeFcm {
  /** What the service account's file says. */
  readonly account: Readonly<Record<string, string>>
  readonly url: string
  /** How often an access token was had, and how many messages were taken. */
  readonly tokens: number
  readonly taken: number
  /** Resolves with the next request that is left without an answer. */
  untilUnanswered(): Promise<void>
  /** A phone with the app on it; gives its registration token. `onData`: what its messaging service gets. */
  device(onData: (message: Readonly<Record<string, string>>) => void): string
  /** The app is removed: its token is no more. */
  remove(token: string): void
  /** Every access token that was given is taken back. */
  revoke(): void
  /** What it answers from now on in place of taking a message; null: it takes them. `hang`: nothing at all. */
  answer(given: FcmAnswer | 'hang' | null): void
  /** What its token endpoint answers from now on in place of an access token; null: it gives them. */
  answerAccess(given: FcmAnswer | 'hang' | null): void
  /** The private key is no longer known. */
  forgetKey(): void
  /** Seconds that its clock is ahead of ours. */
  setClock(seconds: number): void
  close(): Promise<void>
}

export interface FcmAnswer {
  readonly status: number
  /** As JSON, but for a string, which is written as it is. */
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const PROJECT = 'games-of-tests'
const EMAIL = `sender@${PROJECT}.iam.gserviceaccount.com`
const FOUR_WEEKS = 2_419_200
/** Keys and values of what is sent. */
const MOST_DATA_BYTES = 4_096

export const fcmError = (status: number, code: string, errorCode?: string, message = code): FcmAnswer => ({
  status,
  body: {
    error: {
      code: status,
      message,
      status: code,
      details:
        errorCode === undefined ? [] : [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
    },
  },
})

const badField = (field: string, description: string): FcmAnswer => ({
  status: 400,
  body: {
    error: {
      code: 400,
      message: description,
      status: 'INVALID_ARGUMENT',
      details: [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field, description }] }],
    },
  },
})

const read = (part: string | undefined): Readonly<Record<string, unknown>> =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString() || '{}') as Readonly<Record<string, unknown>>

/** One for all of a process: to make it takes longer than most tests. */
let pair: KeyPairKeyObjectResult | undefined

/** Opens it with a certificate of its own. */
export async function openFakeFcm(tls: { readonly key: string; readonly cert: string }): Promise<FakeFcm> {
  pair ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { privateKey } = pair
  let known: KeyObject | null = pair.publicKey
  let given: FcmAnswer | 'hang' | null = null
  let givenAccess: FcmAnswer | 'hang' | null = null
  let clock = 0
  let tokens = 0
  let taken = 0
  const hanging = new EventEmitter()
  const access = new Set<string>()
  const devices = new Map<string, (message: Readonly<Record<string, string>>) => void>()
  const removed = new Set<string>()
  let url = ''

  function grant(form: string): FcmAnswer {
    const fields = new URLSearchParams(form)
    const refused = (description: string) => ({
      status: 400,
      body: { error: 'invalid_grant', error_description: description },
    })
    if (fields.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return { status: 400, body: { error: 'unsupported_grant_type' } }
    const [header, claims, signature] = (fields.get('assertion') ?? '').split('.')
    const isSigned =
      known !== null &&
      read(header)['alg'] === 'RS256' &&
      verify('sha256', Buffer.from(`${header}.${claims}`), known, Buffer.from(signature ?? '', 'base64url'))
    if (!isSigned) return refused('Invalid JWT Signature.')
    const { iss, aud, scope, iat, exp } = read(claims)
    const now = Date.now() / 1_000 + clock
    if (iss !== EMAIL || aud !== `${url}/token`) return refused('Invalid JWT: wrong issuer or audience')
    if (scope !== 'https://www.googleapis.com/auth/firebase.messaging')
      return { status: 400, body: { error: 'invalid_scope' } }
    if (!(Number(exp) - Number(iat) <= 3_600 && Number(iat) <= now + 300 && Number(exp) > now))
      return refused('Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe.')
    const token = randomBytes(24).toString('base64url')
    access.add(token)
    tokens += 1
    return { status: 200, body: { access_token: token, expires_in: 3_599, token_type: 'Bearer' } }
  }

  function send(authorization: string | undefined, text: string): FcmAnswer {
    if (!access.has((authorization ?? '').replace(/^Bearer /, ''))) return fcmError(401, 'UNAUTHENTICATED')
    if (given !== null && given !== 'hang') return given
    const { message } = JSON.parse(text) as {
      message?: {
        token?: unknown
        notification?: unknown
        data?: Readonly<Record<string, unknown>>
        android?: { priority?: unknown; ttl?: unknown }
      }
    }
    const { token, data = {}, android = {} } = message ?? {}
    if (typeof token !== 'string' || !/^[\w:-]{20,}$/.test(token))
      return fcmError(
        400,
        'INVALID_ARGUMENT',
        'INVALID_ARGUMENT',
        'The registration token is not a valid FCM registration token',
      )
    let bytes = 0
    for (const [key, value] of Object.entries(data)) {
      if (typeof value !== 'string') return badField(`message.data[0].value`, `Invalid value at 'message.data'`)
      if (/^(from|message_type|collapse_key|notification)$|^(google|gcm)/.test(key))
        return badField('message.data', `Invalid data payload key: ${key}`)
      bytes += Buffer.byteLength(key) + Buffer.byteLength(value)
    }
    if (bytes > MOST_DATA_BYTES)
      return fcmError(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT', 'Android message is too big')
    const ttl = /^(\d+)(?:\.\d+)?s$/.exec(String(android.ttl))?.[1]
    if (ttl === undefined || Number(ttl) > FOUR_WEEKS) return badField('message.android.ttl', 'Illegal duration format')
    if (!['HIGH', 'NORMAL'].includes(String(android.priority)))
      return badField('message.android.priority', 'Invalid value')
    const device = devices.get(token)
    if (!device || removed.has(token)) return fcmError(404, 'NOT_FOUND', 'UNREGISTERED', 'NotRegistered')
    taken += 1
    device(data as Readonly<Record<string, string>>)
    return { status: 200, body: { name: `projects/${PROJECT}/messages/0:${taken}` } }
  }

  const server = createServer(tls, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const isSend = request.url === `/v1/projects/${PROJECT}/messages:send`
      const access = request.url === '/token' ? givenAccess : null
      if ((isSend && given === 'hang') || access === 'hang') {
        hanging.emit('request')
        return
      }
      const answer =
        request.url === '/token'
          ? (access ?? grant(text))
          : isSend
            ? send(request.headers.authorization, text)
            : fcmError(404, 'NOT_FOUND')
      response
        .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        .end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    account: {
      type: 'service_account',
      project_id: PROJECT,
      client_email: EMAIL,
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      token_uri: `${url}/token`,
    },
    url,
    get tokens() {
      return tokens
    },
    get taken() {
      return taken
    },
    async untilUnanswered() {
      await once(hanging, 'request')
    },
    device(onData) {
      const token = `${randomBytes(16).toString('base64url')}:APA91b${randomBytes(96).toString('base64url')}`
      devices.set(token, onData)
      return token
    },
    remove(token) {
      removed.add(token)
    },
    revoke() {
      access.clear()
    },
    answer(next) {
      given = next
    },
    answerAccess(next) {
      givenAccess = next
    },
    forgetKey() {
      known = null
      access.clear()
    },
    setClock(seconds) {
      clock = seconds
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
