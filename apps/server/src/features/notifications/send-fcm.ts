import type { FcmAccount } from './app-services.ts'
import { signedToken } from './app-services.ts'
import { leaveAlone, noteAnswer, secondsAlone } from './left-alone.ts'
import { type Answer, post, Unanswered } from './post.ts'
import type { Sent, ToSend } from './push-sender.ts'

/** Longest life of what access tokens are asked with (RFC 7523; Google: an hour at most). */
const ASSERTION_SECONDS = 3_600
/** Access tokens are had anew so long before they end. */
const RENEWED_SECONDS = 300
/** Where none could be had nobody asks again for so long: one batch is hundreds of notifications. */
const REFUSED_MS = 30_000
/** What Google asks to wait where it has too much to do and names no time. */
const BUSY_SECONDS = 60
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'

interface Access {
  readonly token: string
  /** Epoch milliseconds. */
  readonly until: number
}

interface FcmFault {
  readonly error?: {
    readonly status?: string
    readonly message?: string
    readonly details?: readonly {
      readonly '@type'?: string
      readonly errorCode?: string
      readonly fieldViolations?: readonly { readonly field?: string }[]
    }[]
  }
}

function faultIn(text: string): NonNullable<FcmFault['error']> {
  try {
    return (JSON.parse(text) as FcmFault).error ?? {}
  } catch {
    return {}
  }
}

/**
 * What an answer of Firebase Cloud Messaging means, as the status by which a push service of RFC 8030 says the same: 410 the token is no more,
 * 400 this notification is not taken, everything else is tried again. Of a token of another project (SENDER_ID_MISMATCH) and of one that Google
 * knows no project for, our own settings may be at fault: devices are not forgotten for that.
 */
export function fcmStatus({ status, text }: Pick<Answer, 'status' | 'text'>): number {
  const { details = [], message = '' } = faultIn(text)
  const code = details.find((one) => one['@type']?.endsWith('fcm.v1.FcmError'))?.errorCode
  if (code === 'UNREGISTERED') return 410
  if (status === 400) {
    const fields = details.flatMap(({ fieldViolations = [] }) => fieldViolations.map(({ field = '' }) => field))
    const isToken = fields.length > 0 ? fields.every((field) => field === 'message.token') : /token/i.test(message)
    return isToken ? 410 : 400
  }
  return status === 404 || status === 410 ? 502 : status
}

/** Sends to Android by the HTTP v1 API. */
export function createFcm({ project, email, privateKey, tokenUrl, url }: FcmAccount): (one: ToSend) => Promise<Sent> {
  const address = `${url}/v1/projects/${project}/messages:send`
  let asked: Promise<string> | null = null
  /** The token that was had last; null while another is asked for. */
  let current: string | null = null
  let renewAt = Infinity
  let refusedUntil = 0

  async function askAccess(): Promise<Access> {
    const now = Math.floor(Date.now() / 1_000)
    const assertion = signedToken(
      { alg: 'RS256', typ: 'JWT' },
      { iss: email, scope: SCOPE, aud: tokenUrl, iat: now, exp: now + ASSERTION_SECONDS },
      privateKey,
    )
    const { status, text } = await post(
      tokenUrl,
      { 'content-type': 'application/x-www-form-urlencoded' },
      new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }).toString(),
    )
    const answer = (status === 200 ? JSON.parse(text) : {}) as { access_token?: string; expires_in?: number }
    if (typeof answer.access_token !== 'string')
      throw new Unanswered(`no access token, ${status}: ${text.slice(0, 150)}`, false)
    return { token: answer.access_token, until: Date.now() + ((answer.expires_in ?? 0) - RENEWED_SECONDS) * 1_000 }
  }

  /** One for all; rejects with Unanswered, and what was refused is not asked for again for a while. */
  async function accessToken(): Promise<string> {
    if (Date.now() >= renewAt) asked = null
    if (asked === null) {
      if (refusedUntil > Date.now()) throw new Unanswered('no access token a moment ago', false)
      renewAt = Infinity
      current = null
      asked = askAccess().then((access) => {
        renewAt = access.until
        current = access.token
        return access.token
      })
    }
    const waited = asked
    try {
      return await waited
    } catch (error) {
      if (asked === waited) {
        asked = null
        refusedUntil = Date.now() + REFUSED_MS
      }
      throw new Unanswered(error instanceof Error ? error.message : String(error), false)
    }
  }

  async function ask(one: ToSend): Promise<Answer> {
    const message = {
      token: one.endpoint.slice('fcm:'.length),
      // data alone: shown by the app itself, which knows what it has shown, and each stored while the phone is away
      data: { push: one.payload, channel: one.channel },
      android: { priority: 'HIGH', ttl: `${one.ttl}s` },
    }
    const body = JSON.stringify({ message })
    const headers = async () => ({
      authorization: `Bearer ${await accessToken()}`,
      'content-type': 'application/json; charset=utf-8',
    })
    const used = await headers()
    const answer = await post(address, used, body)
    if (answer.status !== 401) return answer
    // the token was taken back before its time: another one, once
    if (used.authorization === `Bearer ${current}`) asked = null
    return post(address, await headers(), body)
  }

  return async (one) => {
    const { id } = one
    const alone = secondsAlone(url)
    if (alone !== null) return { id, status: 0, retryAfter: alone, fault: 'has asked for time, or does not answer' }
    try {
      const answer = await ask(one)
      noteAnswer(url, true)
      const isBusy = answer.status === 429 || answer.status === 503
      const retryAfter = answer.retryAfter ?? (isBusy ? BUSY_SECONDS : null)
      // the quota is the project's, not this device's
      if (isBusy && retryAfter !== null) leaveAlone(url, retryAfter)
      return { id, status: fcmStatus(answer), retryAfter, fault: `${answer.status} ${answer.text.slice(0, 400)}` }
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      noteAnswer(url, false)
      return { id, status: 0, retryAfter: null, fault: error.message, mayHaveArrived: error.mayHaveArrived }
    }
  }
}
