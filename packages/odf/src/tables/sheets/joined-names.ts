import type { SheetField } from '@games/domain'
import { readEventWords } from '@games/domain/sports/recognise/event-words'
import { plain } from '../values.ts'
import { irmOf, irmWithReason } from './cells.ts'
import { areMost, isSchool } from './column-looks.ts'
import { fieldOf, headerKey } from './fields.ts'
import type { FoundRow, FoundTable } from './found-table.ts'
import { takesPlace } from './remarks.ts'

/** A name with its delegation; `organisation` null: the words are only a name. */
export interface JoinedName {
  readonly name: string
  readonly organisation: string | null
}

/** Columns of names and the columns of their delegations. */
const DELEGATION_OF: ReadonlyMap<SheetField | null, SheetField> = new Map<SheetField, SheetField>([
  ['athlete', 'organisation'],
  ['side1', 'organisation1'],
  ['side2', 'organisation2'],
])
/** Columns that have a delegation already. */
const OF_DELEGATION: ReadonlySet<SheetField | null> = new Set<SheetField>([
  'organisation',
  'team',
  'organisation1',
  'organisation2',
])
const NAMES: ReadonlySet<SheetField | null> = new Set<SheetField>(['athlete', 'name', 'family_name', 'given_name'])

/** `Ana Um - Escola Norte`, `Ana Um | Escola Norte`: a name has no such sign between spaces, the name of a school may have. */
const SIGN = /^([^()]+?)\s+[-–—|]\s*(\p{L}.*)$/u
/** `Ana Um (Escola Norte)`. */
const IN_PARENTHESES = /^([^()]+?)\s*\(([^()]*\p{L}[^()]*)\)$/u
/** Cells that show how a column is written. */
const ENOUGH_CELLS = 3

/** `Ana Um - Escola Norte`, `Ana Um (Escola Norte)` → the name and the delegation. A mark is no delegation: `Ana Um - WO`, `Ana Um (DNS)`. */
export function splitName(words: string): JoinedName {
  const [, name, organisation] = SIGN.exec(words) ?? IN_PARENTHESES.exec(words) ?? []
  return name === undefined || organisation === undefined || isOfCompetitor(organisation)
    ? { name: words, organisation: null }
    : { name, organisation }
}

/** Whether words behind a name are its mark or a remark, not a delegation. */
const isOfCompetitor = (words: string): boolean =>
  irmOf(words) !== null || irmWithReason(words) !== null || takesPlace(words, { isPodium: true, hasFigure: true })

/** Words that can be of a delegation, not the letter, gender or class of a team: `Colégio Sol - B`, `Colégio Sol - Feminino`. */
function canBeDelegation(words: string): boolean {
  const { gender, ageClass, words: others } = readEventWords(words)
  return /\p{L}{3}/u.test(words) && (others.length > 0 || (gender === null && ageClass === null))
}

/**
 * Whether most cells have a name with its delegation. The delegations are known as such by their words, or because several names have the same.
 * Abbreviations such as `AL` need no such proof (`nameAndDelegation`).
 */
export function areJoinedNames(cells: readonly string[]): boolean {
  const distinct = [...new Set(cells)]
  const joined = distinct
    .map(splitName)
    .filter(({ organisation }) => organisation !== null && canBeDelegation(organisation))
  // the delegation of a side is written beside its first match
  const named = new Set(joined.map(({ name }) => plain(name)))
  const isNamed = (cell: string) => named.has(plain(splitName(cell).name))
  if (joined.length < ENOUGH_CELLS || !areMost(distinct, isNamed)) return false
  const delegations = joined.map(({ organisation }) => organisation ?? '')
  if (delegations.filter(isSchool).length * 2 >= delegations.length) return true
  const areTeams = joined.filter(({ name }) => isSchool(name)).length * 2 >= joined.length
  return !areTeams && new Set(delegations.map(plain)).size * 2 <= delegations.length
}

/**
 * A table whose column has names with their delegations, by its header (`Nome - Escola`) or by its cells (`Ana Um (Escola Norte)`), as one with a
 * column for each. Any other table is returned unchanged.
 */
export function withDelegationColumns(table: FoundTable): FoundTable {
  if (table.headerRow === null) return table
  const joined = table.header.map((header) => isJoinedHeader(header))
  const fields = table.fields.map((field, at) => (joined[at] ? 'athlete' : field))
  const hasDelegations = fields.some((field) => OF_DELEGATION.has(field))
  const names = fields.flatMap((field, at) => (DELEGATION_OF.has(field) ? [at] : []))
  const cells = table.rows.flatMap((row) => names.flatMap((at) => row.cells[at] || []))
  const isOne = new Set(names.map((at) => fields[at])).size === names.length
  if (hasDelegations || !isOne || !(joined.includes(true) || areJoinedNames(cells))) return table
  const header = [...table.header, ...names.map((at) => table.header[at] ?? '')]
  return {
    ...table,
    header,
    key: headerKey(header),
    fields: [...fields, ...names.map((at) => DELEGATION_OF.get(fields[at] ?? null) ?? null)],
    rows: table.rows.map((row) => {
      const cellsOfRow = table.header.map((_, at) => row.cells[at] ?? '')
      const split = new Map(names.map((at) => [at, splitName(cellsOfRow[at] ?? '')]))
      return {
        ...row,
        cells: [
          ...cellsOfRow.map((cell, at) => split.get(at)?.name ?? cell),
          ...names.map((at) => split.get(at)?.organisation ?? ''),
        ],
      }
    }),
  }
}

