import { LOCALES, type Locale } from '@games/web/i18n/locale.ts'
import type { PhaseMessages } from '@games/web/i18n/phase-words.ts'
import { type TranslateBy, translatorOf } from '@games/web/i18n/translator.ts'
import { useLocale } from '@games/web/i18n/use-t.ts'
import type { MessageArguments } from './messages.gen.d.ts'

/** The desk's words, and the web app's of phases. */
export type DeskTranslate = TranslateBy<MessageArguments & PhaseMessages>

const TRANSLATORS = Object.fromEntries(LOCALES.map((locale) => [locale, translatorOf(locale)])) as Readonly<
  Record<Locale, DeskTranslate>
>

export const deskTranslator = (locale: Locale): DeskTranslate => TRANSLATORS[locale]

/** The desk's words: `const t = useT()`, then `t('desk.title')`. */
export const useT = (): DeskTranslate => TRANSLATORS[useLocale()]
