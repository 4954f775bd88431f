import type { SheetField, SheetKind } from '@games/domain'
import type { RawRow } from '../records.ts'
import { plain } from '../values.ts'
import { withoutReplaced } from './corrections.ts'
import { digestOf } from './digest.ts'
import { fieldOf, fieldsOf, headerKey, isEventPart, kindOf, podiumColumnsIn, sidesIn } from './fields.ts'
import { withoutFooters } from './footers.ts'
import { isNoteLine } from './footnotes.ts'
import type { FoundRow, FoundTable, PassedOver } from './found-table.ts'
import { type FormedTable, formedTables, type HeaderOf } from './formed-tables.ts'
import { delegationAbove, labelledIn } from './labels-above.ts'
import { isGuestHeader, isTotals } from './no-competitor.ts'
import { isPartHeader } from './part-columns.ts'
import { isClass } from './match-line.ts'
import { isRemark } from './remarks.ts'
import { letterOf, type Sheet } from './sheet.ts'
import { isStandings, isStandingsBelow, isStandingsTitle, withoutStandingsBeside } from './standings.ts'
import { withTeamMatches } from './team-matches.ts'
import { weekdayOf } from './times.ts'
import { splitPhase } from './word-codes.ts'
import { partedRows, unreadTables } from './unread-tables.ts'

export interface FoundTables {
  readonly tables: readonly FoundTable[]
  readonly passedOver: readonly PassedOver[]
}

const LOOKED_AT = 60

/** Words without counts that have a label: `Presentes: 20 / Inscritos: 21`. */
const withoutCounts = (words: string): string => words.replace(/\p{L}[\p{L} .]*:\s*\d+/gu, ' ')

const filled = (cells: readonly string[]): number[] => cells.flatMap((cell, at) => (cell === '' ? [] : [at]))
const counts = new WeakMap<readonly string[], number>()
/** The number of fields that cells name as a header. Cached: each row is read several times, and again after each answer. */
function knownIn(cells: readonly string[]): number {
  const count = counts.get(cells) ?? new Set(fieldsOf(cells).filter((field) => field !== null)).size
  counts.set(cells, count)
  return count
}

/** Columns of a table begin at `from`; the table to its right begins at `to`. */
interface Span {
  readonly from: number
  readonly to: number
}

/**
 * The tables of a sheet, wherever they are: below titles, one below the other, side by side, also without a header if their form shows them.
 * `headers`: the header rows whose meaning is known by an answer. A sheet whose header has no known words has one table with its first
 * full row as the header.
 */
export function findTables({ rows }: Sheet, headers: ReadonlySet<string> = new Set()): FoundTables {
  const isHeader = ({ cells }: RawRow) =>
    ((knownIn(cells) >= 2 || podiumColumnsIn(cells) !== null) && labelsOf(cells).length < 2) ||
    headers.has(headerKey(cells))
  const body = withoutFooters(rows)
  const missing = body.rows.filter((row) => NOTHING_WRITTEN.test(captionOf(row)?.words ?? ''))
  const teams = withTeamMatches(body.rows.filter((row) => !missing.includes(row)))
  const corrected = withoutReplaced(
    teams.rows.map(withWholeTitle).map(withPartInTitle),
    (row) => isHeader(row) || captionOf(row) !== null,
  )
  const { rows: left, standings } = withoutStandingsBeside(corrected.rows)
  const { tables, passedOver } = tablesIn(left, isHeader)
  const replaced = corrected.replaced.map((row): PassedOver => ({ row, why: 'replaced' }))
  const top = Math.min(...tables.map(firstRowOf))
  const delegation = delegationAbove(rows.filter(({ row }) => row < top))
  const notes = [...body.footers, ...missing.map(({ row }) => row), ...teams.contests].map(
    (row): PassedOver => ({ row, why: 'note' }),
  )
  return {
    tables: delegation === null ? tables : tables.map((table) => ({ ...table, delegation })),
    passedOver: [...passedOver, ...standings, ...replaced, ...notes],
  }
}

/** A line about what the sheet does not have: `(no se llenó la hoja de singles)`. */
const NOTHING_WRITTEN = /^\((?:no|n[ãa]o|not|sin|sem|without)\s[^()]*\)$/i

const NUMBER_OF_EVENT = /^(?:prova|prueba|evento?|race|corrida)\s*(?:n[º°o.]*\s*)?\d{1,3}\s*[:.–-]?$/iu

