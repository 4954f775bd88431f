/** A figure as a spreadsheet's number; times are parts of a day. */
interface Figure {
  readonly value: number
  readonly decimals: number
  /** Numbers before the last colon: 0 for a number, 1 for minutes, 2 for hours too. */
  readonly colons: number
  readonly signed: boolean
}

/** Numbers without leading zeros, which only codes have, and times `1:43.33` and `2:04:10`. */
const FIGURE =
  /^(?<sign>[+-]?)(?<hours>\d{1,3}:(?=\d\d:))?(?<minutes>\d{1,3}:(?=\d\d\b))?(?<rest>\d+)(?:\.(?<decimals>\d+))?$/
const LEADING_ZERO = /^[+-]?0\d/

export const SECONDS_A_DAY = 86_400

function figureOf(text: string): Figure | null {
  const { sign = '', hours, minutes, rest = '', decimals = '' } = FIGURE.exec(text)?.groups ?? {}
  const colons = (hours ? 1 : 0) + (minutes ? 1 : 0)
  if (rest === '' || (colons === 0 && LEADING_ZERO.test(text))) return null
  const seconds = Number.parseInt(hours ?? '0', 10) * 3_600 + Number.parseInt(minutes ?? '0', 10) * 60
  const value = (seconds + Number(`${rest}.${decimals || 0}`)) * (sign === '-' ? -1 : 1)
  return { value, decimals: decimals.length, colons, signed: sign !== '' }
}

/** How a column of figures is written in a spreadsheet: the format of its numbers, and each text as a number or as it is. */
export interface FigureColumn {
  readonly format: string | undefined
  readonly cell: (text: string) => number | string
}

/**
 * The figures of a column. Where one is a time, all with decimals are: `59.87` beside `1:00.12` is seconds, and a whole number stays a text
 * there. Decimals are shown as sent where all have as
 * many. A time before zero stays a text: spreadsheets have none.
 */
export function figureColumn(texts: readonly string[]): FigureColumn {
  const figures = texts.flatMap((text) => figureOf(text) ?? [])
  const colons = Math.max(0, ...figures.map((figure) => figure.colons))
  const isTime = colons > 0
  const decimals = new Set(figures.map((figure) => figure.decimals))
  const shown = isTime ? Math.max(0, ...decimals) : decimals.size === 1 ? ([...decimals][0] ?? 0) : null
  const fraction = shown ? `.${'0'.repeat(shown)}` : ''
  const isSigned = figures.length > 0 && figures.every(({ signed, value }) => signed || value === 0)
  return {
    format: isTime ? `${colons === 2 ? '[h]:mm' : '[m]'}:ss${fraction}` : numberFormat(shown, fraction, isSigned),
    cell: (text) => {
      const figure = figureOf(text)
      if (figure === null || (isTime && !isDuration(figure))) return text
      return isTime ? figure.value / SECONDS_A_DAY : figure.value
    },
  }
}

/** Whether a figure beside times can be one. */
const isDuration = ({ colons, decimals, signed }: Figure): boolean => !signed && (colons > 0 || decimals > 0)

function numberFormat(shown: number | null, fraction: string, isSigned: boolean): string | undefined {
  if (shown === null) return undefined
  if (isSigned) return `+0${fraction};-0${fraction};0${fraction}`
  return fraction === '' ? undefined : `0${fraction}`
}
