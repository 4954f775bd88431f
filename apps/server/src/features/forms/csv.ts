import { SEPARATORS, type Separator } from '@games/contract'
import { type Locale, type Localized, pick } from '@games/domain'
import { stringify } from 'csv-stringify/sync'

/** A column: its head in every language, and what it says of a row; null is an empty cell. */
export interface Column<Row> {
  readonly head: Localized
  readonly of: (row: Row) => string | number | null
}

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
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[], { locale, separator }: CsvStyle) =>
  stringify([columns.map(({ head }) => pick(head, locale)), ...rows.map((row) => columns.map(({ of }) => of(row)))], {
    bom: true,
    delimiter: SEPARATORS[separator ?? USUAL_SEPARATOR[locale]],
    record_delimiter: 'windows',
    cast: { string: harmless },
  })

/** What makes a spreadsheet take a cell for a formula (OWASP, CSV injection), in full width too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
/** A number or a time with its sign: nothing that could be reckoned. */
const SIGNED_FIGURE = /^[+-][\d.,:]+$/

/** A text that spreadsheets show and never run: one that could be a formula gets an apostrophe before it. */
const harmless = (text: string): string => (FORMULA.test(text) && !SIGNED_FIGURE.test(text) ? `'${text}` : text)