/** A row with a title in several cells, `Prova 3 | 4x50 m medley misto | 12 a 14 anos`, as a row with the whole title in the first. */
function withWholeTitle(row: RawRow): RawRow {
  const [first = -1, ...others] = filled(row.cells)
  const isTitle =
    others.length > 0 &&
    others.length < 4 &&
    NUMBER_OF_EVENT.test(row.cells[first] ?? '') &&
    others.every((at) => /\p{L}{3}/u.test(row.cells[at] ?? '') && fieldOf(row.cells[at] ?? '') === null)
  if (!isTitle) return row
  const words = row.cells.filter((cell) => cell !== '').join(' – ')
  return { ...row, cells: row.cells.map((_, at) => (at === first ? words : '')) }
}

const EVENT_WITH_NUMBER = /^(?:prova|prueba|evento?|race|corrida|ev)\s*(?:n[º°o.]*\s*)?\d{1,3}\s*[:.–-]\s*\S/iu
const FULL_DAY = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/
const hasPartBeside = ({ cells }: RawRow): boolean => {
  const [words = '', part = '', ...others] = cells.filter((cell) => cell !== '')
  if (others.length > 0) return false
  const isPhase = EVENT_WITH_NUMBER.test(words) && (splitPhase(part)?.rest.length ?? 2) < 2
  return isPhase || (FULL_DAY.test(part) && isClass(words))
}

/**
 * The title of a list with its phase or its day in another cell, `Event 12 – Boys 4x | | A FINAL`, as one. Several such rows are those of a
 * programme.
 */
function withPartInTitle(row: RawRow, at: number, rows: readonly RawRow[]): RawRow {
  if (!hasPartBeside(row) || [rows[at - 1], rows[at + 1]].some((other) => other !== undefined && hasPartBeside(other)))
    return row
  const words = row.cells.filter((cell) => cell !== '').join(' – ')
  const first = row.cells.findIndex((cell) => cell !== '')
  return { ...row, cells: row.cells.map((_, column) => (column === first ? words : '')) }
}

function tablesIn(rows: readonly RawRow[], isHeader: (row: RawRow) => boolean): FoundTables {
  const headerOf: HeaderOf = (row, isBelow) => {
    const isPodium = podiumColumnsIn(row.cells) !== null
    const isNamed = !isBelow || isPodium || isStandings(row.cells) || knownIn(row.cells) * 2 > filled(row.cells).length
    if (!isNamed || !isHeader(row)) return null
    return {
      isOfMatches: spansOf(row.cells).some(({ from, to }) =>
        isOfMatches({ fields: fieldsOf(row.cells.slice(from, to)) }),
      ),
      numbers: fieldsOf(row.cells).flatMap((field, at) => (field !== null && NUMBERS.has(field) ? [at] : [])),
    }
  }
  const formed = formedTables(rows, headerOf)
  if (formed.tables.length === 0) return tablesWithHeader(rows, isHeader)
  const others = formed.rest.some(isHeader) ? tablesWithHeader(formed.rest, isHeader) : restOf(formed.rest)
  return {
    tables: [...others.tables, ...formed.tables.map(foundTable)].toSorted((a, b) => firstRowOf(a) - firstRowOf(b)),
    passedOver: [...others.passedOver, ...formed.byes.map((row): PassedOver => ({ row, why: 'note' }))],
  }
}

/** Fields of numbers that each row of their table has. */
const NUMBERS: ReadonlySet<SheetField> = new Set(['rank', 'bib', 'start_order', 'seed'])

const firstRowOf = ({ headerRow, rows }: FoundTable): number => headerRow ?? rows[0]?.row ?? 0

const foundTable = (table: FormedTable): FoundTable => ({
  ...table,
  header: table.fields.map(() => ''),
  headerRow: null,
})

/** Rows beside tables without a header, which nothing is read of. */
function restOf(rows: readonly RawRow[]): FoundTables {
  let isOfStandings = false
  const firstData = rows.findIndex((row) => captionOf(row) === null)
  const passedOver = rows.map((row, at): PassedOver => {
    const caption = captionOf(row)
    if (caption !== null) isOfStandings = isStandingsTitle(caption.words)
    const isTitle = caption !== null && (firstData < 0 || at < firstData)
    return { row: row.row, why: isOfStandings ? 'standings' : isTitle ? 'title' : 'note' }
  })
  const notes = new Set(passedOver.flatMap(({ row, why }) => (why === 'note' ? [row] : [])))
  return { tables: unreadTables(rows.filter(({ row }) => notes.has(row))), passedOver }
}

