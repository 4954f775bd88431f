import type { Statements } from '../../facts/reading.ts'

export interface PasskeyRow {
  readonly id: string
  readonly credential_id: Buffer
  readonly transports: string[]
  readonly synced: boolean
  readonly browser: string | null
  readonly system: string | null
  readonly created_at: Date
  readonly used_at: Date | null
}

export async function passkeyRows(q: Statements, accountId: string): Promise<PasskeyRow[]> {
  const { rows } = await q.query<PasskeyRow>(
    `select id, credential_id, transports, synced, browser, system, created_at, used_at
     from account_passkey where account_id = $1 order by created_at, id`,
    [accountId],
  )
  return rows
}

export interface NewPasskey {
  readonly accountId: string
  readonly credentialId: Buffer
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
  readonly synced: boolean
  readonly browser: string | null
  readonly system: string | null
}

/** False where the account has `most` already, or the key is somebody's. */
export async function insertPasskey(q: Statements, key: NewPasskey, most: number): Promise<boolean> {
  const { rowCount } = await q.query(
    `insert into account_passkey (account_id, credential_id, public_key, counter, transports, synced, browser, system)
     select $1, $2, $3, $4, $5, $6, $7, $8
     where (select count(*) from account_passkey where account_id = $1) < $9
     on conflict (credential_id) do nothing`,
    [
      key.accountId,
      key.credentialId,
      key.publicKey,
      key.counter,
      key.transports,
      key.synced,
      key.browser,
      key.system,
      most,
    ],
  )
  return rowCount === 1
}

/** A key and the account it opens. */
export interface SigningKey {
  readonly id: string
  readonly account_id: string
  readonly public_key: Buffer
  readonly counter: number
  readonly blocked: boolean
  readonly has_role: boolean
  readonly waits_for_guardian: boolean
}

export async function signingKey(q: Statements, credentialId: Buffer): Promise<SigningKey | undefined> {
  const { rows } = await q.query<SigningKey>(
    `select p.id, p.account_id, p.public_key, p.counter::float8 as counter, a.blocked_at is not null as blocked, role_now(a.role, a.role_until) is not null as has_role,
       a.guardian_email is not null and a.guardian_confirmed_at is null as waits_for_guardian
     from account_passkey p join account a on a.id = p.account_id where p.credential_id = $1`,
    [credentialId],
  )
  return rows[0]
}

/** Notes that a key has signed; false where it has signed something else meanwhile, or was removed. */
export async function noteSigned(q: Statements, id: string, from: number, to: number): Promise<boolean> {
  const { rowCount } = await q.query(
    'update account_passkey set counter = $3, used_at = now() where id = $1 and counter = $2',
    [id, from, to],
  )
  return rowCount === 1
}

/** False where the account has no such key. */
export async function deletePasskey(q: Statements, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await q.query('delete from account_passkey where account_id = $1 and id = $2', [accountId, id])
  return rowCount === 1
}

export async function deletePasskeys(q: Statements, accountId: string): Promise<void> {
  await q.query('delete from account_passkey where account_id = $1', [accountId])
}

/** A challenge is answered within five minutes, which is what a browser waits for its owner. */
const CHALLENGE_SECONDS = 300

export async function insertChallenge(
  q: Statements,
  challenge: { readonly id: Buffer; readonly device: Buffer; readonly accountId: string | null },
): Promise<void> {
  await q.query(
    `insert into passkey_challenge (id, device, account_id, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4))`,
    [challenge.id, challenge.device, challenge.accountId, CHALLENGE_SECONDS],
  )
}

/** Uses a challenge up; false where there is none, it is too old, another browser's, or for something else. */
export async function redeemChallenge(
  q: Statements,
  challenge: { readonly id: Buffer; readonly device: Buffer; readonly accountId: string | null },
): Promise<boolean> {
  const { rows } = await q.query<{ fits: boolean }>(
    `delete from passkey_challenge where id = $1 and device = $2
     returning account_id is not distinct from $3 and expires_at > now() as fits`,
    [challenge.id, challenge.device, challenge.accountId],
  )
  return rows[0]?.fits === true
}

export async function deleteOldChallenges(q: Statements): Promise<void> {
  await q.query('delete from passkey_challenge where expires_at < now()')
}
