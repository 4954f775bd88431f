import type { MessageArguments as WebArguments } from '@games/web/i18n/messages.gen.d.ts'
import { LOCALES, type Locale } from '@games/web/i18n/locale.ts'
import { type TranslateBy, translatorOf } from '@games/web/i18n/translator.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import type { MessageArguments } from './messages.gen.d.ts'

/** The office's words, and the web app's where a page has loaded their noun. */
export type OfficeTranslate = TranslateBy<MessageArguments & WebArguments>

const TRANSLATORS = Object.fromEntries(LOCALES.map((locale) => [locale, translatorOf(locale)])) as Readonly<
  Record<Locale, OfficeTranslate>
>

export const officeTranslator = (locale: Locale): OfficeTranslate => TRANSLATORS[locale]

/** The interface's words: `const t = useT()`, then `t('office-log.title')`. */
export const useT = (): OfficeTranslate => TRANSLATORS[useLocale()]
