import type { Locale, Role, UserType } from '@games/domain'
import type { Statements } from '../../facts/reading.ts'

type Queries = Statements

export interface NewAccount {
  readonly username: string
  readonly usernameKey: string
  /** null, with `emailKey`: an account made without one. */
  readonly email: string | null
  readonly emailKey: string | null
  /** null, with `cpfEnd`: an account made without one. */
  readonly cpfHash: Buffer | null
  readonly cpfEnd: string | null
  readonly passwordHash: string
  readonly locale: Locale
  readonly birthYear: number | null
  readonly guardianEmail: string | null
  readonly type: UserType
  readonly role: Role | null
  readonly organisation: string | null
}

/** Makes an account and gives its id; null where the username is taken. */
export async function insertAccount(tx: Queries, account: NewAccount): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into account (username, username_key, email, email_key, cpf_hash, cpf_end, password_hash, locale, birth_year, guardian_email,
       type, role, organisation)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (username_key) do nothing returning id`,
    [
      account.username,
      account.usernameKey,
      account.email,
      account.emailKey,
      account.cpfHash,
      account.cpfEnd,
      account.passwordHash,
      account.locale,
      account.birthYear,
      account.guardianEmail,
      account.type,
      account.role,
      account.organisation,
    ],
  )
  return rows[0]?.id ?? null
}

export async function isUsernameTaken(q: Queries, usernameKey: string): Promise<boolean> {
  const { rowCount } = await q.query('select from account where username_key = $1', [usernameKey])
  return rowCount === 1
}

/** An account that a password may belong to. */
export interface Candidate {
  readonly id: string
  readonly password_hash: string
  readonly blocked: boolean
  /** A child's whose guardian has not agreed yet. */
  readonly waits_for_guardian: boolean
  /** Whether somebody signed in to it on this device before. */
  readonly knows_device: boolean
}

/** Accounts whose password is compared at most: whoever shares an address or a number has them with one more. */
export const MOST_CANDIDATES = 2

/** The accounts of a username, an e-mail address or a CPF: the one of that name first, then the oldest. */
export async function candidates(
  q: Queries,
  { usernameKey, emailKey, cpfHash }: { usernameKey: string; emailKey: string; cpfHash: Buffer },
  deviceId: Buffer | null,
): Promise<Candidate[]> {
  const { rows } = await q.query<Candidate>(
    `select id, password_hash, blocked_at is not null as blocked,
       guardian_email is not null and guardian_confirmed_at is null as waits_for_guardian,
       exists (select from account_device d where d.account_id = account.id and d.id = $4) as knows_device
     from account where username_key = $1 or email_key = $2 or cpf_hash = $3
     order by username_key = $1 desc, created_at, id limit ${MOST_CANDIDATES}`,
    [usernameKey, emailKey, cpfHash, deviceId],
  )
  return rows
}

export interface AccountRow {
  readonly id: string
  readonly username: string
  readonly email: string | null
  readonly cpf_end: string | null
  readonly password_hash: string
  readonly password_changed_at: Date
  readonly type: UserType
  readonly role: Role | null
  readonly organisation: string | null
  readonly locale: Locale
  readonly birth_year: number | null
  readonly guardian_email: string | null
  readonly guardian_confirmed_at: Date | null
  readonly video_watched_at: Date | null
  readonly points: number
  readonly created_at: Date
}

export async function accountRow(q: Queries, id: string): Promise<AccountRow | undefined> {
  const { rows } = await q.query<AccountRow>(
    `select id, username, email, cpf_end, password_hash, password_changed_at, type, role, organisation, locale,
       birth_year, guardian_email, guardian_confirmed_at, video_watched_at, points, created_at from account where id = $1`,
    [id],
  )
  return rows[0]
}

/** Changes what is given; false where the username is taken. */
export async function updateProfile(
  tx: Queries,
  id: string,
  change: {
    readonly username?: { readonly written: string; readonly key: string }
    readonly email?: { readonly written: string; readonly key: string }
    readonly organisation?: string | null
  },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update account set
       username = coalesce($2, username), username_key = coalesce($3, username_key),
       email = coalesce($4, email), email_key = coalesce($5, email_key),
       organisation = case when $6 then $7 else organisation end
     where id = $1 and not exists (select from account other where other.username_key = $3 and other.id <> $1)`,
    [
      id,
      change.username?.written ?? null,
      change.username?.key ?? null,
      change.email?.written ?? null,
      change.email?.key ?? null,
      change.organisation !== undefined,
      change.organisation ?? null,
    ],
  )
  return rowCount === 1
}

export async function updatePassword(tx: Queries, id: string, passwordHash: string): Promise<void> {
  await tx.query('update account set password_hash = $2, password_changed_at = now() where id = $1', [id, passwordHash])
}

export async function confirmGuardian(tx: Queries, id: string): Promise<void> {
  await tx.query('update account set guardian_confirmed_at = coalesce(guardian_confirmed_at, now()) where id = $1', [
    id,
  ])
}

/** Everything that hangs on it goes with it. */
export async function deleteAccountRow(tx: Queries, id: string): Promise<void> {
  await tx.query('delete from account where id = $1', [id])
}
