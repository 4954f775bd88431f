import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { FieldFault } from '@games/contract'
import { ROLES, type Result, type Role, USER_TYPES, type UserType } from '@games/domain'
import type { Pool } from 'pg'
import { openDatabase } from '../db/database.ts'
import { loadCommandEnv } from '../env.ts'
import {
  blockAccount,
  changeStanding,
  createAccount,
  createPasswordToken,
  type Made,
  type ManageFault,
  staffRows,
} from '../features/accounts/index.ts'
import { settings } from '../features/settings/index.ts'
import { printTable } from './print.ts'

const USAGE = `usage: npm run accounts                                                  (who may do more than every account may)
       npm run accounts -- create USERNAME EMAIL [--role ROLE] [--type TYPE]
       npm run accounts -- create USERNAME EMAIL … --password < FILE     (its password is the first line; else its owner chooses one)
       npm run accounts -- link USERNAME                                 (another address to choose a password, good for an hour)
       npm run accounts -- change USERNAME [--role ROLE] [--type TYPE]
       npm run accounts -- block USERNAME | unblock USERNAME
roles: ${ROLES.join(', ')}, none; types: ${USER_TYPES.join(', ')}`

const FAULTS: Partial<Record<FieldFault, string>> = {
  'username-required': 'a username is needed',
  'username-3': 'a username has at least 3 characters',
  'username-long': 'a username has at most 30 characters',
  'username-characters': 'a username has Latin letters, digits, _ . and -, and is no document’s number',
  'username-taken': 'this username is taken',
  'email-required': 'an e-mail address is needed',
  'email-invalid': 'this is no e-mail address',
  'password-required': 'there is no password on standard input',
  'password-8': 'a password has at least 8 characters',
  'password-long': 'a password has at most 128 characters',
  'password-common': 'this password is one of those that are tried first',
}

/** `npm run accounts -- create ana ana@games.example --role admin`: accounts of who runs the games, beside a running server or without one. */
const { positionals, values } = readArguments()
const [command, username, email, ...rest] = positionals
const role = roleOf(values.role)
const type = values.type
if (!isUsable()) {
  console.error(USAGE)
  process.exitCode = 2
} else await run()

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { role: { type: 'string' }, type: { type: 'string' }, password: { type: 'boolean' } },
    })
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}

/** undefined: not given; `false`: there is no such role. */
function roleOf(written: string | undefined): Role | null | undefined | false {
  if (written === undefined) return undefined
  if (written === 'none') return null
  return ROLES.find((one) => one === written) ?? false
}

function isType(written: string | undefined): written is UserType | undefined {
  return written === undefined || USER_TYPES.some((one) => one === written)
}

function isUsable(): boolean {
  const takes = { role: command === 'create' || command === 'change', password: command === 'create' }
  const isWhole =
    command === undefined ||
    (command === 'create' && email !== undefined) ||
    (command === 'change' && (role !== undefined || type !== undefined)) ||
    ['link', 'block', 'unblock'].includes(command)
  return (
    isWhole &&
    (command === undefined || username !== undefined) &&
    (email === undefined || command === 'create') &&
    rest.length === 0 &&
    role !== false &&
    isType(type) &&
    (takes.role || (role === undefined && type === undefined)) &&
    (takes.password || values.password === undefined)
  )
}

async function run(): Promise<void> {
  const env = loadCommandEnv()
  // before a database is started: whoever types it has time to think
  const password = values.password === true ? ((await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '') : null
  const database = await openDatabase(env.databaseUrl === null ? { dataDir: env.dataDir } : { url: env.databaseUrl })
  try {
    if (command === undefined || username === undefined) await printStaff(database.pool)
    else await tell(await work(database.pool, username, password), database.pool, env.siteUrl)
  } finally {
    await database.close()
  }
}

function work(pool: Pool, name: string, password: string | null): Promise<Result<ManageFault, Made>> {
  const standing = { ...(role === false ? {} : { role }), ...(isType(type) ? { type } : {}) }
  if (command === 'create')
    return createAccount(pool, {
      username: name,
      email: email ?? '',
      role: standing.role ?? null,
      type: standing.type ?? (standing.role ? 'staff' : 'guest'),
      password,
    })
  if (command === 'change') return changeStanding(pool, name, standing)
  if (command === 'link') return createPasswordToken(pool, name)
  return blockAccount(pool, name, command === 'block')
}

async function tell(done: Result<ManageFault, Made>, pool: Pool, siteUrl: string | null): Promise<void> {
  if (!done.ok) {
    console.error(faultInWords(done.error))
    process.exitCode = 1
    return
  }
  const { username: name, token } = done.value
  const what = { create: 'is made', change: 'is changed', link: 'may choose a password', block: 'is blocked' }
  console.log(`${name} ${what[command as keyof typeof what] ?? 'is let in again'}`)
  if (token !== null) {
    console.log(`to choose the password, once, within an hour: ${siteUrl ?? ''}/auth?reset=${token}`)
    if (siteUrl === null) console.log('(behind the site’s own address: SITE_URL is not set)')
  }
  if (command === 'create' && (await settings(pool)).get('login_enabled') !== true)
    console.log('nobody can sign in yet: npm run settings -- login_enabled true')
}

function faultInWords(fault: ManageFault): string {
  if (fault.kind === 'nobody') return `nobody is called ${fault.username}`
  if (fault.kind === 'blocked') return `${fault.username} is blocked`
  return FAULTS[fault.fault] ?? fault.fault
}

async function printStaff(pool: Pool): Promise<void> {
  const rows = await staffRows(pool)
  if (rows.length === 0) console.log('nobody may do more than every account may')
  else
    printTable(
      ['username', 'role', 'type', 'last seen', ''],
      rows.map(({ username: name, role: may, type: is, seen_at, blocked }) => [
        name,
        may,
        is,
        seen_at?.toISOString().slice(0, 10) ?? 'never',
        blocked ? 'blocked' : '',
      ]),
    )
}
