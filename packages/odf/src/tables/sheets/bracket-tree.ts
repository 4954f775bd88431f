import type { RawRow } from '../records.ts'
import { plain } from '../values.ts'
import { isBye, nameAndDelegation, scoresOf, setScoresOf } from './cells.ts'
import type { FormedRow } from './formed-row.ts'
import { isClass, isPhase, MATCH_FIELDS } from './match-line.ts'
import { partOfRow } from './sheet.ts'

/** A bracket with a column for each round: the winners of a column are the names of the next one. */
export interface BracketTree {
  /** Rows of the sheet from its first one. */
  readonly size: number
  /** A row for each match, without the lines above; null: the names do not show who met whom, or who won. */
  readonly rows: readonly Omit<FormedRow, 'under'>[] | null
}

/** A name of a round, with the score beside or below it. */
interface Entry {
  readonly name: string
  readonly row: number
  readonly column: number
  readonly score: string
}
type Slot = Entry | null

/** The rounds of a bracket by their columns. */
interface Rounds {
  readonly columns: readonly number[]
  readonly phases: readonly string[]
}

const MAX_ROWS = 140
const MAX_ROUNDS = 8
const WINNER =
  /^(?:(?:grande_)?(?:campea|campeao|campeon|campeona|champion|vencedora?|ganadora?|winner)|1_?(?:o|a|er|st)?_(?:lugar|place|puesto))$/
/** The phases of a bracket without a header, by the number of their names. */
const PHASES: ReadonlyMap<number, string> = new Map([
  [16, 'Oitavas de final'],
  [8, 'Quartas de final'],
  [4, 'Semifinal'],
  [2, 'Final'],
])

/** The bracket whose first row is a row of a sheet, or null. */
export function bracketAt(rows: readonly RawRow[], at: number): BracketTree | null {
  const named = roundsOf(rows[at])
  if (named !== null) {
    const body = bodyOf(rows.slice(at + 1, at + MAX_ROWS), new Set(named.columns))
    if (body.length < 2) return null
    return { size: body.length + 1, rows: matchesOf(named, entriesOf(body, named.columns)) }
  }
  // without a header only a whole bracket is one
  const [first, second] = rows.slice(at, at + 2).map(columnsOf)
  if (first?.length !== 1 || second === undefined || second.length === 0 || second[0] === first[0]) return null
  const whole = wholeTree(rows.slice(at, at + MAX_ROWS))
  const matches = whole === null ? null : matchesOf(whole.rounds, whole.entries)
  return whole === null || matches === null ? null : { size: whole.size, rows: matches }
}

const columnsOf = ({ cells }: RawRow): number[] => cells.flatMap((cell, column) => (cell === '' ? [] : [column]))

/** The rounds that a header names: at least two, and perhaps the winner; null: the row has other words. */
function roundsOf(header: RawRow | undefined): Rounds | null {
  const labels =
    header === undefined ? [] : columnsOf(header).map((column) => [column, header.cells[column] ?? ''] as const)
  const [first] = labels
  if (first === undefined || labels.length < 2 || labels.length > MAX_ROUNDS || !isPhase(first[1])) return null
  const phases = labels.filter(([, label]) => isPhase(label))
  const isWinner = (label: string) => WINNER.test(plain(label))
  const others = labels.filter(([, label]) => !isPhase(label))
  if (phases.length < 2 || others.length > 1 || !others.every(([, label]) => isWinner(label))) return null
  return { columns: labels.map(([column]) => column), phases: phases.map(([, label]) => label) }
}

const isScore = (cell: string): boolean =>
  /^\d{1,3}$/.test(cell) || scoresOf(cell) !== null || setScoresOf(cell) !== null

/** The rows of a bracket: names in its columns, and scores. */
function bodyOf(rows: readonly RawRow[], columns: ReadonlySet<number>): RawRow[] {
  const end = rows.findIndex(({ cells }) =>
    cells.some(
      (cell, column) => cell !== '' && ((!columns.has(column) && !isScore(cell)) || isPhase(cell) || isClass(cell)),
    ),
  )
  return end < 0 ? [...rows] : rows.slice(0, end)
}

/** The names of each round from top to bottom. */
function entriesOf(rows: readonly RawRow[], columns: readonly number[]): Entry[][] {
  return columns.map((column, round) => {
    const behind = columns[round + 1] ?? Number.POSITIVE_INFINITY
    const entries: Entry[] = []
    for (const { row, cells } of rows) {
      const name = cells[column] ?? ''
      const beside = cells.slice(column + 1, behind).filter((cell) => cell !== '')
      const last = entries.at(-1)
      if (name !== '' && !isScore(name)) entries.push({ name, row, column, score: beside.join(' ') })
      else if (name !== '' && last?.score === '') entries[entries.length - 1] = { ...last, score: name }
    }
    return entries
  })
}

