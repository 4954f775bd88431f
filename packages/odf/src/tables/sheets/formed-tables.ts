import { MEDALS, type SheetField } from '@games/domain'
import type { RawRow } from '../records.ts'
import { plain } from '../values.ts'
import { rankOf } from './cells.ts'
import { isAgeRange } from './column-looks.ts'
import { digestOf } from './digest.ts'
import { isMainCup } from './cup-columns.ts'
import { isLesserCup, isRanking } from './final-words.ts'
import type { FormedRow } from './formed-row.ts'
import { FINAL_RANKING } from './heats-of-finals.ts'
import { isClass, isPhase, MATCH_FIELDS, type MatchLine, matchLine, withFinal } from './match-line.ts'
import { bracketAt } from './bracket-tree.ts'
import { courtGridAt, GRID_FIELDS } from './court-grid.ts'
import { MATRIX_FIELDS, matrixAt } from './matrix.ts'
import { type MedalLine, medalLine } from './medal-lines.ts'
import { isFreePlace } from './no-competitor.ts'
import { OF_KNOCKOUT } from './pool-words.ts'
import { isRemark } from './remarks.ts'
import { unitWords } from './word-codes.ts'

/** A table without a header that is known by the form of its rows. */
export interface FormedTable {
  readonly fields: readonly (SheetField | null)[]
  readonly key: string
  readonly above: readonly string[]
  readonly rows: readonly FormedRow[]
  /** Absent: its rows are read. */
  readonly unread?: 'bracket'
}

export interface FormedTables {
  readonly tables: readonly FormedTable[]
  /** The other rows, with the titles of the sheet. */
  readonly rest: readonly RawRow[]
  /** Rows between matches about a competitor without one: `1/4 | Ana | bye`. */
  readonly byes: readonly number[]
}

/** A header above rows: whether its table is of matches, and its columns of ranks and other numbers. */
export interface HeaderAbove {
  readonly isOfMatches: boolean
  readonly numbers: readonly number[]
}

/** The header that a row is, or null. `isBelow`: the row is below another header. */
export type HeaderOf = (row: RawRow, isBelow: boolean) => HeaderAbove | null

/** Titles without an event or a phase. */
const HEADING = new RegExp(
  `^(?:(?:fase|etapa|quadro|cuadro|llave|chave)_)?(?:${OF_KNOCKOUT}|tableau|jogos|juegos|partidas|partidos|lutas|combates|confrontos|encuentros|matches|bouts|games)$`,
)
const PODIUM = /^(?:podio|podium)$/
const RANKING_FIELDS = ['rank', 'athlete', 'organisation', 'phase'] as const satisfies readonly SheetField[]

const MEDAL_FIELDS = ['medal', 'athlete', 'organisation'] as const satisfies readonly SheetField[]
const PLACE_FIELDS = ['rank', 'athlete', 'organisation'] as const satisfies readonly SheetField[]

interface Block {
  readonly kind: 'matrix' | 'matches' | 'ranking' | 'medals' | 'places' | 'grid' | 'bracket'
  readonly rows: FormedRow[]
}

/**
 * Matrices, grids of courts, lines of matches, rankings behind them, and lines of medals and places below the title of a class. Lines are known only
 * where no header is above them. Rankings alone are no such table.
 */
