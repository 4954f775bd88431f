import { Worker } from 'node:worker_threads'
import { programFile } from '../../../programs.ts'
import type { LogOptions, LogPart, LogProgress, LogReport } from './read-log.ts'

/** What the thread is started with. */
export interface ToRead {
  /** Files, or `-` for standard input. */
  readonly paths: readonly string[]
  readonly options: LogOptions
}

/** What was read of the paths in turn: of each its parts and its end, or that it is none, in words that go on after its name. */
export type ReadEvent =
  | { readonly kind: 'part'; readonly path: string; readonly part: LogPart }
  | { readonly kind: 'end'; readonly path: string; readonly report: LogReport }
  | { readonly kind: 'refused'; readonly path: string; readonly why: string }

export type FromReader =
  | ReadEvent
  | { readonly kind: 'progress'; readonly path: string; readonly progress: LogProgress }
  | { readonly kind: 'done' }

/** Gives what is in logs, and how far it is. */
export type ReadLogs = (
  toRead: ToRead,
  onProgress: (path: string, progress: LogProgress) => void,
) => AsyncGenerator<ReadEvent>

/** Reads logs in a thread of its own, which reads on while one event is worked on, and no further. Throws when the thread ends. */
export const readInThread: ReadLogs = async function* (toRead, onProgress): AsyncGenerator<ReadEvent> {
  const worker = new Worker(programFile('features/access-log/proxy-log/log.worker.ts'), { workerData: toRead })
  const failed = new Promise<never>((_, reject) => worker.once('error', reject))
  const ask = (): Promise<ReadEvent | null> => {
    const answered = new Promise<ReadEvent | null>((resolve) => {
      const heard = (message: FromReader) => {
        if (message.kind === 'progress') return onProgress(message.path, message.progress)
        worker.off('message', heard)
        resolve(message.kind === 'done' ? null : message)
      }
      worker.on('message', heard)
    })
    worker.postMessage(null)
    return Promise.race([answered, failed])
  }
  try {
    for (let next = ask(); ; ) {
      const event = await next
      if (event === null) return
      next = ask()
      // whoever works on this one hears of its failure when the next is asked for
      next.catch(() => undefined)
      yield event
    }
  } finally {
    await worker.terminate()
  }
}
