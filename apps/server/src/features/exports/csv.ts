import { SEPARATORS, type Separator } from '@games/contract'
import { type Locale, pick } from '@games/domain'
import { stringify } from 'csv-stringify/sync'
import type { Column } from './column.ts'
import { csvText } from './csv-text.ts'

export interface CsvStyle {
  readonly locale: Locale
  readonly separator: Separator | undefined
}

/** In Portuguese and Spanish a comma is for decimals, so spreadsheets set to them part cells by semicolons (decision 0045). */
const USUAL_SEPARATOR = { por: 'semicolon', spa: 'semicolon', eng: 'comma' } as const satisfies Record<
  Locale,
  Separator
>

/** A table as RFC 4180 has it, with a first line of heads; UTF-8 with a byte order mark, without which Excel reads another coding. */
export function csvOf<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { locale, separator }: CsvStyle,
): string {
  const cellsOf = (row: Row) =>
    columns.map(({ of, kind }) => {
      const value = of(row)
      // a day is meant to be taken for one
      return typeof value === 'string' && kind !== 'day' ? csvText(value, locale) : value
    })
  const heads = columns.map(({ head }) => csvText(pick(head, locale), locale))
  return stringify([heads, ...rows.map(cellsOf)], {
    bom: true,
    delimiter: SEPARATORS[separator ?? USUAL_SEPARATOR[locale]],
    record_delimiter: 'windows',
  })
}
