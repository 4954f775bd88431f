import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { type GridPlace, placeAfter } from './grid-keys.ts'

const rowsOf = (table: HTMLTableElement): HTMLTableCellElement[][] => [...table.rows].map((row) => [...row.cells])

/** What of a cell takes the focus: its link, or the cell itself. */
const focusOf = (cell: HTMLTableCellElement): HTMLElement => cell.querySelector('a') ?? cell

const placeOf = (table: HTMLTableElement, element: Element): GridPlace | undefined => {
  const cell = element.closest('th, td')
  const line = cell?.closest('tr')
  return cell instanceof HTMLTableCellElement && line && table.contains(line)
    ? { row: line.rowIndex, column: cell.cellIndex }
    : undefined
}

/**
 * A table as one Tab stop, moved through by arrows, Home, End, Page Up and Page Down. Before a script runs its links are reached one
 * after the other as any are, so the stops are set here and not rendered.
 *
 * @param first The place that Tab leads to before any was visited.
 */
export function useGridKeys(table: RefObject<HTMLTableElement | null>, first: GridPlace) {
  const visited = useRef<GridPlace>(null)
  const setStops = () => {
    if (!table.current) return
    const at = visited.current ?? first
    for (const [row, cells] of rowsOf(table.current).entries())
      for (const [column, cell] of cells.entries())
        focusOf(cell).tabIndex = row === at.row && column === at.column ? 0 : -1
  }
  // cells come and go with what changes live
  useEffect(setStops)

  const onFocus = ({ target }: FocusEvent<HTMLTableElement>) => {
    const place = table.current ? placeOf(table.current, target) : undefined
    if (!place) return
    visited.current = place
    setStops()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { key, ctrlKey, altKey, metaKey, shiftKey, target } = event
    if (!table.current || altKey || metaKey || shiftKey || !(target instanceof Element)) return
    const from = placeOf(table.current, target)
    const rows = rowsOf(table.current)
    const height = rows[1]?.[0]?.offsetHeight ?? 1
    const seen = table.current.parentElement?.clientHeight ?? height
    const size = {
      rows: rows.length,
      columns: rows[0]?.length ?? 1,
      // without the head and the foot, which stay
      page: Math.max(1, Math.floor(seen / height) - 2),
    }
    const to = from && placeAfter(from, { key, ctrl: ctrlKey }, size)
    const cell = to && rows[to.row]?.[to.column]
    if (!cell) return
    event.preventDefault()
    focusOf(cell).focus()
  }
  return { onFocus, onKeyDown }
}
