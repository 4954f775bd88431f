import { mkdir } from 'node:fs/promises'

export interface WatchedFolder {
  close(): Promise<void>
}

export interface LookingOptions {
  readonly folder: string
  /** One look; what it throws is logged, and the next one comes all the same. */
  readonly look: (isClosed: () => boolean) => Promise<void>
  readonly log: (line: string, error?: unknown) => void
  readonly everyMs?: number
}

/** Makes a folder and looks at it again and again, until it is closed. */
export function keepLooking({ folder, look, log, everyMs = 1_000 }: LookingOptions): WatchedFolder {
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
  const goOn = async () => {
    await lookOnce()
    if (closed) return
    timer = setTimeout(() => {
      looking = goOn()
    }, everyMs)
    timer.unref()
  }
  let looking = mkdir(folder, { recursive: true })
    .catch((error: unknown) => log('the watched folder could not be made', error))
    .then(goOn)
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await looking
    },
  }
}
