import { loadMessages, translatorOf } from '../../i18n/translator.ts'
import { LOCALE_TAGS, LOCALES } from '../../i18n/locale.ts'
import { toast } from '../../ui/toast.ts'

/** Says on whichever page how answers that waited for a network have arrived. */
export async function noticeSent(kind: 'sent' | 'late' | 'already'): Promise<void> {
  const locale = LOCALES.find((one) => LOCALE_TAGS[one] === document.documentElement.lang) ?? 'por'
  await loadMessages(locale, ['trivia'])
  const t = translatorOf(locale)
  if (kind === 'sent') toast.success(t('trivia.saved'), { id: 'trivia' })
  else toast.error(t(kind === 'late' ? 'trivia.late' : 'trivia.already'), { id: 'trivia' })
}
