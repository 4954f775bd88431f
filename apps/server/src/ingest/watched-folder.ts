import { mkdir } from 'node:fs/promises'
import { createFolderIntake, type FolderIntakeOptions } from './folder-intake.ts'

export interface WatchedFolder {
  close(): Promise<void>
}

export interface WatchedFolderOptions extends FolderIntakeOptions {
  readonly everyMs?: number
}

/** Takes ODF messages from a folder (folder-intake.ts), looking at it again and again. A folder that is gone is looked for until it is back. */
export function watchFolder({ folder, receive, log, everyMs = 1_000 }: WatchedFolderOptions): WatchedFolder {
  const look = createFolderIntake({ folder, receive, log })
  let closed = false
  let timer: NodeJS.Timeout | undefined
  let fault: string | undefined
  const lookOnce = async () => {
    try {
      await look(() => closed)
      fault = undefined
    } catch (error) {
      // the same fault again and again is one line
      const text = String(error)
      if (text !== fault) log('the watched folder', error)
      fault = text
    }
  }
  // a look may take longer than the time between two: the next begins when it is over
  const keepLooking = async () => {
    await lookOnce()
    if (closed) return
    timer = setTimeout(() => {
      looking = keepLooking()
    }, everyMs)
    timer.unref()
  }
  let looking = mkdir(folder, { recursive: true })
    .catch((error: unknown) => log('the watched folder could not be made', error))
    .then(keepLooking)
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await looking
    },
  }
}
