import type { Games } from '@games/contract'
import type { Locale } from '../i18n/locale.ts'
import { loadMessages } from '../i18n/translator.ts'
import { isPackWanted } from '../offline-pack/pack-choice.ts'
import { storeOfflineStart } from './offline-views.ts'
import { connection, isThrifty, prefetchPages } from './prefetch-pages.ts'
import { preloadOnIntent } from './preload-intent.ts'
import { storeOfflineViews } from './store-offline-views.ts'
import type { ViewCache } from './view-cache.ts'

export interface AfterLoad {
  readonly views: ViewCache
  readonly games: Games
  readonly locale: Locale
  /** Whether the pages and their payloads are served by this page's own server: not inside the native wrapper. */
  readonly hasPayloads: boolean
  /** Loads the code and the data of the page at a path and query. */
  readonly preload: (address: string) => void
}

/** The cache's part that no page waits for. */
export async function startLater({ views, games, locale, hasPayloads, preload }: AfterLoad): Promise<void> {
  // games that no server described are not worth starting with
  if (games.competitionCode !== null || games.name.por !== '') await storeOfflineStart({ games, locale })
  storeOfflineViews({ views, locale, now: Date.now, publicFields: games.publicFields })
  // shown when there is no network to load it any more
  await Promise.all([import('../app-shell/later/NotOnDeviceView.tsx'), loadMessages(locale, ['offline'])])
  if (isThrifty(connection())) return
  preloadOnIntent(preload)
  if (isPackWanted()) void import('../offline-pack/keep-pack.ts').then(({ keepPack }) => keepPack())
  if (hasPayloads) await prefetchPages(views)
}
