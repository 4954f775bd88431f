import type { SheetCell, UnitPage } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'

/** A figure of the sport's own, with its second line. What it was is told by weight and strike, not by colour. */
export function SheetFigure({ cell }: { cell: SheetCell }) {
  return (
    <>
      <span className={cell.mark ? `units-cell-${cell.mark}` : ''}>{cell.text}</span>
      {cell.note ? <small>{cell.note}</small> : null}
    </>
  )
}

/** Columns up to which a phone shows them all below the name; more are opened by who wants them. */
const MOST_OPEN = 3

/** On a phone the sport's columns stand below the name, each with its name in full; on a wide screen they are columns with short heads. */
export function Cells({ cells, columns }: { cells: readonly (SheetCell | null)[]; columns: UnitPage['columns'] }) {
  const t = useT()
  const text = useText()
  if (cells.every((cell) => cell === null)) return null
  return (
    <details className="units-squad units-phone" open={columns.length <= MOST_OPEN}>
      <summary>{t('units.in-detail')}</summary>
      <dl className="units-cells">
        {columns.map(({ key, label }, at) => {
          const cell = cells[at]
          return cell ? (
            <div key={key}>
              <dt>{text(label, key)}</dt>
              <dd>
                <SheetFigure cell={cell} />
              </dd>
            </div>
          ) : null
        })}
      </dl>
    </details>
  )
}