export function formedTables(rows: readonly RawRow[], headerOf: HeaderOf): FormedTables {
  const top = titlesAtTop(rows)
  const hasLesserCup = rows.some((row) => isTitle(row) && isLesserCup(plain(wordsOf(row))))
  const blocks: Block[] = []
  const taken = new Set<RawRow>()
  const byes: number[] = []
  /** Competitors as the rows of their byes have them, with the delegation, by their bare names. */
  const named = new Map<string, string>()
  let lines: RawRow[] = []
  let captions: readonly string[] = []
  let phase = ''
  /** Null: rows have no header above them, or one that ended with a table of another form. */
  let above: HeaderAbove | null = null
  let isRanked = false
  let isAfterSemifinal = false
  let isOfMedals = false
  let before: RowOfMatch | null = null
  let ranking = FINAL_RANKING
  /** Whether a title is of the main cup of an event that has a lesser one below it: its matches are those of the event. */
  const isMainOfCups = (line: string) =>
    hasLesserCup && isMainCup(plain(line)) && !captions.some((words) => isLesserCup(plain(words)))
  const begin = () => {
    if (lines.length === 0) return
    const below = lines.filter((line) => !top.titles.includes(line))
    for (const line of below) taken.add(line)
    const words = below.map(wordsOf)
    phase = words.findLast(isPhase) ?? ''
    const isOfEvent = (line: string) => !isPhase(line) && !isHeading(line) && !isMainOfCups(line)
    captions = [...captions, ...words.filter(isOfEvent)].slice(-MAX_CAPTIONS)
    lines = []
  }
  /** A row that is not read: the event and the phase above it are those of the next rows too. */
  const passBy = () => {
    const words = lines.map(wordsOf)
    if (words.length > 0) phase = words.findLast(isPhase) ?? ''
    captions = [...captions, ...words.filter(isClass)].slice(-MAX_CAPTIONS)
    lines = []
  }
  const add = (kind: Block['kind'], formed: FormedRow) => {
    const last = blocks.at(-1)
    if (last?.kind === kind) last.rows.push(formed)
    else blocks.push({ kind, rows: [formed] })
  }
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as RawRow
    const matrix = matrixAt(rows, at)
    if (matrix !== null) {
      begin()
      const under = [...captions, phase, matrix.title ?? ''].filter((words) => words !== '')
      for (const match of matrix.rows) add('matrix', { ...match, under })
      for (const line of rows.slice(at, at + matrix.size + 1)) taken.add(line)
      at += matrix.size
      above = null
      continue
    }
    const bracket = bracketAt(rows, at)
    if (bracket !== null) {
      begin()
      const block = rows.slice(at, at + bracket.size)
      const under = captions
      if (bracket.rows === null) blocks.push({ kind: 'bracket', rows: block.map((one) => ({ ...one, under })) })
      else for (const match of bracket.rows) add('matches', { ...match, under })
      for (const line of block) taken.add(line)
      at += bracket.size - 1
      above = null
      continue
    }
    const grid = courtGridAt(rows, at)
    if (grid !== null) {
      begin()
      const outer = [...captions, phase].filter((words) => words !== '')
      for (const match of grid.rows) add('grid', { ...match, under: [...outer, ...match.under] })
      for (const line of rows.slice(at, at + grid.size + 1)) taken.add(line)
      at += grid.size
      above = null
      continue
    }
    const header = headerOf(row, above !== null)
    if (header !== null) {
      above = header
      passBy()
      continue
    }
    const isOfHeader = above !== null && (lines.length === 0 || above.isOfMatches || isNumbered(row, above))
    const medal = above === null ? medalLine(row.cells) : null
    // a list of medals begins with the first
    if (medal !== null && (medal.place === 1 || isOfMedals)) {
      if (medal.winners.length === 0) continue
      begin()
      isOfMedals = true
      for (const formed of rowsOfMedal(row, medal))
        add(medal.isMedal ? 'medals' : 'places', { ...formed, under: captions })
      taken.add(row)
      continue
    }
    isOfMedals = false
    const asMatch: RawRow = isAfterSemifinal ? { ...row, cells: withFinal(row.cells) } : row
    const classOfMatch = isOfHeader ? null : classBeside(asMatch)
    const match: MatchLine | null =
      classOfMatch !== null
        ? classOfMatch.match
        : isOfHeader && !beginsKnockout(rows, at, above)
          ? null
          : matchLine(asMatch.cells)
    if (match !== null) {
      begin()
      if (classOfMatch !== null) {
        captions = [...captions, classOfMatch.words].slice(-MAX_CAPTIONS)
        phase = ''
      }
      isRanked = false
      isAfterSemifinal = unitWords(match.cells[PHASE] ?? '').phase === 'SFNL'
      above = null
      before = phaseOf(match, row, before)
      const { cells, columns } = withPhase(match, before.phase || phase)
      const whole = cells.map((cell, column) => (NAMES.includes(column) ? (named.get(cell) ?? cell) : cell))
      add('matches', { row: row.row, cells: whole, columns, under: captions })
      taken.add(row)
    } else if (above === null && isOfBye(row)) {
      byes.push(row.row)
      for (const cell of row.cells) {
        const name = /^(\S.*?)\s*\([^()]+\)$/.exec(cell)?.[1]
        if (name !== undefined) named.set(name, cell)
      }
      taken.add(row)
    } else if (isTitle(row)) {
      if (isRemark(wordsOf(row))) continue
      lines.push(row)
      isRanked = above === null && isRankingTitle(wordsOf(row))
    } else if (isRanked && isPlace(row)) {
      const title = lines.map(wordsOf).findLast(isRankingTitle)
      begin()
      ranking = title ?? ranking
      add('ranking', { ...placeOf(row, ranking), under: captions })
      taken.add(row)
    } else passBy()
  }
  if (blocks.every((block) => block.kind === 'ranking' || areAgeClasses(block)))
    return { tables: [], rest: rows, byes: [] }
  const has = (...kinds: readonly Block['kind'][]) => blocks.some(({ kind }) => kinds.includes(kind))
  const ofBlock = ({ kind, rows: formed }: Block): FormedTable => {
    if (kind !== 'medals' && kind !== 'places') return tableOf(kind, formed, top.above)
    if (has('matrix', 'matches')) return tableOf('ranking', formed.map(asPlace).map(asRanked), top.above)
    return has('places') ? tableOf('places', formed.map(asPlace), top.above) : tableOf(kind, formed, top.above)
  }
  return {
    tables: blocks.map(ofBlock),
    rest: rows.filter((row) => !taken.has(row)),
    byes,
  }
}

