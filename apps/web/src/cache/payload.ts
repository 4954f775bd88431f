import type { Games } from '@games/contract'
import type { AccessSubject } from '@games/domain/access/menu'
import type { Locale } from '../i18n/locale.ts'
import type { ViewCache, ViewKey } from './view-cache.ts'

/** What a rendered page carries besides its HTML, and what its `_payload.json` contains (R3.9). */
export interface Payload {
  readonly games: Games
  readonly locale: Locale
  /** Whom it was rendered for. */
  readonly subject: AccessSubject
  /** True if something failed or was missing, which the app may find by now: the page is rendered again instead of hydrated. */
  readonly failed?: true
  /** Everything the page's loaders loaded. */
  readonly views: readonly { readonly key: ViewKey; readonly view: unknown }[]
}

/** Where the data of the page at a path and query is. */
export function payloadAddress(address: string): string {
  const query = address.search(/[?#]|$/)
  return `${address.slice(0, query).replace(/\/$/, '')}/_payload.json${address.slice(query)}`
}

/** The views in a cache. */
export const viewsOf = (views: ViewCache): Payload['views'] =>
  views.entries().flatMap(({ key, view }) => (view === undefined ? [] : { key, view }))

/** Puts views into the cache. They were current when they were sent, however long the server had cached them: their age counts from now. */
export function takeViews(views: ViewCache, taken: Payload['views']): void {
  for (const { key, view } of taken) views.put(key, view)
}
