import { Email, type FieldFault, faultsOf, Password, Username } from '@games/contract'
import { comparableEmail, comparableUsername, err, ok, type Result, type Role, type UserType } from '@games/domain'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { newToken, tokenDigest } from '../../http/session/tokens.ts'
import { insertAccount } from './accounts.queries.ts'
import { hashesOf, hashPassword, isCommonPassword } from './passwords.ts'
import { deleteSessions } from './sessions.queries.ts'
import { lockedAccount, setBlocked, updateStanding } from './staff.queries.ts'
import { deleteTickets, insertTickets } from './tickets.queries.ts'

/** What the operator of a server does with accounts from its command line. Each does all of it or nothing. */

export type ManageFault =
  | { readonly kind: 'invalid'; readonly fault: FieldFault }
  | { readonly kind: 'nobody'; readonly username: string }
  | { readonly kind: 'blocked'; readonly username: string }

/** Somebody's account, and the token by which a password is chosen for it; null: it has one. */
export interface Made {
  readonly username: string
  readonly token: string | null
}

export interface NewStaff {
  readonly username: string
  readonly email: string
  readonly role: Role | null
  readonly type: UserType
  /** null: its owner chooses one by the token. */
  readonly password: string | null
}

/** Makes an account, with a password or with a token that is good for an hour. */
export async function createAccount(pool: Pool, staff: NewStaff): Promise<Result<ManageFault, Made>> {
  const username = staff.username.trim().normalize('NFC')
  const email = staff.email.trim().normalize('NFC')
  const fault =
    faultOf(Username, username) ??
    faultOf(Email, email) ??
    (staff.password === null
      ? undefined
      : (faultOf(Password, staff.password) ??
        (isCommonPassword(staff.password, { username, email }) ? 'password-common' : undefined)))
  if (fault) return err({ kind: 'invalid', fault })
  // without a password it is one that nobody has ever seen
  const emailKey = comparableEmail(email)
  const hashes = await hashesOf(hashPassword, staff.password ?? newToken(), { emailKey, cpfHash: null })
  return transaction(pool, async (tx) => {
    const id = await insertAccount(tx, {
      username,
      usernameKey: comparableUsername(username),
      email,
      emailKey,
      cpfHash: null,
      cpfEnd: null,
      ...hashes,
      locale: 'por',
      birthYear: null,
      guardianEmail: null,
      type: staff.type,
      role: staff.role,
      organisation: null,
    })
    if (id === null) return err({ kind: 'invalid', fault: 'username-taken' })
    return ok({ username, token: staff.password === null ? await renewPasswordToken(tx, id) : null })
  })
}

/** A token by which a password is chosen anew, in place of those that were made before. */
export const createPasswordToken = (pool: Pool, username: string): Promise<Result<ManageFault, Made>> =>
  withAccount(pool, username, async (tx, account) =>
    account.blocked
      ? err({ kind: 'blocked', username: account.username })
      : ok({ username: account.username, token: await renewPasswordToken(tx, account.id) }),
  )

/** Changes what an account is: from now on, since each call asks for it. */
export const changeStanding = (
  pool: Pool,
  username: string,
  to: { readonly role?: Role | null | undefined; readonly type?: UserType | undefined },
): Promise<Result<ManageFault, Made>> =>
  withAccount(pool, username, async (tx, account) => {
    await updateStanding(tx, account.id, to)
    if (to.role !== undefined) await deletePasswordTokens(tx, account.id)
    return ok({ username: account.username, token: null })
  })

/** Blocks an account and signs it out everywhere, or lets it in again. */
export const blockAccount = (pool: Pool, username: string, blocked: boolean): Promise<Result<ManageFault, Made>> =>
  withAccount(pool, username, async (tx, account) => {
    await setBlocked(tx, account.id, blocked)
    await signOutEverywhere(tx, account.id)
    return ok({ username: account.username, token: null })
  })

/** Ends an account's sessions, and what was sent to choose a password anew. */
export async function signOutEverywhere(tx: ClientBase, accountId: string): Promise<void> {
  await deleteSessions(tx, accountId, null)
  await deletePasswordTokens(tx, accountId)
}

/** What was made or sent to choose a password anew is good no more. */
export const deletePasswordTokens = (tx: ClientBase, accountId: string): Promise<void> =>
  deleteTickets(tx, accountId, 'password-reset')

const withAccount = (
  pool: Pool,
  username: string,
  work: (
    tx: ClientBase,
    account: { readonly id: string; readonly username: string; readonly blocked: boolean },
  ) => Promise<Result<ManageFault, Made>>,
): Promise<Result<ManageFault, Made>> =>
  transaction(pool, async (tx) => {
    const account = await lockedAccount(tx, comparableUsername(username))
    return account ? work(tx, account) : err({ kind: 'nobody', username })
  })

/** A token by which a password is chosen anew, in place of those that were made before. */
export async function renewPasswordToken(tx: ClientBase, accountId: string): Promise<string> {
  const token = newToken()
  await deletePasswordTokens(tx, accountId)
  await insertTickets(tx, 'password-reset', [{ id: tokenDigest(token), accountId }])
  return token
}

function faultOf(schema: typeof Username, value: string): FieldFault | undefined {
  const read = schema.safeParse(value)
  return read.success ? undefined : faultsOf(read.error.issues)['']
}
