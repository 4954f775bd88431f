import { type Locale, type Localized, pick } from '@games/domain/text/localized'
import { loadMessages, translatorOf } from '../../i18n/translator.ts'

interface About {
  readonly username: string
  readonly games: Localized
  /** Where the reader goes on. */
  readonly address: string
}

/** E-mails in one language (`POST /api/password-resets`): the server sends them, and knows no language itself. */
export async function mailWords(locale: Locale) {
  await loadMessages(locale, ['mail'])
  const t = translatorOf(locale)
  return {
    passwordReset: ({ username, games, address }: About) => ({
      subject: t('mail.reset-subject', { games: pick(games, locale) }),
      text: t('mail.reset-text', { username, games: pick(games, locale), address }),
    }),
    guardian: ({ username, games, address }: About) => ({
      subject: t('mail.guardian-subject', { games: pick(games, locale) }),
      text: t('mail.guardian-text', { username, games: pick(games, locale), address }),
    }),
  }
}
