import type { Sheet } from '../tables/sheets/index.ts'

/** The cell of a column by its header; empty: the export does not have the column. */
type Cells = (header: string) => string

/** A program for athletics that exports its meets as a table with special headers. */
interface Program {
  /** Headers that together identify an export. */
  readonly headers: readonly string[]
  /** Sheet columns by their headers. A row that gives several events is several rows. */
  readonly rowsOf: (cells: Cells) => readonly Readonly<Record<string, string>>[]
}

const DISCIPLINE = 'ATH'

/** `100` → `100 m`, `110H` → `110 m hurdles`, `LJ` → `long jump`; any other text is unchanged. Codes of World Athletics. */
function eventOf(code: string): string {
  const [, metres, kind = ''] = /^(\d{2,5})\s*(H|SC|W)?$/i.exec(code.trim()) ?? []
  if (metres !== undefined) return [`${metres} m`, TRACK[kind.toUpperCase()]].filter(Boolean).join(' ')
  const [, legs, leg] = /^(\d)x(\d{2,4})$/i.exec(code.trim()) ?? []
  return legs === undefined ? (FIELD[code.trim().toUpperCase()] ?? code) : `${legs}x${leg} m`
}
const TRACK: Readonly<Record<string, string>> = { H: 'hurdles', SC: 'steeplechase', W: 'race walk' }
const FIELD: Readonly<Record<string, string>> = {
  HJ: 'high jump',
  PV: 'pole vault',
  LJ: 'long jump',
  TJ: 'triple jump',
  SP: 'shot put',
  DT: 'discus throw',
  HT: 'hammer throw',
  JT: 'javelin throw',
  DEC: 'decathlon',
  HEP: 'heptathlon',
}

/** An age group is a number; the title of the start list says whether it is an upper limit (`U16 Girls`). */
function ageGroupOf(cells: Cells): string {
  const group = cells('AgeGroup')
  return /^\d+$/.test(group) && new RegExp(String.raw`\bU${group}\b`).test(cells('Title')) ? `U${group}` : group
}

const ROSTER: Program = {
  headers: ['EntryId', 'EventCode', 'FirstName', 'LastName', 'Gender'],
  rowsOf: (cells) => [
    {
      Sport: DISCIPLINE,
      Event: eventOf(cells('EventName') || cells('EventCode')),
      Gender: cells('Gender'),
      Category: ageGroupOf(cells),
      Phase: cells('EventStage'),
      Group: cells('EventGroup'),
      Team: cells('RelayTeamName'),
      'Family name': cells('LastName'),
      'Given name': [cells('FirstName'), cells('MiddleName')].filter(Boolean).join(' '),
      Delegation: cells('ClubName') || cells('ShortClubName') || cells('CountryCode'),
      Born: cells('DateOfBirth'),
      Bib: cells('BibNumber'),
      Lane: cells('Lane'),
      Rank: cells('Place'),
      Result: cells('Result') || cells('ResultStatus'),
    },
  ],
}

const OPENTRACK: Program = {
  headers: ['Competitor id', 'First Name', 'Last Name', 'Gender', 'Team id'],
  rowsOf: (cells) => {
    const events = ['Event', 'Event1', 'Event2', 'Event3'].map(cells).filter((event) => event !== '')
    const person = {
      Sport: DISCIPLINE,
      Gender: cells('Gender'),
      'Family name': cells('Last Name'),
      'Given name': cells('First Name'),
      Delegation: cells('Team id') || cells('Nationality'),
      Born: cells('Date Of Birth') || cells('Date of Birth'),
      // a number that begins with an underscore is provisional
      Bib: cells('Competitor id').startsWith('_') ? '' : cells('Competitor id'),
    }
    return (events.length === 0 ? [''] : events).map((event) => ({ ...person, Event: eventOf(event) }))
  },
}

/**
 * An export of Roster Athletics or OpenTrack as a sheet with the columns that sheets have names for (docs/formats/athletics-programs.md). Any
 * other sheet is unchanged. Rows keep their numbers. Columns without a value are left out.
 */
export function asSheetOfProgram(sheet: Sheet): Sheet {
  const [head, ...body] = sheet.rows
  const headers = head?.cells.map((cell) => cell.trim()) ?? []
  const program = [ROSTER, OPENTRACK].find((one) => one.headers.every((header) => headers.includes(header)))
  if (head === undefined || program === undefined) return sheet
  const read = body.flatMap(({ row, cells }) =>
    program
      .rowsOf((header) => (headers.includes(header) ? (cells[headers.indexOf(header)]?.trim() ?? '') : ''))
      .map((values) => ({ row, values })),
  )
  const rows = withHeats(read)
  const columns = COLUMNS.filter((column) => rows.some(({ values }) => (values[column] ?? '') !== ''))
  return {
    ...sheet,
    rows: [
      { row: head.row, cells: columns },
      ...rows.map(({ row, values }) => ({ row, cells: columns.map((column) => values[column] ?? '') })),
    ],
  }
}

const COLUMNS = [
  'Sport',
  'Event',
  'Gender',
  'Category',
  'Phase',
  'Heat',
  'Rank',
  'Team',
  'Family name',
  'Given name',
  'Delegation',
  'Born',
  'Bib',
  'Lane',
  'Result',
]

interface ProgramRow {
  readonly row: number
  readonly values: Readonly<Record<string, string>>
}

/** Groups of a round are its heats, counted from 0 or 1; a single group is the whole round. */
function withHeats(rows: readonly ProgramRow[]): ProgramRow[] {
  const roundOf = ({ values }: ProgramRow) =>
    [values['Event'], values['Gender'], values['Category'], values['Phase']].join('\n')
  const groups = Map.groupBy(rows, roundOf)
  return rows.map((one) => {
    const numbers = groups.get(roundOf(one))?.map(({ values }) => values['Group'] ?? '') ?? []
    const isSeveral = new Set(numbers).size > 1 && numbers.every((number) => /^\d+$/.test(number))
    const first = numbers.includes('0') ? 1 : 0
    return isSeveral ? { ...one, values: { ...one.values, Heat: String(Number(one.values['Group']) + first) } } : one
  })
}