function tablesWithHeader(rows: readonly RawRow[], isHeader: (row: RawRow) => boolean): FoundTables {
  const passedOver: PassedOver[] = []
  const first = headerAt(rows, isHeader)
  if (first === null) {
    const report = reportOf(rows)
    const bare = report ?? withoutHeader(rows)
    return { tables: bare ? [bare] : [], passedOver }
  }
  const titles = titlesAbove(rows, first, passedOver)
  const ofTitles = new Set(titles.map(({ row }) => row))
  const tables: FoundTable[] = unreadTables(rows.slice(0, first).filter(({ row }) => !ofTitles.has(row)))
  // the line directly above the first header is about that table only
  const isCaption = titles.length > 1 && titles.at(-1)?.row === (rows[first] as RawRow).row - 1
  const isOfSeries = isCaption && isFirstOfSeries(titles.at(-1), rows.slice(first + 1))
  let captions: readonly Caption[] = isOfSeries ? titles.slice(-1) : []
  let above: readonly string[] = titles.slice(0, isOfSeries ? -1 : titles.length).map(({ words }) => words)
  const keys = new Set<string>()
  let from = first
  while (from < rows.length) {
    const head = rows[from] as RawRow
    const key = headerKey(head.cells)
    let next = from + 1
    const isNext = (row: RawRow, at: number) =>
      isNewHeader(row, key, isHeader) ||
      (headerKey(row.cells) !== key && (keys.has(headerKey(row.cells)) || isHeaderBelowCaption(rows, at, isHeader)))
    keys.add(key)
    // another header that is no data: most of its cells name columns, and it is not this one
    while (next < rows.length && !isNext(rows[next] as RawRow, next)) next += 1
    const body = rows.slice(from + 1, next)
    const ofNext = next < rows.length ? captionsAtEnd(body) : []
    const { own: data, apart } = partedRows(head.cells, body.slice(0, body.length - ofNext.length))
    const last = tables.at(-1)
    if (isStandings(head.cells) && tables.some(isOfMatches)) {
      const more = last !== undefined && isOfMatches(last) ? matchesBehind(data, last) : []
      for (const { row } of [head, ...data.filter((row) => !more.includes(row))])
        passedOver.push({ row, why: 'standings' })
      if (last !== undefined && more.length > 0)
        tables.splice(-1, 1, { ...last, rows: [...last.rows, ...underCategories(more, last.header, [], passedOver)] })
    } else tables.push(...tablesOf(head, data, above, captions, rows[from - 1], passedOver))
    for (const block of apart) tables.push(...tablesApart(block, titles, isHeader, passedOver))
    const isOfStandings = ({ words }: Caption) => isStandingsTitle(words)
    const lines = [...titles.slice(0, isCaption ? -1 : titles.length), ...ofNext.filter(isOfStandings)]
    above = lines.map(({ words }) => words)
    captions = ofNext.filter((caption) => !isOfStandings(caption) && !isNoteLine(caption.words))
    for (const { row, words } of ofNext) if (isNoteLine(words)) passedOver.push({ row, why: 'note' })
    from = next
  }
  return { tables, passedOver: passedOver.toSorted((a, b) => a.row - b.row) }
}

/** Whether a line above a table is the first of a series with other lines between the rows: `Etapa 1 – 8 km`, `Etapa 2 – 38 km`. */
function isFirstOfSeries(title: Caption | undefined, rows: readonly RawRow[]): boolean {
  const seriesOf = (words: string) => /^(\p{L}{3,})\s+1(?!\d)/u.exec(words)?.[1]?.toLowerCase()
  const name = seriesOf(title?.words ?? '')
  return (
    name !== undefined &&
    rows.some((row) => {
      const words = captionOf(row)?.words.toLowerCase() ?? ''
      return words.startsWith(`${name} `) && /^\s*2(?!\d)/.test(words.slice(name.length))
    })
  )
}

/** The rows behind an empty one, below standings, that continue the matches above the standings. */
function matchesBehind(rows: readonly RawRow[], { fields }: FoundTable): readonly RawRow[] {
  const hasWords = ({ cells }: RawRow, field: SheetField) => /\p{L}{2}/u.test(cells[fields.indexOf(field)] ?? '')
  const isMatch = (row: RawRow) =>
    hasWords(row, 'side1') &&
    hasWords(row, 'side2') &&
    (['date', 'start', 'result', 'score1'] as const).some((field) => /\d/.test(row.cells[fields.indexOf(field)] ?? ''))
  const first = rows.findIndex((row, at) => at > 0 && row.row > (rows[at - 1]?.row ?? 0) + 1 && isMatch(row))
  return first < 0 ? [] : rows.slice(first)
}

