import { setImmediate } from 'node:timers/promises'
import type { SheetPlan } from '@games/contract'
import type { TextEncodingName } from '@games/domain/sheets/text-encodings'
import type { Draft } from '@games/odf/tables/index'
import { LimitedThread, OverLimit } from '../../limited-thread.ts'
import { keepAlive, type Reads, rowsOf } from '../../db/reads.ts'
import type { Planning, TakenWord } from '../imports/index.ts'
import type { Answered, Asked, ShownPlan } from './planner-messages.ts'
import type { WorkbookFault } from './workbook.ts'
import type { Progress, SheetChoices } from './sheets.queries.ts'
import type { Part } from './views.ts'

/** What a sheet of 100,000 rows needs, and half as much again. */
const MOST_HEAP_MB = 1_024
/** Memory outside the heap, such as what the streams of a PDF unpack to; bytes. */
const MAX_EXTERNAL_BYTES = 512 * 1024 * 1024
const READ_WITHIN_MS = 60_000
const PLANNED_WITHIN_MS = 300_000
const ROWS_AT_ONCE = 1_000
/** Whoever answers one question after the other finds the file open still; then its memory is given back. */
const KEPT_MS = 600_000
/** PostgreSQL ends a transaction that is silent for longer (`db/pool.ts`). */
const ALIVE_EVERY_MS = 3_000
/** Each that waits holds its file, of 10 MB at most. */
export const MOST_WAITING = 8

/** Somebody has stopped the reading of a sheet. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}
/** The fault of a file that needed more than its thread has. */
export const faultOf = ({ limit }: OverLimit): WorkbookFault => (limit === 'time' ? 'too-slow' : 'too-large')

/** As many wait already as may. */
export class TooMany extends Error {
  override readonly name = 'TooMany'
}

/** Whoever waits for a sheet: told how far it is, and may have it stopped. */
export interface Waiting {
  readonly onProgress: (progress: Progress) => void
  readonly stopped: AbortSignal
}

/** One file's turn. */
export interface Turn {
  /** Null: it can be read. */
  open(file: {
    readonly fileName: string
    readonly bytes: Uint8Array
    readonly encoding?: TextEncodingName | null
  }): Promise<WorkbookFault | null>
  /** Of the file that is open. Throws `Stopped` and `OverLimit`. */
  plan(
    tx: Reads,
    choices: SheetChoices,
    planning: Pick<Planning, 'clock'>,
    shown: { readonly about: Pick<SheetPlan, 'id' | 'fileName' | 'action'>; readonly part: Part },
  ): Promise<ShownPlan>
  /** All messages and words of what was planned. */
  planned(tx: Reads): Promise<{ readonly drafts: Draft[]; readonly words: TakenWord[] }>
}

/**
 * Reads and plans sheets off the thread that answers visitors, one after the other, so that their memory is that of one. The thread is begun
 * when it is first needed and anew after whatever ended it.
 */
