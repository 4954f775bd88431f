import type { Role } from '@games/domain'
import type { InvitedType } from '@games/odf/tables/index'
import type { Statements } from '../../facts/reading.ts'

/** Codes can be used for so long; another one can be given for another while. */
const LASTS_DAYS = 45

export interface NewInvitation {
  readonly rowDigest: Buffer
  readonly codeDigest: Buffer
  readonly username: string | null
  readonly email: string | null
  readonly type: InvitedType
  readonly organisation: string
}

/** Which rows of a sheet were invited before, by digest, and whether each has made its account. */
export async function invitedBefore(
  q: Statements,
  rowDigests: readonly Buffer[],
): Promise<{ readonly row_digest: Buffer; readonly joined: boolean }[]> {
  const { rows } = await q.query<{ row_digest: Buffer; joined: boolean }>(
    `select row_digest, account_id is not null as joined from account_invitation where row_digest = any($1)`,
    [rowDigests],
  )
  return rows
}

/**
 * Invites those who were not, and with `renew` gives another code to those who have not used theirs; gives the rows whose code is the
 * new one. Of two imports at once each row has the code of one.
 */
export async function putInvitations(
  tx: Statements,
  invitations: readonly NewInvitation[],
  renew: boolean,
): Promise<{ readonly row_digest: Buffer; readonly expires_at: Date }[]> {
  const { rows } = await tx.query<{ row_digest: Buffer; expires_at: Date }>(
    `insert into account_invitation as i (row_digest, code_digest, username, email, type, organisation, expires_at)
     select row_digest, code_digest, username, email, type, organisation, now() + make_interval(days => $7)
     from unnest($1::bytea[], $2::bytea[], $3::text[], $4::text[], $5::text[], $6::text[])
       as row (row_digest, code_digest, username, email, type, organisation)
     on conflict (row_digest) do update set
       code_digest = excluded.code_digest, username = excluded.username, email = excluded.email, type = excluded.type,
       expires_at = excluded.expires_at
     where $8 and i.account_id is null
     returning row_digest, expires_at`,
    [
      invitations.map((one) => one.rowDigest),
      invitations.map((one) => one.codeDigest),
      invitations.map((one) => one.username),
      invitations.map((one) => one.email),
      invitations.map((one) => one.type),
      invitations.map((one) => one.organisation),
      LASTS_DAYS,
      renew,
    ],
  )
  return rows
}

export interface InvitationRow {
  /** Whether it can be used; else why not. */
  readonly state: 'open' | 'used' | 'expired' | 'revoked'
  readonly username: string | null
  readonly email: string | null
  readonly type: InvitedType
  /** null, with a role: of the staff. */
  readonly organisation: string | null
  readonly role: Role | null
}

/** An invitation of the staff is worth what who invited may still give; one of a sheet has nobody to answer for it but the server's own operator. */
export const INVITATION_STATE = `case when i.account_id is not null or i.used_at is not null then 'used'
  when i.revoked_at is not null or (i.role is not null and not exists (
    select from account inviter where inviter.id = i.invited_by and inviter.role = 'admin' and inviter.blocked_at is null)) then 'revoked'
  when i.expires_at <= now() or i.role_until <= now() then 'expired' else 'open' end`

/** What a code is for; undefined: there is none. */
export async function invitationOf(q: Statements, codeDigest: Buffer): Promise<InvitationRow | undefined> {
  const { rows } = await q.query<InvitationRow>(
    `select ${INVITATION_STATE} as state, username, email, type, organisation, role from account_invitation i where code_digest = $1`,
    [codeDigest],
  )
  return rows[0]
}

/** Uses a code up for an account, which has from now on the role that it is for; false where somebody else just did, or it is good no more. */
export async function redeemInvitation(tx: Statements, codeDigest: Buffer, accountId: string): Promise<boolean> {
  await tx.query('select from account_invitation where code_digest = $1 for update', [codeDigest])
  const { rowCount } = await tx.query(
    `with used as (
       update account_invitation i set account_id = $2, used_at = now(), username = null, email = null, label = null
       where code_digest = $1 and ${INVITATION_STATE} = 'open' returning role, role_until, role_venues)
     update account set role = used.role, role_until = used.role_until, role_venues = used.role_venues from used where account.id = $2`,
    [codeDigest, accountId],
  )
  return rowCount === 1
}

/** Of invitations that nobody has used for long after their end nothing is kept. */
export async function deleteOldInvitations(q: Statements): Promise<void> {
  await q.query(
    `delete from account_invitation where account_id is null and expires_at < now() - make_interval(days => $1)`,
    [LASTS_DAYS],
  )
}

/** Which of these usernames, as compared, somebody has. */
export async function takenUsernames(q: Statements, usernameKeys: readonly string[]): Promise<string[]> {
  const { rows } = await q.query<{ username_key: string }>(
    'select username_key from account where username_key = any($1)',
    [usernameKeys],
  )
  return rows.map(({ username_key }) => username_key)
}
