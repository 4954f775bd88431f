import { Worker } from 'node:worker_threads'
import type { NoticeChannel } from '@games/domain/notifications/pushed'
import { programFile } from '../../programs.ts'
import type { AppServices } from './app-services.ts'

/** A notification on its way to a device. */
export interface ToSend {
  readonly id: number
  readonly endpoint: string
  /** Null: the native app's. */
  readonly p256dh: string | null
  readonly auth: string | null
  readonly payload: string
  readonly channel: NoticeChannel
  /** Seconds after which nobody needs it any more. */
  readonly ttl: number
  readonly urgency: 'high' | 'normal'
  /** The device may have it already: somebody has sent it without hearing what became of it. */
  readonly isAgain: boolean
  readonly keys: { readonly subject: string; readonly publicKey: string; readonly privateKey: string }
}

/** What the push service answered, as RFC 8030 has it; status 0: nothing. */
export interface Sent {
  readonly id: number
  readonly status: number
  /** Seconds that it asks to wait. */
  readonly retryAfter: number | null
  /** Its words. */
  readonly fault: string
  /** When the endpoint was seen to be gone, epoch milliseconds; absent: it is not said. */
  readonly goneAt?: number | null
  /** Nothing was heard, and it may have arrived all the same. */
  readonly mayHaveArrived?: boolean
}

export interface PushSender {
  /** Sends notifications, all at once. Rejects where the thread has ended meanwhile: what was sent is not known then. */
  send(batch: readonly ToSend[]): Promise<readonly Sent[]>
  close(): Promise<void>
}

/** Sends from a thread of its own, which starts with the first notification: what it encrypts takes half a millisecond each. */
export function createPushSender(apps: AppServices): PushSender {
  let worker: Worker | null = null
  let pending: { readonly done: (sent: readonly Sent[]) => void; readonly failed: (error: Error) => void } | null = null
  const end = (error: Error) => {
    worker = null
    pending?.failed(error)
    pending = null
  }
  const start = (): Worker => {
    const started = new Worker(programFile('features/notifications/push.worker.ts'), { workerData: apps })
    started.on('message', (sent: readonly Sent[]) => {
      const asked = pending
      pending = null
      asked?.done(sent)
    })
    started.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => {
      if (worker === started) end(new Error('the thread that sends notifications has ended'))
    })
    // a server that ends does not wait for it
    started.unref()
    return started
  }
  let last: Promise<unknown> = Promise.resolve()
  const sendNow = (batch: readonly ToSend[]) =>
    new Promise<readonly Sent[]>((done, failed) => {
      worker ??= start()
      pending = { done, failed }
      worker.postMessage(batch)
    })
  return {
    send(batch) {
      if (batch.length === 0) return Promise.resolve([])
      const sent = last.then(() => sendNow(batch))
      last = sent.catch(() => {})
      return sent
    },
    async close() {
      const ended = worker
      worker = null
      await ended?.terminate()
      pending?.failed(new Error('the server stops'))
      pending = null
    },
  }
}
