import type { SheetField } from '@games/domain'
import type { RawRow } from '../records.ts'
import { plain } from '../values.ts'
import { rankOf } from './cells.ts'
import { digestOf } from './digest.ts'
import { fieldOf } from './fields.ts'
import { areJoinedNames, splitName } from './joined-names.ts'
import type { Doubt, FormedRow, GivenPlace } from './formed-row.ts'
import { areOfChess, isEmptyCell, type MatrixMatch, matchOfCell, matchOfPair, mirrored } from './matrix-cells.ts'
import { cellName, partOfRow, wordsKey } from './sheet.ts'

/** The fields of the rows that a matrix becomes. */
export const MATRIX_FIELDS = [
  'side1',
  'organisation1',
  'result',
  'side2',
  'organisation2',
  'wlt',
] as const satisfies readonly SheetField[]

/** A table of all against all, whose rows and columns are the same competitors. */
export interface Matrix {
  /** Rows of the sheet below the header. */
  readonly size: number
  /** The name of the pool in its header; null: it has none. */
  readonly title: string | null
  /** A row for each pair, without the lines above. */
  readonly rows: readonly Omit<FormedRow, 'under'>[]
}

/** The competitors of a matrix are those of its rows, in their order. */
interface Grid {
  readonly header: RawRow
  readonly rows: readonly RawRow[]
  readonly names: readonly string[]
  readonly nameColumn: number
  /** The delegations of the competitors; empty where the matrix names none. */
  readonly organisations: readonly string[]
  /** The column of delegations, or null. */
  readonly organisationColumn: number | null
  /** The column of the first competitor. */
  readonly from: number
  /** The first column behind those of the competitors. */
  readonly behind: number
}

