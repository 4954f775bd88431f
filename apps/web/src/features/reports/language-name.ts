import { LOCALE_TAGS, type Locale } from '../../i18n/locale.ts'

/** The BCP 47 tag of a language as a source writes it (`POR`, `en`); null for what is none. */
export function languageTag(sent: string | null): string | null {
  if (sent === null) return null
  try {
    return Intl.getCanonicalLocales(sent)[0] ?? null
  } catch {
    return null
  }
}

/** A language as a source writes it, in words: "inglês"; as sent where it is none. */
export function languageName(sent: string, locale: Locale): string {
  const tag = languageTag(sent)
  return (tag && new Intl.DisplayNames(LOCALE_TAGS[locale], { type: 'language' }).of(tag)) ?? sent
}

/** A document's language where it is another than the page's: as an attribute and in words. Null where it is the same or not known. */
export function otherLanguage(
  sent: string | null,
  locale: Locale,
): { readonly tag: string; readonly name: string } | null {
  const tag = languageTag(sent)
  if (tag === null || tag.split('-')[0] === LOCALE_TAGS[locale].split('-')[0]) return null
  return { tag, name: new Intl.DisplayNames(LOCALE_TAGS[locale], { type: 'language' }).of(tag) ?? tag }
}