/** The tables of rows that do not fit the columns above them: those of a header that names a kind are read, the others are not. */
function tablesApart(
  block: readonly RawRow[],
  titles: readonly Caption[],
  isHeader: (row: RawRow) => boolean,
  passedOver: PassedOver[],
): FoundTable[] {
  const captions = block.slice(
    0,
    Math.max(
      0,
      block.findIndex((row) => captionOf(row) === null),
    ),
  )
  const [head, ...data] = block.slice(captions.length)
  const isNamed = head !== undefined && isHeader(head) && knownIn(head.cells) === filled(head.cells).length
  if (!isNamed || kindOf(fieldsOf(head.cells)) === null || data.length === 0) {
    const tables = unreadTables(block)
    const ofTables = new Set(tables.flatMap(({ headerRow, rows }) => [headerRow, ...rows.map(({ row }) => row)]))
    for (const { row } of block) if (!ofTables.has(row)) passedOver.push({ row, why: 'note' })
    return tables
  }
  const above = titles.length > 1 ? titles.slice(0, -1) : titles
  return tablesOf(
    head,
    data,
    above.map(({ words }) => words),
    captions.flatMap((row) => captionOf(row) ?? []),
    undefined,
    passedOver,
  )
}

/** Titles of the players of the teams. */
const SQUADS_TITLE =
  /^(?:planteles|plantel|nominas?|elencos?|convocad[oa]s|rosters?|squads?|line_?ups?|escalac(?:ao|oes)|(?:relacao|lista|list)_(?:de_|of_)?(?:atletas|jogador[ae]s|jugador[ae]s|players)|jogador[ae]s|jugador[ae]s|players)(?:_|$)/

const isOfMatches = ({ fields }: { readonly fields: readonly (SheetField | null)[] }): boolean =>
  fields.includes('side1')

function headerAt(rows: readonly RawRow[], isHeader: (row: RawRow) => boolean): number | null {
  const looked = rows.slice(0, LOOKED_AT)
  const placesOf = ({ cells }: RawRow) => podiumColumnsIn(cells)?.places.length ?? 0
  const scores = looked.map((row) => (isHeader(row) ? knownIn(row.cells) + placesOf(row) : 0))
  const best = Math.max(0, ...scores)
  if (best > 0 && (best >= 2 || looked.some(isHeader))) {
    const at = scores.indexOf(best)
    const before = looked.slice(0, at).findIndex((_, index) => beginsTable(looked, index, isHeader))
    return before < 0 ? at : before
  }
  // nothing is known: the first row with as many cells as those below, all of them words
  const at = looked.findIndex(
    ({ cells }, index) =>
      filled(cells).length >= 2 &&
      cells.every((cell) => cell === '' || !/^[\d.,:/-]+$/.test(cell)) &&
      !looked.slice(index, index + 3).every((row) => labelsOf(row.cells).length > 0),
  )
  return at < 0 ? null : at
}

/**
 * Whether a header above another header has rows. A row below it may be the event, day and place of the table below, as cells of
 * a form do.
 */
function beginsTable(rows: readonly RawRow[], at: number, isHeader: (row: RawRow) => boolean): boolean {
  const { cells } = rows[at] as RawRow
  const kind = kindOf(fieldsOf(cells))
  // tables side by side have the same fields
  const named = fieldsOf(cells).filter((field) => field !== null).length
  if (!isHeader(rows[at] as RawRow) || kind === null || named * 2 < filled(cells).length) return false
  const below = rows.slice(at + 1)
  const next = below.findIndex((row) => isNewHeader(row, headerKey(cells), isHeader))
  const data = below.slice(0, next < 0 ? 0 : next).filter((row) => captionOf(row) === null)
  return data.length >= (kind === 'schedule' || kind === 'names' || kind === 'participants' ? 2 : 1)
}

/** Columns of a kind, such as `Poomsae 1`. */
const NUMBERED = /^\p{L}{3,} \d$/u
const isOfParts = (header: string): boolean => NUMBERED.test(header) || isPartHeader(header)

function isNewHeader(row: RawRow, key: string, isHeader: (row: RawRow) => boolean): boolean {
  const words = filled(row.cells).length
  if (isStandings(row.cells)) return headerKey(row.cells) !== key
  const known = knownIn(row.cells)
  const named = known + row.cells.filter(isOfParts).length
  if (podiumColumnsIn(row.cells) !== null) return headerKey(row.cells) !== key
  return isHeader(row) && known >= 3 && named * 2 > words && headerKey(row.cells) !== key
}

/** Whether a row of words below a caption, with figures in the row below it, is a header of which some columns are not known. */
function isHeaderBelowCaption(rows: readonly RawRow[], at: number, isHeader: (row: RawRow) => boolean): boolean {
  const [caption, row, below] = [rows[at - 1], rows[at], rows[at + 1]]
  if (caption === undefined || row === undefined || below === undefined || captionOf(caption) === null) return false
  const words = row.cells.filter((cell) => cell !== '')
  // the parts of a combined event can be measures: `100m`, `LJ`
  const isName = (cell: string) => !/\d/.test(cell) || /^\d{2,5}\s?m$/i.test(cell) || isOfParts(cell)
  const isOfWords = words.length > 2 && words.every(isName) && knownIn(row.cells) * 3 > words.length
  return isOfWords && isHeader(row) && below.cells.some((cell) => /\d/.test(cell))
}

