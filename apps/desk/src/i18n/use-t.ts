import { LOCALES, type Locale } from '@games/web/i18n/locale.ts'
import { type TranslateBy, translatorOf } from '@games/web/i18n/translator.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import type { MessageArguments } from './messages.gen.d.ts'

export type DeskTranslate = TranslateBy<MessageArguments>

const TRANSLATORS = Object.fromEntries(LOCALES.map((locale) => [locale, translatorOf(locale)])) as Readonly<
  Record<Locale, DeskTranslate>
>

export const deskTranslator = (locale: Locale): DeskTranslate => TRANSLATORS[locale]

/** The desk's words: `const t = useT()`, then `t('desk.title')`. */
export const useT = (): DeskTranslate => TRANSLATORS[useLocale()]
