import type { HelloEvent } from '@games/contract'
import type { Locale } from '../i18n/locale.ts'
import { preferences } from '../session/preferences.ts'
import { removeKeptFiles } from './kept-files.ts'
import { areOpen } from './offline-limits.ts'
import {
  removeClosedViews,
  removeUsersViews,
  storeOfflinePage,
  storeViews,
  trim,
  type ViewToStore,
} from './offline-views.ts'
import { type DatedView, type ViewCache, type ViewEntry, viewId } from './view-cache.ts'

/** Pause before a view is written: soon when it is new, seldom when it changes every second of a finals night. */
const WRITE_NEW_AFTER = 500
const WRITE_AFTER = 5_000
/** A view that does not change is written again for its instant alone this often. */
const CONFIRM_EVERY = 30_000

declare global {
  interface WindowEventMap {
    /** The stream's greeting, as live/live-shell.ts passes it on to what is loaded later. */
    hello: CustomEvent<HelloEvent>
  }
}

export interface StoreOfflineViewsDeps {
  readonly views: ViewCache
  readonly locale: Locale
  readonly now: () => number
  /** Personal fields that were open when the app started. */
  readonly publicFields: readonly string[]
}

/** Personal fields in a view. */
const personalIn = ({ query, view }: ViewEntry): readonly string[] =>
  view === undefined ? [] : (query?.personal?.(view) ?? [])

const isSignedIn = (): boolean => preferences.get().loginType === 'user'

const isStorable = ({ view, query, watched, recalled }: ViewEntry): boolean =>
  view !== undefined &&
  watched &&
  query !== undefined &&
  query.private !== true &&
  !recalled &&
  (!query.forUsers || isSignedIn())

/**
 * Stores every view that is shown, when it changes and while it is confirmed, and the address of the page that shows it. Gives up for good
 * when the device takes nothing. Returns what ends it.
 */
export function storeOfflineViews({ views, locale, now, publicFields }: StoreOfflineViewsDeps): () => void {
  let open = publicFields
  const written = new Map<string, DatedView>()
  const pending = new Map<string, ViewToStore>()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Whether the timer runs for something new: what changes meanwhile must not put it off. */
  let isSoon = false
  let lastPage = ''

  const plan = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void write(), ms)
  }

  const collect = (): void => {
    let isNew = location.pathname + location.search !== lastPage
    for (const entry of views.entries()) {
      const personal = personalIn(entry)
      if (!isStorable(entry) || !areOpen(personal, open)) continue
      const id = viewId(entry.key)
      const last = written.get(id)
      if (last && last.view === entry.view && entry.at - last.at < CONFIRM_EVERY) continue
      isNew ||= !last && !pending.has(id)
      const forUsers = entry.query?.forUsers === true
      pending.set(id, { key: entry.key, view: entry.view, at: entry.at, personal, forUsers })
    }
    if (isNew && !isSoon) {
      isSoon = true
      plan(WRITE_NEW_AFTER)
    } else if (pending.size > 0 && timer === undefined) plan(WRITE_AFTER)
  }

  const write = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    isSoon = false
    await writePage()
    if (pending.size === 0) return
    const batch = [...pending]
    pending.clear()
    const isNew = batch.some(([id]) => !written.has(id))
    for (const [id, view] of batch) written.set(id, view)
    if (!(await storeViews(batch.map(([, view]) => view)))) return end()
    // one of its fields may have been closed while it was written
    if (batch.some(([, { personal = [] }]) => personal.length > 0)) await removeClosedViews(open)
    // who it is for may have signed out while it was written
    if (!isSignedIn() && batch.some(([, { forUsers }]) => forUsers)) await removeUsersViews()
    if (isNew) await trim()
  }

  const writePage = async (): Promise<void> => {
    const shown = views.entries().filter(({ watched }) => watched)
    const { pathname, search } = location
    const address = pathname + search
    if (address === lastPage) return
    lastPage = address
    if (!shown.some(isStorable) || shown.some(({ query }) => query?.private || query?.forUsers)) return
    await storeOfflinePage({ address, title: document.title.replace(/ · [^·]*$/, ''), locale, at: now() })
  }

  /** The organiser has closed a personal field: nothing on the device has it any more, and what is shown is fetched anew (R5.4). */
  const onHello = ({ detail }: CustomEvent<HelloEvent>): void => {
    open = detail.publicFields
    for (const [id, { personal = [] }] of pending) if (!areOpen(personal, open)) pending.delete(id)
    for (const entry of views.entries()) {
      if (areOpen(personalIn(entry), open)) continue
      if (entry.watched) void views.refetch(entry.key)
      else views.put(entry.key, undefined)
    }
    void removeClosedViews(open)
  }

  /** Who has signed out leaves nothing that is for users on the device, nor in the page (R4.4). */
  let wasSignedIn = true
  const onPreferences = (): void => {
    const was = wasSignedIn
    wasSignedIn = isSignedIn()
    if (!was || wasSignedIn) return
    for (const [id, { forUsers }] of pending) if (forUsers) pending.delete(id)
    written.clear()
    for (const { key, query } of views.entries()) if (query?.forUsers) views.put(key, undefined)
    void removeUsersViews()
    void removeKeptFiles()
  }

  const onHidden = (): void => {
    if (document.visibilityState !== 'hidden') return
    collect()
    void write()
  }

  const unsubscribe = views.subscribe(collect)
  const unfollow = preferences.subscribe(onPreferences)
  const confirming = setInterval(collect, CONFIRM_EVERY)
  document.addEventListener('visibilitychange', onHidden)
  addEventListener('hello', onHello)
  const end = (): void => {
    unsubscribe()
    unfollow()
    clearInterval(confirming)
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onHidden)
    removeEventListener('hello', onHello)
  }
  onPreferences()
  collect()
  return end
}
