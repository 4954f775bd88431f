import { morph } from './morph.ts'
import { inShownTime } from './visitor-time.ts'

/** Between two fetches at least. */
const REST = 2_000
/** Widgets on many screens do not all come at once. */
const SPREAD = 1_000
/** Fetched anew without an event: in case the stream is not let through, and for the change of day. */
const SLOW_LOOK = 5 * 60_000
const LOOK_WITHOUT_STREAM = 30_000

/** The rendered page, which is what differs between two documents. */
const widgetOf = (document: Document): HTMLElement | null => document.querySelector<HTMLElement>('main')
const scriptOf = (document: Document): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[src]')?.getAttribute('src') ?? undefined

/**
 * Refreshes a server-rendered widget: follows the event stream of its topics, and fetches the document again when one of them has
 * changed, when the page is looked at again, and now and then. Marks <html> with `data-live` while the stream is open, with `data-lost`
 * while the server is not to be had, or has lost its database.
 */
export function startRefreshing(): void {
  const { dataset } = document.documentElement
  const numberOf = (page: HTMLElement | null): number => Number(page?.dataset.seq ?? 0)
  let stream: EventSource | undefined
  let streamAddress = ''
  /** The server has lost its database: what it still answers may be old. */
  let stale = false
  /** The newest event number announced: a document must contain it. */
  let newestSeq = numberOf(widgetOf(document))
  let lastFetch = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Number.POSITIVE_INFINITY

  /** Fetches after `ms`, unless a fetch is due sooner. */
  const plan = (ms: number): void => {
    const wanted = Math.max(Date.now() + ms, lastFetch + REST)
    if (wanted >= due) return
    due = wanted
    clearTimeout(timer)
    timer = setTimeout(() => void look(), wanted - Date.now())
  }

  const take = (fresh: Document): void => {
    // another build: its styles and its script belong to it
    if (scriptOf(fresh) !== scriptOf(document)) return location.reload()
    const [shown, page] = [widgetOf(document), widgetOf(fresh)]
    if (!shown || !page) return
    inShownTime(page)
    morph(shown, page)
    document.title = fresh.title
  }

  const look = async (): Promise<void> => {
    due = Number.POSITIVE_INFINITY
    lastFetch = Date.now()
    try {
      const response = await fetch(location.href, { cache: 'no-cache' })
      if (!response.ok) throw new Error(response.statusText)
      take(new DOMParser().parseFromString(await response.text(), 'text/html'))
      if (!stale) delete dataset.lost
    } catch {
      dataset.lost = ''
    }
    follow()
    const behind = numberOf(widgetOf(document)) < newestSeq
    plan(behind ? REST : stream?.readyState === EventSource.OPEN ? SLOW_LOOK : LOOK_WITHOUT_STREAM)
  }

  const concerns = (text: string): boolean => {
    const only = widgetOf(document)?.dataset.only
    return only === undefined || !text.includes('"kind":"units"') || text.includes(only)
  }

  /** Follows what the page shows now: from its number on, so that nothing between is missed. */
  const follow = (): void => {
    const page = widgetOf(document)
    const address = page?.dataset.stream ?? ''
    if (document.hidden || !address) return
    if (address === streamAddress && stream && stream.readyState !== EventSource.CLOSED) return
    stream?.close()
    streamAddress = address
    const opened = new EventSource(`${address}&after=${numberOf(page)}`)
    stream = opened
    stale = false
    opened.addEventListener('hello', () => {
      stale = false
      dataset.live = ''
      delete dataset.lost
    })
    opened.addEventListener('stale', () => {
      stale = true
      delete dataset.live
      dataset.lost = ''
    })
    opened.addEventListener('error', () => delete dataset.live)
    opened.addEventListener('topic', ({ data, lastEventId }: MessageEvent<string>) => {
      if (!concerns(data)) return
      newestSeq = Math.max(newestSeq, Number(lastEventId))
      plan(Math.random() * SPREAD)
    })
    opened.addEventListener('refetch', ({ data }: MessageEvent<string>) => {
      const { seq, jitterMs } = JSON.parse(data) as { seq: number; jitterMs: number }
      // lower numbers are another history's: a new database
      newestSeq = seq
      plan(Math.random() * Math.max(jitterMs, SPREAD))
    })
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return plan(0)
    stream?.close()
    delete dataset.live
  })
  addEventListener('online', () => plan(0))
  addEventListener('pagehide', () => stream?.close())
  follow()
  plan(SLOW_LOOK)
}
