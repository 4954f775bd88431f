import { ApiFailure } from '@games/contract'
import type { ClientBase, Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { type Caller, type PrivateCalls, viewerOf } from '../../http/session/private-call-types.ts'
import { codeDigest, lockStaff, newCode } from '../accounts/index.ts'
import { changedMeanwhile, recordAction, type Undoer } from '../office-log/index.ts'
import { insertStaffInvitation, lockUnused, setRevoked, staffInvitationRows } from './invitations.queries.ts'
import { roleOf } from './people.queries.ts'
import { checkGrant } from './people-calls.ts'

/** The kind of subject that the office's record has for an invitation of the staff. */
export const INVITATION_KIND = 'invitation'
const MOST = 200
const CODE_GROUPS = 4

type Calls = PrivateCalls<'listStaffInvitations' | 'inviteStaff' | 'revokeStaffInvitation'>

export const invitationCalls = (pool: Pool): Calls => ({
  async listStaffInvitations() {
    const rows = await staffInvitationRows(pool, MOST)
    return {
      view: {
        invitations: rows.map(({ role_venues, role_until, created_at, expires_at, ...row }) => ({
          ...row,
          venues: [...role_venues],
          until: role_until?.toISOString() ?? null,
          createdAt: created_at.toISOString(),
          expiresAt: expires_at.toISOString(),
        })),
      },
    }
  },

  async inviteStaff({ body: { label, hours, ...grant } }, caller) {
    const { role, venues, until } = grant
    if (role === null)
      throw new ApiFailure(400, 'invalid-input', 'role: one is needed', { fields: { role: 'role-needed' } })
    const code = newCode(CODE_GROUPS)
    return transaction(pool, async (tx) => {
      await byAdmin(tx, caller)
      await checkGrant(tx, grant)
      const { id, expires_at } = await insertStaffInvitation(tx, {
        codeDigest: codeDigest(code),
        label,
        role,
        venues,
        until,
        hours,
        by: viewerOf(caller).accountId,
      })
      const action = await recordAction(tx, caller, {
        action: 'invite',
        subject: { kind: INVITATION_KIND, id },
        before: { open: false },
        after: { open: true, role, venues, until },
      })
      return { view: { action, code, path: `/auth?code=${code}`, expiresAt: expires_at.toISOString() } }
    })
  },

  revokeStaffInvitation: ({ params: { id } }, caller) =>
    transaction(pool, async (tx) => {
      await byAdmin(tx, caller)
      const was = await lockUnused(tx, id)
      if (!was || was.revoked) throw changedMeanwhile()
      await setRevoked(tx, id, true)
      const action = await recordAction(tx, caller, {
        action: 'revoke-invitation',
        subject: { kind: INVITATION_KIND, id },
        before: { open: true },
        after: { open: false },
      })
      return { view: { action } }
    }),
})

/** Who invites is asked for anew: who is no admin any more gives nobody a role. */
async function byAdmin(tx: ClientBase, caller: Caller): Promise<void> {
  await lockStaff(tx)
  if ((await roleOf(tx, viewerOf(caller).accountId)) !== 'admin')
    throw new ApiFailure(403, 'forbidden', 'Invitations are made by an admin')
}

/** Revokes what was made, and opens again what was revoked, as long as nobody has used it; by an admin alone. */
export const undoInvitation: Undoer = async (tx, { id, before, after }, caller) => {
  await byAdmin(tx, caller)
  const was = await lockUnused(tx, id)
  if (!was || was.revoked !== (after?.['open'] !== true)) throw changedMeanwhile()
  const open = before?.['open'] === true
  await setRevoked(tx, id, !open)
  return { now: { open } }
}
