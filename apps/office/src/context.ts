import type { Locale } from '@games/web/i18n/locale.ts'

/** The router context: available to every route of the office. */
export interface OfficeContext {
  readonly locale: Locale
}
