import { unlinkedUsername } from '@games/domain/accounts/username'
import { type Locale, type Localized, pick } from '@games/domain/text/localized'
import { loadMessages, translatorOf } from '../../i18n/translator.ts'

/** An account, and the address where its reader goes on. */
interface Named {
  readonly username: string
  readonly address: string
}

/** E-mails in one language (`POST /api/password-resets`): the server sends them, and knows no language itself. */
export async function mailWords(locale: Locale) {
  await loadMessages(locale, ['mail'])
  const t = translatorOf(locale)
  return {
    passwordReset: (games: Localized, accounts: readonly Named[]) => ({
      subject: t('mail.reset-subject', { games: pick(games, locale) }),
      text: t('mail.reset-text', {
        count: accounts.length,
        accounts: accounts.map(({ username, address }) => `${unlinkedUsername(username)}\n${address}`).join('\n\n'),
        games: pick(games, locale),
      }),
    }),
    guardian: (games: Localized, { username, address }: Named) => ({
      subject: t('mail.guardian-subject', { games: pick(games, locale) }),
      text: t('mail.guardian-text', { username: unlinkedUsername(username), games: pick(games, locale), address }),
    }),
  }
}
