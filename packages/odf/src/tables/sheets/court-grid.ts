import type { SheetField } from '@games/domain'
import type { RawRow } from '../records.ts'
import { isBreak } from './cells.ts'
import { fieldOf } from './fields.ts'
import type { FormedRow } from './formed-row.ts'
import { isClass, isPhase, MATCH_FIELDS, matchLine } from './match-line.ts'
import { poolIn } from './pool-words.ts'
import { partOfRow } from './sheet.ts'
import { clockOf, dayOf } from './times.ts'

/** The fields of the rows that a grid becomes. */
export const GRID_FIELDS = [...MATCH_FIELDS, 'end', 'location', 'venue'] as const satisfies readonly SheetField[]
type GridField = (typeof GRID_FIELDS)[number]

/** A programme with a column for each court and a row for each time, or a row for each court. */
export interface CourtGrid {
  /** Rows of the sheet below the header. */
  readonly size: number
  /** A row for each match; `under` has only the words of its row and column. */
  readonly rows: readonly FormedRow[]
}

/** The facts that a label states about all matches of its row or column. */
interface Facts {
  readonly values: Partial<Record<GridField, string>>
  /** A class, phase or pool. */
  readonly under: readonly string[]
}

const NO_FACTS: Facts = { values: {}, under: [] }
/** The fields that the first columns can have. */
const LEADING: ReadonlySet<SheetField> = new Set(['date', 'start', 'end', 'location', 'venue', 'phase', 'unit_number'])

/** The grid whose header is a row of a sheet, or null. */
export function courtGridAt(rows: readonly RawRow[], at: number): CourtGrid | null {
  const header = rows[at]
  if (header === undefined) return null
  const first = header.cells.findIndex((label) => label !== '' && isOfColumn(label))
  const labels = header.cells.flatMap((label, column) => (column < first || label === '' ? [] : [{ label, column }]))
  const hasCourts = labels.length > 1 || labels.some(({ label }) => placeField(label) !== null)
  if (first < 1 || !hasCourts || !labels.every(({ label }) => isOfColumn(label))) return null
  const lead = header.cells.slice(0, first)
  if (!lead.every((label) => label === '' || LEADING.has(fieldOf(label) ?? 'event'))) return null
  const columns = new Map(labels.map(({ label, column }) => [column, factsOf(label)]))
  const found: FormedRow[] = []
  let size = 0
  let day: string | undefined
  let captions: readonly string[] = []
  let matches = 0
  for (const row of rows.slice(at + 1)) {
    const filled = row.cells.filter((cell) => cell !== '')
    const [only = ''] = filled
    const isCaption = filled.length === 1 && (isDay(only) || isPhase(only) || isClass(only)) && clockOf(only) === null
    const ofRow = isCaption ? factsOf(only) : leadOf(row.cells.slice(0, first))
    if (ofRow === null) break
    day = ofRow.values.date ?? day
    size += 1
    if (isCaption) {
      captions = ofRow.under
      continue
    }
    let part = 0
    for (const [column, ofColumn] of columns) {
      const cell = row.cells[column] ?? ''
      if (/^[\s–—-]*$/.test(cell) || isBreak(cell)) continue
      const match = matchLine([cell])
      if (match !== null) matches += 1
      const values = { ...(day !== undefined && { date: day }), ...ofColumn.values, ...ofRow.values }
      if (values.start === undefined) return null
      found.push({
        row: partOfRow(row.row, part),
        cells: GRID_FIELDS.map((field, place) => {
          // a cell without two sides is a problem
          if (match === null && field === 'side1') return cell
          return match?.cells[place] || (values[field] ?? '')
        }),
        columns: GRID_FIELDS.map(() => column),
        under: [...captions, ...ofColumn.under, ...ofRow.under],
        isPlaced: true,
      })
      part += 1
    }
  }
  return matches > 0 && matches * 2 > found.length ? { size, rows: found } : null
}

/** Whether a label can be that of a column of matches: it names a court, a time, a day, a class or a pool. */
const isOfColumn = (label: string): boolean => fieldOf(label) === null && matchLine([label]) === null

/** `Quadra 1` → location, `Ginásio A` → venue; null: another label. */
function placeField(label: string): 'location' | 'venue' | null {
  const field = fieldOf(label.replace(/[\s#nº°.-]*(?:\d{1,2}|\p{Lu})$/u, ''))
  return field === 'location' || field === 'venue' ? field : null
}

const isDay = (words: string): boolean => dayOf(words, { monthFirst: false, year: 2000 }) !== null
const isTime = (words: string): boolean => /\d\s?(?:[:hH]|[ap]\.?m)/.test(words) && clockOf(words) !== null

function factsOf(label: string): Facts {
  const [, begins = label, ends] = /^(\S.*?)\s*(?:[-–]|às|a|to|until)\s*(\d.*)$/i.exec(label) ?? []
  if (isTime(begins) && (ends === undefined || isTime(ends)))
    return { values: { start: begins, ...(ends !== undefined && { end: ends }) }, under: [] }
  if (isDay(label)) return { values: { date: label }, under: [] }
  const isOfPool = poolIn(label).phase !== poolIn('').phase
  if (isClass(label) || isPhase(label) || isOfPool) return { values: {}, under: [label] }
  return { values: { [placeField(label) ?? 'location']: label }, under: [] }
}

/** The facts of the first cells of a row: a time, a day, a court, a phase; null: they have none, so the grid ends above. */
function leadOf(cells: readonly string[]): Facts | null {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length === 0) return null
  const all = filled.map((cell) => (/^\d{1,3}$/.test(cell) ? NO_FACTS : factsOf(cell)))
  return {
    values: Object.assign({}, ...all.map(({ values }) => values)) as Facts['values'],
    under: all.flatMap(({ under }) => under),
  }
}
