import { createHash } from 'node:crypto'
import { type ClientHttp2Session, connect, constants } from 'node:http2'
import type { PushedNotification } from '@games/domain/notifications/pushed'
import { type ApnsKey, signedToken } from './app-services.ts'
import { leaveAlone, noteAnswer, secondsAlone } from './left-alone.ts'
import { type Answer, MOST_ANSWER_BYTES, retryAfterOf, Unanswered, WITHIN_MS } from './post.ts'
import type { Sent, ToSend } from './push-sender.ts'

/** A provider token is to be of the last hour, and not to be renewed more often than every 20 minutes. */
const RENEWED_MS = 40 * 60_000
const SOONEST_RENEWED_MS = 20 * 60_000
/** One notification is offered over so many connections that are closed before they look at it. */
const MOST_CONNECTIONS = 3
/** What is asked of a service that says it is shutting down, or that renewals come too often, and names no time. */
const BUSY_SECONDS = 60

/** The connection ended before Apple looked at it: it can be sent anew at once. */
class Refused extends Error {
  override readonly name = 'Refused'
}

interface ApnsAnswer extends Answer {
  readonly reason: string
  /** When a device was seen to be gone, epoch milliseconds. */
  readonly timestamp: number | null
}

function faultIn(text: string): { readonly reason: string; readonly timestamp: number | null } {
  try {
    const { reason, timestamp } = JSON.parse(text) as { reason?: unknown; timestamp?: unknown }
    return {
      reason: typeof reason === 'string' ? reason : '',
      timestamp: typeof timestamp === 'number' ? timestamp : null,
    }
  } catch {
    return { reason: '', timestamp: null }
  }
}

/** Reasons of status 400 for which the notification itself is at fault: sent again it is refused again. */
const OF_THE_NOTIFICATION = ['BadCollapseId', 'BadExpirationDate', 'BadMessageId', 'BadPriority', 'PayloadEmpty']

/**
 * What an answer of Apple's push service means, as the status by which a push service of RFC 8030 says the same: 410 the token is no more,
 * 400 and 413 this notification is not taken, everything else is tried again. A token of another app (DeviceTokenNotForTopic), a path and a
 * topic that are not known are our own settings' fault: devices are not forgotten for that.
 */
export function apnsStatus(status: number, reason: string): number {
  if (status === 410 || reason === 'BadDeviceToken') return 410
  if (status === 400) return OF_THE_NOTIFICATION.includes(reason) ? 400 : 502
  return status === 404 ? 502 : status
}

/** Tells notifications apart in at most 64 bytes; one of the same tag takes the place of the other on the screen. */
export const collapseId = (tag: string): string => createHash('sha256').update(tag).digest('base64url')

/** The notification as iOS shows it; what may be there already takes its place without a sound. */
function bodyOf(
  { title, body, path, tag, tells }: PushedNotification,
  channel: ToSend['channel'],
  isAgain: boolean,
): string {
  return JSON.stringify({
    aps: {
      alert: { title, body },
      'thread-id': channel,
      badge: 1,
      ...(isAgain ? { 'interruption-level': 'passive' } : { sound: 'default' }),
    },
    path,
    tag,
    tells,
  })
}

