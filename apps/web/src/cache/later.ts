import { loadMessages } from '../i18n/translator.ts'
import type { AfterLoad } from './after-load.ts'
import { keepViews } from './keep-views.ts'
import { keepStart } from './kept-views.ts'
import { connection, isThrifty, preloadLikelyPages } from './likely-pages.ts'
import { preloadOnIntent } from './preload-intent.ts'

/** The cache's part that no page waits for. */
export async function startLater({ views, games, locale, hasPayloads, preload }: AfterLoad): Promise<void> {
  // games nobody could be asked about are not worth starting with
  if (games.competitionCode !== null || games.name.por !== '') await keepStart({ games, locale })
  keepViews({ views, locale, now: Date.now, publicFields: games.publicFields })
  // said when there is no network to bring it any more
  await Promise.all([import('../frame/later/NotHereView.tsx'), loadMessages(locale, ['offline'])])
  if (isThrifty(connection())) return
  preloadOnIntent(preload)
  if (hasPayloads) await preloadLikelyPages(views)
}
