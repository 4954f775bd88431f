import type { SheetField } from '@games/domain'
import { mixesThousands } from '../thousands.ts'
import { plain } from '../values.ts'
import { markOf, rankOf } from './cells.ts'
import type { TableColumns } from './columns-by-values.ts'
import { digestOf } from './digest.ts'
import { eventPartsIn } from './event-parts.ts'
import { columnsOfSides, fieldOf, isOfWinners, isSetHeader, type ResultColumns, resultColumnsIn } from './fields.ts'
import type { FoundTable } from './found-table.ts'
import type { DelegationColumn, KnownIndex } from './known.ts'
import { isGuestHeader } from './no-competitor.ts'
import { isLocalHeader } from './labels-above.ts'
import { columnsOfParts, type PartColumns } from './part-columns.ts'
import { isOfBothSides } from './programme-tables.ts'
import { wordsKey } from './sheet.ts'
import { type DayStyle, monthFirstIn } from './times.ts'
import { nameKey } from './word-codes.ts'

/** The columns of a table, from 0, and the meaning of their cells. */
export interface SheetTable {
  /** Null: the table has no header row. */
  readonly headerRow: number | null
  readonly header: readonly string[]
  /** The first column of each field. */
  readonly places: ReadonlyMap<SheetField, number>
  /** The columns of classes: `Sub-15` and `-45 kg` are one class of both. */
  readonly classes: readonly number[]
  /** Columns with a part of the event: a stroke, a distance, an apparatus. */
  readonly eventParts: readonly number[]
  /** Columns with the points of one set each. */
  readonly sets: readonly number[]
  readonly parts: PartColumns
  /** Whether the rows are matches with the time of each. */
  readonly isTimetable: boolean
  /** Whether a column has the results, not only their parts. */
  readonly hasOwnResult: boolean
  readonly personal: ReadonlySet<number>
  /** The column that marks guests; -1: the table has no such column. */
  readonly guestColumn: number
  readonly resultColumns: ResultColumns
  /** The columns of marks with one header whose sum is the result, from 0; empty: the table has none. */
  readonly summed: readonly number[]
  /** The cells of the column of results. */
  readonly results: readonly string[]
  /** The columns that mark the winner beside each side of a match; null: the table has no such columns. */
  readonly winnerMarks: readonly [number, number] | null
  /** Whether the first side of each match is its winner, by the headers of both sides. */
  readonly isWinnerFirst: boolean
  /** Whether the greater figure of each score may be that of the winner, whose name or side is in a column. */
  readonly isWinnersView: boolean
  /** The key of questions about all rows of the table: other sheets of the same header are other rows. */
  readonly rowsKey: string
  /** The header of the column of units if it means heat, followed by a space; else empty. */
  readonly heatPrefix: string
  /** The word before the number of a round in the column of phases, followed by a space; empty: the column is of other phases. */
  readonly roundPrefix: string
  readonly poolHeader: string
  readonly delegations: DelegationColumn
  /** Whether the table has a column of medals with a value in it. */
  readonly hasMedals: boolean
  /** Whether the column of bibs has numbers: words in it are of another column. */
  readonly hasNumbers: boolean
  /** Whether a number such as `3.210` can have a separator of thousands, by the other results of the table. */
  readonly mixesThousands: boolean
  /** The meaning of the letter M in the column of genders. */
  readonly initials: GenderInitials
  /** Whether the column of genders marks the women, or the men, of lists of both. */
  readonly isSexOfPeople: boolean
  readonly days: DayStyle
  readonly births: DayStyle
  /** People (`sameNameKey`) whose rows have different days of birth, or different numbers. */
  readonly namesakes: ReadonlySet<string>
}

/** M for men is usual. Beside H it means women, and in a Spanish sheet without F or H either of them. */
type GenderInitials = 'usual' | 'spanish' | 'unknown'

/** Rows whose dates show whether the month comes first. */
const MAX_DATE_ROWS = 2_000

/** Headers that only Spanish has. */
const SPANISH = /^(?:prueba|deporte|deportista|tiempo|fecha|delegaci[oó]n|puesto|nombre|equipo)s?$/i

/** Headers of states. */
const OF_STATES = /^(?:uf|estado|state)$/i

