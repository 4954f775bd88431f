/** The interface's languages, by ISO 639-2 code (spec §9). Portuguese is the one content is authored in (R4.1). */
export const LOCALES = ['por', 'spa', 'eng'] as const
export type Locale = (typeof LOCALES)[number]

/** BCP 47 tags of the locales (spec §9). */
export const LOCALE_TAGS = { por: 'pt-PT', spa: 'es-ES', eng: 'en-US' } as const satisfies Record<Locale, string>

/** The cookie that keeps the interface's locale. */
export const LOCALE_COOKIE = 'locale'

/** How long a choice of the visitor is remembered in a cookie: 365 days (spec §9). */
export const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** A text with its translations. The Portuguese one always exists. */
export interface Localized {
  readonly por: string
  readonly eng?: string | undefined
  readonly spa?: string | undefined
}

/** The text in the interface's locale where there is one, else in Portuguese (R4.1). */
export const pick = (text: Localized, locale: Locale): string => text[locale] ?? text.por

/**
 * Texts by ODF language code (`POR`, `ENG`, `SPA`, any case) as one localized text.
 * Where Portuguese is missing, English and then whatever came first stands in for it; undefined when there is no text at all.
 */
export function localized(texts: Readonly<Record<string, string | undefined>>): Localized | undefined {
  const by: Record<string, string> = {}
  for (const [language, text] of Object.entries(texts)) if (text) by[language.toLowerCase()] ??= text
  const por = by.por ?? by.eng ?? by.spa ?? Object.values(by)[0]
  if (por === undefined) return undefined
  return {
    por,
    ...(by.eng === undefined ? {} : { eng: by.eng }),
    ...(by.spa === undefined ? {} : { spa: by.spa }),
  }
}
