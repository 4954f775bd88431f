import { LOCALE_TAGS, type Localized, pick } from '@games/domain/text/localized'
import { use } from 'react'
import type { Locale } from './locale.ts'
import { type Language, LanguageContext } from './provider.tsx'
import type { Translate } from './translator.ts'

function useLanguage(): Language {
  const language = use(LanguageContext)
  if (!language) throw new Error('there is no LanguageProvider above')
  return language
}

/** The interface's words: `const t = useT()`, then `t('medals.title')`. */
export const useT = (): Translate => useLanguage().t

export const useLocale = (): Locale => useLanguage().locale

/** Content in the interface's locale, else in Portuguese (R4.1); `fallback`, usually its code, where it has no text at all. */
export function useText(): (text: Localized | null | undefined, fallback: string) => string {
  const locale = useLocale()
  return (text, fallback) => (text ? pick(text, locale) : fallback)
}

/** Content in three languages, as a text or a document. The Portuguese one always exists. */
interface Translated<T> {
  readonly por: T
  readonly eng?: T | undefined
  readonly spa?: T | undefined
}

/** Content in the interface's locale, else in Portuguese (R4.1), and then `lang` says so: a reader is to pronounce it as what it is. */
export function useContent(): <T>(content: Translated<T>) => {
  readonly content: T
  readonly lang: string | undefined
} {
  const locale = useLocale()
  return (content) => {
    const own = content[locale]
    return own === undefined ? { content: content.por, lang: LOCALE_TAGS.por } : { content: own, lang: undefined }
  }
}
