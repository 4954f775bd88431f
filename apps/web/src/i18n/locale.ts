import { LOCALE_COOKIE, LOCALES, type Locale } from '@games/domain/text/localized'

export { LOCALE_TAGS, LOCALES } from '@games/domain/text/localized'
export type { Locale }

export const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value)

const CHOSEN = new RegExp(`(?:^|; )${LOCALE_COOKIE}=(\\w+)`)

/** The locale that the visitor has chosen, by the page's cookies; undefined before any choice. */
export function chosenLocale(cookie: string): Locale | undefined {
  const chosen = CHOSEN.exec(cookie)?.[1]
  return isLocale(chosen) ? chosen : undefined
}

/** Each language in its own words, as it stands in the app shell. */
export const LOCALE_NAMES = { por: 'Português', spa: 'Español', eng: 'English' } as const satisfies Record<
  Locale,
  string
>
export const LOCALE_SHORT = { por: 'PT', spa: 'ES', eng: 'EN' } as const satisfies Record<Locale, string>

/** Where the server sets the cookie and redirects back to `back`, a path of ours with its query. */
export const localeAddress = (to: Locale, back: string): string =>
  `/locale?${new URLSearchParams({ to, back }).toString()}`
