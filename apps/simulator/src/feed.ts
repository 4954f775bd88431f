import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { type OdfMessage, writeOdf } from '@games/odf'

/** A message not answered with 200 is sent again after this long (ODF §2.8). */
const RESEND_AFTER = 5000
/** Unread bytes of an answer would hold its connection; a stuck server must not hold the games. */
const ANSWER_WITHIN = 30_000

/** The receiver knows the sender but not its key: sending again would not help. */
export class KeyRefused extends Error {
  override name = 'KeyRefused'
}

export interface FeedOptions {
  readonly url: string
  readonly key: string
  readonly signal: AbortSignal
  /** A line for the operator; trouble is logged once, when it begins and when it is over. */
  readonly log: (line: string) => void
  /** Milliseconds until a message that was not taken is sent again. */
  readonly resendAfter?: number
}

export interface Feed {
  /**
   * Resolves once the receiver has answered 200; sends again every 5 s until then. Rejects with `KeyRefused` on 401 and with the
   * signal's reason when stopped.
   */
  post(message: OdfMessage): Promise<void>
}

/** The sender's side of ODF over HTTP: gzip, `X-API-KEY`, again and again until it is taken. */
export function openFeed({ url, key, signal, log, resendAfter = RESEND_AFTER }: FeedOptions): Feed {
  let trouble: string | null = null
  const send = async (body: Buffer<ArrayBuffer>): Promise<string | null> => {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/xml', 'content-encoding': 'gzip', 'x-api-key': key },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN)]),
      })
      await answer.arrayBuffer()
      if (answer.status === 401) throw new KeyRefused(`${url} does not accept this key (401)`)
      return answer.ok ? null : `answered ${answer.status}`
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof KeyRefused) throw error
      return 'cannot be reached'
    }
  }
  return {
    async post(message) {
      const body = gzipSync(writeOdf(message), { level: 4 })
      for (;;) {
        const failed = await send(body)
        if (failed === null) {
          if (trouble !== null) log(`${url} takes messages again`)
          trouble = null
          return
        }
        if (trouble !== failed) log(`${url} ${failed}; trying again every ${resendAfter / 1000} s`)
        trouble = failed
        await sleep(resendAfter, undefined, { signal })
      }
    },
  }
}

/** Posts in parallel lanes; what is given the same name goes out in the order it was given. */
export interface Lanes {
  /** Resolves as soon as there is room for more, not when it is posted. */
  post(name: string, message: () => OdfMessage): Promise<void>
  /** Resolves when everything given so far is posted; rejects when something failed for good. */
  idle(): Promise<void>
}

export function openLanes(feed: Feed, count: number, room: number): Lanes {
  const lanes = Array.from({ length: count }, (): Promise<void> => Promise.resolve())
  let waiting = 0
  let failure: { readonly error: unknown } | null = null
  let wake: (() => void) | null = null
  const give = (lane: number, message: () => OdfMessage) => {
    waiting += 1
    lanes[lane] = (lanes[lane] ?? Promise.resolve())
      .then(() => (failure ? undefined : feed.post(message())))
      .catch((error: unknown) => {
        failure ??= { error }
      })
      .finally(() => {
        waiting -= 1
        wake?.()
      })
  }
  const check = () => {
    if (failure) throw failure.error
  }
  return {
    async post(name, message) {
      check()
      give(hash(name) % count, message)
      while (waiting >= room) await new Promise<void>((resolve) => (wake = resolve))
      check()
    },
    async idle() {
      await Promise.all(lanes)
      check()
    },
  }
}

function hash(name: string): number {
  let h = 0
  for (let i = 0; i < name.length; i++) h = (Math.imul(h, 31) + name.charCodeAt(i)) >>> 0
  return h
}
