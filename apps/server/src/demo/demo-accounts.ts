import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { comparableEmail, comparableUsername, type Role, type UserType } from '@games/domain'
import type { Pool } from 'pg'
import { transaction } from '../db/transaction.ts'
import { createAccount, newCode } from '../features/accounts/index.ts'
import { settings, writeSetting } from '../features/settings/index.ts'
import { APPLY_LOCK } from '../ingest/apply-lock.ts'
import { deleteAccounts, usernamesOf } from './demo-accounts.queries.ts'

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

/**
 * The demo's accounts, with random passwords that lie in a file of DATA_DIR which only its owner reads; signing in is switched on with
 * them, unless it has been decided already. Whatever is missing of the file and the accounts at a later start is made again.
 */
export async function makeDemoAccounts(pool: Pool, dataDir: string, log: (line: string) => void): Promise<void> {
  const file = join(dataDir, 'demo-accounts')
  const isNew = makePasswordFile(file)
  const passwords = readPasswords(file)
  // another folder's passwords are nobody's any more
  if (isNew) await deleteAccounts(pool, USERNAMES, EMAILS)
  const there = await usernamesOf(pool, USERNAMES)
  for (const { username, role, type } of ACCOUNTS) {
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
  log(
    isNew
      ? `accounts of the demo, for /login: ${[...passwords].map((pair) => pair.join(' ')).join(', ')} (kept in ${file})`
      : `accounts of the demo, for /login: ${[...passwords.keys()].join(', ')}, passwords in ${file}`,
  )
}

/** In production the demo's accounts are nobody's: they go before anybody can sign in. */
export const removeDemoAccounts = (pool: Pool): Promise<void> => deleteAccounts(pool, USERNAMES, EMAILS)

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