const MIN_SIZE = 3
const MAX_SIZE = 64
const DIAGONAL = /^(?:[■█▓▒●•*#\\/|_.–—-]*|[x×]+|n\/?a)$/i
/** `1 Ordóñez`, `1. Ordóñez`: the number of a row and its name. */
const NUMBERED = /^\d{1,2}\s?[.)ºª°–-]?\s+(?=\p{L})/u

/** The matrix whose header is a row of a sheet, or null. */
export function matrixAt(rows: readonly RawRow[], at: number): Matrix | null {
  const header = rows[at]
  if (header === undefined || !hasLabels(header)) return null
  const below = rows.slice(at + 1, at + 1 + MAX_SIZE)
  for (const [from, label] of header.cells.entries()) {
    const grid = from === 0 || label === '' ? null : gridAt(header, below, from)
    if (grid !== null && isOfMatches(grid))
      return { size: grid.rows.length, title: titleOf(grid), rows: matchesOf(grid) }
  }
  return null
}

const hasLabels = ({ cells }: RawRow): boolean => cells.filter((cell) => cell !== '').length >= MIN_SIZE

/** Columns from `from` on that count 1, 2, 3 … or A, B, C …. */
function countedFrom({ cells }: RawRow, from: number): number {
  const labels = cells.slice(from).map((cell) => cell.replace(/[.ºª°#]/g, '').toUpperCase())
  const runOf = (nameOf: (at: number) => string) => {
    const end = labels.findIndex((label, at) => label !== nameOf(at))
    return end < 0 ? labels.length : end
  }
  return Math.max(
    runOf((at) => String(at + 1)),
    runOf((at) => String.fromCharCode(65 + at)),
  )
}

function gridAt(header: RawRow, below: readonly RawRow[], from: number): Grid | null {
  const isOnDiagonal = ({ cells }: RawRow, at: number) => DIAGONAL.test(cells[from + at] ?? '')
  const named = below.findIndex((row, at) => !hasName(row, from) || !isOnDiagonal(row, at))
  const most = named < 0 ? below.length : named
  if (most < MIN_SIZE) return null
  const counted = countedFrom(header, from)
  const size = counted >= MIN_SIZE ? Math.min(counted, most) : most
  const rows = below.slice(0, size)
  const place = nameColumnOf(rows, from)
  if (size < MIN_SIZE || place === null) return null
  const organisationColumn = organisationColumnOf(header, rows, place, from)
  const written = rows.map((row) => nameIn(header, row, place, from))
  const joined = organisationColumn === null && areJoinedNames(written) ? written.map(splitName) : null
  const names = joined?.map(({ name }) => name) ?? written
  const organisations = rows.map(({ cells }, at) => joined?.[at]?.organisation ?? cells[organisationColumn ?? -1] ?? '')
  const grid = { header, rows, names, organisations, nameColumn: place, organisationColumn, from }
  if (counted >= MIN_SIZE) return areCounted(rows, from, size, counted) ? { ...grid, behind: from + counted } : null
  const called = (at: number) =>
    [names[at], organisations[at]].some((name) => isShortFor(header.cells[from + at], name))
  const many = names.findIndex((_, at) => !called(at))
  const known = many < 0 ? size : many
  if (known < MIN_SIZE) return null
  return { ...grid, rows: rows.slice(0, known), names: names.slice(0, known), behind: from + known }
}

/** Whether the columns of a printed form without a competitor are empty, and numbers of rows count as the columns do. */
function areCounted(rows: readonly RawRow[], from: number, size: number, counted: number): boolean {
  const isUnused = rows.every(({ cells }) => cells.slice(from + size, from + counted).every((cell) => cell === ''))
  const numbers = rows.map(({ cells }) => /^(\d{1,2})(?!\d)/.exec(cells.find((cell) => cell !== '') ?? '')?.[1])
  return isUnused && numbers.every((number, at) => number === undefined || Number(number) === at + 1)
}

/** Whether a label is a name, or has the beginnings of its words: `Davi S.` of `Davi Sá`. */
function isShortFor(label: string | undefined, name: string | undefined): boolean {
  const [short, whole] = [label, name].map((words = '') =>
    words
      .split(/[\s,.()]+/)
      .map(wordsKey)
      .filter(Boolean),
  )
  if (short === undefined || whole === undefined || short.join('').length < 2) return false
  return short.every((word) => whole.some((one) => one.startsWith(word)))
}

const hasName = ({ cells }: RawRow, from: number): boolean =>
  cells.slice(0, from).some((cell) => /\p{L}{2}/u.test(cell))

function nameColumnOf(rows: readonly RawRow[], from: number): number | null {
  const column = Array.from({ length: from }).findIndex((_, at) =>
    rows.every(({ cells }) => /\p{L}{2}/u.test(cells[at] ?? '')),
  )
  return column < 0 ? null : column
}

function nameIn({ cells: header }: RawRow, { cells }: RawRow, place: number, from: number): string {
  const fields = header.slice(0, from).map(fieldOf)
  const [given, family] = [fields.indexOf('given_name'), fields.indexOf('family_name')]
  const name = given >= 0 && family >= 0 ? `${cells[given] ?? ''} ${cells[family] ?? ''}` : (cells[place] ?? '')
  return name.replace(NUMBERED, '').trim()
}

function organisationColumnOf({ cells: header }: RawRow, rows: readonly RawRow[], place: number, from: number) {
  const column = header.slice(0, from).findIndex((words, at) => {
    const field = fieldOf(words)
    if (at === place || (field !== null && field !== 'organisation' && field !== 'team')) return false
    return rows.filter(({ cells }) => /\p{L}{2}/u.test(cells[at] ?? '')).length * 2 > rows.length
  })
  return column < 0 ? null : column
}

/** A title in the first cells of the header: `POULE 1`. One word above the names is a word for the athletes: `Tiradora`. */
const titleOf = ({ header, from, nameColumn }: Grid): string | null =>
  header.cells
    .slice(0, from)
    .find(
      (cell, at) =>
        /\p{L}{3}/u.test(cell) && fieldOf(cell) === null && (at !== nameColumn || /\s|\d/.test(cell.trim())),
    ) ?? null

const cellOf = ({ rows, from }: Grid, row: number, column: number): string => {
  const cell = rows[row]?.cells[from + column] ?? ''
  return isEmptyCell(cell) ? '' : cell
}

/** Both competitors of each match, the first by its row. */
const pairsOf = ({ rows }: Grid): (readonly [number, number])[] =>
  rows.flatMap((_, row) => rows.slice(row + 1).map((__, at) => [row, row + 1 + at] as const))

const isOfChess = (grid: Grid): boolean =>
  areOfChess(
    pairsOf(grid).flatMap(([row, column]) => {
      const cells = [cellOf(grid, row, column), cellOf(grid, column, row)] as const
      return cells.includes('') ? [] : [cells]
    }),
  )

/** Whether most filled cells are those of matches, and a third of the matches have one. */
function isOfMatches(grid: Grid): boolean {
  const pairs = pairsOf(grid)
  const chess = isOfChess(grid)
  const filled = pairs.map(([row, column]) =>
    [cellOf(grid, row, column), cellOf(grid, column, row)].filter((cell) => cell !== ''),
  )
  const all = filled.flat()
  const known = all.filter((cell) => matchOfCell(cell, chess) !== null)
  return filled.filter((cells) => cells.length > 0).length * 3 >= pairs.length && known.length >= all.length * 0.8
}

/** A pair of competitors with its match. */
interface Pair {
  readonly sides: readonly [number, number]
  readonly match: MatrixMatch | 'open' | 'contradiction'
}

function matchesOf(grid: Grid): Matrix['rows'] {
  const chess = isOfChess(grid)
  const read = (row: number, column: number) => matchOfCell(cellOf(grid, row, column), chess)
  const isUnread = (row: number, column: number) => cellOf(grid, row, column) !== '' && read(row, column) === null
  const namesWinners =
    !chess && pairsOf(grid).some((pair) => [read(...pair), read(pair[1], pair[0])].some((match) => match?.winner === 0))
  const pairs = pairsOf(grid).map((sides): Pair => {
    const [row, column] = sides
    if (isUnread(row, column) || isUnread(column, row)) return { sides, match: 'contradiction' }
    return { sides, match: matchOfPair(read(row, column), read(column, row), namesWinners) }
  })
  const key = digestOf(JSON.stringify([grid.header.cells, grid.rows.map(({ cells }) => cells)]), 12)
  const figures = figuresOf(grid)
  const touches = touchesOfWin(pairs, figures)
  const whole = pairs.map((pair) => withTouches(pair, touches))
  const wrong = wrongFigures(grid, whole, figures)
  const ofTable = wrong === null ? [] : [{ ...wrong, key: `${key} figures` }]
  return whole.map((pair): Matrix['rows'][number] => {
    const [row, column] = pair.sides
    const ofPair =
      pair.match === 'contradiction'
        ? [doubtOfPair(grid, key, pair, read, namesWinners)]
        : isOpenWin(pair.match)
          ? [doubtOfWin(grid, key, pair)]
          : []
    return {
      row: partOfRow(grid.rows[row]?.row ?? 0, column - row - 1),
      cells: cellsOf(grid, pair),
      columns: [grid.nameColumn, grid.organisationColumn, grid.from + column, null, null, null],
      doubts: [...ofPair, ...ofTable],
      places: { key, matches: pairs.length, given: [placeOf(grid, row), placeOf(grid, column)] },
    }
  })
}

/** The cells of a pair: both sides with their delegations, the score and the winner. */
function cellsOf(grid: Grid, { sides, match }: Pair): string[] {
  const [one = '', other = ''] = sides.map((side) => grid.names[side] ?? '')
  const [ofOne = '', ofOther = ''] = sides.map((side) => grid.organisations[side] ?? '')
  const isKnown = typeof match === 'object'
  const [own, others] = isKnown ? match.scores : [null, null]
  const sets = isKnown ? match.sets.join(' ') : ''
  const score = own === null || others === null ? '' : sets || `${own} x ${others}`
  const result = isKnown && match.isWalkover ? 'WO' : score
  const winner = !isKnown || match.winner === null ? '' : match.winner === 0 ? one : other
  return [one, ofOne, result, other, ofOther, winner]
}

/** A win whose own touches are not written, beside those of the loser: `V` and `3`. */
const isOpenWin = (match: Pair['match']): match is MatrixMatch =>
  typeof match === 'object' &&
  match.winner !== null &&
  match.scores[match.winner] === null &&
  match.scores[1 - match.winner] != null

function withTouches(pair: Pair, touches: number | null): Pair {
  const { match } = pair
  if (touches === null || !isOpenWin(match)) return pair
  const [one, other] = match.scores
  return { ...pair, match: { ...match, scores: match.winner === 0 ? [touches, other] : [one, touches] } }
}

/** Touches of a bout in a pool: five, and four for the youngest. */
const TOUCHES = [5, 4] as const

/** The touches of a win that is written without them; null: the matrix does not show them. */
function touchesOfWin(pairs: readonly Pair[], figures: readonly Figure[]): number | null {
  const losses = pairs.flatMap(({ match }) =>
    typeof match === 'object' ? match.scores.filter((score, side) => score !== null && side !== match.winner) : [],
  )
  const bySums = figures.flatMap(({ of, competitor, value }) => {
    const matches = of === 'scored' ? matchesOfOne(pairs, competitor) : null
    const wins = matches?.filter(isOpenWin).filter(({ winner }) => winner === 0).length ?? 0
    if (matches === null || wins === 0) return []
    return [(value - matches.reduce((sum, { scores: [score] }) => sum + (score ?? 0), 0)) / wins]
  })
  const found = TOUCHES.find((touches) => bySums.filter((one) => one === touches).length * 2 > bySums.length)
  return found ?? (losses.some((score) => score === TOUCHES[1]) ? TOUCHES[0] : null)
}

/** All matches of a competitor as the side 0; null: one of them is open or in doubt. */
function matchesOfOne(pairs: readonly Pair[], competitor: number): MatrixMatch[] | null {
  const matches = pairs.filter(({ sides }) => sides.includes(competitor))
  const known = matches.flatMap(({ sides, match }) =>
    typeof match !== 'object' ? [] : sides[0] === competitor ? [match] : [mirrored(match)],
  )
  return known.length === matches.length ? known : null
}

/** A figure beside the matches of a competitor: wins, or what was scored and received. */
interface Figure {
  readonly of: 'wins' | 'scored' | 'received' | 'difference'
  readonly competitor: number
  readonly column: number
  readonly value: number
}

const FIGURES: readonly (readonly [Figure['of'], RegExp])[] = [
  ['wins', /^(?:v|v_m|v_b|vit|vic|vitorias?|victorias?|wins?|won|w)$/],
  ['scored', /^(?:td|ts|hs|toques_dados|tocados_dados|touches_scored|hits_scored)$/],
  ['received', /^(?:tr|hr|toques_recebidos|tocados_recibidos|touches_received|hits_received)$/],
  ['difference', /^(?:ind|indice|indicador|indicator)$/],
]
const PLACE = /^(?:pl|cl|pos|rk|rg)$/

function figuresOf({ header, rows, behind }: Grid): Figure[] {
  return header.cells.flatMap((label, column): Figure[] => {
    const kind = column < behind ? undefined : FIGURES.find(([, words]) => words.test(plain(label)))?.[0]
    if (kind === undefined) return []
    return rows.flatMap(({ cells }, competitor) => {
      const number = /^([+-]?\d{1,4})(?:\s?\/\s?\d{1,3})?$/.exec((cells[column] ?? '').replace(/^[−–]/, '-'))?.[1]
      return number === undefined ? [] : [{ of: kind, competitor, column, value: Number(number) }]
    })
  })
}

function placeOf({ header, rows, behind }: Grid, competitor: number): GivenPlace | null {
  const column = header.cells.findIndex(
    (label, at) => at >= behind && (fieldOf(label) === 'rank' || PLACE.test(plain(label))),
  )
  const row = rows[competitor]
  const place = Number(rankOf(row?.cells[column] ?? '') ?? 0)
  return row === undefined || !(place > 0) ? null : { place, cell: cellName(column, row.row) }
}

const MAX_NAMED = 4

/** The figures that are not those of the matches, as a choice for the whole table; null: all are. */
function wrongFigures(grid: Grid, pairs: readonly Pair[], figures: readonly Figure[]): Omit<Doubt, 'key'> | null {
  const wrong = figures.flatMap(({ of, competitor, column, value }) => {
    const computed = computedFigure(of, matchesOfOne(pairs, competitor))
    const cell = cellName(column, grid.rows[competitor]?.row ?? 0)
    const label = `${grid.names[competitor]}, ${grid.header.cells[column]} (${cell})`
    return computed === null || computed === value ? [] : [{ label, value, computed }]
  })
  if (wrong.length === 0) return null
  const shown = wrong.slice(0, MAX_NAMED)
  return {
    written: shown.map(({ label, value }) => `${label}: ${value}`).join(' · '),
    meanings: [{ code: 'matches', name: shown.map(({ label, computed }) => `${label}: ${computed}`).join(' · ') }],
  }
}

function computedFigure(of: Figure['of'], matches: readonly MatrixMatch[] | null): number | null {
  // the winner of a walkover can be unknown
  if (matches === null || matches.some(({ isWalkover, winner }) => isWalkover && winner === null)) return null
  if (of === 'wins') return matches.filter(({ winner }) => winner === 0).length
  const sumOf = (side: 0 | 1) =>
    matches.reduce<number | null>((sum, { scores }) => {
      const score = scores[side]
      return sum === null || score === null ? null : sum + score
    }, 0)
  const [scored, received] = [sumOf(0), sumOf(1)]
  if (scored === null || received === null) return null
  return of === 'scored' ? scored : of === 'received' ? received : scored - received
}

/** The choice between both cells of a pair that do not agree, by their names. */
function doubtOfPair(
  grid: Grid,
  key: string,
  { sides }: Pair,
  read: (row: number, column: number) => MatrixMatch | null,
  namesWinners: boolean,
): Doubt {
  const [row, column] = sides
  const written = ([own, other]: readonly [number, number]) => {
    const cell = grid.rows[own]?.cells[grid.from + other] || '–'
    return `${grid.names[own]} ${cell} × ${grid.names[other]} (${cellName(grid.from + other, grid.rows[own]?.row ?? 0)})`
  }
  const both = [sides, [column, row] as const] as const
  const meanings = both.flatMap(([own, other]) => {
    const match = matchOfPair(read(own, other), null, namesWinners)
    if (typeof match !== 'object') return []
    const cells = cellsOf(grid, { sides, match: own === row ? match : mirrored(match) })
    return [{ code: cellName(grid.from + other, grid.rows[own]?.row ?? 0), name: written([own, other]), cells }]
  })
  return { key: `${key} ${row + 1} ${column + 1}`, written: both.map(written).join(' · '), meanings }
}

/** The touches of wins that the matrix does not show, once for all of them. */
const doubtOfWin = (grid: Grid, key: string, pair: Pair): Doubt => ({
  key: `${key} win`,
  written: 'V',
  meanings: TOUCHES.map((touches) => ({
    code: String(touches),
    name: `V = ${touches}`,
    cells: cellsOf(grid, withTouches(pair, touches)),
  })),
})
