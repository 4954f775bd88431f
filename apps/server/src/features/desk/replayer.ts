import { Worker } from 'node:worker_threads'
import { programFile } from '../../programs.ts'
import { placed, Places } from './places.ts'
import { replayed, type ReplayedUnit, type ToReplay } from './replayed.ts'

/** Plays units again; those with much in them off the thread that answers visitors. */
export interface Replayer {
  replay(unit: ToReplay): Promise<ReplayedUnit>
  close(): Promise<void>
}

/**
 * Taps, with those that undos play once more, that are played on the thread that answers: some 20 ms. More go to a thread of their own, which
 * costs a copy of all taps.
 */
export const MOST_HERE = 600
/** The worst that is kept of a unit takes some seconds on a busy machine. */
const WITHIN_MS = 30_000
/** A thread without work ends after this time. */
const IDLE_MS = 60_000
const MOST_HEAP_MB = 256

/** How many taps are played, those that undos and changes of the rules play once more too. */
export function workOf(taps: ToReplay['taps']): number {
  return taps.length + new Places(taps.map((tap, at) => placed(tap, at + 1))).again
}

interface Job {
  readonly unit: ToReplay
  readonly done: (unit: ReplayedUnit) => void
  readonly failed: (error: Error) => void
}

export function createReplayer({ mostHere = MOST_HERE } = {}): Replayer {
  const waiting: Job[] = []
  let worker: Worker | null = null
  let job: Job | null = null
  let timer: NodeJS.Timeout | undefined

  const end = (error?: Error): Promise<unknown> => {
    clearTimeout(timer)
    const [ended, failed] = [worker, job]
    worker = null
    job = null
    if (error) failed?.failed(error)
    return ended?.terminate() ?? Promise.resolve()
  }
  const open = (): Worker => {
    const opened = new Worker(programFile('features/desk/replay.worker.ts'), {
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    })
    opened.on('message', (answer: { replayed: ReplayedUnit } | { failure: string }) => {
      if (worker !== opened) return
      const asked = job
      job = null
      if ('failure' in answer) asked?.failed(new Error(answer.failure))
      else asked?.done(answer.replayed)
      next()
    })
    opened.on('error', (error) => {
      if (worker !== opened) return
      void end(error instanceof Error ? error : new Error(String(error)))
      next()
    })
    // a server that ends does not wait for it
    opened.unref()
    return opened
  }
  const next = (): void => {
    if (job) return
    clearTimeout(timer)
    const waits = waiting.shift()
    if (!waits) {
      timer = setTimeout(() => void end(), IDLE_MS).unref()
      return
    }
    job = waits
    worker ??= open()
    timer = setTimeout(() => {
      void end(new Error(`${waits.unit.unit.code} takes too long to be played again`))
      next()
    }, WITHIN_MS).unref()
    worker.postMessage(waits.unit)
  }
  return {
    async replay(unit) {
      if (workOf(unit.taps) <= mostHere) return replayed(unit)
      return new Promise((done, failed) => {
        waiting.push({ unit, done, failed })
        next()
      })
    },
    async close() {
      const stops = new Error('the server stops')
      for (const { failed } of waiting.splice(0)) failed(stops)
      await end(stops)
    },
  }
}
