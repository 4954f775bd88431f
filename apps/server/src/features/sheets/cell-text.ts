import type { RawRow } from '@games/odf/tables/index'
import { NO_VALUE } from '@games/odf/tables/sheets/index'
import { MAX_COLUMNS } from './workbook.ts'

/** Cells that are one: rows and columns from 0, the last ones included. */
export interface Merge {
  readonly startRow: number
  readonly endRow: number
  readonly startCol: number
}

/** The rows of a sheet that have something in them, merged cells in each of their rows. Changes `texts`. */
export function filledRows(texts: string[][], merges: readonly Merge[]): RawRow[] {
  for (const { startRow, endRow, startCol } of merges) {
    const text = texts[startRow]?.[startCol] ?? ''
    if (text === '' || startCol >= MAX_COLUMNS) continue
    for (let row = startRow + 1; row <= Math.min(endRow, texts.length - 1); row += 1) {
      const cells = texts[row] as string[]
      while (cells.length <= startCol) cells.push('')
      if (cells[startCol] === '') cells[startCol] = text
    }
  }
  return texts
    .map((shown, at) => ({ row: at + 1, cells: shown }))
    .filter(({ cells: some }) => some.some((cell) => cell !== ''))
}

/** Times without a day are dates of the first days that are counted. */
const FIRST_DAYS_END = Date.UTC(1904, 0, 3)
const DAY_MS = 86_400_000

/** The text of a cell: a date as `2027-09-14`, a time as `08:30`, a number with the decimals of its format; a formula without a value as `NO_VALUE`. */
export function cellText(value: unknown, format: string | undefined, isFormula: boolean): string {
  if (value instanceof Date) return dateText(value, format ?? '')
  if (typeof value === 'number') {
    const isTime =
      format !== undefined &&
      /[hs]/i.test(format.replace(/"[^"]*"|\[[^\]]*\d[^\]]*\]/g, '')) &&
      value >= 0 &&
      value < 60
    if (isTime) return clockText(Math.round(value * DAY_MS), format)
    return numberText(value, format)
  }
  if (typeof value === 'string') return durationText(value) ?? value.replace(/\s+/g, ' ').trim()
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return isFormula ? NO_VALUE : ''
}

/** A time as documents of LibreOffice have it: `PT08H30M00S`. */
function durationText(value: string): string | null {
  const [, hours, minutes, seconds, part] = /^PT(\d+)H(\d+)M(\d+)(?:[.,](\d+))?S$/.exec(value) ?? []
  if (hours === undefined || minutes === undefined || seconds === undefined) return null
  // hundredths are of a result, not of a day
  if (part !== undefined && !/^0*$/.test(part))
    return `${Number(hours) > 0 ? `${Number(hours)}:${minutes}` : Number(minutes)}:${seconds}.${part}`
  return `${hours.padStart(2, '0')}:${minutes}${seconds === '00' ? '' : `:${seconds}`}`
}

/** A number with as many decimals as its format shows: 11.2 as `0.00` is 11.20. */
function numberText(value: number, format: string | undefined): string {
  const decimals = /^[#,0]*0\.(0+)(?:_.*)?$/.exec(format ?? '')?.[1]?.length
  if (decimals !== undefined) return value.toFixed(decimals)
  // without the noise of binary fractions: 0.1 + 0.2
  return String(Number(value.toPrecision(15)))
}

function dateText(date: Date, format: string): string {
  if (Number.isNaN(date.getTime())) return NO_VALUE
  const time = date.getTime()
  if (time < FIRST_DAYS_END) {
    // the first day is 0 in one counting and 1 in the other
    return clockText(((time % DAY_MS) + DAY_MS) % DAY_MS, format)
  }
  const iso = date.toISOString()
  const hasTime = time % DAY_MS !== 0
  return hasTime ? `${iso.slice(0, 10)}T${iso.slice(11, 19)}` : iso.slice(0, 10)
}

/** A time of the day as `08:30`, one that is a result (`mm:ss.00`) as `10:35.42` or `11.29`. */
function clockText(exact: number, format: string): string {
  const decimals = Math.min(3, /s+"?\.("?0"?)+/i.exec(format)?.[0].replace(/[^0]/g, '').length ?? 0)
  // the rounded second may be one more
  const step = 10 ** (3 - decimals)
  const ms = decimals > 0 ? Math.round(exact / step) * step : exact
  const all = Math.floor(ms / 1000)
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  const part =
    decimals > 0
      ? `.${String(ms % 1000)
          .padStart(3, '0')
          .slice(0, decimals)}`
      : ''
  if (/h/i.test(format) || hours > 0 || format === '')
    return `${/s/i.test(format) && decimals > 0 ? hours : two(hours)}:${two(minutes)}${seconds > 0 || /s/i.test(format) ? `:${two(seconds)}` : ''}${part}`
  return decimals > 0 && minutes === 0 ? `${seconds}${part}` : `${minutes}:${two(seconds)}${part}`
}
