import { type Localized, pick } from '@games/domain/text/localized'
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
