import { ApiFailure, type FieldFault, GUARDED_BELOW } from '@games/contract'
import { comparableCpf, comparableEmail, comparableMailbox, comparableUsername } from '@games/domain'
import { transaction } from '../../db/transaction.ts'
import { DONE, type PrivateCalls } from '../../http/session/private-call-types.ts'
import { isToken, newToken, tokenDigest } from '../../http/session/tokens.ts'
import { type AccountEdge, beginSession, NO_SESSION, noteCreator } from './account-edge.ts'
import { confirmGuardian, insertAccount, isUsernameTaken } from './accounts.queries.ts'
import { requestGuardianMail } from './mail-requests.queries.ts'
import { hashesOf, isCommonPassword } from './passwords.ts'
import { redeemTicket } from './tickets.queries.ts'

export const fieldFaults = (fields: Readonly<Record<string, FieldFault>>): ApiFailure =>
  new ApiFailure(400, 'invalid-input', `body: ${Object.keys(fields).join(', ')}`, { fields: { ...fields } })

export const signUpCalls = (edge: AccountEdge): PrivateCalls<'signUp' | 'confirmGuardian'> => ({
  /**
   * Makes an account and signs in. A username that is taken is said, since the ranking shows it anyway. An e-mail or a CPF that another
   * account has is not: both accounts stand, and a password tells them apart (0071).
   */
  async signUp({ body }, caller) {
    const { attempts, key, passwords, pool } = edge
    await attempts.count(['sign-up', caller.network])
    const username = body.username.trim().normalize('NFC')
    const email = body.email.trim().normalize('NFC')
    const usernameKey = comparableUsername(username)
    const { birthYear, guardianEmail } = guardianship(edge, body, comparableEmail(email))
    // else strangers could send mails without end to an address that is not theirs
    if (guardianEmail !== null) await attempts.count(['guardian-mail', comparableMailbox(guardianEmail)])
    const faults: Record<string, FieldFault> = {}
    if (isCommonPassword(body.password, { username, email })) faults['password'] = 'password-common'
    if (await isUsernameTaken(pool, usernameKey)) faults['username'] = 'username-taken'
    if (Object.keys(faults).length > 0) throw fieldFaults(faults)
    const cpf = comparableCpf(body.cpf)
    const emailKey = comparableEmail(email)
    const cpfHash = key.cpfHash(cpf)
    const hashes = await hashesOf((...what) => passwords.hash(caller.network, ...what), body.password, {
      emailKey,
      cpfHash,
    })
    const made = await transaction(pool, async (tx) => {
      const id = await insertAccount(tx, {
        username,
        usernameKey,
        email,
        emailKey,
        cpfHash,
        cpfEnd: cpf.slice(-2),
        ...hashes,
        locale: caller.locale,
        birthYear,
        guardianEmail,
        type: 'guest',
        role: null,
        organisation: null,
      })
      // somebody took it while the password was hashed
      if (id === null) throw fieldFaults({ username: 'username-taken' })
      if (guardianEmail !== null) await requestGuardianMail(tx, id)
      const answer =
        guardianEmail === null
          ? await beginSession(tx, id, caller, body.bearer ?? false)
          : // nobody is signed in: only a demo has to recognise the browser
            { view: NO_SESSION, ...(edge.noteBrowser && { device: caller.device ?? newToken() }) }
      noteCreator(edge, id, answer)
      return answer
    })
    if (guardianEmail !== null) edge.mails?.wake()
    return made
  },

  async confirmGuardian({ body: { token } }) {
    const accountId = isToken(token)
      ? await transaction(edge.pool, async (tx) => {
          const id = await redeemTicket(tx, tokenDigest(token), 'guardian')
          if (id !== null) await confirmGuardian(tx, id)
          return id
        })
      : null
    if (accountId === null) throw new ApiFailure(410, 'expired', 'The address was used already, or is too old')
    return DONE
  },
})

/** Year of birth and guardian of who signs up, where the organiser asks; throws what is missing. */
function guardianship(
  { asksBirthYear, mails, year }: AccountEdge,
  {
    birthYear,
    guardianEmail,
  }: { readonly birthYear?: number | undefined; readonly guardianEmail?: string | undefined },
  emailKey: string,
): { birthYear: number | null; guardianEmail: string | null } {
  if (!asksBirthYear()) return { birthYear: null, guardianEmail: null }
  if (birthYear === undefined) throw fieldFaults({ birthYear: 'birth-year-required' })
  if (birthYear > year()) throw fieldFaults({ birthYear: 'birth-year-invalid' })
  // born in December as well: whoever may still be younger counts as younger
  if (year() - birthYear > GUARDED_BELOW) return { birthYear, guardianEmail: null }
  if (guardianEmail === undefined) throw fieldFaults({ guardianEmail: 'guardian-required' })
  if (comparableEmail(guardianEmail) === emailKey) throw fieldFaults({ guardianEmail: 'guardian-same' })
  if (mails === null) throw new ApiFailure(503, 'unavailable', 'This server sends no e-mail')
  return { birthYear, guardianEmail: guardianEmail.trim() }
}
