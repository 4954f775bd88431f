import type { CallOptions } from '@games/contract'
import { ApiFailure } from '@games/contract/failure'

/** Cache policy (spec §9): stale after 5 s, three more tries after 1 s doubling up to 30 s, forgotten after 5 min unused. */
export const STALE_TIME = 5_000
export const RETRIES = 3
export const FORGET_AFTER = 5 * 60_000
export const retryDelay = (failures: number): number => Math.min(1_000 * 2 ** failures, 30_000)

/** Milliseconds that a first answer may usually take before a stored view of an earlier visit is shown meanwhile. */
export const PATIENCE = 2_500

export type ViewKey = readonly unknown[]

/** How a view is requested. Written in a feature's `*.query.ts`; equal keys are one view. */
export interface ViewQuery<V = unknown> {
  readonly key: ViewKey
  /** Fetches the view; `minSeq` is the event number the answer must contain. */
  load(options: CallOptions): Promise<V>
  /** The live topic that announces changes to this view; absent for what never changes. */
  readonly topic?: string
  /** False for a view that cannot change any more: it needs no open stream. Absent: always true. */
  follows?(view: V): boolean
  /** True when `topic` is another view's: its events are a reason to fetch this one, never its content. */
  readonly derived?: boolean
  /** True for what stands beside every page: it is followed like any other, and says nothing of how fresh the page is. */
  readonly beside?: boolean
  /** True for what only one person may see: it is never stored on the device. */
  readonly private?: boolean
  /** True for what whoever has signed in may see: the device stores it until they sign out. Its key has the account. */
  readonly forUsers?: boolean
  /** Names of the personal fields in a view: once the organiser closes one of them, the device removes the view (R5.4). */
  personal?(view: V): readonly string[]
}

/** A view as it is sent with a page: complete up to the event number `seq`. */
export interface View {
  readonly seq: number
}

/** A view and the instant it was true at: last confirmed by the server or the stream, device time in epoch milliseconds. */
export interface DatedView {
  readonly view: unknown
  readonly at: number
}

/** There was no response at all, however often it was requested, and nothing is stored. `cause` is the last try's error. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

/** What components see of a view: `view` once it is there, `error` when the last fetch gave up. */
export interface ViewState<V = unknown> {
  readonly view: V | undefined
  readonly error: unknown
}

/** One view of the cache. */
export interface ViewEntry extends ViewState {
  readonly key: ViewKey
  /** How it is fetched; undefined for a view that was put in and that nothing has requested. */
  readonly query: ViewQuery | undefined
  readonly at: number
  /** Whether a component on the page shows it. */
  readonly watched: boolean
  /** Whether its next visitor fetches it. */
  readonly stale: boolean
  /** Whether it is of an earlier visit and has not been confirmed since. */
  readonly recalled: boolean
}

export interface Clock {
  /** Device time in epoch milliseconds. */
  readonly now: () => number
  /** Runs `then` after `ms`; gives what calls it off. */
  readonly after: (ms: number, then: () => void) => () => void
}