function titlesAbove(rows: readonly RawRow[], header: number, passedOver: PassedOver[]): Caption[] {
  const titles = rows.slice(0, header)
  for (const { row } of titles) passedOver.push({ row, why: 'title' })
  return titles
    .flatMap((row, at) => captionOf(row) ?? (at === 0 && header > 1 ? titlesApart(row) : labelledCaptions(row)))
    .filter(({ words }) => !isNoteLine(words))
}

/** The titles of the first row, far apart in the left and the right corner: `TORNEIO DE GR | | | JUVENIL`; else those beside labels. */
function titlesApart(row: RawRow): Caption[] {
  const [left = 0, right = 0, ...others] = filled(row.cells)
  const words = [left, right].map((at) => row.cells[at] ?? '')
  const areApart = right - left > 2 && others.length === 0
  if (!areApart || words.some((cell) => !/\p{L}{2}/u.test(cell) || cell.includes(':') || fieldOf(cell) !== null))
    return labelledCaptions(row)
  return words.map((cell) => ({ row: row.row, words: cell }))
}

/** Words in a row without other cells. */
interface Caption {
  readonly row: number
  readonly words: string
}

/** The wind of a race beside its title. */
const WIND = /^(?:vento|viento|wind|v\.?)\s*[:=]?\s*[+−–-]?\s?\d{1,2}[.,]\d\s*(?:m\/s)?$/i

/** The columns of filled cells, without the wind of a race and the number of a page. */
const wordsIn = (cells: readonly string[]): number[] =>
  filled(cells).filter((at) => !WIND.test(cells[at] ?? '') && !PAGE.test(cells[at] ?? ''))

const captionOf = ({ row, cells }: RawRow): Caption | null => {
  const [at, ...others] = wordsIn(cells)
  return at === undefined || others.length > 0 ? null : { row, words: cells[at] as string }
}

/** Facts of the event beside their labels in a row with other cells: `Categoria: Mirim | Data: | 13/09`. */
const labelledCaptions = ({ row, cells }: RawRow): Caption[] =>
  labelledIn(cells).flatMap(({ label, words }) =>
    OF_EVENT.test(plain(label)) ? [{ row, words: `${label}: ${words}` }] : [],
  )
const OF_EVENT =
  /^(?:categorias?|category|classe|clase|class|prova|prueba|evento?|modalidade|modalidad|esporte|deporte|sport|naipe|genero|gender|sexo|data|fecha|date)$/

/** Rows with one filled cell that end the rows of a table: they are about the table below. */
function captionsAtEnd(rows: readonly RawRow[]): Caption[] {
  const from = rows.findLastIndex((row) => captionOf(row) === null) + 1
  return rows.slice(from).flatMap((row) => captionOf(row) ?? [])
}

/** Whether the row below a header numbers its unnamed columns: `1ª`, `2ª`, `3ª` below `Tentativas`, or the heights of a bar. */
function numbersParts(head: readonly string[], below: readonly string[]): boolean {
  const places = filled(below)
  // `Altura` above the heights of a bar is no height of a person
  const isFree = (at: number) => [null, 'height'].includes(fieldOf(head[at] ?? ''))
  return places.length > 1 && places.every((at) => isPartHeader(below[at] ?? '') && isFree(at))
}

/** The number of a page, beside a title that each page repeats. */
const PAGE = /^(?:p[áa]g(?:ina|e)?|page|hoja|folha|seite)\.?\s*\d+(?:\s*(?:\/|de|of)\s*\d+)?$/i

/** Whether a row has nothing but lines to sign on: `Jurado: ________ | Secretaría: ________`. */
const isSignature = (cells: readonly string[]): boolean =>
  filled(cells).length > 0 && cells.every((cell) => cell === '' || /_{4,}|\.{6,}|…{3,}/.test(cell))

/** Words below the name of a group of columns for its result: the group names that column. */
const OF_GROUP =
  /^(?:nota|total|tot|score|final|pts|pontos|puntos|points|nota_final|resultado|result|tempo|tiempo|time|marca)$/

/**
 * Whether the row below a header is its second row: some columns are the same, as of cells merged down, and the others are words below the names
 * of groups, `D | Nota` below `SALTO`.
 */
