import { ApiFailure, type FieldFault } from '@games/contract'
import { comparableEmail, comparableUsername } from '@games/domain'
import { transaction } from '../../db/transaction.ts'
import type { CountedAttempt } from '../../http/session/attempts.ts'
import type { Caller, PrivateCalls } from '../../http/session/private-call-types.ts'
import { type AccountEdge, beginSession, noteCreator } from './account-edge.ts'
import { insertAccount, isUsernameTaken } from './accounts.queries.ts'
import { codeDigest } from './codes.ts'
import { type InvitationRow, invitationOf, redeemInvitation } from './invitations.queries.ts'
import { hashesOf, isCommonPassword } from './passwords.ts'
import { fieldFaults } from './sign-up.ts'

/** The accounts of a delegation, by the codes that its organiser gave out (0076). */
export const invitedCalls = (edge: AccountEdge): PrivateCalls<'openInvitation' | 'acceptInvitation'> => ({
  async openInvitation({ body: { code } }, caller) {
    const { type, organisation, role, username, email } = await invited(edge, codeDigest(code), caller)
    return { view: { type, organisation, role, username, hasEmail: email !== null } }
  },

  /** One account for a code, however many send it at once; a code whose form had a fault stays good. */
  async acceptInvitation({ body }, caller) {
    const { passwords, pool } = edge
    const digest = codeDigest(body.code)
    const { type, organisation, email: given } = await invited(edge, digest, caller)
    const username = body.username.trim().normalize('NFC')
    const email = given ?? body.email?.trim().normalize('NFC') ?? null
    const usernameKey = comparableUsername(username)
    const faults: Record<string, FieldFault> = {}
    if (isCommonPassword(body.password, { username, email })) faults['password'] = 'password-common'
    if (await isUsernameTaken(pool, usernameKey)) faults['username'] = 'username-taken'
    if (Object.keys(faults).length > 0) throw fieldFaults(faults)
    const names = { emailKey: email === null ? null : comparableEmail(email), cpfHash: null }
    const hashes = await hashesOf((...what) => passwords.hash(caller.network, ...what), body.password, names)
    return transaction(pool, async (tx) => {
      const id = await insertAccount(tx, {
        username,
        usernameKey,
        email,
        ...names,
        cpfEnd: null,
        ...hashes,
        locale: caller.locale,
        birthYear: null,
        guardianEmail: null,
        type,
        role: null,
        organisation,
      })
      if (id === null) throw fieldFaults({ username: 'username-taken' })
      // thrown, so that there is no account either
      if (!(await redeemInvitation(tx, digest, id))) throw notGood(await invitationOf(tx, digest))
      const answer = await beginSession(tx, id, caller, body.bearer ?? false)
      noteCreator(edge, id, answer)
      return answer
    })
  },
})

/**
 * What a code is for that can still be used. Wrong ones are counted by network, before it is known whether they are: a delegation types
 * hundreds of right ones. While signing in is for the staff, so are invitations.
 */
async function invited(
  { attempts, pool, staffOnly }: AccountEdge,
  digest: Buffer,
  { network }: Caller,
): Promise<InvitationRow> {
  const counted: CountedAttempt = ['code', network]
  await attempts.count(counted)
  const row = await invitationOf(pool, digest)
  if (!row) throw notGood(row)
  await attempts.takeBack(counted)
  if (staffOnly() && row.role === null)
    throw new ApiFailure(403, 'forbidden', 'The organiser has not switched signing in on')
  if (row.state !== 'open') throw notGood(row)
  return row
}

const notGood = (row: InvitationRow | undefined) =>
  fieldFaults({ code: row && row.state !== 'open' ? `code-${row.state}` : 'code-unknown' })