/** `Escola Norte (Ana Um, Bia Dois)`: a team and its members. */
const WITH_MEMBERS = /^([^()]+?)\s*\(([^()]+)\)$/u
const BETWEEN_MEMBERS = /\s*[,;]\s*|\s+[-–]\s+/
const A_NAME = /^\p{Lu}[^\d]*\p{Ll}\.?$/u
/** Columns of tables of competitors. */
const OF_COMPETITORS: ReadonlySet<SheetField | null> = new Set<SheetField>(['rank', 'result', 'irm', 'medal'])

/** Several names, or a pair of full names: `Porto Alegre, RS` is a town. */
const areMembers = (names: readonly string[]): boolean =>
  names.every((name) => A_NAME.test(name)) &&
  (names.length > 2 || (names.length === 2 && names.every((name) => name.includes(' '))))

/** A table whose teams have their members in parentheses as one with a column of members. Any other table is returned unchanged. */
export function withMemberColumn(table: FoundTable): FoundTable {
  const { header, fields, rows } = table
  const team = fields.includes('team') ? fields.indexOf('team') : fields.indexOf('organisation')
  const hasNames = fields.some((field) => NAMES.has(field) || field === 'members')
  if (table.headerRow === null || team < 0 || hasNames || !fields.some((field) => OF_COMPETITORS.has(field)))
    return table
  const split = rows.map(({ cells }): readonly [string, string] => {
    const [, name, members = ''] = WITH_MEMBERS.exec(cells[team] ?? '') ?? []
    const names = members.split(BETWEEN_MEMBERS)
    return name === undefined || !areMembers(names) ? [cells[team] ?? '', ''] : [name, names.join(', ')]
  })
  if (split.every(([, members]) => members === '')) return table
  const withMembers = [...header, header[team] ?? '']
  return {
    ...table,
    header: withMembers,
    key: headerKey(withMembers),
    fields: [...fields, 'members'],
    rows: rows.map((row, at) => ({
      ...row,
      cells: [
        ...header.map((_, column) => (column === team ? (split[at]?.[0] ?? '') : (row.cells[column] ?? ''))),
        split[at]?.[1] ?? '',
      ],
    })),
  }
}

/** A table whose teams have each member in its own column (`Atleta 1`, `Atleta 2`) as one with all in the first of them. Any other is returned unchanged. */
export function withMembersTogether(table: FoundTable): FoundTable {
  const [first, ...others] = table.fields.flatMap((field, at) => (field === 'members' ? [at] : []))
  if (first === undefined || others.length === 0) return table
  const together = (cells: readonly string[]) =>
    [first, ...others].flatMap((at) => (cells[at] ? [cells[at]] : [])).join('; ')
  return {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => (at === first ? together(row.cells) : others.includes(at) ? '' : cell)),
    })),
  }
}

/**
 * A table whose teams have their members one below the other, as one with all members in the row of the team, and the rows of these `members`, which
 * have a name alone in the column of members. Any other table is returned unchanged.
 */
export function withMembersBelow(table: FoundTable): {
  readonly table: FoundTable
  readonly members: readonly number[]
} {
  const { fields, rows } = table
  const column = fields.indexOf('members')
  const hasTeams = fields.includes('team') || fields.includes('organisation')
  const isMember = ({ cells }: FoundRow) => cells.every((cell, at) => (at === column) === (cell !== ''))
  if (column < 0 || !hasTeams || !rows.some(isMember)) return { table, members: [] }
  const teams: FoundRow[] = []
  const members: number[] = []
  for (const row of rows) {
    const team = teams.at(-1)
    if (team === undefined || !isMember(row)) {
      teams.push(row)
      continue
    }
    const names = [team.cells[column], row.cells[column]].filter(Boolean).join('; ')
    teams[teams.length - 1] = { ...team, cells: team.cells.map((cell, at) => (at === column ? names : cell)) }
    members.push(row.row)
  }
  return { table: { ...table, rows: teams }, members }
}

/** Whether a header names people and their delegation: `Nome - Escola`, `Atleta/Escola`, `Athlete (School)`. */
function isJoinedHeader(header: string): boolean {
  const [name, delegation, ...others] = header.split(/\s*[-–—|/(]\s*/).map((part) => part.replace(/\)$/, ''))
  if (name === undefined || delegation === undefined || others.length > 0) return false
  return NAMES.has(fieldOf(name)) && fieldOf(delegation) === 'organisation'
}
