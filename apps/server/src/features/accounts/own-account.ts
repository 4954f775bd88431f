import { ApiFailure } from '@games/contract'
import { comparableEmail, comparableUsername } from '@games/domain'
import { transaction } from '../../db/transaction.ts'
import { type Caller, DONE, type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'
import { inSnapshot } from '../snapshot.ts'
import type { AccountEdge } from './account-edge.ts'
import { accountRow, deleteAccountRow, stillHasPassword, updateProfile } from './accounts.queries.ts'
import { confirmedByPassword, GONE } from './password-reset.ts'
import { account, devices } from './present.ts'
import { deleteDevice, deleteSessions, deviceRows } from './sessions.queries.ts'
import { fieldFaults } from './sign-up.ts'
import { hasOtherAdmin, lockStaff } from './staff.queries.ts'
import { deleteTickets } from './tickets.queries.ts'

type OwnCalls =
  | 'getAccount'
  | 'changeProfile'
  | 'listDevices'
  | 'signOutDevice'
  | 'signOutOtherDevices'
  | 'getAccountData'
  | 'deleteAccount'

export const ownAccountCalls = (edge: AccountEdge): PrivateCalls<OwnCalls> => {
  const { pool } = edge
  const rowOf = async (caller: Caller) => {
    const row = await accountRow(pool, viewerOf(caller).accountId)
    if (!row) throw GONE()
    return row
  }
  const ownAccount = async (caller: Caller) => account(await rowOf(caller))
  const ownDevices = async (caller: Caller) => {
    const { accountId, sessionId } = viewerOf(caller)
    return devices(await deviceRows(pool, accountId, sessionId))
  }
  /** An address as it is stored, with the password for it, which has to be typed once more. */
  const newEmail = async (accountId: string, email: string, current: string | undefined) => {
    if (current === undefined) throw fieldFaults({ current: 'password-required' })
    const row = await confirmedByPassword(edge, accountId, current, 'current')
    const written = email.trim().normalize('NFC')
    const key = comparableEmail(written)
    return { row, email: { written, key, passwordHash: await edge.passwords.hash(accountId, current, key) } }
  }
  return {
    getAccount: async (_input, caller) => ({ view: await ownAccount(caller) }),

    async changeProfile({ body }, caller) {
      const { accountId } = viewerOf(caller)
      const username = body.username?.trim().normalize('NFC')
      const confirmed = body.email === undefined ? null : await newEmail(accountId, body.email, body.current)
      const changed = await transaction(pool, async (tx) => {
        if (confirmed) {
          if (!(await stillHasPassword(tx, confirmed.row))) throw GONE()
          // whoever reads the mails of the address before has no way in by one of them
          await deleteTickets(tx, accountId, 'password-reset')
        }
        return updateProfile(tx, accountId, {
          ...(username !== undefined && { username: { written: username, key: comparableUsername(username) } }),
          ...(confirmed && { email: confirmed.email }),
          ...(body.organisation !== undefined && { organisation: body.organisation }),
        })
      }).catch((error: unknown) => {
        // somebody takes the name at this very moment
        if (error instanceof Error && 'code' in error && error.code === '23505') return false
        throw error
      })
      if (!changed) throw fieldFaults({ username: 'username-taken' })
      return { view: await ownAccount(caller) }
    },

    listDevices: async (_input, caller) => ({ view: await ownDevices(caller) }),

    async signOutDevice({ params: { id } }, caller) {
      const isThere = await deleteDevice(pool, viewerOf(caller).accountId, id)
      if (!isThere) throw new ApiFailure(404, 'not-found', 'There is no such device')
      return DONE
    },

    async signOutOtherDevices(_input, caller) {
      const { accountId, sessionId } = viewerOf(caller)
      await deleteSessions(pool, accountId, sessionId)
      return DONE
    },

    async getAccountData(_input, caller) {
      const { accountId, sessionId } = viewerOf(caller)
      // not with this file: it leads to every feature, and to drawings that a command cannot load
      const { accountData } = await import('./account-data.ts')
      const view = await inSnapshot(pool, (tx) => accountData(tx.from([]), accountId, sessionId))
      if (!view) throw GONE()
      return { view }
    },

    /** The username is typed as well, so that nobody does it by a slip. */
    async deleteAccount({ body: { username, password } }, caller) {
      const { accountId } = viewerOf(caller)
      const row = await confirmedByPassword(edge, accountId, password, 'password')
      if (comparableUsername(username) !== comparableUsername(row.username))
        throw fieldFaults({ username: 'username-required' })
      await transaction(pool, async (tx) => {
        if (row.role === 'admin') {
          await lockStaff(tx)
          if (!(await hasOtherAdmin(tx, accountId))) throw fieldFaults({ username: 'last-admin' })
        }
        if (!(await stillHasPassword(tx, row))) throw GONE()
        await deleteAccountRow(tx, accountId)
      })
      return { ...DONE, session: 'ended' }
    },
  }
}
