import type { Account, Session } from '@games/contract/accounts/account'
import type { LoginType } from '@games/domain/access/menu'
import { isAuthorizedRole } from '@games/domain/accounts/user-types'
import { pageLocale } from '../i18n/page-locale.ts'
import { loadMessages, translatorOf } from '../i18n/translator.ts'
import { toast } from '../ui/toast.ts'
import { isBearer, setBearerToken } from './bearer.ts'
import { clearSession } from './clear-session.ts'
import { dropOwnAnswers } from './own-trivia.ts'
import { preferences, type UserData } from './preferences.ts'
import { privateApi, setCsrf } from './private-api.ts'

export { clearSession }

/**
 * Login and logout (R4.2): the preference store here, and the server's cookies. Without a network the visitor is a guest at once all the
 * same, and the cookie follows; a user's session is the server's, so that without a network nobody becomes one or stops to be one.
 */

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

/** An account as spec §3 has a user: nothing in it that the server has not masked. There are no photos of people. */
const userData = ({ id, username, points, type, email, cpf, videoViewed }: Account): UserData => ({
  id,
  username,
  name: username,
  points,
  tipo: type,
  type,
  email: email ?? '',
  cpf: cpf ?? '',
  active: true,
  photoUrl: '',
  videoViewed,
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

/** Takes over what the server says of the session: a user, or nobody. */
function takeSession({ account, csrf, token }: Session): void {
  if (account === null) return clearSession()
  setCsrf(csrf, account.id)
  if (token !== null) setBearerToken(token)
  preferences.set({
    isLoggedIn: true,
    isAuthenticated: true,
    loginType: 'user',
    userData: userData(account),
    isAuthorized: isAuthorizedRole(account.role),
    hasWatchedSecureSport: account.videoViewed,
  })
}

/** The account as it is after a change of it. */
export const takeAccount = (account: Account): void =>
  preferences.set({ userData: userData(account), hasWatchedSecureSport: account.videoViewed })

/** A server that does not answer in this time counts as away. */
const PATIENCE_MS = 5_000

/** How a session begins that the native wrapper carries itself; in browsers as ever. */
const carried = (): { bearer?: true } => (isBearer() ? { bearer: true } : {})

/**
 * Notifies the server of a guest, or of nobody. False where it refuses; rejects where it cannot be reached. In the native wrapper it draws
 * no pages, and need not know.
 */
const notifyServer = async (guest: boolean): Promise<boolean> =>
  isBearer() ||
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

/** What is followed is the account's, on every device of it (0094). Loaded where somebody is signed in. */
const keptFollows = () => import('../follow/sync-follows.ts').then(({ followAccount }) => followAccount())

/** What could not be loaded is loaded when the network is back. */
function keepFollows(): void {
  keptFollows().catch(() => addEventListener('online', keepFollows, { once: true }))
}

/** Takes over a session that has just begun, and shows a notice. */
export async function enterSession(session: Session): Promise<void> {
  takeSession(session)
  keepFollows()
  toast.success((await words())('login.done'))
}

/** Logs in with a password, and shows a notice. Rejects with ApiFailure where the server refuses. */
export async function signIn(credentials: { readonly identifier: string; readonly password: string }): Promise<void> {
  await enterSession(await privateApi.signIn({ body: { ...credentials, ...carried() } }))
}

/**
 * Makes an account and logs in, and shows a notice. False where the account waits for a guardian. Rejects with ApiFailure where the server
 * refuses.
 */
export async function signUp(account: Parameters<typeof privateApi.signUp>[0]['body']): Promise<boolean> {
  const session = await privateApi.signUp({ body: { ...account, ...carried() } })
  if (session.account === null) return false
  await enterSession(session)
  return true
}

/** Makes the account that a code is for and logs in, and shows a notice. Rejects with ApiFailure where the server refuses. */
export async function acceptInvitation(
  account: Parameters<typeof privateApi.acceptInvitation>[0]['body'],
): Promise<void> {
  await enterSession(await privateApi.acceptInvitation({ body: { ...account, ...carried() } }))
}

/** Logs out, and shows a notice. Where the server refuses, nothing is changed: its pages would still take the visitor for the one before. */
export async function signOut(): Promise<void> {
  const t = await words()
  const ended = await (preferences.get().loginType === 'user' ? endSession() : endGuest())
  if (ended) {
    clearSession()
    dropOwnAnswers()
    toast.success(t('login.out'))
  } else toast.error(t('login.out-failed'))
}

/** A user's session is in a cookie that no script reaches: without a network it would be there again. */
async function endSession(): Promise<boolean> {
  const follows = await keptFollows().catch(() => null)
  await follows?.sendUnsent()
  return privateApi.signOut({}, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  )
}

const endGuest = (): Promise<boolean> =>
  notifyServer(false).catch(() => {
    addEventListener('online', catchUp, { once: true })
    return true
  })

/**
 * At start-up: a guest's login runs again, in the language of this visit (R4.2), and a user's session is restored, or is over where the
 * server says so. The server is notified where it took the visitor for somebody else: the cookie ran out, or a login or logout was made
 * without a network.
 */
export async function resumeLogin(served: LoginType): Promise<void> {
  const { loginType } = preferences.get()
  if (loginType === 'user' || (loginType === null && served === 'user')) return restoreSession()
  if (loginType === 'guest') await becomeGuest()
  if (loginType !== served) catchUp()
}

/** Asks whose session this browser has. Without an answer everything stays: what the device has stored can be read. */
export async function restoreSession(): Promise<void> {
  const session = await privateApi.getSession({}, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null)
  if (session) takeSession(session)
  keepFollows()
}