/** The meaning of a table by its columns and cells. `year`: of days that are written without a year. */
export function sheetTableOf(table: FoundTable & TableColumns, year: number | null, index: KnownIndex): SheetTable {
  const { header, headerRow, fields, passed, rows, parts } = table
  const places = new Map<SheetField, number>()
  for (const [at, field] of fields.entries()) if (field !== null && !places.has(field)) places.set(field, at)
  const eventParts = eventPartsIn(header, fields)
  const ofEvent = fields.findIndex((field, at) => field === 'event' && !eventParts.includes(at))
  if (ofEvent >= 0) places.set('event', ofEvent)
  const headerOf = (field: SheetField) => header[places.get(field) ?? -1] ?? ''
  const cellsOf = (field: SheetField) => rows.map(({ cells }) => cells[places.get(field) ?? -1] ?? '')
  const isMonthFirst = (field: SheetField) => places.has(field) && monthFirstIn(cellsOf(field).slice(0, MAX_DATE_ROWS))
  const heat = (['unit', 'unit_number'] as const)
    .map((field) => headerOf(field).trim())
    .find((words) => /^(?:s[ée]rie|bateria|heat)$/i.test(words))
  const fewCountries =
    OF_STATES.test(headerOf('organisation').trim()) ||
    index.hasFewCountries(cellsOf('organisation').filter((cell) => /\p{L}/u.test(cell))) === true
  const ofParts = new Set(columnsOfParts(parts))
  const results = resultColumnsIn(
    header,
    fields.map((field, at) => (ofParts.has(at) ? null : field)),
  )
  return {
    headerRow,
    header,
    places,
    parts,
    isTimetable: places.has('start') && isOfBothSides(table, fields),
    hasOwnResult: results.points !== undefined || results.other !== undefined,
    classes: fields.flatMap((field, at) => (field === 'category' ? [at] : [])),
    eventParts,
    sets: header.flatMap((words, at) => (fields[at] === 'result' && isSetHeader(words) ? [at] : [])),
    personal: new Set(passed.flatMap((why, at) => (why === 'personal' ? [at] : []))),
    guestColumn: header.findIndex(isGuestHeader),
    resultColumns: results,
    summed: summedIn(table),
    results: cellsOf('result'),
    winnerMarks: winnerMarksIn(table),
    isWinnerFirst: places.has('side1') && isOfWinners(headerOf('side1')),
    isWinnersView: isInViewOfWinners(cellsOf('result'), cellsOf('wlt')),
    rowsKey: digestOf(JSON.stringify([header, rows.slice(0, 5).map(({ cells }) => cells)]), 12),
    heatPrefix: heat === undefined ? '' : `${heat} `,
    roundPrefix: /^(?:rodada|round|ronda|jornada|fecha)$/i.test(headerOf('phase').trim())
      ? `${headerOf('phase').trim()} `
      : /^match\s?day$/i.test(headerOf('phase').trim())
        ? 'Round '
        : '',
    poolHeader: headerOf('pool').trim(),
    delegations: isLocalHeader(headerOf('organisation') || (table.delegation?.label ?? ''))
      ? 'places'
      : fewCountries
        ? 'states'
        : 'any',
    hasMedals: cellsOf('medal').some((cell) => cell !== ''),
    hasNumbers: hasNumbers(cellsOf('bib')),
    mixesThousands: mixesThousands(cellsOf('result')),
    initials: places.has('gender') ? initialsIn(header, cellsOf('gender')) : 'usual',
    isSexOfPeople: marksOneSex(rows, places),
    days: { monthFirst: isMonthFirst('date'), year },
    births: { monthFirst: isMonthFirst('birth_date'), year: null },
    namesakes: severalOfOneName(rows, places),
  }
}

const MIN_SCORES = 3

/** Whether each score has its greater figure first although the winners differ: `3-2 | Red` and `4-1 | Blue`. */
function isInViewOfWinners(results: readonly string[], winners: readonly string[]): boolean {
  const scores = results.flatMap((cell) => {
    const [, one, other] = /^(\d{1,3})\s?[x×:–-]\s?(\d{1,3})(?!\d)/i.exec(cell) ?? []
    return one === undefined ? [] : [Number(one) - Number(other)]
  })
  const named = new Set(winners.filter((cell) => cell !== '').map(plain))
  return scores.length >= MIN_SCORES && named.size > 1 && scores.every((difference) => difference > 0)
}

