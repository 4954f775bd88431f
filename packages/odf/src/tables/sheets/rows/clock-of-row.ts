import type { GamesClock } from '../reading.ts'
import { minutesOf } from '../row-words.ts'
import type { SheetRow } from '../sheet-row.ts'
import { type ClockTime, clockOf, dayOf, weekdayOf, weekdayOfDay } from '../times.ts'

/** The day of a row as ISO writes it, also from a title above it; null: it is missing or a problem. */
export function dayOfRow(row: SheetRow): string | null {
  const { date } = row.titles
  const weekday = weekdayOf(row.values.date ?? '')
  // a day of the week is that of the title, or of no known day
  if (weekday !== null) return date !== undefined && weekdayOfDay(date) === weekday ? date : null
  return row.read('date', 'bad-date', (cell) => dayOf(cell, row.table.days) ?? undefined) ?? date ?? null
}

/** The time in a column, with its day; null: it is missing, not decided yet, or a problem. */
export function clockOfRow(row: SheetRow, field: 'start' | 'end', date: string | null): GamesClock | null {
  const read = row.read(field, 'bad-time', (cell) =>
    /^[-–—]$|^a definir$|^tbd$/i.test(cell) ? null : (clockOf(cell) ?? undefined),
  )
  return read === null ? null : atGames(row, read, date)
}

/** Whether the row of a match also has its day and time, for the programme. */
export function hasPlace({ table, values, titles, isPlaced }: SheetRow): boolean {
  const { date, start = '' } = values
  const day = date === undefined || weekdayOf(date) !== null ? titles.date : dayOf(date, table.days)
  return isPlaced || (table.isTimetable && clockOf(start) !== null && typeof day === 'string')
}

/** The time behind the day in one cell. */
export function clockBesideDay(row: SheetRow): GamesClock | null {
  const { date } = row.values
  if (date === undefined || row.hasColumn('start')) return null
  const found = clockOf(date)
  return !found || /^\d{5}$/.test(date) ? null : atGames(row, found, dayOf(date, row.table.days))
}

/** Day and clock at the games. An instant with its own offset can be on the day before there. */
function atGames({ sheet }: SheetRow, { time, offset }: ClockTime, date: string | null): GamesClock {
  if (offset === null || date === null) return { date, time }
  const local = `${date}T${time}`
  const gamesOffset = sheet.options.offsetAt?.(local) ?? offset
  const shown = new Date(Date.parse(`${local}${offset}`) + minutesOf(gamesOffset) * 60_000).toISOString()
  return { date: shown.slice(0, 10), time: shown.slice(11, 19) }
}
