import type { Role } from '@games/domain'
import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'
import { INVITATION_STATE } from '../accounts/index.ts'

export interface StaffInvitationRow {
  readonly id: string
  readonly state: 'open' | 'used' | 'expired' | 'revoked'
  readonly label: string | null
  readonly role: Role
  readonly role_venues: readonly string[]
  readonly role_until: Date | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly username: string | null
  readonly by: string | null
}

/** Invitations of the staff, newest first. */
export async function staffInvitationRows(q: Statements, limit: number): Promise<StaffInvitationRow[]> {
  const { rows } = await q.query<StaffInvitationRow>(
    `select i.id, ${INVITATION_STATE} as state, i.label, i.role, i.role_venues, i.role_until, i.created_at, i.expires_at,
       joined.username, inviting.username as by
     from account_invitation i left join account joined on joined.id = i.account_id left join account inviting on inviting.id = i.invited_by
     where i.role is not null order by i.created_at desc, i.id limit $1`,
    [limit],
  )
  return rows
}

export interface NewStaffInvitationRow {
  readonly codeDigest: Buffer
  readonly label: string
  readonly role: Role
  readonly venues: readonly string[]
  readonly until: string | null
  readonly hours: number
  readonly by: string
}

export async function insertStaffInvitation(
  tx: ClientBase,
  one: NewStaffInvitationRow,
): Promise<{ readonly id: string; readonly expires_at: Date }> {
  const { rows } = await tx.query<{ id: string; expires_at: Date }>(
    `insert into account_invitation (row_digest, code_digest, label, role, role_venues, role_until, type, expires_at, invited_by)
     values ($1, $1, $2, $3, $4, $5, 'staff', now() + make_interval(hours => $6), $7) returning id, expires_at`,
    [one.codeDigest, one.label, one.role, one.venues, one.until, one.hours, one.by],
  )
  const [made] = rows
  if (!made) throw new Error('an invitation was not stored')
  return made
}

/** An invitation of the staff that nobody has used, which nobody uses until the end of the transaction; undefined: there is none. */
export async function lockUnused(
  tx: ClientBase,
  id: string,
): Promise<{ readonly revoked: boolean; readonly role: Role } | undefined> {
  const { rows } = await tx.query<{ revoked: boolean; role: Role }>(
    `select revoked_at is not null as revoked, role from account_invitation
     where id = $1 and role is not null and used_at is null for update`,
    [id],
  )
  return rows[0]
}

export async function setRevoked(tx: ClientBase, id: string, revoked: boolean): Promise<void> {
  await tx.query('update account_invitation set revoked_at = case when $2 then now() end where id = $1', [id, revoked])
}