const MAX_CAPTIONS = 6

/** The phase of a match in its own row or in one directly above it, and its column; null: the row has none. */
interface RowOfMatch {
  readonly row: number
  readonly phase: string
  readonly column: number | null
}

/** The phase of a match, which can be written only in the first of its rows: `1/4 | Ana …`, ` | Eva …`. */
function phaseOf(
  { cells, columns }: MatchLine,
  { row, cells: rawCells }: RawRow,
  before: RowOfMatch | null,
): RowOfMatch {
  const written = { row, phase: cells[PHASE] ?? '', column: columns[PHASE] ?? null }
  if (written.phase !== '' || before === null || before.row !== row - 1 || before.column === null) return written
  return rawCells[before.column] === '' ? { ...before, row } : written
}

/** Whether a row behind an empty one, below a table of another form, is a match with its phase: `1/4 | Ana | 6-0 | Bia` below a ranking. */
function beginsKnockout(rows: readonly RawRow[], at: number, above: HeaderAbove | null): boolean {
  const [last, row] = [rows[at - 1], rows[at]]
  if (above?.isOfMatches !== false || last === undefined || row === undefined || last.row === row.row - 1) return false
  const match = matchLine(row.cells)
  return match !== null && [PHASE, RESULT].every((field) => (match.cells[field] ?? '') !== '')
}

/** Whether a row has a phase and a competitor without an opponent. */
function isOfBye({ cells }: RawRow): boolean {
  const [phase = '', , place = '', ...others] = cells.filter((cell) => cell !== '')
  return isPhase(phase) && isFreePlace(place) && others.length === 0
}

/** A match behind the class of its event: `MIXED TEAM | Norte | 5-3 | Sul`; null: another row. */
function classBeside({ cells }: RawRow): { readonly words: string; readonly match: MatchLine } | null {
  const column = cells.findIndex((cell) => cell !== '')
  const words = cells[column] ?? ''
  // F is a final too
  const isWord = words.length > 2 && isClass(words)
  const match = isWord ? matchLine(cells.map((cell, at) => (at === column ? '' : cell))) : null
  // the class can be a part of the name of a side: `Sub 16 Norte | Sul | 2-1`
  const isBetween = (match?.columns[RESULT] ?? Number.MAX_SAFE_INTEGER) < (match?.columns[SIDE2] ?? -1)
  return match === null || !isBetween ? null : { words, match }
}

/** Whether a row has numbers where its header has them: it is a row of that table. */
const isNumbered = ({ cells }: RawRow, { numbers }: HeaderAbove): boolean =>
  numbers.some((column) => /^=?\d{1,4}\s?[.ºª°]?$/.test(cells[column] ?? ''))

const wordsOf = ({ cells }: RawRow): string => cells.find((cell) => cell !== '') ?? ''
const isTitle = ({ cells }: RawRow): boolean => cells.filter((cell) => cell !== '').length === 1
const isHeading = (words: string): boolean =>
  HEADING.test(plain(words.replace(/\s*\([^()]*\)/g, ''))) || isRankingTitle(words)
const isRankingTitle = (words: string): boolean => isRanking(plain(words)) || PODIUM.test(plain(words))

/** Rows with one cell at the top of a sheet: `above` are those of all tables. The last of several is only of the first table. */
function titlesAtTop(rows: readonly RawRow[]): {
  readonly titles: readonly RawRow[]
  readonly above: readonly string[]
} {
  const end = rows.findIndex((row) => !isTitle(row) || matchLine(row.cells) !== null || medalLine(row.cells) !== null)
  const all = end < 0 ? [] : rows.slice(0, end)
  const titles = all.length > 1 ? all.slice(0, -1) : all
  return { titles, above: titles.map(wordsOf) }
}

