import type { Locale, Role, UserType } from '@games/domain'
import type { ClientBase } from 'pg'
import type { Statements } from '../../facts/reading.ts'
import type { PasswordHashes } from './passwords.ts'

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
  readonly cpfPasswordHash: string | null
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
       type, role, organisation, cpf_password_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict (username_key) do nothing returning id`,
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
      account.cpfPasswordHash,
    ],
  )
  return rows[0]?.id ?? null
}

export async function isUsernameTaken(q: Queries, usernameKey: string): Promise<boolean> {
  const { rowCount } = await q.query('select from account where username_key = $1', [usernameKey])
  return rowCount === 1
}

/** An account that a password opens, or may open. */
export interface Candidate {
  readonly id: string
  readonly email_key: string | null
  readonly cpf_hash: Buffer | null
  readonly password_hash: string
  readonly cpf_password_hash: string | null
  /** A child's whose guardian has not agreed yet. */
  readonly waits_for_guardian: boolean
  /** Whether somebody signed in to it on this device before. */
  readonly knows_device: boolean
}

const CANDIDATE = `select id, email_key, cpf_hash, password_hash, cpf_password_hash,
    guardian_email is not null and guardian_confirmed_at is null as waits_for_guardian,
    exists (select from account_device d where d.account_id = account.id and d.id = $1) as knows_device
  from account where blocked_at is null and (role_now(role, role_until) is not null or not $2)`

/** By which browser somebody signs in, and who may: `staffOnly`: accounts with a role alone. */
export interface SigningIn {
  readonly deviceId: Buffer | null
  readonly staffOnly: boolean
}

/** The account of a username, whose password is to be compared; undefined: there is none that may sign in. */
export async function ofUsername(
  q: Queries,
  { deviceId, staffOnly }: SigningIn,
  usernameKey: string,
): Promise<Candidate | undefined> {
  const { rows } = await q.query<Candidate>(`${CANDIDATE} and username_key = $3`, [deviceId, staffOnly, usernameKey])
  return rows[0]
}

/** Accounts of an e-mail address that a password opens, the oldest first. */
export async function ofEmail(
  q: Queries,
  { deviceId, staffOnly }: SigningIn,
  emailKey: string,
  hash: string,
): Promise<Candidate[]> {
  const { rows } = await q.query<Candidate>(
    `${CANDIDATE} and email_key = $3 and password_hash = $4 order by created_at, id`,
    [deviceId, staffOnly, emailKey, hash],
  )
  return rows
}

/** Accounts of a CPF that a password opens, the oldest first. */
export async function ofCpf(
  q: Queries,
  { deviceId, staffOnly }: SigningIn,
  cpfHash: Buffer,
  hash: string,
): Promise<Candidate[]> {
  const { rows } = await q.query<Candidate>(
    `${CANDIDATE} and cpf_hash = $3 and cpf_password_hash = $4 order by created_at, id`,
    [deviceId, staffOnly, cpfHash, hash],
  )
  return rows
}

/** Whether an account of a username, an e-mail address or a CPF knows a device. */
export async function isKnownDevice(
  q: Queries,
  { usernameKey, emailKey, cpfHash }: { usernameKey: string; emailKey: string; cpfHash: Buffer },
  deviceId: Buffer,
): Promise<boolean> {
  const { rowCount } = await q.query(
    `select from account_device d join account a on a.id = d.account_id
     where d.id = $4 and (a.username_key = $1 or a.email_key = $2 or a.cpf_hash = $3) limit 1`,
    [usernameKey, emailKey, cpfHash, deviceId],
  )
  return rowCount === 1
}

/** Whether an account still has the password that was compared; locked, so that no other is chosen until the end of the transaction. */
export async function stillHasPassword(
  tx: ClientBase,
  { id, password_hash }: Pick<Candidate, 'id' | 'password_hash'>,
): Promise<boolean> {
  const { rowCount } = await tx.query('select from account where id = $1 and password_hash = $2 for no key update', [
    id,
    password_hash,
  ])
  return rowCount === 1
}

export interface AccountRow {
  readonly id: string
  readonly username: string
  readonly email: string | null
  readonly email_key: string | null
  readonly cpf_hash: Buffer | null
  readonly cpf_end: string | null
  readonly password_hash: string
  readonly password_changed_at: Date
  readonly type: UserType
  /** As it is at this moment. */
  readonly role: Role | null
  readonly role_until: Date | null
  readonly role_venues: readonly string[]
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
    `select id, username, email, email_key, cpf_hash, cpf_end, password_hash, password_changed_at, type, role_now(role, role_until) as role,
       role_until, role_venues, organisation, locale,
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
    /** With the password as it is stored for the new address. */
    readonly email?: { readonly written: string; readonly key: string; readonly passwordHash: string }
    readonly organisation?: string | null
  },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update account set
       username = coalesce($2, username), username_key = coalesce($3, username_key),
       email = coalesce($4, email), email_key = coalesce($5, email_key),
       password_hash = coalesce($8, password_hash),
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
      change.email?.passwordHash ?? null,
    ],
  )
  return rowCount === 1
}

export async function updatePassword(
  tx: Queries,
  id: string,
  { passwordHash, cpfPasswordHash }: PasswordHashes,
): Promise<void> {
  await tx.query(
    'update account set password_hash = $2, cpf_password_hash = $3, password_changed_at = now() where id = $1',
    [id, passwordHash, cpfPasswordHash],
  )
}

/** The same password as it is stored now. */
export async function storeHashes(
  tx: Queries,
  id: string,
  { passwordHash, cpfPasswordHash }: PasswordHashes,
): Promise<void> {
  await tx.query('update account set password_hash = $2, cpf_password_hash = $3 where id = $1', [
    id,
    passwordHash,
    cpfPasswordHash,
  ])
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

/** Children's accounts to which no guardian has agreed in time: the e-mail is good for two weeks, and may have been on its way for a day. */
export async function deleteUnconfirmed(q: Queries): Promise<void> {
  await q.query(
    `delete from account where guardian_email is not null and guardian_confirmed_at is null
       and created_at < now() - interval '15 days'`,
  )
}
