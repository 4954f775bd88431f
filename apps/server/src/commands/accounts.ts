import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { FieldFault } from '@games/contract'
import { ROLES, type Result, type Role, USER_TYPES, type UserType } from '@games/domain'
import { delegationTemplate } from '@games/odf/tables/index'
import { stringify } from 'csv-stringify/sync'
import type { Pool } from 'pg'
import { loadCommandEnv } from '../env.ts'
import {
  blockAccount,
  changeStanding,
  createAccount,
  createPasswordToken,
  type DelegationPlan,
  type GivenCode,
  inviteDelegation,
  type Made,
  type ManageFault,
  planDelegation,
  staffRows,
} from '../features/accounts/index.ts'
import { csvText } from '../features/exports/index.ts'
import { settings } from '../features/settings/index.ts'
import { openCommandDatabase } from './open-command-database.ts'
import { printTable } from './print.ts'

const USAGE = `usage: npm run accounts                                                  (who may do more than every account may)
       npm run accounts -- create USERNAME EMAIL [--role ROLE] [--type TYPE]
       npm run accounts -- create USERNAME EMAIL … --password < FILE     (its password is the first line; else its owner chooses one)
       npm run accounts -- link USERNAME                                 (another address to choose a password, good for an hour)
       npm run accounts -- change USERNAME [--role ROLE] [--type TYPE]
       npm run accounts -- block USERNAME | unblock USERNAME
       npm run accounts -- delegation FILE                               (CSV, JSON or XLSX: a dry run that names every problem by row)
       npm run accounts -- delegation FILE --codes OUT [--again]         (writes a one-time code for each into a new file; --again: also
                                                                          another one for those who have not used theirs)
       npm run accounts -- delegation --template                         (a file to fill in)
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

/** What each command takes beside its name: how many words, and which options. */
const TAKES: Readonly<Record<string, { readonly words: number; readonly options: readonly string[] }>> = {
  create: { words: 2, options: ['role', 'type', 'password'] },
  change: { words: 1, options: ['role', 'type'] },
  link: { words: 1, options: [] },
  block: { words: 1, options: [] },
  unblock: { words: 1, options: [] },
  delegation: { words: 1, options: ['codes', 'again'] },
}

/** Lines shown of a plan; the summary counts all. */
const SHOWN = 50

/** `npm run accounts -- create ana ana@games.example --role admin`: accounts of who runs the games, beside a running server or without one. */
const { positionals, values } = readArguments()
const [command, username, email] = positionals
const role = roleOf(values.role)
const type = values.type
if (!isUsable()) {
  console.error(USAGE)
  process.exitCode = 2
} else if (command === 'delegation' && values.template === true) process.stdout.write(delegationTemplate())
else if (command === 'delegation' && username !== undefined && !existsSync(username)) {
  console.error(`there is no file ${username}`)
  process.exitCode = 2
} else await run()

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        role: { type: 'string' },
        type: { type: 'string' },
        password: { type: 'boolean' },
        codes: { type: 'string' },
        again: { type: 'boolean' },
        template: { type: 'boolean' },
      },
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
  const given = Object.keys(values)
  if (command === undefined) return given.length === 0
  if (command === 'delegation' && values.template === true) return given.length === 1 && username === undefined
  const takes = TAKES[command]
  return (
    takes !== undefined &&
    positionals.length === takes.words + 1 &&
    given.every((option) => takes.options.includes(option)) &&
    role !== false &&
    isType(type) &&
    (command !== 'change' || given.length > 0) &&
    (values.again === undefined || values.codes !== undefined)
  )
}

async function run(): Promise<void> {
  const env = loadCommandEnv()
  // before a database is started: whoever types it has time to think
  const password = values.password === true ? ((await text(process.stdin)).split(/\r?\n/, 1)[0] ?? '') : null
  const database = await openCommandDatabase(env)
  try {
    if (command === undefined || username === undefined) await printStaff(database.pool)
    else if (command === 'delegation') await importDelegation(database.pool, username, env.siteUrl)
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
  if (command === 'create' && !role && (await settings(pool)).get('login_enabled') !== true)
    console.log('signing in is for accounts with a role yet; for everybody: npm run settings -- login_enabled true')
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

async function importDelegation(pool: Pool, path: string, siteUrl: string | null): Promise<void> {
  const plan = await planDelegation(pool, readFileSync(path))
  const problems = plan.problems.map(({ problem, row, column, value }) => [
    problem,
    row ?? '',
    column ?? '',
    value ?? '',
  ])
  if (problems.length > 0) printTable(['problem', 'row', 'column', 'value'], problems)
  const shown = plan.people.slice(0, SHOWN)
  if (shown.length > 0)
    printTable(
      ['row', 'name', 'username', 'type', 'delegation', ''],
      shown.map(({ row, name, username: proposed, type: is, organisation, state }) => [
        row,
        name ?? '',
        proposed ?? '',
        is,
        organisation,
        state,
      ]),
    )
  if (plan.people.length > SHOWN) console.log(`and ${plan.people.length - SHOWN} more`)
  const counted = (state: string) => plan.people.filter((person) => person.state === state).length
  console.log(
    `${plan.people.length} people: ${counted('new')} new, ${counted('invited')} with a code not used yet, ${counted('joined')} with an account`,
  )
  if (!plan.applicable) {
    console.error('problems stop the sheet: nothing was stored')
    process.exitCode = 1
  } else if (values.codes === undefined) console.log('dry run: nothing was stored')
  else await giveCodes(pool, plan, values.codes, siteUrl)
}

async function giveCodes(pool: Pool, plan: DelegationPlan, file: string, siteUrl: string | null): Promise<void> {
  let isMade = false
  try {
    const codes = await inviteDelegation(pool, plan, {
      renew: values.again === true,
      write(given) {
        // never over another one, whose codes would be gone
        writeFileSync(file, codesTable(given, siteUrl), { flag: 'wx', mode: 0o600 })
        isMade = true
      },
    })
    console.log(
      codes.length === 0
        ? 'everybody has a code or an account: nothing was stored'
        : `${codes.length} codes are in ${file}, and nowhere else: each makes one account`,
    )
  } catch (error) {
    // codes of a file that was not committed open nothing
    if (isMade) rmSync(file, { force: true })
    if (!(error instanceof Error && 'code' in error && 'path' in error)) throw error
    console.error(`${file} cannot be written (${String(error.code)}): nothing was stored`)
    process.exitCode = 1
  }
}

/** For the spreadsheet it came from: UTF-8 with its mark, `;`, no cell that would be a formula. */
function codesTable(given: readonly GivenCode[], siteUrl: string | null): string {
  return stringify(
    [
      ['name', 'username', 'email', 'type', 'delegation', 'code', 'address', 'until'],
      ...given.map(({ name, username: proposed, email: address, type: is, organisation, code, expiresAt }) => [
        ...[name, proposed, address].map((text) => csvText(text ?? '', 'eng')),
        is,
        organisation,
        code,
        `${siteUrl ?? ''}/auth?code=${code}`,
        expiresAt.toISOString().slice(0, 10),
      ]),
    ],
    { bom: true, delimiter: ';', record_delimiter: 'windows' },
  )
}
