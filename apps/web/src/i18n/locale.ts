import { LOCALES, type Locale } from '@games/domain/text/localized'

export { LOCALE_TAGS, LOCALES } from '@games/domain/text/localized'
export type { Locale }

/** Cookie that keeps the interface's locale for 365 days (spec §9). Only the server sets it: Safari forgets script cookies in a week. */
export const LOCALE_COOKIE = 'locale'

export const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value)

/** Each language in its own words, as it stands in the frame. */
export const LOCALE_NAMES = { por: 'Português', spa: 'Español', eng: 'English' } as const satisfies Record<
  Locale,
  string
>
export const LOCALE_SHORT = { por: 'PT', spa: 'ES', eng: 'EN' } as const satisfies Record<Locale, string>

/** Where the server sets the cookie and comes back to `back`, a path of ours with its query. */
export const localeAddress = (to: Locale, back: string): string =>
  `/locale?${new URLSearchParams({ to, back }).toString()}`
