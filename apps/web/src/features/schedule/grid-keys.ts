export interface GridPlace {
  readonly row: number
  readonly column: number
}

interface GridSize {
  readonly rows: number
  readonly columns: number
  /** Rows that are seen at once. */
  readonly page: number
}

/**
 * Where a key leads from a place of a grid, as ARIA's authoring practices have it (grid, keyboard interaction); null for a key that is
 * none of the grid's. At an edge it stays.
 */
export function placeAfter(
  { row, column }: GridPlace,
  { key, ctrl }: { readonly key: string; readonly ctrl: boolean },
  { rows, columns, page }: GridSize,
): GridPlace | null {
  const to = (toRow: number, toColumn: number): GridPlace => ({
    row: Math.max(0, Math.min(rows - 1, toRow)),
    column: Math.max(0, Math.min(columns - 1, toColumn)),
  })
  switch (key) {
    case 'ArrowUp':
      return to(row - 1, column)
    case 'ArrowDown':
      return to(row + 1, column)
    case 'ArrowLeft':
      return to(row, column - 1)
    case 'ArrowRight':
      return to(row, column + 1)
    case 'PageUp':
      return to(row - page, column)
    case 'PageDown':
      return to(row + page, column)
    case 'Home':
      return to(ctrl ? 0 : row, 0)
    case 'End':
      return to(ctrl ? rows - 1 : row, columns - 1)
    default:
      return null
  }
}
