import { Agent, request } from 'node:https'
import { parentPort } from 'node:worker_threads'
import webpush from 'web-push'
import type { Sent, ToSend } from './push-sender.ts'

/** Encrypts notifications and hands them to the push services, off the thread that answers visitors. */

/** Connections to one push service, which are used again. */
const agent = new Agent({ keepAlive: true, maxSockets: 128 })
/** A push service that does not answer in this time, once it is its turn, is tried again later. */
const WITHIN_MS = 10_000
/** After so many in a row that were not answered nothing is sent there for a while: nobody else waits for it. */
const MOST_UNANSWERED = 3
const LEFT_ALONE_MS = 30_000
/** Tokens are good for 24 hours at most (RFC 8292 §2). */
const TOKEN_SECONDS = 12 * 3_600
const RENEWED_SECONDS = 3_600
/** What a push service writes beside its status is not read further than this. */
const MOST_ANSWER_BYTES = 10_000

const tokens = new Map<string, { readonly authorization: string; readonly until: number }>()

/** Who we are, signed for one push service; the same for an hour. */
function authorization(origin: string, { subject, publicKey, privateKey }: ToSend['keys']): string {
  const now = Math.floor(Date.now() / 1_000)
  const key = `${publicKey} ${origin}`
  const known = tokens.get(key)
  if (known && known.until > now) return known.authorization
  const { Authorization } = webpush.getVapidHeaders(
    origin,
    subject,
    publicKey,
    privateKey,
    'aes128gcm',
    now + TOKEN_SECONDS,
  )
  tokens.set(key, { authorization: Authorization, until: now + RENEWED_SECONDS })
  return Authorization
}

/** Push services that do not answer, by origin: how often in a row, and until when they are left alone. */
const silent = new Map<string, { readonly times: number; readonly until: number }>()

function noteAnswer(origin: string, isAnswered: boolean): void {
  if (isAnswered) {
    silent.delete(origin)
    return
  }
  const times = (silent.get(origin)?.times ?? 0) + 1
  silent.set(origin, { times, until: times >= MOST_UNANSWERED ? Date.now() + LEFT_ALONE_MS : 0 })
}

async function send({ id, endpoint, p256dh, auth, payload, ttl, urgency, keys }: ToSend): Promise<Sent> {
  const { origin } = new URL(endpoint)
  const until = silent.get(origin)?.until ?? 0
  if (until > Date.now())
    return { id, status: 0, retryAfter: Math.ceil((until - Date.now()) / 1_000), fault: 'does not answer' }
  let body: Buffer
  let authorized: string
  try {
    body = webpush.encrypt(p256dh, auth, payload, 'aes128gcm').cipherText
    authorized = authorization(origin, keys)
  } catch (error) {
    // keys that are no point of the curve: nobody can ever read what is sent there
    return { id, status: 410, retryAfter: null, fault: String(error) }
  }
  return new Promise((done) => {
    let timer: NodeJS.Timeout | undefined
    const failed = (error: unknown) => {
      clearTimeout(timer)
      noteAnswer(origin, false)
      done({ id, status: 0, retryAfter: null, fault: String(error) })
    }
    const asked = request(
      endpoint,
      {
        method: 'POST',
        agent,
        headers: {
          authorization: authorized,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          'content-length': body.length,
          ttl,
          urgency,
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          if (text.length < MOST_ANSWER_BYTES) text += part
        })
        answer.on('error', failed)
        answer.on('end', () => {
          clearTimeout(timer)
          noteAnswer(origin, true)
          const seconds = Number(answer.headers['retry-after'])
          done({
            id,
            status: answer.statusCode ?? 0,
            retryAfter: Number.isFinite(seconds) ? seconds : null,
            fault: text.slice(0, 200),
          })
        })
      },
    )
    asked.on('error', failed)
    asked.on('socket', () => {
      timer = setTimeout(() => asked.destroy(new Error(`no answer in ${WITHIN_MS} ms`)), WITHIN_MS)
    })
    asked.end(body)
  })
}

parentPort?.on('message', (batch: readonly ToSend[]) => {
  Promise.all(batch.map(send)).then(
    (sent) => parentPort?.postMessage(sent),
    (error: unknown) => {
      throw error
    },
  )
})
