import type { LoginType } from '@games/domain/access/menu'
import { LOCALE_TAGS, LOCALES, type Locale } from '../i18n/locale.ts'
import { loadMessages, translatorOf } from '../i18n/translator.ts'
import { toast } from '../ui/toast.ts'
import { preferences, type UserData } from './preferences.ts'

/**
 * Guest login and logout (R4.2): the preference store here, and the server's cookie. Without a network the visitor is a guest at once
 * all the same, and the cookie follows.
 */

/** The locale of the page, which the server wrote into the document. */
const pageLocale = (): Locale =>
  LOCALES.find((locale) => LOCALE_TAGS[locale] === document.documentElement.lang) ?? 'por'

async function words() {
  const locale = pageLocale()
  await loadMessages(locale, ['login'])
  return translatorOf(locale)
}

/** The guest user of spec §3, with the label of guests as its name. */
const guestUser = (label: string): UserData => ({
  id: 'guest',
  username: label,
  name: label,
  points: 0,
  tipo: 'guest',
  type: 'guest',
  email: '{email}',
  cpf: '00000000000',
  active: true,
  photoUrl: '',
  videoViewed: false,
})

async function becomeGuest(): Promise<void> {
  const t = await words()
  preferences.set({
    isLoggedIn: true,
    isAuthenticated: true,
    loginType: 'guest',
    userData: guestUser(t('login.guest')),
  })
}

/** Time zone, language and authorisation stay (R4.2). */
const becomeNobody = (): void =>
  preferences.set({
    isLoggedIn: false,
    isAuthenticated: false,
    hasWatchedSecureSport: false,
    userData: null,
    loginType: null,
  })

/** A server that does not answer in this time counts as away. */
const PATIENCE_MS = 5_000

/** Notifies the server of a guest, or of nobody. False where it refuses; rejects where it cannot be reached. */
const notifyServer = async (guest: boolean): Promise<boolean> =>
  (await fetch(guest ? '/session/guest' : '/session/end', { method: 'POST', signal: AbortSignal.timeout(PATIENCE_MS) }))
    .ok

/** Notifies the server who is here now, at once or when the network is back. */
function catchUp(): void {
  notifyServer(preferences.get().loginType === 'guest').catch(() => addEventListener('online', catchUp, { once: true }))
}

/** Logs in as a guest, and shows a notice. */
export async function signInAsGuest(): Promise<void> {
  await becomeGuest()
  catchUp()
  toast.success((await words())('login.done'))
}

/** Logs out, and shows a notice. Where the server refuses, nothing is changed: its pages would still take the visitor for the guest. */
export async function signOut(): Promise<void> {
  const t = await words()
  const ended = await notifyServer(false).catch(() => {
    addEventListener('online', catchUp, { once: true })
    return true
  })
  if (ended) {
    becomeNobody()
    toast.success(t('login.out'))
  } else toast.error(t('login.out-failed'))
}

/**
 * At start-up: a guest's login runs again, in the language of this visit (R4.2). The server is notified where it took the visitor for somebody
 * else: the cookie ran out, or a login or logout was made without a network.
 */
export async function resumeLogin(served: LoginType): Promise<void> {
  const { loginType } = preferences.get()
  if (loginType === 'guest') await becomeGuest()
  if (loginType !== 'user' && loginType !== served) catchUp()
}