function continuesHeader(head: readonly string[], below: readonly string[]): boolean {
  const places = filled(below)
  const same = places.filter((at) => plain(below[at] ?? '') === plain(head[at] ?? ''))
  const others = places.filter((at) => !same.includes(at))
  return same.length > 1 && others.length > 1 && others.every((at) => /^\p{L}[\p{L} ./]{0,14}$/u.test(below[at] ?? ''))
}

/** The header of two rows as one: `SALTO D` and `SALTO`. */
function joinedHeader(head: readonly string[], below: readonly string[]): string[] {
  let group = ''
  return Array.from({ length: Math.max(head.length, below.length) }, (_, at) => {
    const [above = '', sub = ''] = [head[at], below[at]]
    if (above !== '') group = above
    if (sub === '' || plain(sub) === plain(above)) return above
    return OF_GROUP.test(plain(sub)) ? group : `${group} ${sub}`.trim()
  })
}

function tablesOf(
  head: RawRow,
  rows: readonly RawRow[],
  above: readonly string[],
  captions: readonly Caption[],
  rowAbove: RawRow | undefined,
  passedOver: PassedOver[],
): FoundTable[] {
  const [below] = rows
  const isNumbers = below !== undefined && numbersParts(head.cells, below.cells)
  const isBelow = isNumbers || (below !== undefined && continuesHeader(head.cells, below.cells))
  if (isBelow) passedOver.push({ row: below.row, why: 'title' })
  const whole = !isBelow
    ? head.cells
    : isNumbers
      ? head.cells.map((cell, at) => below.cells[at] || cell)
      : joinedHeader(head.cells, below.cells)
  const spans = spansOf(whole)
  const inColumns = (row: RawRow): RawRow => ({ ...row, cells: withTitlesBehindGaps(row.cells, whole, spans) })
  const key = headerKey(head.cells)
  const body = rows
    .slice(isBelow ? 1 : 0)
    .map(inColumns)
    .filter(({ cells, row }) => {
      if (filled(cells).length > 1 && headerKey(cells) === key) {
        passedOver.push({ row, why: 'repeated-header' })
        return false
      }
      if (isSignature(cells)) {
        passedOver.push({ row, why: 'note' })
        return false
      }
      const words = cells.find((cell) => cell !== '') ?? ''
      if (filled(cells).length === 2 && above.includes(words) && PAGE.test(cells[filled(cells)[1] ?? -1] ?? '')) {
        passedOver.push({ row, why: 'repeated-header' })
        return false
      }
      if (isTotals(words) && !/\p{L}{2}/u.test(withoutCounts(cells.slice(cells.indexOf(words) + 1).join(' ')))) {
        passedOver.push({ row, why: 'totals' })
        return false
      }
      return true
    })
  return spans.map((span) => {
    const own = (cells: readonly string[]) => cells.slice(span.from, span.to)
    const header = own(whole)
    // side by side, what a table is of stands above its own columns
    const caption =
      spans.length > 1 && rowAbove ? own(inColumns(rowAbove).cells).find((cell) => cell !== '') : undefined
    const titles = caption === undefined ? above : [...above.filter((one) => one !== caption), caption]
    return {
      header,
      headerRow: head.row,
      key: headerKey(header),
      fields: fieldsOf(header),
      above: titles,
      rows: underCategories(
        body.map(({ row, cells }) => ({ row, cells: own(cells) })),
        header,
        captions,
        passedOver,
      ),
    }
  })
}

/**
 * Cells of a row in the columns of their tables. The title of a table to the right can begin in the empty column before it: `FINAL` above `Time` and
 * `FINAL` above the gap before the next `Time`.
 */
function withTitlesBehindGaps(cells: readonly string[], header: readonly string[], spans: readonly Span[]) {
  const whole = [...cells]
  for (const { from, to } of spans) {
    const title = whole[from - 1] ?? ''
    if (from === 0 || header[from - 1] !== '' || title === '' || whole.slice(from, to).some((cell) => cell !== ''))
      continue
    whole[from] = title
    whole[from - 1] = ''
  }
  return whole
}

/** Whether a header names more than one known column. */
const namesTable = (header: readonly string[]): boolean =>
  new Set(header.flatMap((words) => fieldOf(words) ?? [])).size > 1

/** Fields that another column of the same table explains: the delegation of the second side, the end of a start. */
const OF_SAME_TABLE: ReadonlySet<SheetField | null> = new Set<SheetField>(['organisation2', 'end'])

