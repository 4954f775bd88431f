import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Followers {
  /** Resolves when every follower has received every result: for each result number, the moments of arrival (monotonic milliseconds). */
  arrivals(): Promise<number[][]>
  /** Ends the process and removes its file. */
  stop(): void
}

/** Starts followers of an event stream in another process (`followers.ts`); resolves when all of them are connected. */
export async function startFollowers(
  address: string,
  { count, events, pattern }: { readonly count: number; readonly events: number; readonly pattern?: string },
): Promise<Followers> {
  const folder = mkdtempSync(join(tmpdir(), 'games-followers-'))
  // the arrivals are a megabyte of JSON: a pipe is read only as far as it was written when the process ends
  const file = join(folder, 'arrivals.json')
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'followers.ts'),
      file,
      address,
      String(count),
      String(events),
      ...(pattern ? [pattern] : []),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'close') as Promise<[code: number | null]>
  const stop = (): void => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  const isReady = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)])
  if (!isReady) {
    stop()
    throw new Error(`the followers of ${address} ended before they were connected`)
  }
  return {
    async arrivals() {
      const [code] = await ended
      if (code !== 0) throw new Error(`the followers of ${address} ended with ${code}`)
      return JSON.parse(readFileSync(file, 'utf8')) as number[][]
    },
    stop,
  }
}
