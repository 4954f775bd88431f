import type { Locale } from '../i18n/locale.ts'
import { loadMessages, translatorOf } from '../i18n/translator.ts'
import { errorWords } from './error-words.ts'

/** The words of an error's page in one language, for the server's document where no page can be rendered. */
export async function fallbackWords(status: number, locale: Locale) {
  await loadMessages(locale, ['app-shell'])
  const t = translatorOf(locale)
  return { ...errorWords(status, t), home: t('app-shell.home') }
}

/** The words of the note on a page whose form was sent before the app was there. */
export async function earlyWords(locale: Locale) {
  await loadMessages(locale, ['app-shell'])
  const t = translatorOf(locale)
  return { title: t('app-shell.early'), why: t('app-shell.early-why') }
}
