import { generateKeyPairSync, type KeyObject, randomBytes, verify } from 'node:crypto'
import { constants, createSecureServer, type IncomingHttpHeaders, type ServerHttp2Session } from 'node:http2'
import type { AddressInfo } from 'node:net'

/** What an iPhone is handed: the payload as it was sent, and what it is collapsed by. */
export interface ApnsNotification {
  readonly collapseId: string
  readonly priority: number
  readonly payload: {
    readonly aps: {
      readonly alert: { readonly title: string; readonly body: string }
      readonly sound?: string
      readonly 'interruption-level'?: string
    }
    readonly path: string
    readonly tag: string
    readonly tells: readonly { readonly about: string; readonly revision: number }[]
  }
}

/** Apple's push service on loopback, by HTTP/2: takes and refuses what Apple's documentation says. */
export interface FakeApns {
  /** The text of the key's file. */
  readonly key: string
  readonly keyId: string
  readonly team: string
  readonly bundle: string
  readonly url: string
  /** How many notifications it has taken, and over how many connections it was asked. */
  readonly taken: number
  readonly connections: number
  /** An iPhone with the app on it; gives its device token. */
  device(onNotification: (notification: ApnsNotification) => void): string
  /** The app is removed; `at`: when that was seen, epoch milliseconds. */
  remove(token: string, at: number): void
  /** What it answers from now on in place of taking a notification; null: it takes them. `hang`: nothing at all. */
  answer(given: ApnsAnswer | 'hang' | null): void
  /** Closes each connection after so many more requests, with what came later not looked at (GOAWAY); 0: at once with the next. */
  goAwayAfter(requests: number): void
  forgetKey(): void
  setClock(seconds: number): void
  close(): Promise<void>
}

export interface ApnsAnswer {
  readonly status: number
  readonly reason: string
  readonly timestamp?: number
  readonly headers?: Readonly<Record<string, string>>
}

const KEY_ID = 'ABC123DEFG'
const TEAM = 'TEAM123456'
const BUNDLE = 'org.example.games'
const HOUR = 3_600
const MOST_BYTES = 4_096
const MOST_COLLAPSE_BYTES = 64

const one = (header: string | string[] | undefined): string =>
  Array.isArray(header) ? (header[0] ?? '') : (header ?? '')

export async function openFakeApns(tls: { readonly key: string; readonly cert: string }): Promise<FakeApns> {
  const pair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  let known: KeyObject | null = pair.publicKey
  let given: ApnsAnswer | 'hang' | null = null
  let clock = 0
  let taken = 0
  let connections = 0
  let leaveAfter: number | null = null
  const devices = new Map<string, (notification: ApnsNotification) => void>()
  const removed = new Map<string, number>()
  const sessions = new Set<ServerHttp2Session>()

  function authorized(header: string): ApnsAnswer | null {
    if (!header.startsWith('bearer ')) return { status: 403, reason: 'MissingProviderToken' }
    const [head, claims, signature] = header.slice('bearer '.length).split('.')
    const read = (part: string | undefined) =>
      JSON.parse(Buffer.from(part ?? '', 'base64url').toString() || '{}') as Readonly<Record<string, unknown>>
    const isSigned =
      known !== null &&
      read(head)['alg'] === 'ES256' &&
      read(head)['kid'] === KEY_ID &&
      read(claims)['iss'] === TEAM &&
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: known, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature ?? '', 'base64url'),
      )
    if (!isSigned) return { status: 403, reason: 'InvalidProviderToken' }
    const age = Date.now() / 1_000 + clock - Number(read(claims)['iat'])
    if (age > HOUR) return { status: 403, reason: 'ExpiredProviderToken' }
    return age < -300 ? { status: 403, reason: 'InvalidProviderToken' } : null
  }

  function take(headers: IncomingHttpHeaders, body: Buffer): ApnsAnswer {
    const refused = authorized(one(headers.authorization))
    if (refused) return refused
    if (headers[':method'] !== 'POST') return { status: 405, reason: 'MethodNotAllowed' }
    const token = /^\/3\/device\/([\da-f]*)$/.exec(one(headers[':path']))?.[1]
    if (token === undefined) return { status: 404, reason: 'BadPath' }
    if (given !== null && given !== 'hang') return given
    if (headers['apns-topic'] === undefined) return { status: 400, reason: 'MissingTopic' }
    if (one(headers['apns-topic']) !== BUNDLE) return { status: 400, reason: 'DeviceTokenNotForTopic' }
    if (one(headers['apns-push-type']) !== 'alert') return { status: 400, reason: 'InvalidPushType' }
    if (!['1', '5', '10'].includes(one(headers['apns-priority']))) return { status: 400, reason: 'BadPriority' }
    if (!/^\d+$/.test(one(headers['apns-expiration']))) return { status: 400, reason: 'BadExpirationDate' }
    const collapseId = one(headers['apns-collapse-id'])
    if (Buffer.byteLength(collapseId) > MOST_COLLAPSE_BYTES) return { status: 400, reason: 'BadCollapseId' }
    if (body.length === 0) return { status: 400, reason: 'PayloadEmpty' }
    if (body.length > MOST_BYTES) return { status: 413, reason: 'PayloadTooLarge' }
    const gone = removed.get(token)
    if (gone !== undefined) return { status: 410, reason: 'Unregistered', timestamp: gone }
    const device = devices.get(token)
    if (!device) return { status: 400, reason: 'BadDeviceToken' }
    taken += 1
    device({
      collapseId,
      priority: Number(one(headers['apns-priority'])),
      payload: JSON.parse(body.toString()) as ApnsNotification['payload'],
    })
    return { status: 200, reason: '' }
  }

  // one stream until a valid token has come
  const server = createSecureServer({ ...tls, settings: { maxConcurrentStreams: 1 } })
  server.on('session', (session) => {
    connections += 1
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
    session.on('error', () => undefined)
    let isTrusted = false
    let isLeaving = false
    let last = 0
    session.on('stream', (stream, headers) => {
      stream.on('error', () => undefined)
      // what came after the last that is looked at gets no answer
      if (isLeaving) return
      if (leaveAfter !== null && leaveAfter-- <= 0) {
        leaveAfter = null
        isLeaving = true
        session.goaway(constants.NGHTTP2_NO_ERROR, last, Buffer.from(JSON.stringify({ reason: 'Shutdown' })))
        return
      }
      last = stream.id ?? last
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (given === 'hang') return
        const { status, reason, timestamp, headers: more } = take(headers, Buffer.concat(parts))
        if (status === 200 && !isTrusted) {
          isTrusted = true
          session.settings({ maxConcurrentStreams: 1_000 })
        }
        if (stream.destroyed) return
        stream.respond({ ':status': status, 'apns-id': randomBytes(16).toString('hex'), ...more })
        stream.end(status === 200 ? '' : JSON.stringify({ reason, timestamp }))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    keyId: KEY_ID,
    team: TEAM,
    bundle: BUNDLE,
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get taken() {
      return taken
    },
    get connections() {
      return connections
    },
    device(onNotification) {
      const token = randomBytes(32).toString('hex')
      devices.set(token, onNotification)
      return token
    },
    remove(token, at) {
      removed.set(token, at)
    },
    answer(next) {
      given = next
    },
    goAwayAfter(requests) {
      leaveAfter = requests
    },
    forgetKey() {
      known = null
    },
    setClock(seconds) {
      clock = seconds
    },
    async close() {
      for (const session of sessions) session.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
