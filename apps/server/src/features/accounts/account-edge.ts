import type { Account, Session } from '@games/contract'
import type { Attempts } from '../../http/session/attempts.ts'
import type { ClientBase, Pool } from 'pg'
import type { Caller, NewSession, PrivateAnswer } from '../../http/session/private-call-types.ts'
import { csrfOf, newToken, tokenDigest } from '../../http/session/tokens.ts'
import type { DemoOutbox } from '../../mail/demo-outbox.ts'
import type { AccountKey } from './account-key.ts'
import { accountRow } from './accounts.queries.ts'
import { deviceNames } from './device-names.ts'
import type { Passwords } from './passwords.ts'
import { account } from './present.ts'
import type { MailSender } from './send-mails.ts'
import { deleteLongestUnused, deleteSession, insertSession, noteDevice, SESSION_SECONDS } from './sessions.queries.ts'

/** What the calls about accounts are answered with. */
export interface AccountEdge {
  readonly pool: Pool
  readonly key: AccountKey
  readonly attempts: Attempts
  readonly passwords: Passwords
  /** null: this server sends no e-mail. */
  readonly mails: Pick<MailSender, 'wake' | 'requestReset'> | null
  /** Notes which browser created an account, in a demo; null: nobody needs to know. */
  readonly noteBrowser: DemoOutbox['noteBrowser'] | null
  /** Whether accounts with a role alone may sign in: the organiser has not switched it on for everybody (setting `login_enabled`). */
  readonly staffOnly: () => boolean
  /** Whether sign-up asks for the year of birth (setting `signup_birth_year`). */
  readonly asksBirthYear: () => boolean
  /** The year it is. */
  readonly year: () => number
}

/** Nobody is signed in. */
export const NO_SESSION: Session = { account: null, csrf: null, token: null }

/**
 * A new session for an account: always with a new token, whatever the caller came with, and the session they came with ends. The
 * browser is known from now on.
 */
export async function beginSession(
  tx: ClientBase,
  accountId: string,
  caller: Caller,
  bearer: boolean,
): Promise<PrivateAnswer<Session>> {
  const row = await accountRow(tx, accountId)
  if (!row) throw new Error('the account of a new session is gone')
  const token = newToken()
  const device = caller.device ?? newToken()
  if (caller.viewer) await deleteSession(tx, caller.viewer.sessionId)
  await insertSession(tx, { id: tokenDigest(token), accountId, ...deviceNames(caller.userAgent) })
  await deleteLongestUnused(tx, accountId)
  await noteDevice(tx, accountId, tokenDigest(device))
  const session: NewSession = { token, device, seconds: SESSION_SECONDS, bearer }
  return { view: sessionView(account(row), token, bearer), session }
}

/** Notes the browser that created an account, by its device cookie, or in the native app by its session. Call before the commit. */
export function noteCreator(
  { noteBrowser }: AccountEdge,
  accountId: string,
  { session, device }: PrivateAnswer<Session>,
): void {
  const secret = session && session !== 'ended' ? (session.bearer ? session.token : session.device) : device
  if (secret !== undefined) noteBrowser?.(accountId, tokenDigest(secret))
}

export const sessionView = (of: Account, token: string, bearer: boolean): Session => ({
  account: of,
  csrf: bearer ? null : csrfOf(token),
  token: bearer ? token : null,
})
