import type { ContentItem } from '@games/contract'
import type { ContentBody } from '@games/contract/content/content-body'
import { ApiFailure } from '@games/contract/failure'
import { isSame, mergeBodies } from '@games/domain/content/merge'
import { isAway } from '../../calls/server-state.ts'
import { bodyOf, jsonOf } from './bodies.ts'
import type { DraftStore } from './draft-store.ts'

/** After the last key it is sent after this long; on the device it is at once. Milliseconds. */
const REST_MS = 1_500
/** What could not be sent is tried again after this long. Milliseconds. */
const AGAIN_MS = 4_000

type Language = 'spa' | 'eng'

/** Somebody else has changed the same: what they made of it, of what both began with. */
export interface Conflict {
  readonly base: ContentBody
  readonly theirs: ContentItem
}

export interface SaverState {
  /** `device`: typed, not sent yet; `away`: it could not be sent and is tried again; `refused`: the server does not take it as it is. */
  readonly phase: 'saved' | 'device' | 'saving' | 'away' | 'refused' | 'conflict'
  /** What was typed last lies on the device too; false: the browser did not store it. */
  readonly isStored: boolean
  /** As the server has it; null: it was never saved. */
  readonly item: ContentItem | null
  readonly conflict: Conflict | null
  readonly error: unknown
}

interface SaverOptions {
  readonly item: ContentItem | null
  readonly empty: ContentBody
  readonly calls: {
    readonly create: (body: ContentBody) => Promise<ContentItem>
    readonly save: (base: number, body: ContentBody, confirmed: readonly Language[]) => Promise<ContentItem>
    readonly read: () => Promise<ContentItem>
  }
  readonly store: Pick<DraftStore, 'put' | 'settle'>
  readonly onState: (state: SaverState) => void
  /** What is shown is to be this: somebody else's changes were put together with it. */
  readonly onTaken: (body: ContentBody) => void
}

const same = (a: ContentBody, b: ContentBody): boolean => isSame(jsonOf(a), jsonOf(b))

/**
 * Keeps what is typed: on the device at once, on the server after a rest. What was sent and not answered is sent again as it was, so that
 * a lost answer is no change of somebody else's. Somebody else's changes are put together with what is typed; where both changed the same
 * nothing is sent until that is decided.
 */
export function draftSaver({ item, empty, calls, store, onState, onTaken }: SaverOptions) {
  let state: SaverState = { phase: 'saved', isStored: true, item, conflict: null, error: null }
  let base = item?.version ?? null
  let saved = item?.body ?? empty
  let current = saved
  let pending: ContentBody | null = null
  let confirmed: readonly Language[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null
  let isStopped = false
  const isUnsaved = () => pending !== null || confirmed.length > 0 || base === null || !same(current, saved)
  let isStored = true
  const put = () => {
    isStored = store.put({ base, body: current })
  }
  const set = (change: Partial<SaverState>) => {
    state = { ...state, ...change, isStored }
    onState(state)
  }
  const later = (ms: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void flush(), ms)
  }

  /** What the server has now is `next`; what was typed since `sent` stays. */
  async function take(next: ContentItem, sent: ContentBody): Promise<void> {
    const typed = current
    ;[base, saved] = [next.version, next.body]
    if (!same(next.body, sent)) {
      const { merged, conflicts } = mergeBodies(jsonOf(sent), jsonOf(current), jsonOf(next.body))
      const together = bodyOf(merged)
      if (conflicts.length > 0 || together === null) {
        set({ phase: 'conflict', item: next, conflict: { base: sent, theirs: next } })
        return
      }
      current = together
      onTaken(current)
    }
    const isSaved = same(current, saved)
    if (isSaved) store.settle(typed)
    else put()
    set({ item: next, phase: isSaved ? 'saved' : 'device', conflict: null, error: null })
  }

  async function send(): Promise<boolean> {
    while (isUnsaved()) {
      if (state.phase === 'conflict') return false
      pending ??= current
      const [sent, words] = [pending, confirmed]
      set({ phase: 'saving', error: null })
      try {
        const next = base === null ? await calls.create(sent) : await calls.save(base, sent, words)
        pending = null
        confirmed = confirmed.filter((one) => !words.includes(one))
        await take(next, sent)
      } catch (error) {
        if (error instanceof ApiFailure && error.id === 'changed-meanwhile') {
          try {
            const theirs = await calls.read()
            pending = null
            set({ phase: 'conflict', conflict: { base: saved, theirs }, error: null })
            return false
          } catch {
            // asked again with what was sent
          }
        }
        const isLost = isAway(error) || (error instanceof ApiFailure && (error.status === 401 || error.status === 409))
        if (!isLost) pending = null
        set({ phase: isLost ? 'away' : 'refused', error })
        if (isLost) later(AGAIN_MS)
        return false
      }
    }
    return true
  }

  /** Sends what there is; true once the server has all of it. */
  function flush(): Promise<boolean> {
    clearTimeout(timer)
    running ??= send().finally(() => {
      running = null
    })
    return running
  }

  return {
    /** What the fields hold now. */
    changed(body: ContentBody): void {
      if (same(body, current)) return
      current = body
      put()
      if (state.phase === 'conflict') return
      if (running === null) set({ phase: 'device', error: null })
      later(REST_MS)
    },
    /** Says that translations are still right though the Portuguese has changed. */
    confirm(languages: readonly Language[]): Promise<boolean> {
      confirmed = [...new Set([...confirmed, ...languages])]
      return flush()
    },
    flush,
    /** What lay on the device and what the server has do not go together: it is to be decided like any other. */
    disagree(conflict: Conflict, mine: ContentBody): void {
      current = mine
      onTaken(mine)
      set({ phase: 'conflict', conflict })
    },
    /** Another version was put into force, of `was`: it is shown, and what was typed meanwhile stays. */
    adopt: (next: ContentItem, was: ContentBody): Promise<void> => take(next, was),
    /** The server's own answer to something else that was done with it. */
    took(next: ContentItem): void {
      if (next.version === base) set({ item: next })
    },
    /** What is to be of what both changed; it is saved as the next version. */
    resolve(body: ContentBody): Promise<boolean> {
      const { conflict } = state
      if (!conflict) return flush()
      ;[base, saved, current] = [conflict.theirs.version, conflict.theirs.body, body]
      put()
      set({ phase: 'device', item: conflict.theirs, conflict: null })
      onTaken(current)
      return flush()
    },
    current: (): ContentBody => current,
    /** The version that the server has of it; null: none. */
    version: (): number | null => base,
    isUnsaved: () => !same(current, saved) || pending !== null,
    /** The page is left: what is not sent is sent once more, and what cannot be lies on the device. */
    stop(): void {
      isStopped = true
      clearTimeout(timer)
      if ((!same(current, saved) || pending !== null) && state.phase !== 'conflict') void flush()
    },
  }
}
export type DraftSaver = ReturnType<typeof draftSaver>
