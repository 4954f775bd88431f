import type { SheetField } from '@games/domain'
import { plain } from '../values.ts'
import { fieldOf, isEventPart } from './fields.ts'
import type { FoundTable } from './found-table.ts'
import type { KnownIndex } from './known.ts'
import { partOfRow } from './sheet.ts'
import { partsOf } from './title-parts.ts'
import { disciplineCodeOf, namedEvent } from './word-codes.ts'

/** Marks of those who enter, and of reserves. */
const MARK = /^(?:x|✓|✔|s|sim|s[íi]|yes|y|1|r|res)$/i
/** Columns that a list of entries does not have. */
const OTHERS = ['result', 'rank', 'medal', 'side1'] as const
const NAMES = ['athlete', 'family_name', 'given_name'] as const

/**
 * A list of entries with a column for each event, `Arco | Bola | Fita` with a mark below, with one row for each mark and a column of events. The
 * events are those of the sport that the lines `above` name. Any other table is returned unchanged.
 */
export function withMarkedEvents(table: FoundTable, above: readonly string[], index: KnownIndex): FoundTable {
  const { header, fields, rows } = table
  if (!isOfEntries(table) || fields.includes('event')) return table
  const sport = above.flatMap(partsOf).flatMap((words) => index.disciplineIn(words.trim()) ?? [])[0]
  if (sport === undefined) return table
  const discipline = index.discipline(sport) ?? disciplineCodeOf(sport)
  const columns = header.flatMap((words, at) => {
    const cells = rows.flatMap((row) => row.cells[at] || [])
    const isMarked = cells.length > 0 && cells.every((cell) => MARK.test(cell))
    return isMarked && fields[at] === null && namedEvent(discipline, words).certainty === 'certain' ? [at] : []
  })
  if (columns.length === 0) return table
  return {
    ...table,
    header: [...header, 'Prova'],
    fields: [...fields, 'event'],
    rows: rows.flatMap((row) => {
      const marked = columns.filter((at) => (row.cells[at] ?? '') !== '')
      return (marked.length === 0 ? [-1] : marked).map((column, part) => ({
        ...row,
        row: part === 0 ? row.row : partOfRow(row.row, part),
        cells: [...header.map((_, at) => row.cells[at] ?? ''), header[column] ?? ''],
      }))
    }),
  }
}

const isOfEntries = ({ fields }: FoundTable): boolean =>
  !OTHERS.some((field) => fields.includes(field)) && NAMES.some((field) => fields.includes(field))

/** `prova_1`, `2a_prova`, `event3`, `prova_no_2` in the form of `plain`: a number before or behind the words. */
const NUMBERED =
  /^(?:(\d{1,2})(?:[ao]|st|nd|rd|th|ra|da|er)?_)?([a-z][a-z_]*?)(?:(?:_(?:n|no|num|numero|number))?_?(\d{1,2}))?$/
/** Fields of which each event of a person can have its own column. */
const OF_ENTRY: ReadonlySet<SheetField | null> = new Set<SheetField>([
  'event',
  'discipline',
  'category',
  'result',
  'seed',
  'start',
])

/** Columns with the same words and different numbers. */
interface NumberedColumns {
  readonly field: SheetField
  /** The places of the columns by their number. The first has the value of each row. */
  readonly places: ReadonlyMap<string, number>
}

/**
 * A list of people with several columns for their events, `Prova 1 | Prova 2` or `Modalidade 1 | Prova 1 | Modalidade 2 | Prova 2`, with one row for
 * each event. Any other table is returned unchanged.
 */
export function withSeveralEvents(table: FoundTable): FoundTable {
  const columns = isOfEntries(table) ? numberedColumns(table) : []
  const ofEvents = columns.filter(({ field }) => field === 'event' || field === 'discipline')
  const numbers = [...new Set(ofEvents.flatMap(({ places }) => [...places.keys()]))]
  if (numbers.length === 0) return table
  const firsts = new Map(columns.map(({ field, places }) => [Math.min(...places.values()), field]))
  const moved = new Set(columns.flatMap(({ places }) => [...places.values()]))
  return {
    ...table,
    fields: table.fields.map((field, at) => {
      const first = firsts.get(at)
      return first === 'event' || first === 'discipline' ? first : moved.has(at) ? null : field
    }),
    rows: table.rows.flatMap((row) => {
      const entered = numbers.filter((number) =>
        ofEvents.some(({ places }) => (row.cells[places.get(number) ?? -1] ?? '') !== ''),
      )
      return (entered.length === 0 ? numbers.slice(0, 1) : entered).map((number, part) => {
        const values = new Map(
          columns.map(({ places }) => [Math.min(...places.values()), row.cells[places.get(number) ?? -1] ?? '']),
        )
        return {
          ...row,
          row: part === 0 ? row.row : partOfRow(row.row, part),
          cells: row.cells.map((cell, at) => values.get(at) ?? (moved.has(at) ? '' : cell)),
        }
      })
    }),
  }
}

function numberedColumns({ header, fields, rows }: FoundTable): NumberedColumns[] {
  const named = header.flatMap((words, at) => {
    const [, before, name = '', behind] = NUMBERED.exec(plain(words)) ?? []
    const field = name === '' ? null : fieldOf(name)
    if (field === null || !OF_ENTRY.has(field) || isEventPart(name)) return []
    const isOfWords = rows.every(({ cells }) => (cells[at] ?? '') === '' || /\p{L}/u.test(cells[at] ?? ''))
    if ((field === 'event' || field === 'discipline') && !isOfWords) return []
    return fields[at] === null || fields[at] === field ? [{ at, name, field, number: before ?? behind ?? '1' }] : []
  })
  return [...Map.groupBy(named, ({ name }) => name).values()].flatMap((group) => {
    const places = new Map(group.map(({ number, at }) => [number, at]))
    const [{ field } = { field: null }] = group
    return field !== null && places.size > 1 && places.size === group.length ? [{ field, places }] : []
  })
}
