import { ApiFailure } from '@games/contract'
import { comparableEmail } from '@games/domain'
import type { ClientBase } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { DONE, type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'
import { isToken, newToken, tokenDigest } from '../../http/session/tokens.ts'
import type { AccountEdge } from './account-edge.ts'
import { type AccountRow, accountRow, stillHasPassword, updatePassword } from './accounts.queries.ts'
import { deletePasskeys } from './passkeys.queries.ts'
import { hashesOf, isCommonPassword, type PasswordHashes } from './passwords.ts'
import { deleteKnownDevices, deleteSessions, noteDevice } from './sessions.queries.ts'
import { fieldFaults } from './sign-up.ts'
import { deleteTickets, redeemTicket, ticketOf } from './tickets.queries.ts'

export const passwordCalls = (
  edge: AccountEdge,
): PrivateCalls<'requestPasswordReset' | 'resetPassword' | 'changePassword'> => ({
  /** The same answer, as quickly, whether the address is an account's: it is given before anybody has looked. */
  async requestPasswordReset({ body }, caller) {
    if (edge.mails === null) throw new ApiFailure(503, 'unavailable', 'This server sends no e-mail')
    const emailKey = comparableEmail(body.email)
    await edge.attempts.count(['mail-network', caller.network], ['mail', emailKey])
    edge.mails.requestReset(emailKey)
    return DONE
  },

  /** Ends every session, and forgets every device but this one: whoever had the old password is out, and its owner is known here. */
  async resetPassword({ body: { token, password } }, caller) {
    const expired = new ApiFailure(410, 'expired', 'The address was used already, or is too old')
    // before anything is hashed: a stranger with no token costs no time
    const ticket = isToken(token) ? tokenDigest(token) : null
    const id = ticket && (await ticketOf(edge.pool, ticket, 'password-reset'))
    const row = id === null ? undefined : await accountRow(edge.pool, id)
    if (!ticket || !row || (edge.staffOnly() && row.role === null)) throw expired
    // before the ticket is used up, so that the address can be used again with a better one
    refuseCommon(password, row)
    const hashes = await hashesOf((...what) => edge.passwords.hash(row.id, ...what), password, namesOf(row))
    const device = caller.device ?? newToken()
    await transaction(edge.pool, async (tx) => {
      // another password by now, or used meanwhile; the account first, so that two addresses of one do not wait for each other
      if (!(await stillHasPassword(tx, row)) || (await redeemTicket(tx, ticket, 'password-reset')) === null)
        throw expired
      await choosePassword(tx, row.id, hashes, { session: null, device })
    })
    return { ...DONE, session: 'ended', device }
  },

  async changePassword({ body: { current, password } }, caller) {
    const { accountId, sessionId } = viewerOf(caller)
    const row = await confirmedByPassword(edge, accountId, current, 'current')
    refuseCommon(password, row)
    const hashes = await hashesOf((...what) => edge.passwords.hash(row.id, ...what), password, namesOf(row))
    const device = caller.device ?? newToken()
    await transaction(edge.pool, async (tx) => {
      if (!(await stillHasPassword(tx, row))) throw GONE()
      await choosePassword(tx, accountId, hashes, { session: sessionId, device })
    })
    return { ...DONE, device }
  },
})

/** The account was deleted, or its password chosen anew, on another device a moment ago. */
export const GONE = () => new ApiFailure(401, 'unauthorized', 'Nobody is signed in')

const namesOf = ({ email_key, cpf_hash }: AccountRow) => ({ emailKey: email_key, cpfHash: cpf_hash })

/** `here`: the session that stays, if any, and the device on which it is chosen, which stays known: what strangers try elsewhere locks it not out. */
async function choosePassword(
  tx: ClientBase,
  accountId: string,
  hashes: PasswordHashes,
  here: { readonly session: Buffer | null; readonly device: string },
): Promise<void> {
  await updatePassword(tx, accountId, hashes)
  await deleteSessions(tx, accountId, here.session)
  await deleteKnownDevices(tx, accountId)
  await noteDevice(tx, accountId, tokenDigest(here.device))
  await deletePasskeys(tx, accountId)
  await deleteTickets(tx, accountId, 'password-reset')
}

function refuseCommon(password: string, { username, email }: AccountRow): void {
  if (isCommonPassword(password, { username, email })) throw fieldFaults({ password: 'password-common' })
}

/** The account of somebody who has typed its password once more; throws that it is wrong, in its field, or that it was too often. */
export async function confirmedByPassword(
  { attempts, passwords, pool }: AccountEdge,
  accountId: string,
  password: string,
  field: string,
): Promise<AccountRow> {
  await attempts.count(['confirmed', accountId], ['account', accountId])
  const row = await accountRow(pool, accountId)
  if (!(await passwords.matches(accountId, row?.password_hash, password)) || !row)
    throw fieldFaults({ [field]: 'password-wrong' })
  await attempts.forget(['account', accountId])
  return row
}