/** Sends to iPhones over one HTTP/2 connection, which stays open. */
export function createApns({ privateKey, keyId, team, bundle, url }: ApnsKey): (one: ToSend) => Promise<Sent> {
  let token: { readonly text: string; readonly at: number } | null = null
  let session: Promise<ClientHttp2Session> | null = null
  let asking = 0

  function providerToken(): string {
    const now = Date.now()
    if (token === null || now - token.at > RENEWED_MS || now < token.at)
      token = {
        text: signedToken({ alg: 'ES256', kid: keyId }, { iss: team, iat: Math.floor(now / 1_000) }, privateKey),
        at: now,
      }
    return token.text
  }

  /**
   * The connection, once Apple has said how many notifications it takes at a time over it: one alone until it has seen a valid token. What is
   * sent before that is refused.
   */
  function connected(): Promise<ClientHttp2Session> {
    if (session !== null) return session
    const opened = connect(url)
    const made = new Promise<ClientHttp2Session>((done, fail) => {
      const leave = (error?: Error) => {
        if (session === made) session = null
        fail(new Unanswered(error?.message ?? 'the connection was closed', false))
      }
      opened.on('remoteSettings', () => done(opened))
      opened.on('goaway', () => leave())
      opened.on('close', () => leave())
      opened.on('error', leave)
    })
    opened.setTimeout(WITHIN_MS, () => {
      if (asking > 0) opened.destroy(new Error(`no answer in ${WITHIN_MS} ms`))
    })
    session = made
    return made
  }

  async function ask(one: ToSend): Promise<ApnsAnswer> {
    asking += 1
    const used = connected()
    try {
      return await askOver(await used, one)
    } catch (error) {
      if (error instanceof Refused) {
        // said before the connection says that it is closed
        if (session === used) session = null
        ;(await used).close()
      }
      throw error
    } finally {
      asking -= 1
    }
  }

  function askOver(
    opened: ClientHttp2Session,
    { endpoint, payload, channel, ttl, isAgain }: ToSend,
  ): Promise<ApnsAnswer> {
    const push = JSON.parse(payload) as PushedNotification
    return new Promise((done, fail) => {
      if (opened.closed || opened.destroyed) return fail(new Refused('closed'))
      const stream = opened.request({
        ':method': 'POST',
        ':path': `/3/device/${endpoint.slice('apns:'.length)}`,
        authorization: `bearer ${providerToken()}`,
        'apns-topic': bundle,
        'apns-push-type': 'alert',
        'apns-priority': isAgain ? 5 : 10,
        'apns-expiration': Math.floor(Date.now() / 1_000) + ttl,
        'apns-collapse-id': collapseId(push.tag),
      })
      let status = 0
      let retryAfter: number | null = null
      let text = ''
      stream.setEncoding('utf8')
      stream.on('response', (headers) => {
        status = headers[':status'] ?? 0
        retryAfter = retryAfterOf(headers['retry-after'], Date.now())
      })
      stream.on('data', (part: string) => {
        if (text.length < MOST_ANSWER_BYTES) text += part
      })
      // 'close' follows, which tells whoever asks
      stream.on('error', () => undefined)
      stream.on('close', () => {
        if (status > 0) done({ status, retryAfter, text, ...faultIn(text) })
        else if (stream.rstCode === constants.NGHTTP2_REFUSED_STREAM) fail(new Refused('refused'))
        else fail(new Unanswered('the connection ended, or does not answer', !stream.pending))
      })
      stream.end(bodyOf(push, channel, isAgain))
    })
  }

  /** Again over another connection where one was closed before Apple looked at it, and once where the token has become too old. */
  async function askAgain(one: ToSend): Promise<ApnsAnswer> {
    for (let connections = 1; ; connections += 1) {
      try {
        const answer = await ask(one)
        const isStale = answer.reason === 'ExpiredProviderToken' && Date.now() - (token?.at ?? 0) > SOONEST_RENEWED_MS
        if (!isStale) return answer
        token = null
      } catch (error) {
        if (!(error instanceof Refused) || connections >= MOST_CONNECTIONS) throw error
      }
    }
  }

  return async (one) => {
    const { id } = one
    const alone = secondsAlone(url)
    if (alone !== null) return { id, status: 0, retryAfter: alone, fault: 'has asked for time, or does not answer' }
    try {
      const { status, reason, timestamp, retryAfter: asked } = await askAgain(one)
      noteAnswer(url, true)
      const isBusy = status === 503 || reason === 'TooManyProviderTokenUpdates'
      const retryAfter = asked ?? (isBusy ? BUSY_SECONDS : null)
      if (isBusy && retryAfter !== null) leaveAlone(url, retryAfter)
      return { id, status: apnsStatus(status, reason), retryAfter, fault: `${status} ${reason}`, goneAt: timestamp }
    } catch (error) {
      noteAnswer(url, false)
      const mayHaveArrived = error instanceof Unanswered && error.mayHaveArrived
      return { id, status: 0, retryAfter: null, fault: String(error), mayHaveArrived }
    }
  }
}
