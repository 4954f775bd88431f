import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { createPackMaker, type PackMakerOptions } from './make-pack.ts'
import { leavePack, takePack } from './offline-pack.queries.ts'

/** What changed is put into the pack this often. */
const EVERY_MS = 30_000
/** A server that is gone leaves the pack to another one after so long. */
const TAKEN_MS = 300_000
/** Of the time of a whole pack, and of a change of everything, half is work: pages that somebody waits for come first. */
const REST = 1

export interface KeepPackOptions extends Omit<PackMakerOptions, 'rest'> {
  readonly pool: Pool
  /** The newest event that this server's answers have. */
  readonly live: { readonly seq: number }
  readonly onError: (error: unknown) => void
}

export interface KeptPack {
  /** Somebody asks for what has not been made. */
  readonly wake: () => void
  close(): Promise<void>
}

/** Keeps the pack for devices without a network up to date (decision 0099), for a server's whole life: one server of all at a time. */
export function keepPack({ live, onError, ...options }: KeepPackOptions): KeptPack {
  const keeper = randomUUID()
  const ending = new AbortController()
  const rest = async (ms: number): Promise<void> => {
    await pause(ms * REST, undefined, { ref: false, signal: ending.signal })
  }
  const { renew } = createPackMaker({ ...options, rest })
  /** The event and the day up to which there is nothing to do. */
  let done = ''
  const round = async (): Promise<void> => {
    for (;;) {
      if (ending.signal.aborted) return
      const now = `${live.seq} ${options.today()}`
      if (now === done || !(await takePack(options.pool, keeper, TAKEN_MS))) return
      if (await renew()) {
        done = now
        return
      }
    }
  }
  const onFailure = (error: unknown): void => {
    if (!ending.signal.aborted) onError(error)
  }
  let running: Promise<void> | null = null
  const wake = (): void => {
    running ??= round()
      .catch(onFailure)
      .finally(() => {
        running = null
      })
  }
  const timer = setInterval(wake, EVERY_MS)
  timer.unref()
  return {
    wake,
    async close() {
      clearInterval(timer)
      ending.abort()
      await running
      await leavePack(options.pool, keeper).catch(onFailure)
    },
  }
}
