import type { Locale } from '../i18n/locale.ts'
import { keep, keepPage, trim } from './kept-views.ts'
import { type DatedView, type ViewCache, type ViewEntry, type ViewKey, viewId } from './view-cache.ts'

/** Pause before a view is written: soon when it is new, seldom when it changes every second of a finals night. */
const WRITE_NEW_AFTER = 500
const WRITE_AFTER = 5_000
/** A view that does not change is written again for its instant alone this often. */
const CONFIRM_EVERY = 30_000

export interface KeepViewsDeps {
  readonly views: ViewCache
  readonly locale: Locale
  readonly now: () => number
}

const isKept = ({ view, query, watched, recalled }: ViewEntry): boolean =>
  view !== undefined && watched && query !== undefined && query.private !== true && !recalled

/**
 * Keeps every view that is shown, when it changes and while it is confirmed, and the address of the page that shows it. Gives up for good
 * when the device takes nothing. Returns what ends it.
 */
export function keepViews({ views, locale, now }: KeepViewsDeps): () => void {
  const written = new Map<string, DatedView>()
  const pending = new Map<string, DatedView & { readonly key: ViewKey }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastPage = ''

  const plan = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void write(), ms)
  }

  const collect = (): void => {
    let isNew = location.pathname + location.search !== lastPage
    for (const entry of views.entries()) {
      if (!isKept(entry)) continue
      const id = viewId(entry.key)
      const last = written.get(id)
      if (last && last.view === entry.view && entry.at - last.at < CONFIRM_EVERY) continue
      isNew ||= !last && !pending.has(id)
      pending.set(id, { key: entry.key, view: entry.view, at: entry.at })
    }
    if (isNew) plan(WRITE_NEW_AFTER)
    else if (pending.size > 0 && timer === undefined) plan(WRITE_AFTER)
  }

  const write = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    await writePage()
    if (pending.size === 0) return
    const batch = [...pending]
    pending.clear()
    const isNew = batch.some(([id]) => !written.has(id))
    for (const [id, view] of batch) written.set(id, view)
    if (!(await keep(batch.map(([, view]) => view)))) return end()
    if (isNew) await trim()
  }

  const writePage = async (): Promise<void> => {
    const shown = views.entries().filter(({ watched }) => watched)
    const { pathname, search } = location
    const address = pathname + search
    if (address === lastPage) return
    lastPage = address
    if (!shown.some(isKept) || shown.some(({ query }) => query?.private)) return
    await keepPage({ address, title: document.title.replace(/ · [^·]*$/, ''), locale, at: now() })
  }

  const onHidden = (): void => {
    if (document.visibilityState !== 'hidden') return
    collect()
    void write()
  }

  const unsubscribe = views.subscribe(collect)
  const confirming = setInterval(collect, CONFIRM_EVERY)
  document.addEventListener('visibilitychange', onHidden)
  const end = (): void => {
    unsubscribe()
    clearInterval(confirming)
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onHidden)
  }
  collect()
  return end
}
