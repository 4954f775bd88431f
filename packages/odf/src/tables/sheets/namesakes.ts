import type { TableRow } from '../columns.ts'
import type { KnownIndex, KnownPerson } from './known.ts'
import { freeCodeOf, hasMark, isAnother, type NamesakeMarks } from './resolve-words.ts'
import type { SheetContext } from './sheet-context.ts'
import { personCodeOf } from './word-codes.ts'

type ResultRow = TableRow<'results'>

/**
 * The codes of rows with namesakes of one delegation; null: the organiser is asked which of them it is. They have different days of birth in one
 * list, or different numbers and results; or the list in force has another number, and all others keep theirs. Numbers that count the rows are
 * ignored. A person who is known by one of these marks keeps the code. Codes of others follow from the order of the marks in all lists.
 */
export function namesakesIn(sheet: SheetContext, rows: readonly ResultRow[]): ReadonlyMap<ResultRow, string | null> {
  const lists = Map.groupBy(rows, ({ cells }) => cells.unit)
  const marksOf = marksIn(sheet, rows, lists)
  const codes = new Map<ResultRow, string | null>()
  for (const same of Map.groupBy(rows, ({ cells }) => cells.competitor).values()) {
    const { competitor, organisation, name, type } = same[0]?.cells ?? {}
    if (!organisation || !name || type !== 'A') continue
    // several who are known were told apart row by row
    const [person = null, another] = knownPeople(sheet.index, name, organisation)
    if (another !== undefined || competitor !== (person?.code ?? personCodeOf(name, organisation))) continue
    const distinct = distinctMarks(same, marksOf)
    const doubted = distinct.length > 0 ? same : same.filter((row) => isRenumbered(sheet, row, lists, person, marksOf))
    const marks = distinct.length > 0 ? distinct : doubted.map(marksOf)
    if (doubted.length === 0) continue
    const sameName = { name, organisation, person, rows: doubted, marks: unique(marks) }
    for (const [row, code] of codesOf(sheet, sameName, marksOf)) codes.set(row, code)
  }
  return codes
}

function knownPeople(index: KnownIndex, name: string, organisation: string): readonly KnownPerson[] {
  const entered = index.people(name, organisation)
  const listed = index.listed(name, organisation)
  return [...entered, ...listed.filter(({ code }) => !entered.some((one) => one.code === code))]
}

type MarksOf = (row: ResultRow) => NamesakeMarks
type Lists = ReadonlyMap<string, readonly ResultRow[]>

/** The marks of rows, without numbers that count them. */
function marksIn({ births }: SheetContext, rows: readonly ResultRow[], lists: Lists): MarksOf {
  const counted = new Set([...lists].flatMap(([unit, list]) => (isCounter(list) ? unit : [])))
  const areCounted = isCounter(rows)
  return ({ row, cells }) => ({
    birth: births.get(row) ?? null,
    bib: areCounted || counted.has(cells.unit) ? undefined : (cells.bib ?? undefined),
  })
}

/** Whether numbers of rows are 1, 2, 3 and so on. */
const isCounter = (rows: readonly ResultRow[]): boolean => rows.every(({ cells }, at) => cells.bib === String(at + 1))

const keyOf = ({ birth, bib }: NamesakeMarks): string => birth ?? bib ?? ''
const unique = (marks: readonly NamesakeMarks[]): readonly NamesakeMarks[] =>
  [...new Map(marks.map((mark) => [keyOf(mark), mark]))]
    .filter(([key]) => key !== '')
    .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([, mark]) => mark)

/** The marks of different people; empty: no list has two of them. `rows`: of one name and delegation. */
function distinctMarks(rows: readonly ResultRow[], marksOf: MarksOf): readonly NamesakeMarks[] {
  const lists = [...Map.groupBy(rows, ({ cells }) => cells.unit).values()]
  return lists.flatMap((list) => {
    const marks = list.map(marksOf)
    const differ = (values: readonly (string | null | undefined)[]) =>
      new Set(values.filter(Boolean)).size === list.length
    if (list.length < 2) return []
    const isByNumber = differ(marks.map(({ bib }) => bib)) && differ(list.map(({ cells }) => cells.result))
    return differ(marks.map(({ birth }) => birth)) || isByNumber ? marks : []
  })
}

/** Whether the list in force has another number for the known person of a row, while all others of the list keep theirs. */
function isRenumbered(
  { options }: SheetContext,
  row: ResultRow,
  lists: Lists,
  person: KnownPerson | null,
  marksOf: MarksOf,
): boolean {
  const before = new Map((options.lists?.get(row.cells.unit) ?? []).map(({ competitor, bib }) => [competitor, bib]))
  const marks = marksOf(row)
  const former = before.get(row.cells.competitor)
  if (person === null || !former || marks.bib === undefined || marks.bib === former || hasMark(person, marks))
    return false
  const others = (lists.get(row.cells.unit) ?? []).filter(({ cells }) => cells.competitor !== row.cells.competitor)
  return others.every(({ cells }) => (before.get(cells.competitor) ?? cells.bib) === cells.bib)
}

/** The codes of rows of one name. `person`: the only known one of the name, or null; `marks`: of different people. */
function codesOf(
  sheet: SheetContext,
  {
    name,
    organisation,
    person,
    rows,
    marks,
  }: {
    readonly name: string
    readonly organisation: string
    readonly person: KnownPerson | null
    readonly rows: readonly ResultRow[]
    readonly marks: readonly NamesakeMarks[]
  },
  marksOf: MarksOf,
): ReadonlyMap<ResultRow, string | null> {
  const { index, resolver } = sheet
  const codes = new Map<ResultRow, string | null>()
  const known = person === null ? [] : [person]
  const people = [...known]
  const free = () =>
    freeCodeOf(name, organisation, [...index.codesOf(name, organisation), ...people.map(({ code }) => code)])
  const ofPerson = marks.filter((mark) => person !== null && hasMark(person, mark))
  const codeOf = (mark: NamesakeMarks): string | null => {
    if (person === null) return free()
    if (ofPerson.length === 1) return ofPerson[0] === mark ? person.code : free()
    return isAnother(person, { birth: mark.birth, gender: null }) ? free() : null
  }
  const put = (row: ResultRow, mark: NamesakeMarks, choices: readonly KnownPerson[], code: () => string | null) => {
    const resolved = resolver.namesake(name, organisation, mark, { code, free, choices }, row.row)
    const given = sheet.code(resolved, row.row)
    codes.set(row, given)
    if (given !== null && !people.some((one) => one.code === given))
      people.push({ code: given, name, birth: mark.birth, bibs: mark.bib === undefined ? [] : [mark.bib] })
  }
  for (const mark of marks)
    for (const row of rows) if (keyOf(marksOf(row)) === keyOf(mark)) put(row, mark, known, () => codeOf(mark))
  // rows with another number, or without one
  for (const row of rows) if (!codes.has(row)) put(row, marksOf(row), people, () => null)
  return codes
}
