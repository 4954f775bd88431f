import type { Api, Games } from '@games/contract'
import type { ViewCache } from './cache/view-cache.ts'
import type { Locale } from './i18n/locale.ts'
import type { Translate } from './i18n/translator.ts'
import type { SubjectSource } from './session/subject.ts'

/** The router context: available to every route's loader and component. */
export interface AppContext {
  readonly api: Api
  readonly views: ViewCache
  readonly games: Games
  readonly locale: Locale
  readonly t: Translate
  /** The current visitor, as the route guard and the menus see them. */
  readonly subject: SubjectSource
}
