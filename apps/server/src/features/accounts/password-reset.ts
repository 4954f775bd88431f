import { ApiFailure } from '@games/contract'
import { comparableEmail } from '@games/domain'
import type { ClientBase } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { DONE, type PrivateCalls, viewerOf } from '../../http/session/private-handlers.ts'
import { isToken, tokenDigest } from '../../http/session/tokens.ts'
import type { AccountEdge } from './account-edge.ts'
import { type AccountRow, accountRow, updatePassword } from './accounts.queries.ts'
import { requestMailTo } from './mail-requests.queries.ts'
import { isCommonPassword } from './passwords.ts'
import { deleteKnownDevices, deleteSessions } from './sessions.queries.ts'
import { fieldFaults } from './sign-up.ts'
import { deleteTickets, redeemTicket } from './tickets.queries.ts'

export const passwordCalls = (
  edge: AccountEdge,
): PrivateCalls<'requestPasswordReset' | 'resetPassword' | 'changePassword'> => ({
  /** The same answer, as quickly, whether the address is an account's. */
  async requestPasswordReset({ body }, caller) {
    if (edge.wakeMails === null) throw new ApiFailure(503, 'unavailable', 'This server sends no e-mail')
    const emailKey = comparableEmail(body.email)
    await edge.attempts.count(['mail-network', caller.network], ['mail', emailKey])
    await requestMailTo(edge.pool, emailKey, 'password-reset')
    edge.wakeMails()
    return DONE
  },

  /** Ends every session, and forgets every device: whoever had the old password is out. */
  async resetPassword({ body: { token, password } }) {
    const passwordHash = await edge.passwords.hash(password)
    const changed =
      isToken(token) &&
      (await transaction(edge.pool, async (tx) => {
        const id = await redeemTicket(tx, tokenDigest(token), 'password-reset')
        const row = id === null ? undefined : await accountRow(tx, id)
        if (!row) return false
        // thrown, so that the address can be used again with a better one
        refuseCommon(password, row)
        await choosePassword(tx, row.id, passwordHash, null)
        return true
      }))
    if (!changed) throw new ApiFailure(410, 'expired', 'The address was used already, or is too old')
    return { ...DONE, session: 'ended' }
  },

  async changePassword({ body: { current, password } }, caller) {
    const { accountId, sessionId } = viewerOf(caller)
    const row = await confirmedByPassword(edge, accountId, current, 'current')
    refuseCommon(password, row)
    const passwordHash = await edge.passwords.hash(password)
    await transaction(edge.pool, (tx) => choosePassword(tx, accountId, passwordHash, sessionId))
    return DONE
  },
})

async function choosePassword(
  tx: ClientBase,
  accountId: string,
  passwordHash: string,
  but: Buffer | null,
): Promise<void> {
  await updatePassword(tx, accountId, passwordHash)
  await deleteSessions(tx, accountId, but)
  await deleteKnownDevices(tx, accountId)
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
  await attempts.count(['account', accountId])
  const row = await accountRow(pool, accountId)
  if (!(await passwords.matches(row?.password_hash, password)) || !row) throw fieldFaults({ [field]: 'password-wrong' })
  await attempts.forget(['account', accountId])
  return row
}