export class Planner {
  readonly #thread = new LimitedThread<Asked, Answered>('features/sheets/planner.worker.ts', {
    heapMb: MOST_HEAP_MB,
    externalBytes: MAX_EXTERNAL_BYTES,
    idleMs: KEPT_MS,
  })
  readonly #readWithinMs: number
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor({ readWithinMs = READ_WITHIN_MS } = {}) {
    this.#readWithinMs = readWithinMs
  }

  /** Work with the thread once all earlier work is done. Throws `TooMany`, and `Stopped` while it waits too. */
  async turn<T>({ onProgress, stopped }: Waiting, work: (turn: Turn) => Promise<T>): Promise<T> {
    if (this.#waiting >= MOST_WAITING) throw new TooMany()
    onProgress({ stage: 'waiting', done: 0, of: null })
    const before = this.#last
    const { promise: mine, resolve: done } = Promise.withResolvers<void>()
    // whoever comes next waits for those before, also where this one goes away
    this.#last = before.then(() => mine)
    try {
      this.#waiting += 1
      try {
        await unlessStopped(before, stopped)
      } finally {
        this.#waiting -= 1
      }
      return await work(this.#turn({ onProgress, stopped }))
    } finally {
      done()
    }
  }

  #turn({ onProgress, stopped }: Waiting): Turn {
    const readWithinMs = this.#readWithinMs
    const ask = (asked: Asked, withinMs: number, tx: Reads | null = null) =>
      this.#ask(asked, { withinMs, tx, onProgress, stopped })
    return {
      async open({ fileName, bytes, encoding = null }) {
        onProgress({ stage: 'reading', done: 0, of: null })
        try {
          const answered = await ask({ kind: 'open', fileName, bytes: new Uint8Array(bytes), encoding }, readWithinMs)
          return answered.kind === 'opened' ? answered.fault : unexpected(answered)
        } catch (error) {
          if (error instanceof OverLimit) return faultOf(error)
          throw error
        }
      },
      async plan(tx, choices, { clock }, { about, part }) {
        const answered = await ask({ kind: 'plan', choices, clock, about, part }, PLANNED_WITHIN_MS, tx)
        return answered.kind === 'planned' ? answered.planned : unexpected(answered)
      },
      async planned(tx) {
        const all: { drafts: Draft[]; words: TakenWord[] } = { drafts: [], words: [] }
        for (let last = false; !last; ) {
          const answered = await ask({ kind: 'next' }, READ_WITHIN_MS, tx)
          if (answered.kind !== 'part') return unexpected(answered)
          all.drafts.push(...answered.drafts)
          all.words.push(...answered.words)
          last = answered.last
          // between two parts whoever waits for this thread is answered
          await setImmediate()
        }
        return all
      },
    }
  }

  async #ask(
    asked: Asked,
    { withinMs, tx, onProgress, stopped }: { readonly withinMs: number; readonly tx: Reads | null } & Waiting,
  ): Promise<Answered> {
    const lost = new AbortController()
    // while the thread thinks, its transaction says nothing
    const alive = setInterval(() => {
      if (tx !== null) keepAlive(tx).catch((error: Error) => lost.abort(error))
    }, ALIVE_EVERY_MS)
    let failure: Error | null = null
    try {
      return await this.#thread.ask<Answered>(asked, {
        withinMs,
        stopped: AbortSignal.any([stopped, lost.signal]),
        onReply(answered, { send, resolve, reject }) {
          if (answered.kind === 'progress') onProgress(answered.progress)
          else if (answered.kind === 'query' && tx !== null)
            sendRows(send, tx, answered).catch((error: unknown) => {
              // the thread answers this as well: no old reply meets the next question
              failure = error instanceof Error ? error : new Error(String(error))
              send({ kind: 'no-rows' })
            })
          else if (answered.kind === 'failed') reject(failure ?? new Error(answered.message))
          else resolve(answered)
        },
      })
    } catch (error) {
      throw stopped.aborted ? new Stopped() : error
    } finally {
      clearInterval(alive)
    }
  }
}

/** Waits for what comes before; throws `Stopped` as soon as it is. */
async function unlessStopped(before: Promise<unknown>, stopped: AbortSignal): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const onStop = () => reject(new Stopped())
  stopped.addEventListener('abort', onStop, { once: true })
  try {
    if (stopped.aborted) throw new Stopped()
    await Promise.race([before, promise])
  } finally {
    stopped.removeEventListener('abort', onStop)
  }
}

/** Rows of a statement, part by part: between two whoever waits for this thread is answered. */
async function sendRows(
  send: (asked: Asked) => void,
  tx: Reads,
  asked: Extract<Answered, { kind: 'query' }>,
): Promise<void> {
  const rows = await rowsOf(tx, asked)
  let at = 0
  do {
    const part = rows.slice(at, at + ROWS_AT_ONCE)
    at += ROWS_AT_ONCE
    send({ kind: 'rows', rows: part, last: at >= rows.length })
    await setImmediate()
  } while (at < rows.length)
}

function unexpected(answered: Answered): never {
  throw new Error(`the thread of sheets answered ${answered.kind}`)
}
