import { LOCALES } from '@games/domain'
import type { Locale } from '../../i18n/locale.ts'

/** How a page is seen; the width in pixels. */
export interface View {
  readonly locale: Locale
  readonly width: number
  readonly theme: 'light' | 'dark'
}

/**
 * Language, width and colours are independent of each other, so a page is seen in every pair of them and not in all threes: each language
 * on a phone and a desk, the colours in turn.
 */
export const VIEWS: readonly View[] = LOCALES.flatMap((locale, language) =>
  [320, 1440].map((width, size) => ({ locale, width, theme: (language + size) % 2 === 0 ? 'light' : 'dark' }) as const),
)
