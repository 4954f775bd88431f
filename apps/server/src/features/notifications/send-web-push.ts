import webpush from 'web-push'
import { post, Unanswered } from './post.ts'
import type { Sent, ToSend } from './push-sender.ts'
import { noteAnswer, secondsAlone } from './left-alone.ts'

/** Tokens are good for 24 hours at most (RFC 8292 §2). */
const TOKEN_SECONDS = 12 * 3_600
const RENEWED_SECONDS = 3_600

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

/** Encrypts a notification and hands it to a browser's push service. */
export async function sendWebPush(one: ToSend): Promise<Sent> {
  const { id, endpoint, p256dh, auth, payload, ttl, urgency, keys } = one
  const { origin } = new URL(endpoint)
  const alone = secondsAlone(origin)
  if (alone !== null) return { id, status: 0, retryAfter: alone, fault: 'does not answer' }
  let body: Buffer
  let authorized: string
  try {
    body = webpush.encrypt(p256dh ?? '', auth ?? '', payload, 'aes128gcm').cipherText
    authorized = authorization(origin, keys)
  } catch (error) {
    // keys that are no point of the curve: nobody can ever read what is sent there
    return { id, status: 410, retryAfter: null, fault: String(error) }
  }
  try {
    const { status, retryAfter, text } = await post(
      endpoint,
      {
        authorization: authorized,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl,
        urgency,
      },
      body,
    )
    noteAnswer(origin, true)
    return { id, status, retryAfter, fault: text.slice(0, 200) }
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    noteAnswer(origin, false)
    return { id, status: 0, retryAfter: null, fault: error.message, mayHaveArrived: error.mayHaveArrived }
  }
}
