import { type Payload, payloadAddress } from './payload.ts'
import type { ViewCache } from './view-cache.ts'

/** The places of the bars, the most likely next pages: neither the one the visitor is at nor what opens a sheet. */
const LIKELY = ['.app-shell-bottom', '.app-shell-entries']
  .map((bar) => `${bar} a:not([aria-current], [aria-haspopup])`)
  .join()
/** Bars hold more on wide screens; the first places are the most wanted. */
const MOST = 5

/** What browsers that know it report of the connection. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

export const connection = (): Connection | undefined =>
  (navigator as Navigator & { readonly connection?: Connection }).connection

/** Whether the visitor pays for or waits for every byte (R3.9): then only what was requested is fetched. */
export const isThrifty = ({ saveData, effectiveType }: Connection = {}): boolean =>
  saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g'

/** Addresses behind the visible places of the bars in `page`, in their order. */
export const prefetchAddresses = (page: ParentNode): string[] =>
  [...page.querySelectorAll<HTMLAnchorElement>(LIKELY)]
    .filter((link) => link.getClientRects().length > 0)
    .map((link) => link.pathname + link.search)
    .slice(0, MOST)

/**
 * Loads the data of the likely next pages into the cache, one after the other, so that their loaders find it there (R3.9). Data only:
 * their code is loaded when a finger or pointer nears the link.
 */
export async function prefetchPages(views: ViewCache): Promise<void> {
  for (const address of prefetchAddresses(document)) {
    try {
      const response = await fetch(payloadAddress(address), { priority: 'low' })
      if (!response.ok) continue
      const payload = (await response.json()) as Payload
      for (const { key, view } of payload.views) if (views.peek(key) === undefined) views.put(key, view)
    } catch {
      // the network went away, or it was no payload: the page itself will ask
      return
    }
  }
}