const deviceClock: Clock = {
  now: () => Date.now(),
  after: (ms, then) => {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
}

export interface ViewCacheDeps {
  readonly clock?: Clock
  /** On the server each page has its own cache, fetches once and caches everything until it is rendered. */
  readonly onServer?: boolean
  /** Whether the device has a network at all. Without one nothing is tried twice. */
  readonly online?: () => boolean
  /** Milliseconds that a first answer may take before a stored view of an earlier visit is shown meanwhile. */
  readonly patience?: () => number
  /** A view as an earlier visit stored it; undefined when it stored none. Must not reject. */
  readonly recall?: (key: ViewKey) => Promise<DatedView | undefined>
}

export interface ViewCache {
  /** The view, fetched unless it is cached, however old; the same promise until something changes. Rejects with ApiFailure or NoAnswer, until `forgetFailures`. */
  ensure<V>(query: ViewQuery<V>): Promise<V>
  peek<V>(key: ViewKey): V | undefined
  /** The same object until it changes. */
  state<V>(key: ViewKey): ViewState<V>
  /** Puts a view in, true at `at`. */
  put(key: ViewKey, view: unknown, dated?: { readonly at: number }): void
  /** A component shows the view from now until the returned function is called: fetched when missing or stale. */
  watch(query: ViewQuery, listener: () => void): () => void
  /** Notified of every change, and of views that enter and leave the page. */
  subscribe(listener: () => void): () => void
  /** The next visitor of the view fetches it. */
  invalidate(key: ViewKey): void
  /** Fetches a view that has been requested before, once more than is under way. Never rejects: the state has what failed. */
  refetch(key: ViewKey): Promise<void>
  /** Fetches the stale views on the page: the tab is back, or the network. */
  refresh(): void
  /** Fetches the views on the page whose last fetch had no answer, or has none when it ends: the server answers again. */
  readonly retryFailed: () => void
  /** The stream confirms the views on the page that follow `topics`: still true now. */
  confirm(topics: ReadonlySet<string>): void
  /** What failed is requested again by the next who needs it. */
  forgetFailures(): void
  /** Remembers that `topic` changed at event `seq`, so that the next fetch requests at least that. */
  requireSeq(topic: string, seq: number): void
  entries(): readonly ViewEntry[]
}

/** A view that is awaited: one promise for all who wait, settled by whatever delivers the view first. */
interface Awaited {
  readonly promise: Promise<unknown>
  readonly resolve: Settle[0]
  readonly reject: Settle[1]
}
type Settle = [resolve: (view: unknown) => void, reject: (error: unknown) => void]

interface Slot {
  readonly id: string
  readonly key: ViewKey
  query: ViewQuery | undefined
  state: ViewState
  at: number
  invalid: boolean
  recalled: boolean
  awaited: Awaited | undefined
  loaded: Promise<unknown> | undefined
  loading: Promise<void> | undefined
  readonly watchers: Set<() => void>
  callOffForgetting: () => void
}

const EMPTY: ViewState = { view: undefined, error: undefined }

/** Marks a promise as fulfilled by React's own fields: a component that reads it need not wait for the next turn. */
const alreadyLoaded = (view: unknown): Promise<unknown> =>
  Object.assign(Promise.resolve(view), { status: 'fulfilled', value: view })

/** A key as text. Keys with the same fields in another order are one. */
export const viewId = (key: ViewKey): string =>
  JSON.stringify(key, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

function awaitView(): Awaited {
  let [resolve, reject]: Settle = [() => {}, () => {}]
  const promise = new Promise((...settle: Settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}

const seqOf = (view: unknown): number => (view as Partial<View> | undefined)?.seq ?? 0

/** A response that will not change by another request (unknown, refused) is not requested again. */
const worthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiFailure) || error.status >= 500 || error.status === 429

/** The views a page shows and has shown, by key (docs/decisions/0011-view-cache.md). Knows no React and no browser. */
export function createViewCache({
  clock = deviceClock,
  onServer = import.meta.env.SSR,
  online = () => navigator.onLine !== false,
  patience = () => PATIENCE,
  recall = () => Promise.resolve(undefined),
}: ViewCacheDeps = {}): ViewCache {
  const slots = new Map<string, Slot>()
  const requiredSeqs = new Map<string, number>()
  const listeners = new Set<() => void>()

  const announce = (): void => {
    for (const listener of listeners) listener()
  }

  const change = (slot: Slot, state: ViewState): void => {
    slot.state = state
    for (const watcher of slot.watchers) watcher()
    announce()
  }

  const isStale = (slot: Slot): boolean => slot.invalid || clock.now() - slot.at >= STALE_TIME

  /** Counts the time unused from now. */
  const touch = (slot: Slot): Slot => {
    slot.callOffForgetting()
    if (onServer) return slot
    slot.callOffForgetting = clock.after(FORGET_AFTER, () => {
      if (slot.watchers.size > 0 || slot.loading) return
      slots.delete(slot.id)
      announce()
    })
    return slot
  }

  const slotOf = (key: ViewKey): Slot => {
    const id = viewId(key)
    let slot = slots.get(id)
    if (!slot) {
      slot = {
        id,
        key,
        query: undefined,
        state: EMPTY,
        at: 0,
        invalid: false,
        recalled: false,
        awaited: undefined,
        loaded: undefined,
        loading: undefined,
        watchers: new Set(),
        callOffForgetting: () => {},
      }
      slots.set(id, slot)
    }
    return touch(slot)
  }

  const set = (slot: Slot, view: unknown, at: number, recalled = false): void => {
    slot.at = at
    slot.invalid = recalled
    slot.recalled = recalled
    slot.awaited?.resolve(view)
    slot.awaited = undefined
    slot.loaded = undefined
    change(slot, { view, error: undefined })
  }

  /** Shows the stored view of an earlier visit while there is nothing better. */
  const recallInto = async (slot: Slot): Promise<void> => {
    if (slot.state.view !== undefined || slot.query?.private) return
    const recalled = await recall(slot.key)
    if (recalled && slot.state.view === undefined) set(slot, recalled.view, recalled.at, true)
  }

  const end = (slot: Slot): void => {
    slot.loading = undefined
    touch(slot)
  }

  /** Requests until a response contains all that was announced, or another request is no use. */
  const fetchInto = async (slot: Slot, { load, topic = '' }: ViewQuery): Promise<void> => {
    for (let failures = 0; ; ) {
      const minSeq = requiredSeqs.get(topic)
      try {
        const fetched = await load(minSeq === undefined ? {} : { minSeq })
        // an older answer never replaces a newer view (architecture, "never backwards"), but one of an earlier visit: its numbers may
        // be of another history
        const { view } = slot.state
        const newest = !slot.recalled && seqOf(view) > seqOf(fetched) ? view : fetched
        const wanted = requiredSeqs.get(topic) ?? 0
        const enough = wanted <= (minSeq ?? 0) || seqOf(newest) >= wanted
        if (enough) end(slot)
        set(slot, newest, clock.now())
        if (enough) return
      } catch (error) {
        if (!onServer && worthRetrying(error)) {
          await recallInto(slot)
          if (failures < RETRIES && online()) {
            await new Promise<void>((resolve) => clock.after(retryDelay(failures++), resolve))
            continue
          }
        }
        const failure = onServer || error instanceof ApiFailure ? error : new NoAnswer('no answer', { cause: error })
        end(slot)
        slot.awaited?.reject(failure)
        return change(slot, { view: slot.state.view, error: failure })
      }
    }
  }

  const load = (slot: Slot): Promise<void> => {
    const { query, loading, state } = slot
    if (!query || loading) return loading ?? Promise.resolve()
    if (state.error !== undefined) {
      slot.awaited = undefined
      change(slot, { view: state.view, error: undefined })
    }
    if (!onServer && state.view === undefined) {
      clock.after(online() ? patience() : 0, () => void recallInto(slot))
    }
    // a turn later: who awaits it must be known before it can end
    slot.loading = Promise.resolve().then(() => fetchInto(slot, query))
    return slot.loading
  }

  return {
    ensure<V>(query: ViewQuery<V>) {
      const slot = slotOf(query.key)
      slot.query = query
      if (slot.state.view !== undefined) return (slot.loaded ??= alreadyLoaded(slot.state.view)) as Promise<V>
      if (!slot.awaited) {
        void load(slot)
        slot.awaited = awaitView()
      }
      return slot.awaited.promise as Promise<V>
    },
    peek: <V>(key: ViewKey) => slots.get(viewId(key))?.state.view as V | undefined,
    state: <V>(key: ViewKey) => (slots.get(viewId(key))?.state ?? EMPTY) as ViewState<V>,
    put: (key, view, { at } = { at: clock.now() }) => set(slotOf(key), view, at),
    watch(query, listener) {
      const slot = slotOf(query.key)
      slot.query = query
      slot.watchers.add(listener)
      if (slot.state.view === undefined || isStale(slot)) void load(slot)
      announce()
      return () => {
        slot.watchers.delete(listener)
        touch(slot)
        announce()
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    invalidate(key) {
      slotOf(key).invalid = true
    },
    refetch: (key) => load(slotOf(key)),
    refresh() {
      for (const slot of slots.values()) if (slot.watchers.size > 0 && isStale(slot)) void load(slot)
    },
    retryFailed() {
      for (const slot of slots.values())
        void (slot.loading ?? Promise.resolve()).then(() => {
          if (slot.watchers.size > 0 && slot.state.error && worthRetrying(slot.state.error)) void load(slot)
        })
    },
    confirm(topics) {
      for (const slot of slots.values())
        if (slot.watchers.size > 0 && !slot.invalid && topics.has(slot.query?.topic ?? '')) slot.at = clock.now()
    },
    forgetFailures() {
      for (const slot of slots.values()) if (!slot.loading) slot.awaited = undefined
    },
    requireSeq: (topic, seq) => void requiredSeqs.set(topic, Math.max(seq, requiredSeqs.get(topic) ?? 0)),
    entries: () =>
      [...slots.values()].map((slot) => ({
        key: slot.key,
        query: slot.query,
        ...slot.state,
        at: slot.at,
        watched: slot.watchers.size > 0,
        stale: isStale(slot),
        recalled: slot.recalled,
      })),
  }
}
