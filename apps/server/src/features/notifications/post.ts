import { Agent, request } from 'node:https'

/** Connections to one push service, which are used again. */
const agent = new Agent({ keepAlive: true, maxSockets: 128 })
/** A push service that does not answer in this time, once it is its turn, is tried again later. */
export const WITHIN_MS = 10_000
/** What a push service writes beside its status is not read further than this. */
export const MOST_ANSWER_BYTES = 10_000

export interface Answer {
  readonly status: number
  /** Seconds that it asks to wait. */
  readonly retryAfter: number | null
  readonly text: string
}

/** There was no answer. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
  /** Whether what was sent may have arrived all the same. */
  readonly mayHaveArrived: boolean
  constructor(message: string, mayHaveArrived: boolean) {
    super(message)
    this.mayHaveArrived = mayHaveArrived
  }
}

/** Seconds of a Retry-After, which is a number of them or a date (RFC 9110 §10.2.3). */
export function retryAfterOf(header: string | undefined, now: number): number | null {
  if (header === undefined || header === '') return null
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1_000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}

/** Sends bytes by https and reads the answer, whatever its status; no redirect is followed. Rejects with Unanswered. */
export function post(
  address: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer | string,
): Promise<Answer> {
  return new Promise((done, fail) => {
    let timer: NodeJS.Timeout | undefined
    let isSent = false
    const failed = (error: unknown) => {
      clearTimeout(timer)
      fail(new Unanswered(String(error), isSent))
    }
    const asked = request(
      address,
      { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          if (text.length < MOST_ANSWER_BYTES) text += part
        })
        answer.on('error', failed)
        answer.on('end', () => {
          clearTimeout(timer)
          done({
            status: answer.statusCode ?? 0,
            retryAfter: retryAfterOf(answer.headers['retry-after'], Date.now()),
            text,
          })
        })
      },
    )
    asked.on('error', failed)
    asked.on('finish', () => {
      isSent = true
    })
    asked.on('socket', () => {
      timer = setTimeout(() => asked.destroy(new Error(`no answer in ${WITHIN_MS} ms`)), WITHIN_MS)
    })
    asked.end(body)
  })
}