/** A bracket of 4, 8 or 16 names whose columns halve down to the winner; null: the rows are something else. */
function wholeTree(
  rows: readonly RawRow[],
): { readonly rounds: Rounds; readonly entries: readonly Entry[][]; readonly size: number } | null {
  const end = rows.findIndex(({ cells }) => cells.filter((cell) => /\p{L}/u.test(cell)).length !== 1)
  const body = end < 0 ? rows : rows.slice(0, end)
  const columns = [
    ...new Set(body.flatMap(({ cells }) => cells.flatMap((cell, at) => (/\p{L}/u.test(cell) ? [at] : [])))),
  ].toSorted((a, b) => a - b)
  const entries = entriesOf(body, columns)
  const [most = 0] = entries.map(({ length }) => length)
  const phases = entries.slice(0, -1).map(({ length }) => PHASES.get(length))
  const halves = entries.every(({ length }, round) => length * 2 ** round === most)
  if (!halves || entries.at(-1)?.length !== 1 || most < 4 || phases.includes(undefined)) return null
  return { rounds: { columns, phases: phases.filter((phase) => phase !== undefined) }, entries, size: body.length }
}

/** The matches of a bracket; null: a name of a round is not one of the two before it, or scores contradict the winner. */
function matchesOf({ phases }: Rounds, entries: readonly Entry[][]): Omit<FormedRow, 'under'>[] | null {
  const [first = []] = entries
  if (first.length < 2 || !Number.isInteger(Math.log2(first.length)) || first.length !== 2 ** phases.length) return null
  const found: Omit<FormedRow, 'under'>[] = []
  let slots: readonly Slot[] = first
  for (const [round, phase] of phases.entries()) {
    const next = entries[round + 1] ?? []
    const pairs = Array.from({ length: slots.length / 2 }, (_, at) => slots.slice(at * 2, at * 2 + 2))
    const winners = pairs.map((): Slot => null)
    let pair = 0
    for (const entry of next) {
      // winners are in the order of their pairs
      const at = pairs.findIndex((sides, place) => place >= pair && winnerIn(sides, entry) !== null)
      const winner = winnerIn(pairs[at] ?? [], entry)
      if (winner === null) return null
      winners[at] = { ...entry, name: winner.name }
      pair = at + 1
    }
    for (const [at, sides] of pairs.entries()) {
      const winner = winners[at] ?? null
      const match = matchOf(
        sides,
        winner,
        next.find(({ row, column }) => row === winner?.row && column === winner.column),
      )
      if (match === 'contradiction') return null
      if (match !== null)
        found.push({ ...match, cells: match.cells.map((cell, place) => (place === 0 ? phase : cell)) })
    }
    slots = winners
  }
  return found.length === 0 ? null : inParts(found)
}

/** The side of a pair that a name means, or null: no side, or both of them. */
function winnerIn(sides: readonly Slot[], { name }: Entry): Entry | null {
  const same = sides.filter((side) => side !== null && isSameName(side.name, name))
  return same.length === 1 ? (same[0] ?? null) : null
}

/** Whether all words of the shorter name are those of the longer one: `Ana Souza (AL)` and `Ana Souza`. */
function isSameName(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => plain(nameAndDelegation(name).name).split('_'))
  const [short = [], long = []] = (a ?? []).length <= (b ?? []).length ? [a, b] : [b, a]
  return short.every((word) => long.includes(word))
}

const [PHASE, SIDE1, RESULT, SIDE2, WLT] = (['phase', 'side1', 'result', 'side2', 'wlt'] as const).map((field) =>
  MATCH_FIELDS.indexOf(field),
)

/** A match of two sides; null: a side is not known yet, or has no opponent. */
function matchOf(
  [one = null, other = null]: readonly Slot[],
  winner: Slot,
  next: Entry | undefined,
): Omit<FormedRow, 'under'> | 'contradiction' | null {
  if (one === null || other === null || isBye(one.name) || isBye(other.name)) return null
  const isOwn = /^\d{1,3}$/
  const areApart = isOwn.test(one.score) && isOwn.test(other.score)
  // a score below the winner is of the match that it won
  const ofWinner = areApart || next === undefined || isOwn.test(next.score) ? '' : next.score
  const isFirst = winner === null || winner.name === one.name
  const [first, second] = ofWinner === '' || isFirst ? [one, other] : [other, one]
  if (areApart) {
    const difference = Number(one.score) - Number(other.score)
    if (winner !== null && difference !== 0 && difference > 0 !== (winner.name === one.name)) return 'contradiction'
  }
  const result = areApart ? `${one.score} x ${other.score}` : ofWinner
  const values = new Map([
    [SIDE1, first.name],
    [SIDE2, second.name],
    [RESULT, result],
    [WLT, winner?.name ?? ''],
  ])
  const columns = new Map([
    [PHASE, null],
    [SIDE1, first.column],
    [SIDE2, second.column],
  ])
  return {
    row: first.row,
    cells: MATCH_FIELDS.map((_, at) => values.get(at) ?? ''),
    columns: MATCH_FIELDS.map((_, at) => columns.get(at) ?? null),
  }
}

/** Rows with a number each: in narrow brackets several matches begin in one row of the sheet. */
function inParts(rows: readonly Omit<FormedRow, 'under'>[]): Omit<FormedRow, 'under'>[] {
  const counts = new Map<number, number>()
  return rows.map((match) => {
    const part = counts.get(match.row) ?? 0
    counts.set(match.row, part + 1)
    return { ...match, row: partOfRow(match.row, part) }
  })
}
