import { Worker } from 'node:worker_threads'
import { ApiFailure } from '@games/contract'
import { programFile } from '../../programs.ts'
import { isPosterRun, type PosterRun } from './posters.ts'
import type { Sheet } from './sheet.ts'

/** What is made into a PDF: a book's sheet, or posters. */
export type Printed = Sheet | PosterRun

/** Turns sheets and posters into PDFs, off the thread that answers visitors. */
export interface PdfWorkers {
  /** The file's bytes: the same for the same sheet or posters. Throws ApiFailure 413 for too many rows or posters, 503 when too many wait or it takes too long. */
  print(printed: Printed): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

export interface PdfWorkersLimits {
  /** Made at the same time. */
  readonly most?: number
  /** Waiting for their turn. */
  readonly mostWaiting?: number
  readonly mostRows?: number
  readonly withinMs?: number
  /** A thread without work ends after this time: it holds 60 MB. */
  readonly idleMs?: number
}

const MOST_HEAP_MB = 256

type Made = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly failure: string }

interface Job {
  readonly printed: Printed
  readonly done: (bytes: Uint8Array<ArrayBuffer>) => void
  readonly failed: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  job: Job | null
  timer: NodeJS.Timeout | undefined
}

/** A poster takes as long to set as so many rows. */
const ROWS_OF_POSTER = 10

const rowsOf = (printed: Printed): number =>
  isPosterRun(printed)
    ? printed.posters.length * ROWS_OF_POSTER
    : printed.blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 1), 0)

export function createPdfWorkers({
  most = 2,
  mostWaiting = 24,
  mostRows = 3_000,
  withinMs = 20_000,
  idleMs = 60_000,
}: PdfWorkersLimits = {}): PdfWorkers {
  const threads = new Set<Thread>()
  const waiting: Job[] = []

  const end = (thread: Thread, error?: Error): Promise<unknown> => {
    clearTimeout(thread.timer)
    threads.delete(thread)
    if (error) thread.job?.failed(error)
    thread.job = null
    return thread.worker.terminate()
  }
  const startThread = (): Thread => {
    const thread: Thread = {
      worker: new Worker(programFile('features/books/pdf.worker.ts'), {
        resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
      }),
      job: null,
      timer: undefined,
    }
    thread.worker.on('message', (made: Made) => {
      const { job } = thread
      thread.job = null
      clearTimeout(thread.timer)
      if ('failure' in made) job?.failed(new Error(made.failure))
      else job?.done(made.bytes)
      next(thread)
    })
    thread.worker.on('error', (error: Error & { readonly code?: unknown }) => {
      const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      void end(
        thread,
        isTooLarge
          ? new ApiFailure(413, 'payload-too-large', 'This needs more memory than there is for one file')
          : error,
      )
      next()
    })
    // a server that ends does not wait for it
    thread.worker.unref()
    threads.add(thread)
    return thread
  }
  /** Gives the next job to `idle`, to another thread without work, or to a new one while there may be more. */
  const next = (idle?: Thread): void => {
    const job = waiting.shift()
    if (!job) {
      if (idle) idle.timer = setTimeout(() => void end(idle), idleMs).unref()
      return
    }
    const thread = idle ?? [...threads].find((one) => one.job === null) ?? startThread()
    clearTimeout(thread.timer)
    thread.job = job
    thread.timer = setTimeout(() => {
      void end(thread, new ApiFailure(503, 'unavailable', 'This book takes too long to make'))
      next()
    }, withinMs)
    thread.worker.postMessage(job.printed)
  }

  return {
    print: (printed) =>
      new Promise((done, failed) => {
        if (rowsOf(printed) > mostRows)
          return failed(new ApiFailure(413, 'payload-too-large', `A book has at most ${mostRows} rows`))
        if (waiting.length >= mostWaiting)
          return failed(new ApiFailure(503, 'unavailable', 'Too many books are being made: try again'))
        waiting.push({ printed, done, failed })
        if (threads.size < most || [...threads].some(({ job }) => job === null)) next()
      }),
    async close() {
      for (const { failed } of waiting.splice(0)) failed(new ApiFailure(503, 'unavailable', 'The server stops'))
      await Promise.all(
        [...threads].map((thread) => end(thread, new ApiFailure(503, 'unavailable', 'The server stops'))),
      )
    },
  }
}
