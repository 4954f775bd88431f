import { dateLabel } from '@games/web/i18n/format.ts'
import type { Locale } from '@games/web/i18n/locale.ts'

/** Returns a text with its ISO days and instants as people write them: `2026-10-12T08:30` as `12 de outubro 08:30`. */
export const withDays = (text: string, locale: Locale): string =>
  text.replaceAll(
    /\b(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?\b/g,
    (_, day: string, time: string | undefined) => `${dateLabel(day, locale)}${time === undefined ? '' : ` ${time}`}`,
  )
