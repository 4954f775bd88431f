import { AsyncResource } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import { programFile, type Program } from './programs.ts'

/** A question needed more memory or time than its thread has. */
export class OverLimit extends Error {
  override readonly name = 'OverLimit'
  readonly limit: 'memory' | 'time'
  constructor(limit: 'memory' | 'time') {
    super(`more ${limit} than the thread has`)
    this.limit = limit
  }
}

/** A question or an answer, with the number of the question: answers to a question that was given up are ignored. */
export type Numbered<T> = T & { readonly question: number }

export interface ThreadLimits {
  readonly heapMb: number
  /** Memory outside the heap, such as buffers; bytes. */
  readonly externalBytes: number
  /** The thread ends after this time without a question. */
  readonly idleMs: number
}

const MEMORY_CHECK_MS = 200

/** The request that a reply belongs to. */
interface Open<Request, Result> {
  /** Sends more to the thread for this request. */
  readonly send: (request: Request) => void
  readonly resolve: (result: Result) => void
  readonly reject: (error: Error) => void
}

/**
 * A thread that answers one question at a time with bounded memory and time. It starts with the first question, and again after it ended. A
 * server that stops does not wait for it.
 */
export class LimitedThread<Request extends object, Reply extends object> {
  readonly #program: Program
  readonly #limits: ThreadLimits
  #worker: Worker | null = null
  #idle: NodeJS.Timeout | undefined
  #questions = 0

  constructor(program: Program, limits: ThreadLimits) {
    this.#program = program
    this.#limits = limits
  }

  /** Throws `OverLimit`, the reason of `stopped`, and the error that ended the thread. In each case the thread ends. */
  async ask<Result>(
    request: Request,
    {
      withinMs,
      stopped,
      onReply,
    }: {
      readonly withinMs: number
      readonly stopped?: AbortSignal
      readonly onReply: (reply: Reply, open: Open<Request, Result>) => void
    },
  ): Promise<Result> {
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#begin())
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const end = (why: Error) => {
      reject(why)
      this.#forget(worker)
      void worker.terminate()
    }
    this.#questions += 1
    const question = this.#questions
    const send = (more: Request) => worker.postMessage({ ...more, question } satisfies Numbered<Request>)
    // in the context of this question, not of the one that started the thread
    const onMessage = AsyncResource.bind((reply: Numbered<Reply>) => {
      if (reply.question === question) onReply(reply, { send, resolve, reject })
    })
    const onError = (error: Error & { readonly code?: unknown }) =>
      end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new OverLimit('memory') : error)
    const onExit = () => end(new Error(`${this.#program} ended without an answer`))
    const onStop = () => end(reasonOf(stopped))
    const timer = setTimeout(() => end(new OverLimit('time')), withinMs)
    // Node limits the heap of a thread only
    const memory = setInterval(() => {
      void worker.getHeapStatistics().then(
        ({ external_memory: external }) => external > this.#limits.externalBytes && end(new OverLimit('memory')),
        () => undefined,
      )
    }, MEMORY_CHECK_MS)
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.on('exit', onExit)
    stopped?.addEventListener('abort', onStop, { once: true })
    try {
      if (stopped?.aborted) throw reasonOf(stopped)
      worker.ref()
      send(request)
      return await promise
    } finally {
      clearTimeout(timer)
      clearInterval(memory)
      worker.unref()
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
      stopped?.removeEventListener('abort', onStop)
      this.#idle = setTimeout(() => {
        void this.#worker?.terminate()
        this.#worker = null
      }, this.#limits.idleMs).unref()
    }
  }

  #begin(): Worker {
    const worker = new Worker(programFile(this.#program), {
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMb },
    })
    // a thread that ends between two questions
    worker.on('error', () => this.#forget(worker))
    worker.on('exit', () => this.#forget(worker))
    return worker
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null
  }
}

const reasonOf = (stopped: AbortSignal | undefined): Error =>
  stopped?.reason instanceof Error ? stopped.reason : new Error('the question was stopped')
