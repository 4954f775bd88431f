import { ApiFailure } from '@games/contract/failure'
import { FILE_FAULTS, type FileFault, type FileKind, type StoredFile } from '@games/contract/files/files'

/**
 * A file being uploaded. `part`: progress from 0 to 1; `fault`: why it was rejected, `away` if there was no answer, `store` if the server
 * cannot store files now, `other-kind` if the field takes another kind of file.
 */
export interface Sending {
  readonly id: string
  readonly file: File
  readonly turn: number
  readonly part: number
  readonly isWaiting: boolean
  readonly fault: FileFault | 'away' | 'store' | 'other-kind' | null
}

/** A stored file. `place`: it contained the location where it was taken, which the server removed. `turn`: counts the files chosen on this page. */
export interface Stored {
  readonly file: StoredFile
  readonly place: boolean
  readonly turn: number
}

/** Uploads that run at the same time: the server allows four per person, who may have a second tab. */
const MAX_PARALLEL = 2
/** Delay after the server has answered that it is busy. Milliseconds. */
const BUSY_DELAY_MS = 3_000
/** First and longest delay after no answer, or while the file store is away; doubled each time. Milliseconds. */
const RETRY_DELAY_MS = 4_000
const MAX_RETRY_DELAY_MS = 120_000

interface Waiting extends Pick<Sending, 'id' | 'file' | 'turn'> {
  /** Attempts that had no answer. */
  readonly tries: number
}

interface UploadQueueOptions {
  /** Whether the field takes files of this kind. */
  readonly takes: (kind: FileKind) => boolean
  /** Uploads a file under an id; the same id again stores nothing twice. */
  readonly upload: (
    file: File,
    options: { readonly id: string; readonly signal: AbortSignal; readonly onProgress: (part: number) => void },
  ) => Promise<StoredFile>
  /** Whether the file says where it was taken. */
  readonly namesPlace: (file: File) => Promise<boolean>
  readonly onChange: (sending: readonly Sending[]) => void
  readonly onStored: (stored: Stored) => void
}

const isFault = (value: unknown): value is FileFault => (FILE_FAULTS as readonly unknown[]).includes(value)
function faultOf(error: unknown): FileFault | 'away' | 'store' {
  if (!(error instanceof ApiFailure)) return 'away'
  if (error.id === 'store-unavailable') return 'store'
  return isFault(error.details.file) ? error.details.file : 'away'
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Uploads files, a few at a time, each under its own id. Calls `onStored` for each stored file, in the order in which they are stored, unless
 * the server finds a kind that the field does not take. A file without an answer is sent again later; a rejected one stays with its fault.
 */
export function uploadQueue({ takes, upload, namesPlace, onChange, onStored }: UploadQueueOptions) {
  let sending: readonly Sending[] = []
  const stops = new Map<string, AbortController>()
  let waiting: Waiting[] = []
  let running = 0
  let chosen = 0
  const set = (next: readonly Sending[]) => {
    sending = next
    onChange(next)
  }
  const note = (id: string, change: Partial<Sending>) =>
    set(sending.map((one) => (one.id === id ? { ...one, ...change } : one)))
  const enqueue = (all: readonly Waiting[]) => {
    waiting.push(...all)
    next()
  }
  const forget = (id: string) => {
    stops.get(id)?.abort()
    stops.delete(id)
    waiting = waiting.filter((one) => one.id !== id)
    set(sending.filter((one) => one.id !== id))
  }
  const retryLater = async ({ tries, ...one }: Waiting, signal: AbortSignal): Promise<void> => {
    await pause(Math.min(MAX_RETRY_DELAY_MS, RETRY_DELAY_MS * 2 ** tries), signal)
    if (signal.aborted) return
    note(one.id, { fault: null, isWaiting: true, part: 0 })
    enqueue([{ ...one, tries: tries + 1 }])
  }
  const send = async (one: Waiting): Promise<void> => {
    const { id, file, turn } = one
    const stop = new AbortController()
    stops.set(id, stop)
    note(id, { part: 0, isWaiting: false, fault: null })
    try {
      const [place, stored] = await Promise.all([
        namesPlace(file),
        upload(file, { id, signal: stop.signal, onProgress: (part) => note(id, { part }) }),
      ])
      if (!takes(stored.kind)) return note(id, { fault: 'other-kind' })
      forget(id)
      onStored({ file: stored, place, turn })
    } catch (error) {
      if (stop.signal.aborted) return
      if (error instanceof ApiFailure && error.status === 429) {
        note(id, { isWaiting: true, part: 0 })
        await pause(BUSY_DELAY_MS, stop.signal)
        if (!stop.signal.aborted) await send(one)
      } else {
        const fault = faultOf(error)
        note(id, { fault })
        if (fault === 'away' || fault === 'store') void retryLater(one, stop.signal)
      }
    }
  }
  const next = () => {
    while (running < MAX_PARALLEL) {
      const upload = waiting.shift()
      if (!upload) return
      running += 1
      void send(upload).finally(() => {
        running -= 1
        next()
      })
    }
  }
  return {
    add(files: readonly File[]): void {
      const added = files.map((file) => {
        chosen += 1
        return { id: crypto.randomUUID(), file, turn: chosen, part: 0, isWaiting: true, fault: null }
      })
      set([...sending, ...added])
      enqueue(added.map(({ id, file, turn }) => ({ id, file, turn, tries: 0 })))
    },
    /** Sends a file again now. */
    again({ id, file, turn }: Sending): void {
      stops.get(id)?.abort()
      note(id, { fault: null, isWaiting: true, part: 0 })
      enqueue([{ id, file, turn, tries: 0 }])
    },
    forget,
    /** Cancels every upload: the page is left. */
    stop(): void {
      waiting = []
      for (const stop of stops.values()) stop.abort()
    },
  }
}
export type UploadQueue = ReturnType<typeof uploadQueue>
