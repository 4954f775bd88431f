import type { SheetCell, UnitPage } from '@games/contract'
import { Fragment } from 'react'
import { useT, useText } from '../../i18n/use-t.ts'

/** A figure of the sport's own, with its second line. What it was is shown by weight and strike, not by colour. */
export function SheetFigure({ cell, isSplit: isTimed }: { cell: SheetCell; isSplit: boolean }) {
  return (
    <>
      <span className={cell.mark ? `units-cell-${cell.mark}` : ''}>{cell.text}</span>
      {cell.note ? <small>{isTimed ? <SplitNote note={cell.note} /> : cell.note}</small> : null}
    </>
  )
}

/** Whether a column holds the times at a point of the course. */
export const isSplit = (key: string): boolean => key.startsWith('split-')

/** What stands below a split, "(27.05) +0.41": the time of its section, and how far behind the leader it is, with words for who hears it. */
function SplitNote({ note }: { note: string }) {
  const t = useT()
  return note.split(' ').map((figure) => (
    <Fragment key={figure}>
      <span className="ui-hidden">
        {', '}
        {t(figure.startsWith('(') ? 'units.split-section' : 'units.split-gap')}{' '}
      </span>
      {figure}{' '}
    </Fragment>
  ))
}

/** The head of a sport's column: short where that is known, and in full for who hears it. */
export function ColumnHead({ label, short }: { label: string; short: string | undefined }) {
  if (!short) return label
  return (
    <>
      <abbr title={label} aria-hidden="true">
        {short}
      </abbr>
      <span className="ui-hidden">{label}</span>
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
    <details className="units-squad units-detail units-phone" open={columns.length <= MOST_OPEN}>
      <summary>{t('units.in-detail')}</summary>
      <dl className="units-cells">
        {columns.map(({ key, label }, at) => {
          const cell = cells[at]
          return cell ? (
            <div key={key}>
              <dt>{text(label, key)}</dt>
              <dd>
                <SheetFigure cell={cell} isSplit={isSplit(key)} />
              </dd>
            </div>
          ) : null
        })}
      </dl>
    </details>
  )
}
