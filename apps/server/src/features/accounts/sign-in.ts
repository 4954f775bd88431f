import { ApiFailure } from '@games/contract'
import { comparableCpf, comparableEmail, comparableUsername } from '@games/domain'
import { transaction } from '../../db/transaction.ts'
import { DONE, type PrivateCalls } from '../../http/session/private-handlers.ts'
import { tokenDigest } from '../../http/session/tokens.ts'
import { type AccountEdge, beginSession, NO_SESSION, sessionView } from './account-edge.ts'
import { accountRow, candidates, MOST_CANDIDATES } from './accounts.queries.ts'
import type { Counted } from './attempts.ts'
import { account } from './present.ts'
import { deleteSession } from './sessions.queries.ts'

export const signInCalls = (edge: AccountEdge): PrivateCalls<'getSession' | 'signIn' | 'signOut'> => ({
  async getSession(_input, { viewer, token, bearer }) {
    const row = viewer && (await accountRow(edge.pool, viewer.accountId))
    if (!row || token === null) return { view: NO_SESSION }
    return { view: sessionView(account(row), token, bearer) }
  },

  /**
   * One answer and one duration for a wrong password and for a name that nobody has: as many passwords are compared as there may be accounts
   * of one address or number (R4.6).
   */
  async signIn({ body: { identifier, password, bearer = false } }, caller) {
    const { attempts, key, passwords, pool } = edge
    const keys = {
      usernameKey: comparableUsername(identifier),
      emailKey: comparableEmail(identifier),
      cpfHash: key.cpfHash(identifier),
    }
    const deviceId = caller.device === null ? null : tokenDigest(caller.device)
    const found = await candidates(pool, keys, deviceId)
    // to all of them: whoever makes an account with another's CPF has no device that the other's knows
    const isKnown = found.length > 0 && found.every(({ knows_device }) => knows_device)
    // however it is written: dots in a CPF make it no other
    const name = comparableCpf(keys.usernameKey)
    const ownCount: Counted = ['name', name, isKnown && caller.device !== null ? caller.device : caller.network]
    // what strangers try elsewhere is no matter to a device that the account knows
    const others: Counted[] = isKnown
      ? []
      : [
          ['network', caller.network],
          ['name-anywhere', name],
        ]
    const left = await attempts.count(ownCount, ...others)
    const ofPassword: typeof found = []
    for (let at = 0; at < MOST_CANDIDATES; at += 1) {
      const candidate = found[at]
      if ((await passwords.matches(candidate?.password_hash, password)) && candidate) ofPassword.push(candidate)
    }
    const [signedIn] = ofPassword
    if (!signedIn || signedIn.blocked)
      throw new ApiFailure(401, 'wrong-credentials', 'Invalid username or password', { remaining: left })
    if (signedIn.waits_for_guardian)
      throw new ApiFailure(403, 'guardian-pending', 'The guardian has not agreed to this account yet')
    await attempts.forget(ownCount)
    await Promise.all(others.map(attempts.takeBack))
    return transaction(pool, (tx) => beginSession(tx, signedIn.id, caller, bearer))
  },

  /** Whoever is signed in already or not: afterwards nobody is. */
  async signOut(_input, { viewer }) {
    if (viewer) await deleteSession(edge.pool, viewer.sessionId)
    return { ...DONE, session: 'ended' }
  },
})
