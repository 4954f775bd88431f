import type { SheetCell, UnitPage } from '@games/contract'
import { useText } from '../../i18n/use-t.ts'

/** A figure of the sport's own, with its second line. What it was is told by weight and strike, not by colour. */
export function SheetFigure({ cell }: { cell: SheetCell }) {
  return (
    <>
      <span className={cell.mark ? `units-cell-${cell.mark}` : ''}>{cell.text}</span>
      {cell.note ? <small>{cell.note}</small> : null}
    </>
  )
}

/** On a phone the sport's columns stand below the name, each with its head; on a wide screen they are columns. */
export function Cells({ cells, columns }: { cells: readonly (SheetCell | null)[]; columns: UnitPage['columns'] }) {
  const text = useText()
  if (cells.every((cell) => cell === null)) return null
  return (
    <dl className="units-cells units-phone">
      {columns.map(({ key, label, short }, at) => {
        const cell = cells[at]
        return cell ? (
          <div key={key}>
            <dt>{short ?? text(label, key)}</dt>
            <dd>
              <SheetFigure cell={cell} />
            </dd>
          </div>
        ) : null
      })}
    </dl>
  )
}
