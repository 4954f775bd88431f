import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { comparableEmail, comparableUsername, type Role, type UserType } from '@games/domain'
import type { Pool } from 'pg'
import { transaction } from '../db/transaction.ts'
import { createAccount, newCode } from '../features/accounts/index.ts'
import { settings, writeSetting } from '../features/settings/index.ts'
import { APPLY_LOCK } from '../ingest/apply-lock.ts'
import { deleteAccounts, deleteStaff, usernamesOf } from './demo-accounts.queries.ts'

interface DemoAccount {
  readonly username: string
  readonly role: Role | null
  readonly type: UserType
}

/** One account of each kind that sees something else. */
const ACCOUNTS: readonly DemoAccount[] = [
  { username: 'demo', role: null, type: 'athlete' },
  { username: 'operator', role: 'operator', type: 'staff' },
  { username: 'admin', role: 'admin', type: 'admin' },
]
const USERNAMES = ACCOUNTS.map(({ username }) => comparableUsername(username))
/** By it a demo's account is told from one that somebody made; no address of that end is anybody's (RFC 2606). */
const emailOf = (username: string) => `${username}@demo.invalid`
const EMAILS = ACCOUNTS.map(({ username }) => comparableEmail(emailOf(username)))

/** What the demo's accounts are known by, both together: one whose e-mail somebody has changed is theirs. */
export const demoAccountKeys = { usernameKeys: USERNAMES, emailKeys: EMAILS } as const

const PASSWORD_GROUPS = 3

export interface DemoAccountOptions {
  readonly pool: Pool
  readonly dataDir: string
  /** The variables that let others reach this server; empty: only its own machine can. */
  readonly reachableBy: readonly string[]
  readonly log: (line: string) => void
}

/**
 * Makes the demo's accounts. Their random passwords are in a file of DATA_DIR that only its owner can read. The first start also switches
 * signing in on, unless that has been decided already. A later start makes again what is missing. A demo that others can reach has no
 * default account with an office role.
 */
export async function makeDemoAccounts({ pool, dataDir, reachableBy, log }: DemoAccountOptions): Promise<void> {
  const accounts = reachableBy.length === 0 ? ACCOUNTS : ACCOUNTS.filter(({ role }) => role === null)
  const file = join(dataDir, 'demo-accounts')
  const isNew = makePasswordFile(file)
  const passwords = readPasswords(file)
  // another folder's passwords are nobody's any more
  if (isNew) await deleteAccounts(pool, USERNAMES, EMAILS)
  const there = await usernamesOf(pool, USERNAMES)
  for (const { username, role, type } of accounts) {
    const password = passwords.get(username)
    if (there.includes(comparableUsername(username)) || password === undefined) continue
    const made = await createAccount(pool, { username, email: emailOf(username), role, type, password })
    if (!made.ok) throw new Error(`the demo's account ${username} cannot be made: ${made.error.kind}`)
  }
  if (there.length === 0)
    await transaction(
      pool,
      async (tx) => {
        if (!(await settings(pool)).has('login_enabled')) await writeSetting(tx, 'login_enabled', true)
      },
      { lock: APPLY_LOCK },
    )
  const usernames = accounts.map(({ username }) => username)
  log(
    isNew
      ? `accounts of the demo, for /login: ${usernames.map((username) => `${username} ${passwords.get(username)}`).join(', ')} (kept in ${file})`
      : `accounts of the demo, for /login: ${usernames.join(', ')}, passwords in ${file}`,
  )
  if (reachableBy.length > 0)
    log(
      `others can reach this demo (${reachableBy.join(', ')}): it has no default admin or operator. Make the first admin: npm run accounts -- create NAME EMAIL --role admin`,
    )
}

/**
 * Removes default accounts of an earlier start before this server listens: in production all of them, in a demo that others can reach
 * those with an office role. An account whose e-mail address was changed is somebody's own and stays.
 */
export async function removeDemoAccounts(
  pool: Pool,
  { demo, reachableBy }: { readonly demo: boolean; readonly reachableBy: readonly string[] },
): Promise<void> {
  if (!demo) return deleteAccounts(pool, USERNAMES, EMAILS)
  if (reachableBy.length > 0) await deleteStaff(pool, EMAILS)
}

/** False where it is there already; of two servers that make it at once, both use the same. */
function makePasswordFile(file: string): boolean {
  if (statSync(file, { throwIfNoEntry: false }) !== undefined) return false
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  const lines = ACCOUNTS.map(({ username }) => `${username} ${newCode(PASSWORD_GROUPS).toLowerCase()}\n`)
  writeFileSync(draft, lines.join(''), { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (statSync(file, { throwIfNoEntry: false }) === undefined) throw error
    return false
  } finally {
    rmSync(draft)
  }
}

const readPasswords = (file: string): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [username, password] = line.trim().split(/\s+/)
        return username && password ? [[username, password] as const] : []
      }),
  )
