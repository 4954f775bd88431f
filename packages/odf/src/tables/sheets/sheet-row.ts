import type { SheetField } from '@games/domain'
import type { FormedRow, PlacesOfSides } from './formed-row.ts'
import type { SheetProblem, TitleFacts, Values } from './reading.ts'
import type { Resolved } from './resolve-words.ts'
import type { SheetContext } from './sheet-context.ts'
import type { SheetTable } from './sheet-table.ts'

/** A row while it is read. */
export class SheetRow {
  readonly sheet: SheetContext
  readonly table: SheetTable
  /** As a spreadsheet numbers it. */
  readonly number: number
  readonly cells: readonly string[]
  /** The places of both sides of a match in the table of their pool; undefined: the sheet does not give them in this row. */
  readonly places: PlacesOfSides | undefined
  /** Whether the row is of a match in a grid of courts, which also has its time and court. */
  readonly isPlaced: boolean
  /** From the titles above the row. */
  readonly titles: TitleFacts
  /** Cells by their field, without empty ones. */
  readonly values: Values = {}
  /** Columns with parts of the result, such as exercises or attempts, which are read beside those of fields. */
  readonly columnsOfParts = new Set<number>()
  /** Remarks behind values, and footnotes of signs behind them. The cells are without them. */
  readonly remarks: readonly string[]
  /** Fields whose cell is a problem. */
  readonly unreadFields = new Set<SheetField>()
  /** Whether the competitor has a result and no rank. */
  isGuest = false
  /** The column of the sheet of each cell. */
  readonly #columns: FormedRow['columns']
  #isSound = true

  constructor(
    sheet: SheetContext,
    table: SheetTable,
    found: Omit<FormedRow, 'under'>,
    titles: TitleFacts,
    remarks: readonly string[],
  ) {
    this.sheet = sheet
    this.table = table
    this.number = found.row
    this.cells = found.cells
    this.places = found.places
    this.isPlaced = found.isPlaced === true
    this.titles = titles
    this.remarks = remarks
    this.#columns = found.columns
  }

  /** Whether the row has no problem and no open question. */
  get isSound(): boolean {
    return this.#isSound
  }

  /** Filled cells of columns that are not read, with their headers. */
  get unread(): readonly { readonly header: string; readonly cell: string }[] {
    const read = new Set([...this.table.places.values(), ...this.columnsOfParts])
    return this.cells.flatMap((cell, at) =>
      cell === '' || read.has(at) ? [] : [{ header: this.table.header[at] ?? '', cell }],
    )
  }

  /** Whether the table has a column of the field. */
  hasColumn(field: SheetField): boolean {
    return this.table.places.has(field)
  }

  /** Records a problem. The row is left out. */
  problem(problem: SheetProblem['problem'], field: SheetField, value: string | null): void {
    this.#isSound = false
    this.unreadFields.add(field)
    const place = this.table.places.get(field) ?? null
    const column = place === null || this.#columns === undefined ? place : (this.#columns[place] ?? null)
    this.sheet.problems.push({ problem, row: this.number, column, field, value })
  }

  /** The value of a cell, or null: it is empty, or `parse` returns undefined and the cell is a problem. */
  read<T>(field: SheetField, problem: SheetProblem['problem'], parse: (cell: string) => T | undefined): T | null {
    const cell = this.values[field]
    if (cell === undefined) return null
    const value = parse(cell)
    if (value === undefined) this.problem(problem, field, cell)
    return value ?? null
  }

  /** The code of words, or null: the organiser has a question to answer, or skips the row. The row is left out. */
  code(resolved: Resolved): string | null {
    const code = this.sheet.code(resolved, this.number)
    if (!('code' in resolved)) this.#isSound = false
    return code
  }
}