/** Two columns with the same header and marks such as `V` or `X`, one beside each side. */
function winnerMarksIn({ header, fields, rows }: FoundTable & TableColumns): readonly [number, number] | null {
  const filledIn = (at: number) => rows.flatMap(({ cells }) => cells[at] || [])
  const isOfMarks = (at: number) =>
    (fields[at] === null || fields[at] === 'wlt') && filledIn(at).every((cell) => markOf(cell) !== null)
  const columns = columnsOfSides(header.map(plain), fields, isOfMarks)
  return columns?.some((at) => filledIn(at).length > 0) ? columns : null
}

/** Whether most filled cells have a digit. */
function hasNumbers(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '')
  return filled.filter((cell) => /\d/.test(cell)).length * 2 > filled.length
}

/** A name and a delegation as words. */
export const sameNameKey = (name: string, organisation: string): string => `${wordsKey(organisation)} ${nameKey(name)}`

function severalOfOneName(rows: FoundTable['rows'], places: SheetTable['places']): ReadonlySet<string> {
  const cellOf = (cells: readonly string[], field: SheetField) => cells[places.get(field) ?? -1] ?? ''
  const nameOf = (cells: readonly string[]) =>
    cellOf(cells, 'athlete') || `${cellOf(cells, 'given_name')} ${cellOf(cells, 'family_name')}`
  if (!places.has('birth_date') && !places.has('bib')) return new Set()
  const same = Map.groupBy(rows, ({ cells }) => sameNameKey(nameOf(cells), cellOf(cells, 'organisation')))
  const differ = (all: FoundTable['rows'], field: SheetField) =>
    new Set(all.map(({ cells }) => cellOf(cells, field)).filter(Boolean)).size > 1
  return new Set([...same].flatMap(([key, all]) => (differ(all, 'birth_date') || differ(all, 'bib') ? key : [])))
}

/** Whether a column marks one sex in a list of both: the ranks run through marked and empty cells, and not each of them has a first place. */
function marksOneSex(rows: FoundTable['rows'], places: SheetTable['places']): boolean {
  const [gender, rank] = [places.get('gender') ?? -1, places.get('rank') ?? -1]
  if (gender < 0 || rank < 0) return false
  const hasFirst = (list: FoundTable['rows']) => list.some(({ cells }) => rankOf(cells[rank] ?? '') === '1')
  return [...Map.groupBy(rows, ({ under }) => under.join('|')).values()].some((list) => {
    const bySex = Map.groupBy(list, ({ cells }) => cells[gender] ?? '')
    return bySex.size > 1 && bySex.has('') && hasFirst(list) && ![...bySex.values()].every(hasFirst)
  })
}

function initialsIn(header: readonly string[], cells: readonly string[]): GenderInitials {
  const letters = new Set(cells.map((cell) => cell.trim().toUpperCase()))
  if (letters.has('H')) return 'spanish'
  return header.some((words) => SPANISH.test(words.trim())) && !['F', 'V'].some((letter) => letters.has(letter))
    ? 'unknown'
    : 'usual'
}

const TOTAL = /^(?:total|totale|soma|suma|sum|summa)$/
const FIGURE = /^\d{1,4}(?:[.,]\d{1,3})?$/

/** The columns of results with one header before their total, `Nota | Nota | Total`, where more than half of the rows add up to it. */
function summedIn({ header, fields, rows }: FoundTable): readonly number[] {
  const total = fields.indexOf('result')
  if (!TOTAL.test(plain(header[total] ?? ''))) return []
  const words = header.slice(0, total).map(plain)
  const columns = words.flatMap((word, at) => {
    const isRepeated = words.indexOf(word) !== words.lastIndexOf(word)
    return isRepeated && fieldOf(header[at] ?? '') === 'result' ? [at] : []
  })
  if (columns.length < 2 || new Set(columns.map((at) => words[at])).size > 1) return []
  const figures = rows.flatMap(({ cells }) => {
    const added = [...columns, total].map((at) => cells[at] ?? '')
    return added.every((cell) => FIGURE.test(cell)) ? [added.map((cell) => Number(cell.replace(',', '.')))] : []
  })
  const areSums = figures.filter(
    (own) => Math.abs(own.slice(0, -1).reduce((a, b) => a + b) - (own.at(-1) ?? 0)) < 0.0005,
  )
  return areSums.length * 2 > figures.length ? columns : []
}
