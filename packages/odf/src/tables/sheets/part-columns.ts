import { plain } from '../values.ts'

/** Columns that count 1, 2, 3 …, by their place: attempts, periods, vaults, ends or lifts. */
export type NumberedColumns = readonly number[]

/** A height of the bar, and the column with the trials at it. */
export interface HeightColumn {
  readonly at: number
  /** In metres: `1.35`. */
  readonly height: string
}

/** The columns of a table with the parts of a result. The event of a row decides which of them are read. */
export interface PartColumns {
  /** Each from 1, in the order of the header: the snatches and the clean and jerks are two. */
  readonly numbered: readonly NumberedColumns[]
  /** The periods behind the regular ones. */
  readonly overtime: readonly number[]
  /** From the lowest. */
  readonly heights: readonly HeightColumn[]
}

/** Words beside the number: of attempts, then periods, rounds and ends, vaults, lifts. */
const COUNTED: ReadonlySet<string> = new Set(
  `t i a tent tentativa int intento attempt att trial try salto jump lanc lancamento lanzamiento lanz arremesso arr tiro throw put
    q qtr quarto cuarto quarter p per periodo period tempo tiempo half h inning inn in entrada ent
    rotina rutina routine
    r round ronda rodada serie end e ends tanda flecha flechas volta run pasada wave onda ola manobra maniobra trick truco altura height
    v vault arranco arranque arrancada snatch envion dos_tiempos dois_tempos clean_jerk clean_and_jerk c_j cj`.split(
    /\s+/,
  ),
)
const NUMBERED =
  /^(?:([a-z]+(?:_[a-z]+)*?)_?)?(\d{1,2})(?:(?:o|a|st|nd|rd|th|er|era|ra|ro|do|da|to|ta)(?![a-z]))?(?:_?([a-z]+(?:_[a-z]+)*))?(?:_\d{2,3}m?)?$/
const OVERTIME =
  /^(?:ot|et|overtime|extra_time|pro?rr?(?:og[a-z]*)?|prorroga[a-z]*|tempo_extra|tiempo_extra|alargue)_?\d?$/

/** Heights that a bar has in competitions, in centimetres. */
const [LOWEST, HIGHEST] = [50, 650]

/** The word and the number of a header, `1ª`, `T2`, `3º quarto`, `Arranco 1`, `1st 36`; null: another header. */
function numberOf(header: string): { readonly words: string; readonly number: number } | null {
  const [, before, number = '', behind] = NUMBERED.exec(plain(header)) ?? []
  const words = before ?? behind ?? ''
  const isCounted =
    number !== '' && (words === '' || COUNTED.has(words)) && (before === undefined || behind === undefined)
  return isCounted ? { words, number: Number(number) } : null
}

/** The height of a header in metres, `1,35`, `1m35`, `135 cm`; null: another header. */
function heightOf(header: string): string | null {
  // a spreadsheet drops the zero of 1,40
  const [, metres, rest = ''] = /^(\d)\s?(?:[.,](?=\d)|m(?=\s?\d\d))\s?(\d{1,2})(?:\s?m)?$/i.exec(header.trim()) ?? []
  const [, whole] = /^(\d{3})(?:\s?cm)?$/i.exec(header.trim()) ?? []
  const centimetres = metres === undefined ? Number(whole ?? 0) : Number(`${metres}${rest.padEnd(2, '0')}`)
  return centimetres >= LOWEST && centimetres <= HIGHEST ? (centimetres / 100).toFixed(2) : null
}

/** The columns of parts in a header. `isFree`: whether a column has no other meaning. */
export function partColumnsIn(header: readonly string[], isFree: (at: number) => boolean): PartColumns {
  const groups: { readonly words: string; readonly columns: number[] }[] = []
  const heights: HeightColumn[] = []
  const overtime: number[] = []
  for (const [at, words] of header.entries()) {
    if (words === '' || !isFree(at)) continue
    const height = heightOf(words)
    const numbered = height === null ? numberOf(words) : null
    const last = groups.at(-1)
    if (numbered !== null) {
      // `Arranco 1`, `2`, `3`: the word is written once
      const same = groups.findLast((group) => group.words === numbered.words)
      const group = numbered.words === '' && last?.columns.length === numbered.number - 1 ? last : same
      if (group?.columns.length === numbered.number - 1) group.columns.push(at)
      else if (numbered.number === 1) groups.push({ words: numbered.words, columns: [at] })
    }
    if (OVERTIME.test(plain(words))) overtime.push(at)
    if (height !== null && Number(height) > Number(heights.at(-1)?.height ?? 0)) heights.push({ at, height })
  }
  return {
    numbered: groups.flatMap(({ columns }) => (columns.length > 1 ? [columns] : [])),
    overtime,
    heights: heights.length > 1 ? heights : [],
  }
}

/** All columns with parts of a result. */
export const columnsOfParts = ({ numbered, overtime, heights }: PartColumns): readonly number[] => [
  ...numbered.flat(),
  ...(numbered.length > 0 ? overtime : []),
  ...heights.map(({ at }) => at),
]

/** Whether a header is of a part of a result. */
export const isPartHeader = (header: string): boolean => numberOf(header) !== null || heightOf(header) !== null

/** Whether a cell can have a part: a figure with or without its unit, a score, trials at a height, or a trial that gave nothing. */
export const isPartCell = (cell: string): boolean =>
  /^[-–]?\d{1,3}(?:\s?[.,m]\s?\d{1,3})?\s?(?:m|cm|kg)?(?:\s?[([]?[+-]?\d[.,]\d[)\]]?)?$|^\d{1,3}\s?[x×:–-]\s?\d{1,3}$|^x?\s?\(?\d{1,3}\)?\s?x?$|^[xo0pfnr–-]{1,4}$|^(?:fm|nm|nul[oa]|falta|foul|pas+[ae])$/i.test(
    cell.trim(),
  )
