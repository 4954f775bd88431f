import { createHash } from 'node:crypto'
import { Email, faultsOf, type FieldFault, Username } from '@games/contract'
import { comparableEmail, comparableUsername, searchable } from '@games/domain'
import {
  type DelegationCells,
  type InvitedType,
  type ProblemKind,
  type RawTable,
  readDelegationRows,
  stops,
} from '@games/odf/tables/index'
import { readXlsx } from 'hucre/xlsx'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { codeDigest, newCode } from './codes.ts'
import { invitedBefore, type NewInvitation, putInvitations, takenUsernames } from './invitations.queries.ts'

/** Something in a sheet of a delegation that is not as it should be. */
export interface SheetProblem {
  readonly problem: ProblemKind | FieldFault | 'too-many-rows'
  readonly row: number | null
  readonly column: string | null
  readonly value: string | null
}

/** Somebody of a sheet, as it has them. */
export interface Invited {
  readonly row: number
  readonly name: string | null
  readonly username: string | null
  readonly email: string | null
  readonly type: InvitedType
  readonly organisation: string
  /** `new`; `invited`: has a code that nobody has used yet; `joined`: has an account. */
  readonly state: 'new' | 'invited' | 'joined'
}

export interface DelegationPlan {
  readonly people: readonly Invited[]
  readonly problems: readonly SheetProblem[]
  /** Whether nothing stands in the way. */
  readonly applicable: boolean
}

/** A code and whom it is for, shown once. */
export interface GivenCode extends Invited {
  readonly code: string
  readonly expiresAt: Date
}

/** A delegation has some hundreds; a file of more is another one. */
const MOST_ROWS = 5_000
const CODE_GROUPS = 4
/** How a workbook begins, and every other archive. */
const ARCHIVE = [0x50, 0x4b, 0x03, 0x04]

/** What a sheet would do: CSV or JSON as of all tables, or the first sheet of a workbook. */
export async function planDelegation(pool: Pool, bytes: Uint8Array): Promise<DelegationPlan> {
  const table = ARCHIVE.every((byte, at) => bytes[at] === byte) ? await workbookTable(bytes) : bytes
  if (table === null) return refused([{ problem: 'not-text', row: null, column: null, value: null }])
  const read = readDelegationRows(table)
  if (read.found > MOST_ROWS)
    return refused([{ problem: 'too-many-rows', row: null, column: null, value: String(read.found) }])
  const rows = read.rows.map(({ row, cells }) => ({ row, ...personOf(cells) }))
  const digests = rows.map(digestOf)
  const states = new Map(
    (await invitedBefore(pool, digests)).map(({ row_digest, joined }) => [
      row_digest.toString('hex'),
      joined ? ('joined' as const) : ('invited' as const),
    ]),
  )
  const people = rows.map((person, at) => ({
    ...person,
    state: states.get(digests[at]?.toString('hex') ?? '') ?? ('new' as const),
  }))
  const ofPeople = await problemsOf(pool, people)
  return {
    people,
    problems: [...read.problems, ...ofPeople].toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
    applicable: !read.problems.some(stops) && ofPeople.length === 0,
  }
}

/**
 * Gives codes to those of a plan who have none, with `renew` also another one to those who have not used theirs. `write` has them before
 * anything is stored for good: where it throws nothing is.
 */
export async function inviteDelegation(
  pool: Pool,
  { people, applicable }: DelegationPlan,
  { renew, write }: { readonly renew: boolean; readonly write: (codes: readonly GivenCode[]) => void },
): Promise<readonly GivenCode[]> {
  if (!applicable) throw new Error('a sheet with problems cannot be applied')
  const wanted = people
    .filter(({ state }) => state === 'new' || (renew && state === 'invited'))
    .map((person) => ({ person, rowDigest: digestOf(person), code: newCode(CODE_GROUPS) }))
  if (wanted.length === 0) return []
  return transaction(pool, async (tx) => {
    const stored = await putInvitations(
      tx,
      wanted.map(
        ({ person: { username, email, type, organisation }, rowDigest, code }): NewInvitation => ({
          rowDigest,
          codeDigest: codeDigest(code),
          username,
          email,
          type,
          organisation,
        }),
      ),
      renew,
    )
    const ends = new Map(stored.map(({ row_digest, expires_at }) => [row_digest.toString('hex'), expires_at]))
    const codes = wanted.flatMap(({ person, rowDigest, code }) => {
      const expiresAt = ends.get(rowDigest.toString('hex'))
      return expiresAt ? [{ ...person, code, expiresAt }] : []
    })
    write(codes)
    return codes
  })
}

const refused = (problems: readonly SheetProblem[]): DelegationPlan => ({ people: [], problems, applicable: false })

/** The first sheet of a workbook as rows of text; null: it is none. */
async function workbookTable(bytes: Uint8Array): Promise<RawTable | null> {
  const workbook = await readXlsx(bytes, { sheets: [0], maxRows: MOST_ROWS + 2 }).catch(() => null)
  if (!workbook) return null
  const rows = (workbook.sheets[0]?.rows ?? [])
    .map((cells, at) => ({ row: at + 1, cells: Array.from(cells, cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [head, ...others] = rows
  return { header: head?.cells ?? [], headerRow: head?.row ?? null, rows: others }
}

const cellText = (cell: unknown): string =>
  cell instanceof Date
    ? cell.toISOString().slice(0, 10)
    : typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
      ? String(cell).trim()
      : ''

const personOf = ({ name, username, email, type, delegation }: DelegationCells) => ({
  name: name ?? null,
  username: username?.normalize('NFC') ?? null,
  email: email?.normalize('NFC') ?? null,
  type,
  organisation: delegation,
})

/** Who a row is about, however it is written: the same person of a later sheet is the same. */
const digestOf = ({ organisation, name, username }: Omit<Invited, 'state' | 'row'>): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([
        organisation,
        name === null ? null : searchable(name),
        username === null ? null : comparableUsername(username),
      ]),
    )
    .digest()

/** What the columns by themselves do not say: what may be a username and an address, and which usernames are somebody's. */
async function problemsOf(pool: Pool, people: readonly Invited[]): Promise<SheetProblem[]> {
  const problems: SheetProblem[] = []
  const keyOf = ({ username }: Invited) => (username === null ? null : comparableUsername(username))
  const open = people.filter(({ state }) => state !== 'joined')
  const taken = new Set(
    await takenUsernames(
      pool,
      open.flatMap((person) => keyOf(person) ?? []),
    ),
  )
  for (const person of open) {
    const { row, username, email } = person
    const key = keyOf(person)
    const usernameFault = username === null ? undefined : faultOf(Username, username)
    if (usernameFault) problems.push({ problem: usernameFault, row, column: 'username', value: username })
    else if (key !== null && taken.has(key))
      problems.push({ problem: 'username-taken', row, column: 'username', value: username })
    // a later row of the same
    if (key !== null) taken.add(key)
    const emailFault = email === null ? undefined : faultOf(Email, comparableEmail(email))
    if (emailFault) problems.push({ problem: emailFault, row, column: 'email', value: email })
  }
  return problems
}

const faultOf = (schema: typeof Username, value: string): FieldFault | undefined => {
  const read = schema.safeParse(value)
  return read.success ? undefined : faultsOf(read.error.issues)['']
}
