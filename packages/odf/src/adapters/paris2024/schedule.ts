import { isScheduleStatus } from '@games/domain'
import { parseInstant } from '../../instants.ts'
import type { OdfStart, OdfUnit } from '../../message.ts'
import type { FindingLog } from '../adapter.ts'
import { english, unit } from '../message-parts.ts'
import { readTable, type TableRow } from '../read-table.ts'
import { type UnitCode, unitCodes } from '../unit-codes.ts'
import type { Events } from './events.ts'
import type { ResultList } from './result-lists.ts'

const FILE = 'schedules.csv'
const COLUMNS = [
  'start_date',
  'end_date',
  'day',
  'status',
  'discipline',
  'discipline_code',
  'event',
  'event_medal',
  'phase',
  'gender',
  'event_type',
  'venue',
  'venue_code',
  'location_description',
  'location_code',
  'url',
] as const

export type ScheduleRow = TableRow<(typeof COLUMNS)[number]>
export interface ScheduledUnit {
  readonly row: ScheduleRow
  readonly unit: OdfUnit
  readonly origin: UnitCode['origin']
}

/** The distinct rows of the schedule; repeated ones are findings. */
export function readSchedule(folder: string, findings: FindingLog): ScheduleRow[] {
  const first = new Map<string, number>()
  return readTable(folder, FILE, COLUMNS, findings).filter((row) => {
    const content = COLUMNS.map((c) => row.cells[c]).join('\u0000')
    const earlier = first.get(content)
    if (earlier === undefined) first.set(content, row.line)
    else
      findings.add(
        'duplicate-row',
        { file: FILE, row: row.line },
        `The row repeats row ${earlier} in every column: it is dropped.`,
      )
    return earlier === undefined
  })
}

/** The units of the schedule, each with a code of its own, in the order of the file. */
export function scheduledUnits(
  rows: readonly ScheduleRow[],
  events: Events,
  lists: ReadonlyMap<string, ResultList>,
  findings: FindingLog,
): ScheduledUnit[] {
  const usable = rows.flatMap((row) => {
    const start = parseInstant(row.cells.start_date)
    if (start !== null && row.cells.discipline_code !== '') return [{ row, start }]
    findings.add(
      'bad-value',
      { file: FILE, row: row.line, column: start === null ? 'start_date' : 'discipline_code' },
      `The row of ${row.cells.phase || row.cells.discipline || 'no name'} cannot be placed: it is left out of the schedule.`,
    )
    return []
  })
  const codes = unitCodes(
    usable.map(({ row, start }) => ({
      prefix: prefixOf(row, events, findings),
      tail: tailOf(row.cells.url),
      label: row.cells.phase || row.cells.discipline,
      start,
      cancelled: row.cells.status === 'CANCELLED',
    })),
    lists,
  )
  return usable.map(({ row, start }, i) => {
    const { code, origin } = codes[i] as UnitCode
    return { row, origin, unit: unitOf(row, start, code, lists.get(code), findings) }
  })
}

/** Phase and unit, the last part of a row's address: 4 + 8 characters, e.g. `gpb-000100--`. */
function tailOf(url: string): string | null {
  const last = url.slice(url.lastIndexOf('/') + 1).toUpperCase()
  return /^[A-Z0-9-]{12}$/.test(last) ? last : null
}

function prefixOf({ line, cells }: ScheduleRow, events: Events, findings: FindingLog): string {
  const event = events.find(cells.discipline_code, cells.event, cells.gender)
  if (event) return event.prefix
  if (cells.event !== '')
    findings.add(
      'unknown-event',
      { file: FILE, row: line, column: 'event' },
      `No result is of ${cells.discipline}, ${cells.event} (${cells.gender}): the unit is kept under its discipline and gender.`,
    )
  return `${cells.discipline_code}${cells.gender}`.padEnd(22, '-')
}

function unitOf(
  { line, cells }: ScheduleRow,
  start: string,
  code: string,
  list: ResultList | undefined,
  findings: FindingLog,
): OdfUnit {
  const bad = (column: (typeof COLUMNS)[number], consequence: string) =>
    findings.add('bad-value', { file: FILE, row: line, column }, `"${cells[column]}" cannot be right: ${consequence}.`)
  const end = cells.end_date === '' ? null : parseInstant(cells.end_date)
  if (end === null && cells.end_date !== '') bad('end_date', 'the unit is kept without an end')
  const known = isScheduleStatus(cells.status)
  if (!known) bad('status', 'the unit is kept as SCHEDULED')
  const medal = MEDAL_UNITS[cells.event_medal]
  if (medal === undefined) bad('event_medal', 'the unit is kept as one without a medal')
  return unit({
    code,
    start,
    end,
    scheduleStatus: isScheduleStatus(cells.status) ? cells.status : 'SCHEDULED',
    phaseType: phaseTypeOf(code),
    medal: medal ?? 0,
    venue: cells.venue_code || null,
    venueName: cells.venue || null,
    location: cells.location_code || null,
    locationName: cells.location_description || null,
    name: english(cells.phase || cells.discipline),
    startList: cells.event_type.startsWith('H') ? startListOf(list) : [],
  })
}

const MEDAL_UNITS: Readonly<Record<string, OdfUnit['medal']>> = { '0': 0, '1': 1, '2': 2, '3': 3 }

/** PhaseType (ODF §6): ceremony, official training or competition. */
const phaseTypeOf = (code: string): string => (code.startsWith('CER') ? '0' : code.slice(22, 26) === 'TRNO' ? '1' : '3')

/** The two sides of a head to head, home first; nothing when the results have not exactly two. */
function startListOf(list: ResultList | undefined): OdfStart[] {
  if (list?.records.length !== 2) return []
  return list.records.map(({ cells }, i) => ({
    sortOrder: i + 1,
    startOrder: cells.start_order || null,
    competitor: {
      code: cells.participant_code,
      type: cells.participant_type === 'Team' ? 'T' : 'A',
      organisation: cells.participant_country_code || null,
    },
    previousUnit: null,
  }))
}