/** Where the columns of the header begin again, a table stands to the right. */
function spansOf(header: readonly string[]): Span[] {
  const starts = [0]
  let taken = new Set<SheetField>()
  let firstField: SheetField | null = null
  const pair = sidesIn(header)
  const fields = fieldsOf(header)
  for (const [at, cell] of header.entries()) {
    const field = fieldOf(cell)
    // the second side of a match, and its delegation, do not begin a table
    if (field === null || isEventPart(cell) || (pair !== null && at > pair[0]) || OF_SAME_TABLE.has(fields[at] ?? null))
      continue
    const isRepeated = taken.has(field) && taken.size >= 2
    const isFirst: boolean = field === firstField && namesTable(header.slice(at))
    const start: number | null = isRepeated ? startOfNext(header, starts.at(-1) ?? 0, at, isFirst) : null
    if (start !== null) {
      starts.push(start)
      taken = new Set(knownFields(header.slice(start, at)))
      firstField = knownFields(header.slice(start, at))[0] ?? field
    }
    firstField ??= field
    taken.add(field)
  }
  const beside = starts.length === 1 ? besideCompetitors(header) : null
  if (beside !== null) starts.push(beside)
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? Number.MAX_SAFE_INTEGER }))
}

/** Fields of whom a table is about. */
const SUBJECTS: ReadonlySet<SheetField> = new Set(['athlete', 'family_name', 'given_name', 'team', 'side1'])
/** Kinds of tables about people, teams or matches. */
const OF_SUBJECTS: ReadonlySet<SheetKind | null> = new Set(['results', 'medallists', 'start-lists', 'draws'])

/**
 * The column, behind an empty one, where a table of another kind begins beside a list of competitors or matches: a programme, a medal table. The
 * event of a table can be before its competitors, not behind an empty column; null: there is no such table.
 */
function besideCompetitors(header: readonly string[]): number | null {
  for (const [at, cell] of header.entries()) {
    if (cell === '' || at === 0 || header[at - 1] !== '') continue
    const [left, right] = [fieldsOf(header.slice(0, at)), fieldsOf(header.slice(at))]
    const isOwn = (fields: readonly (SheetField | null)[]) =>
      fields.some((field) => field !== null && SUBJECTS.has(field))
    const [own, other] = [kindOf(left), kindOf(right)]
    if (!isOwn(left) || !OF_SUBJECTS.has(own) || other === null || other === own) continue
    const known = right.filter((field) => field !== null).length
    if (known >= 3 || (known === 2 && other === 'participants')) return at
  }
  return null
}

const knownFields = (cells: readonly string[]): SheetField[] => cells.flatMap((cell) => fieldOf(cell) ?? [])

/**
 * The first column of a table to the right, of whose columns the one `at` repeats a field; null: it belongs to the same table. Behind a blank column
 * other columns can be before it.
 */
function startOfNext(header: readonly string[], from: number, at: number, isFirst: boolean): number | null {
  if (header[at - 1] === '' || (isFirst && repeated(header.slice(from, at), header.slice(at)) >= 2)) return at
  const gap = header.lastIndexOf('', at)
  const right = header.slice(gap + 1)
  const isWhole = knownFields(right).includes('side1') || !knownFields(right).includes('side2')
  return gap > from && isWhole && repeated(header.slice(from, gap), right) >= 3 ? gap + 1 : null
}

/** The number of fields that two parts of a header have in common. */
function repeated(left: readonly string[], right: readonly string[]): number {
  const known = new Set(knownFields(left))
  return new Set(knownFields(right).filter((field) => known.has(field))).size
}

/** Whether a line has only figures of the match above in parentheses: `(pên. 3 x 4)`. */
const isScoreLine = (words: string): boolean => /^\([^()]*\d\s?[x×:–-]\s?\d[^()]*\)$/i.test(words.trim())

