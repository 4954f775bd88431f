/** A distance or a height, and the wind beside it. */
export interface WrittenLength {
  /** With a decimal point: `5.10`. */
  readonly metres: string
  /** Metres per second, negative against the athlete; null: the cell has none. */
  readonly wind: string | null
}

/** The wind behind a figure: `(+1,2)`, `+1.2 m/s`, `v: -0,3`; without a sign only in parentheses. */
const WIND =
  /\s*(?:[/;]\s*)?(?:[([]\s*(?:v(?:ento|iento|\.)?|w(?:ind|\.)?)?\s*[:=]?\s*([+−–-]?\s?\d{1,2}[.,]\d)\s*(?:m\/s)?\s*[)\]]|(?:v(?:ento|iento|\.)?|w(?:ind|\.)?)?\s*[:=]?\s*([+−–-]\s?\d{1,2}[.,]\d)\s*(?:m\/s)?)$/i

/** A cell without the wind behind its figure, and that wind or null. */
export function withoutWind(cell: string): { readonly figure: string; readonly wind: string | null } {
  const found = WIND.exec(cell)
  const written = found?.[1] ?? found?.[2]
  if (found === null || written === undefined || !/\d/.test(cell.slice(0, found.index)))
    return { figure: cell, wind: null }
  const wind = written.replace(/\s/g, '').replace(',', '.').replace(/[−–]/, '-').replace('+', '')
  return { figure: cell.slice(0, found.index).trim(), wind }
}

/** Reads a distance or a height: `5,10`, `5m10`, `5 m 10`, `5,10 m`, `510 cm`, with its wind `5,10 (+1,2)`; null: another form. */
export function readLength(cell: string): WrittenLength | null {
  const { figure, wind } = withoutWind(cell.trim())
  const [, metres, centimetres] =
    /^(\d{1,3})\s?(?:m|mts?\.?|metros?|meters?|metres?)\s?(\d{2})(?:\s?cm)?$/i.exec(figure) ?? []
  if (metres !== undefined) return { metres: `${Number(metres)}.${centimetres}`, wind }
  const [, whole] = /^(\d{2,4})\s?cm$/i.exec(figure) ?? []
  if (whole !== undefined) return { metres: (Number(whole) / 100).toFixed(2), wind }
  const [, number] = /^(\d{1,3}(?:[.,]\d{1,3})?)\s?(?:m|mts?\.?|metros?|meters?|metres?)?$/i.exec(figure) ?? []
  return number === undefined ? null : { metres: number.replace(',', '.'), wind }
}

const FAILURE = /^(?:x|×|✗|f|n|fm|nul[oa]|null|falta|foul|queim(?:ou|ado)|inv[aá]lid[oa]|invalid|0|0[.,]0+)$/i
const PASS = /^(?:[-–—]+|p|pass|pas[ao]|passou|passa|dispensou)$/i
const RETIRED = /^(?:r|ret)$/i

/** An attempt of a throw or a horizontal jump: metres to the centimetre, `X`, `-` or `r`, with its wind; null: another form. */
export function readAttempt(cell: string): { readonly value: string; readonly wind: string | null } | null {
  const { figure, wind } = withoutWind(cell.trim())
  if (FAILURE.test(figure)) return { value: 'X', wind }
  if (PASS.test(figure)) return { value: '-', wind: null }
  if (RETIRED.test(figure)) return { value: 'r', wind: null }
  const length = readLength(cell)
  if (length === null) return null
  const [metres = '', decimals = ''] = length.metres.split('.')
  return { value: `${metres}.${decimals.padEnd(2, '0')}`, wind: length.wind }
}

/** The trials at a height as results have them, `XXO`, `X-`, `R` for a retirement; null: another form. */
export function readTrials(cell: string): string | null {
  const trials = cell
    .toUpperCase()
    .replace(/[\s/,]+/g, '')
    .replace(/0/g, 'O')
    .replace(/×/g, 'X')
    .replace(/[–—P]/g, '-')
    .replace(/-+/g, '-')
  return /^(?:X{0,2}[OR-]|X{1,3})$/.test(trials) ? trials : null
}