/** Whether a row has a place and a name: `1 | ECHEGARAY Ane | Sala Montealto`. */
function isPlace({ cells }: RawRow): boolean {
  const [place, name, ...others] = cells.filter((cell) => cell !== '')
  return place !== undefined && rankOf(place) != null && /\p{L}/u.test(name ?? '') && others.length < 3
}

/** A match with the phase of the titles above it, unless its line has its own. */
const withPhase = ({ cells, columns }: MatchLine, phase: string): MatchLine => ({
  cells: cells.map((cell, at) => (at === PHASE && cell === '' ? phase : cell)),
  columns,
})

function placeOf({ row, cells }: RawRow, phase: string): Omit<FormedRow, 'under'> {
  const columns = cells.flatMap((cell, column) => (cell === '' ? [] : [column]))
  const [place = 0, name = 0, organisation = null] = columns
  const words = organisation === null ? '' : (cells[organisation] ?? '')
  return {
    row,
    cells: [cells[place] ?? '', cells[name] ?? '', words, isRanking(plain(phase)) ? phase : FINAL_RANKING],
    columns: [place, name, organisation, null],
  }
}

/** Rows of a line of a medal, one for each of those who share it. */
const rowsOfMedal = ({ row }: RawRow, { place, isMedal, winners, columns }: MedalLine): Omit<FormedRow, 'under'>[] =>
  winners.map(({ name, organisation }) => ({
    row,
    cells: [isMedal ? (MEDALS[place - 1] ?? '') : String(place), name, organisation ?? ''],
    columns: [null, ...columns],
  }))

/** A medal as a place: beside matches, which decide the medals too, and beside places of other classes. */
function asPlace({ cells: [won = '', ...cells], ...row }: FormedRow): FormedRow {
  const medal = MEDALS.findIndex((one) => one === won) + 1
  return { ...row, cells: [medal > 0 ? String(medal) : won, ...cells] }
}
const asRanked = ({ cells, columns = [], ...row }: FormedRow): FormedRow => ({
  ...row,
  cells: [...cells, FINAL_RANKING],
  columns: [...columns, null],
})

const FIELDS = {
  matrix: MATRIX_FIELDS,
  ranking: RANKING_FIELDS,
  medals: MEDAL_FIELDS,
  places: PLACE_FIELDS,
} as const satisfies Readonly<Partial<Record<Block['kind'], FormedTable['fields']>>>

function tableOf(kind: Block['kind'], rows: readonly FormedRow[], above: readonly string[]): FormedTable {
  if (kind === 'bracket') return { fields: [], key: `+${rows[0]?.row ?? 0}`, above, rows, unread: 'bracket' }
  const fields: FormedTable['fields'] =
    kind === 'matches' || kind === 'grid'
      ? fieldsOfMatches(kind === 'grid' ? GRID_FIELDS : MATCH_FIELDS, rows)
      : FIELDS[kind]
  const key = `+${digestOf(JSON.stringify(rows.slice(0, 3).map(({ row, cells }) => [row, cells])), 12)}`
  return { fields, key, above, rows }
}

/** Matches without any result are a programme. A grid has no columns of places that it does not name. */
function fieldsOfMatches(fields: readonly SheetField[], rows: readonly FormedRow[]): FormedTable['fields'] {
  const isEmpty = (at: number) => rows.every(({ cells }) => (cells[at] ?? '') === '')
  const isProgramme = RESULTS.every(isEmpty)
  return fields.map((field, at) =>
    (isProgramme && RESULTS.includes(at)) || (at >= MATCH_FIELDS.length && isEmpty(at)) ? null : field,
  )
}

const [PHASE, RESULT] = [MATCH_FIELDS.indexOf('phase'), MATCH_FIELDS.indexOf('result')]
const [SIDE2, WLT] = [MATCH_FIELDS.indexOf('side2'), MATCH_FIELDS.indexOf('wlt')]
/** Columns with the name of a side. */
const NAMES = [MATCH_FIELDS.indexOf('side1'), SIDE2, WLT]
const RESULTS = [RESULT, WLT]

/** Whether matches without a phase may be people with their age class: `Ana Souza | 15-17 | AL`. */
const areAgeClasses = ({ kind, rows }: Block): boolean =>
  kind === 'matches' && rows.every(({ cells }) => isAgeRange(cells[RESULT] ?? '') && (cells[PHASE] ?? '') === '')