/** A cell alone in its row is what the rows below are of; below the last row it is a note. */
function underCategories(
  rows: readonly RawRow[],
  header: readonly string[],
  captions: readonly Caption[],
  passedOver: PassedOver[],
): FoundRow[] {
  const wide = header.filter((cell) => cell !== '').length >= 3
  const found: FoundRow[] = []
  const isMatches = isOfMatches({ fields: fieldsOf(header) })
  let under = [...captions]
  let fresh = captions.length > 0
  /** Lines with no row below them yet. */
  let open = captions.map(({ row }) => row)
  /** The last row of standings that have a header. */
  let standings: number | null = null
  let isGuest = false
  for (const { row, cells } of rows) {
    const places = wordsIn(cells)
    if (places.length === 0) continue
    const alone = wide && places.length === 1 && (places[0] ?? 0) <= 1
    if (alone && found.length > 0 && !fresh && isGuestHeader(cells[places[0] as number] as string)) {
      isGuest = true
      passedOver.push({ row, why: 'title' })
      continue
    }
    const line = alone ? (cells[places[0] as number] as string) : ''
    if (alone && (isRemark(line) || isScoreLine(line))) {
      passedOver.push({ row, why: 'note' })
      continue
    }
    // `Protest upheld` beside matches
    if (isMatches && places.length === 1 && fieldsOf(header)[places[0] ?? 0] === null && !alone) {
      passedOver.push({ row, why: 'note' })
      continue
    }
    const isUnder = (isTitle: (words: string) => boolean) =>
      !alone && isMatches && under.some(({ words }) => isTitle(words))
    const isOfTable: boolean = isMatches && (isStandingsBelow(cells) || (standings === row - 1 && !alone))
    standings = isOfTable ? row : null
    const why =
      isOfTable || isUnder(isStandingsTitle)
        ? 'standings'
        : isUnder((words) => SQUADS_TITLE.test(plain(words)))
          ? 'team-member'
          : null
    if (why !== null) {
      passedOver.push({ row, why })
      fresh = false
      open = []
      continue
    }
    if (!alone) {
      found.push({ row, cells, under: under.map(({ words }) => words), ...(isGuest && { isGuest }) })
      fresh = false
      open = []
      continue
    }
    const words = cells[places[0] as number] as string
    // the matches of another day are of the same event
    if (isNoteLine(words) || (isMatches && weekdayOf(words) !== null && /^\p{L}+(?:[- ]feira)?$/u.test(words))) {
      passedOver.push({ row, why: 'note' })
      continue
    }
    isGuest = false
    // rows of words one below the other belong together; after data, a new one takes the place of the last
    under = fresh ? [...under, { row, words }] : [...under.slice(0, -1).slice(-3), { row, words }]
    fresh = true
    open.push(row)
  }
  for (const row of open) passedOver.push({ row, why: 'note' })
  return found
}

/** Places whose cells are labels of what stands to the right: `Event :`, or words that name a column and stand in every row (`Lane`). */
function labelsIn(rows: readonly RawRow[]): readonly number[] {
  const [first] = rows
  if (!first) return []
  const colons = labelsOf(first.cells)
  const same = (at: number) => rows.every(({ cells }) => cells[at] === first.cells[at])
  return first.cells.flatMap((cell, at) =>
    colons.includes(at) ||
    (colons.length > 0 && rows.length > 1 && !colons.includes(at - 1) && fieldOf(cell) !== null && same(at))
      ? [at]
      : [],
  )
}

/** The places of labels (`Event :`) in a row of a report. */
const labelsOf = (cells: readonly string[]): number[] =>
  cells.flatMap((cell, at) => (/^[\p{L} .]+ ?:$/u.test(cell) && (cells[at + 1] ?? '') !== '' ? [at] : []))

/**
 * A report saved as a table: each row repeats its labels, and what each is of stands to the right of it; of labels side by side
 * (`Lane, Skaters, Club, 1, …`) behind the last.
 */
function reportOf(rows: readonly RawRow[]): FoundTable | null {
  const labelled = rows.filter(({ cells }) => labelsOf(cells).length > 0)
  const [first] = labelled
  if (!first || labelled.length * 2 < rows.length) return null
  const own = labelled.filter(({ cells }) => labelsOf(first.cells).every((at) => cells[at] === first.cells[at]))
  const labels = labelsIn(own)
  const places = new Map<number, string>()
  for (const at of labels) {
    if (labels.includes(at - 1)) continue
    let many = 1
    while (labels.includes(at + many)) many += 1
    for (let one = 0; one < many; one += 1)
      places.set(at + many + one, (first.cells[at + one] ?? '').replace(/ ?:$/, ''))
  }
  const header = Array.from(
    { length: Math.max(...own.map(({ cells }) => cells.length)) },
    (_, at) => places.get(at) ?? '',
  )
  return {
    header,
    headerRow: null,
    key: headerKey(header),
    fields: fieldsOf(header),
    above: [],
    rows: own.map(({ row, cells }) => ({ row, cells, under: [] })),
  }
}

/** Rows without a row that names their columns: these are called as spreadsheets do, and somebody has to say what they are. */
function withoutHeader(rows: readonly RawRow[]): FoundTable | null {
  const full = rows.filter(({ cells }) => filled(cells).length > 1)
  const [first] = full
  if (!first || full.length * 2 < rows.length) return null
  const width = Math.max(...full.slice(0, LOOKED_AT).map(({ cells }) => cells.length))
  const header = Array.from({ length: width }, (_, at) => letterOf(at))
  return {
    header,
    headerRow: null,
    // as many columns are not the same columns: what is said is of this file
    key: `~${digestOf(JSON.stringify([first.row, first.cells]), 12)}`,
    fields: header.map(() => null),
    above: [],
    rows: full.map(({ row, cells }) => ({ row, cells, under: [] })),
  }
}
