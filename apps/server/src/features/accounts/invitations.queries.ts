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
  readonly username: string | null
  readonly email: string | null
  readonly type: InvitedType
  readonly organisation: string
}

/** What a code is for; undefined: there is none, it was used, or it is too old. */
export async function invitationOf(q: Statements, codeDigest: Buffer): Promise<InvitationRow | undefined> {
  const { rows } = await q.query<InvitationRow>(
    'select username, email, type, organisation from account_invitation where code_digest = $1 and expires_at > now()',
    [codeDigest],
  )
  return rows[0]
}

/** Uses a code up for an account; false where somebody else just did. */
export async function redeemInvitation(tx: Statements, codeDigest: Buffer, accountId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update account_invitation set account_id = $2, code_digest = null, username = null, email = null
     where code_digest = $1 and expires_at > now()`,
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
