import { ApiFailure } from '@games/contract/failure'
import { FILE_FAULTS, type FileFault, type FileKind, type StoredFile } from '@games/contract/files/files'
import { sendFile } from '@games/contract/files/send-file'
import { serverOrigin } from '@games/web/session/bearer.ts'
import { credentials } from '@games/web/session/private-api.ts'
import { useEffect, useRef, useState } from 'react'
import { namesPlace } from './names-place.ts'

/** A file on its way. `part`: from 0 to 1; `fault`: why it was not taken, `away` where there was no answer, `store` where files cannot be stored now, `other-kind` where the field takes another. */
export interface Sending {
  readonly id: string
  readonly file: File
  readonly turn: number
  readonly part: number
  readonly isWaiting: boolean
  readonly fault: FileFault | 'away' | 'store' | 'other-kind' | null
}

/** A file that is stored. `place`: it said where it was taken, which is no longer in it. `turn`: the how-manieth of this page it was chosen as. */
export interface Stored {
  readonly file: StoredFile
  readonly place: boolean
  readonly turn: number
}

/** Sent at the same time: the server takes four of one person, who may have another tab. */
const AT_ONCE = 2
/** The server has too many under way: this one is sent again after so long. Milliseconds. */
const AGAIN_MS = 3_000
/** There was no answer, or the store is away: sent again after so long at first, and later so long at most. Milliseconds. */
const BACK_MS = 4_000
const MOST_BACK_MS = 120_000

interface Waiting extends Pick<Sending, 'id' | 'file'> {
  readonly turn: number
  /** How often it had no answer. */
  readonly tries: number
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
 * Files that are sent, a few at a time and each under an id of its own, so that what is sent again is stored once. Each is handed over when it
 * is stored, a small one before a large one, with the turn in which it was chosen; what the server finds to be of another kind than these is not. The page is left: what was on its way is broken off.
 */
export function useUploads(kinds: readonly FileKind[], onStored: (stored: Stored) => void) {
  const [sending, setSending] = useState<readonly Sending[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const waiting = useRef<Waiting[]>([])
  const underWay = useRef(0)
  const chosen = useRef(0)
  const stored = useRef(onStored)
  useEffect(() => {
    stored.current = onStored
  })
  useEffect(() => {
    const all = stops.current
    return () => {
      waiting.current = []
      for (const stop of all.values()) stop.abort()
    }
  }, [])
  const note = (id: string, change: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))
  const forget = (id: string) => {
    stops.current.get(id)?.abort()
    stops.current.delete(id)
    waiting.current = waiting.current.filter((one) => one.id !== id)
    setSending((all) => all.filter((one) => one.id !== id))
  }
  /** What had no answer is sent again by itself, less and less often; whoever presses for it is quicker. */
  const comeBack = async ({ id, file, turn, tries }: Waiting, signal: AbortSignal): Promise<void> => {
    await pause(Math.min(MOST_BACK_MS, BACK_MS * 2 ** tries), signal)
    if (signal.aborted) return
    note(id, { fault: null, isWaiting: true, part: 0 })
    waiting.current.push({ id, file, turn, tries: tries + 1 })
    next()
  }
  const send = async ({ id, file, turn, tries }: Waiting): Promise<void> => {
    const stop = new AbortController()
    stops.current.set(id, stop)
    note(id, { part: 0, isWaiting: false, fault: null })
    try {
      const [place, sent] = await Promise.all([
        namesPlace(file),
        sendFile(file, {
          id,
          credentials,
          baseUrl: serverOrigin(),
          signal: stop.signal,
          onProgress: (part) => note(id, { part }),
        }),
      ])
      if (!kinds.includes(sent.kind)) return note(id, { fault: 'other-kind' })
      forget(id)
      stored.current({ file: sent, place, turn })
    } catch (error) {
      if (stop.signal.aborted) return
      if (error instanceof ApiFailure && error.status === 429) {
        note(id, { isWaiting: true, part: 0 })
        await pause(AGAIN_MS, stop.signal)
        if (!stop.signal.aborted) await send({ id, file, turn, tries })
      } else {
        const fault = faultOf(error)
        note(id, { fault })
        if (fault === 'away' || fault === 'store') void comeBack({ id, file, turn, tries }, stop.signal)
      }
    }
  }
  const next = () => {
    while (underWay.current < AT_ONCE) {
      const one = waiting.current.shift()
      if (!one) return
      underWay.current += 1
      void send(one).finally(() => {
        underWay.current -= 1
        next()
      })
    }
  }
  const add = (files: readonly File[]) => {
    const begun = files.map((file) => {
      chosen.current += 1
      return { id: crypto.randomUUID(), file, turn: chosen.current, part: 0, isWaiting: true, fault: null }
    })
    setSending((all) => [...all, ...begun])
    waiting.current.push(...begun.map(({ id, file, turn }) => ({ id, file, turn, tries: 0 })))
    next()
  }
  const again = (one: Sending) => {
    stops.current.get(one.id)?.abort()
    note(one.id, { fault: null, isWaiting: true, part: 0 })
    waiting.current.push({ id: one.id, file: one.file, turn: one.turn, tries: 0 })
    next()
  }
  return { sending, add, again, forget }
}
export type Uploads = ReturnType<typeof useUploads>
