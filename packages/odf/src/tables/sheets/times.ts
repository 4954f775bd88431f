import { isCalendarDay } from '@games/domain'
import { plain } from '../values.ts'

/** How the days of a column are written, and where a day without its year belongs. */
export interface DayStyle {
  /** 09/14/2027. */
  readonly monthFirst: boolean
  /** Of days without one; null: such a day is none. */
  readonly year: number | null
}

const MONTHS = [
  'jan ene january janeiro enero',
  'fev feb february fevereiro febrero',
  'mar march marco marzo',
  'abr apr april abril',
  'mai may maio mayo',
  'jun june junho junio',
  'jul july julho julio',
  'ago aug august agosto',
  'set sep sept september setembro septiembre setiembre',
  'out oct october outubro octubre',
  'nov november novembro noviembre',
  'dez dic dec december dezembro diciembre',
].map((names) => new Set(names.split(' ')))

/** Excel counts days from the last of 1899; of these numbers a column of dates is made (1982 to 2064). */
const [FIRST_SERIAL, LAST_SERIAL] = [30_000, 60_000]
const DAY_MS = 86_400_000

const two = (number: number | string): string => String(number).padStart(2, '0')

/** Numbers of days and months as they stand in a column tell which of them is first; what could be either is the day. */
export function monthFirstIn(cells: readonly string[]): boolean {
  const pairs = cells.flatMap((cell) => {
    const pair = /^\D{0,12}(\d{1,2})[/.-](\d{1,2})(?!\d)/.exec(cell)
    return pair ? [[Number(pair[1]), Number(pair[2])] as const] : []
  })
  return pairs.some(([, second]) => second > 12) && !pairs.some(([first]) => first > 12)
}

