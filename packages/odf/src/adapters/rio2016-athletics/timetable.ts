import { readdirSync } from 'node:fs'
import { SaxesParser } from 'saxes'
import type { OdfUnit } from '../../message.ts'
import type { FindingLog } from '../adapter.ts'
import { english, unit } from '../message-parts.ts'
import { readText } from '../read-text.ts'
import { unitCodes } from '../unit-codes.ts'
import { COMBINED, type EventCode, eventCode, phasePrefix, type Round } from './event-codes.ts'
import type { RioList } from './result-lists.ts'

const OFFSET = '-03:00'
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
/** The timetable's letters for rounds; parts of combined events are `m`, whatever their round. */
const ROUNDS: Readonly<Record<string, Round>> = {
  p: 'PRELIM',
  q: 'PRELIM',
  h: 'HEAT',
  s: 'SEMI',
  f: 'FINAL',
  m: 'FINAL',
}
const VENUE = { venue: 'STA', venueName: 'Olympic Stadium' }

/** A row of the timetable: its elements by name, and its position in the file. */
export interface TimetableRow {
  readonly file: string
  readonly position: number
  readonly date: string
  readonly fields: Readonly<Record<string, string>>
}

/**
 * The rows of all days. A file is a flat list of elements: `date` counts for all rows behind it, `session` begins a row. What is
 * wrong with the XML of a file is a finding; the rows before it are kept.
 */
export function readTimetable(folder: string, findings: FindingLog): TimetableRow[] {
  return timetableFiles(folder, findings).flatMap((file) => {
    const xml = readText(folder, file, findings)
    return xml === null ? [] : readDay(file, xml, findings)
  })
}

function timetableFiles(folder: string, findings: FindingLog): string[] {
  try {
    const files = readdirSync(folder).filter((name) => /^rio_schedule_day_\d+\.xml$/.test(name))
    if (files.length === 0)
      findings.add('missing-file', { file: 'rio_schedule_day_*.xml' }, 'There is no timetable: no unit has a time.')
    return files.sort()
  } catch {
    findings.add('missing-file', { file: '.' }, 'The folder cannot be read.')
    return []
  }
}

function readDay(file: string, xml: string, findings: FindingLog): TimetableRow[] {
  const rows: { file: string; position: number; date: string; fields: Record<string, string> }[] = []
  let date = ''
  let value = ''
  const parser = new SaxesParser({ xmlns: false, position: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new Error('a document type declaration is refused')
  })
  parser.on('opentag', () => {
    value = ''
  })
  parser.on('text', (part) => {
    value += part
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'date') date = value.trim()
    else if (name === 'session') rows.push({ file, position: rows.length + 1, date, fields: {} })
    else {
      const row = rows.at(-1)
      if (row) row.fields[name] = value.trim()
    }
    value = ''
  })
  try {
    parser.write(xml).close()
  } catch (error) {
    findings.add(
      'unreadable-file',
      { file },
      `The XML is broken (${(error as Error).message}): ${rows.length} rows before it are kept.`,
    )
  }
  return rows
}

/** The units of the timetable in its order; every row has a code of its own (docs/import.md). */
export function timetableUnits(
  rows: readonly TimetableRow[],
  lists: ReadonlyMap<string, RioList>,
  findings: FindingLog,
): OdfUnit[] {
  const placed = rows.flatMap((row) => place(row, findings) ?? [])
  const codes = unitCodes(
    placed.map(({ phase, label, start }) => ({
      prefix: phase.slice(0, 22),
      tail: `${phase.slice(22)}--------`,
      label,
      start,
      cancelled: false,
    })),
    lists,
  )
  return placed.map(({ label, start, medal }, i) =>
    unit({
      code: codes[i]?.code ?? '',
      scheduleStatus: 'FINISHED',
      start,
      medal,
      name: english(label),
      ...VENUE,
    }),
  )
}

interface PlacedRow {
  readonly phase: string
  readonly label: string
  readonly start: string
  readonly medal: 0 | 1
}

function place({ file, position, date, fields }: TimetableRow, findings: FindingLog): PlacedRow | null {
  const lost = (column: string, value: string | undefined): null => {
    findings.add(
      'bad-value',
      { file, row: position, column },
      `"${value ?? ''}" cannot be used: ${fields.eventname ?? 'the row'} ${fields.roundname ?? ''} is left out of the schedule.`,
    )
    return null
  }
  const { gender, roundcode = '', roundname = '', time = '' } = fields
  const event = eventCode(fields.eventcode ?? '')
  const day = isoDay(date)
  const round = ROUNDS[roundcode]
  const combined: EventCode | undefined = roundcode === 'm' ? COMBINED[roundname.split(' ')[0] ?? '']?.event : undefined
  if (!event) return lost('eventcode', fields.eventcode)
  if (gender !== 'M' && gender !== 'W') return lost('gender', gender)
  if (!round) return lost('roundcode', roundcode)
  if (roundcode === 'm' && !combined) return lost('roundname', roundname)
  if (!day) return lost('date', date)
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return lost('time', time)
  const decides = combined
    ? Object.values(COMBINED).some((c) => c.event === combined && c.last === event)
    : round === 'FINAL'
  return {
    phase: phasePrefix(event, gender, round, combined ?? null),
    label: `${fields.eventname ?? event} ${gender === 'M' ? 'Men' : 'Women'}, ${roundname}`,
    start: `${day}T${time}:00${OFFSET}`,
    medal: decides ? 1 : 0,
  }
}

/** "12 August 2016" → `2016-08-12`; null for anything else. */
function isoDay(date: string): string | null {
  const [, day, month = '', year] = /^(\d{1,2}) (\w+) (\d{4})$/.exec(date) ?? []
  const number = MONTHS.indexOf(month) + 1
  return day && year && number > 0 ? `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}` : null
}