/** A day as ISO writes it; null: the cell is none. `31/9` is none: the month has no such day. */
export function dayOf(cell: string, { monthFirst, year }: DayStyle): string | null {
  const written = cell.trim()
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(written)
  if (iso) return real(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const serial = /^(\d{5})(?:[.,]\d+)?$/.exec(written)
  if (serial && Number(serial[1]) >= FIRST_SERIAL && Number(serial[1]) <= LAST_SERIAL)
    return new Date(Date.UTC(1899, 11, 30) + Number(serial[1]) * DAY_MS).toISOString().slice(0, 10)
  const numbers = /^(?:\p{L}[\p{L}.-]*,?\s+)?(\d{1,2})\s?[/.-]\s?(\d{1,2})(?:\s?[/.-]\s?(\d{4}|\d{2}))?(?!\d)/u.exec(
    written,
  )
  if (numbers) {
    const [first, second] = [Number(numbers[1]), Number(numbers[2])]
    return real(yearOf(numbers[3], year), monthFirst ? first : second, monthFirst ? second : first)
  }
  const words = plain(written).split('_')
  const month = MONTHS.findIndex((names) => words.some((word) => names.has(word)))
  const day = words.map((word) => /^(\d{1,2})(?:st|nd|rd|th|o)?$/.exec(word)?.[1]).find((one) => one !== undefined)
  const named = words.find((word) => /^\d{4}$/.test(word))
  return month >= 0 && day !== undefined ? real(yearOf(named, year), month + 1, Number(day)) : null
}

const yearOf = (written: string | undefined, year: number | null): number | null =>
  written === undefined ? year : Number(written.length === 2 ? `20${written}` : written)

function real(year: number | null, month: number, day: number): string | null {
  const iso = `${year}-${two(month)}-${two(day)}`
  return year !== null && isCalendarDay(iso) ? iso : null
}

const WEEKDAYS = [
  /^(?:dom(?:ingo)?|sun(?:day)?)$/,
  /^(?:seg(?:unda)?(?:_feira)?|2_?a_feira|lun(?:es)?|mon(?:day)?)$/,
  /^(?:ter(?:ca)?(?:_feira)?|3_?a_feira|mar(?:tes)?|tue(?:s|sday)?)$/,
  /^(?:qua(?:rta)?(?:_feira)?|4_?a_feira|mie(?:rcoles)?|wed(?:nesday)?)$/,
  /^(?:qui(?:nta)?(?:_feira)?|5_?a_feira|jue(?:ves)?|thu(?:rs|rsday)?)$/,
  /^(?:sex(?:ta)?(?:_feira)?|6_?a_feira|vie(?:rnes)?|fri(?:day)?)$/,
  /^(?:sab(?:ado)?|sat(?:urday)?)$/,
]

/** The day of the week (0: Sunday) of a cell with nothing else, `Sáb.`, `3ª-feira`; null: other words. */
export function weekdayOf(cell: string): number | null {
  const words = plain(cell)
  const day = WEEKDAYS.findIndex((names) => names.test(words))
  return day < 0 ? null : day
}

/** The day of the week (0: Sunday) of a day as ISO writes it. */
export const weekdayOfDay = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** A time of the day, and whether it says where (`Z`, `-03:00`). */
export interface ClockTime {
  readonly time: string
  readonly offset: string | null
}

/** `14:02`, `14h02`, `14h`, `8.30`, `2:05 PM`, the time of an ISO instant, a part of a day as Excel counts → `14:02:00`; null: it is none. */
export function clockOf(cell: string): ClockTime | null {
  const written = cell.trim().replace(/\s*\(?(?:aprox|approx)\.?\)?$/i, '')
  const instant = /^\d{4}-\d{2}-\d{2}[T ](.+)$/.exec(written)
  if (instant) return clockOf(instant[1] as string)
  const part = /^0?[.,](\d+)$/.exec(written)
  if (part && (part[1]?.length ?? 0) > 2) return seconds(Math.round(Number(`0.${part[1]}`) * 86_400))
  const afterDay = /^\S*\d[/.-]\d\S*[ ,]+(?:às |as |a las |at )?(\d{1,2}[:hH.].*|\d{1,2} ?h)$/.exec(written)
  const clock =
    /^(\d{1,2})(?:[:.](\d{2})(?::(\d{2})(?:[.,]\d+)?)?| ?[hH]s?(?: ?(\d{2})(?:min|m)?)?)? ?(hr?s?|horas?|am|pm|a\.m\.|p\.m\.)? ?(Z|[+-]\d{2}:?\d{2})?$/i.exec(
      afterDay?.[1] ?? written,
    )
  if (!clock) return null
  const [, hour, minutes, second, afterH, half = '', zone] = clock
  // a bare number is no time
  if (minutes === undefined && !/h/i.test(written) && half === '') return null
  const pm = /^p/i.test(half)
  const hours = (Number(hour) % (/^[ap]/i.test(half) ? 12 : 24)) + (pm ? 12 : 0)
  if (Number(hour) > 23 || Number(minutes ?? afterH ?? 0) > 59 || Number(second ?? 0) > 59) return null
  const offset = zone === undefined ? null : /^z$/i.test(zone) ? '+00:00' : zone.replace(/^(...)(\d\d)$/, '$1:$2')
  return { time: `${two(hours)}:${minutes ?? afterH ?? '00'}:${second ?? '00'}`, offset }
}

/** The start and the end of `9:00 a 10:00` or `14h–15h30`, as written; null: the cell has no two times. */
export function startAndEnd(cell: string): readonly [string, string] | null {
  const [, start = '', end = ''] = /^(.*?\d.*?)\s*(?:[-–—]|\s(?:a|às|as|to|até|hasta)\s)\s*(\d.*)$/iu.exec(cell) ?? []
  return clockOf(start) === null || clockOf(end) === null ? null : [start, end]
}

const seconds = (all: number): ClockTime | null =>
  all >= 86_400 ? null : { time: new Date(all * 1000).toISOString().slice(11, 19), offset: null }
