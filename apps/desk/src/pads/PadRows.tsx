import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useArrows } from '../ui/shortcuts.tsx'
import { Who } from '../ui/Who.tsx'
import type { PadRow } from './use-rows.ts'
import { useNames, usePad } from './use-pad.ts'

/** A list to be entered: lane, name, what was entered, place. The selected row is the one that the keypad fills. */
export function PadRows({
  rows,
  selected,
  onSelect,
  figure,
  note,
}: {
  rows: readonly PadRow[]
  selected: string | null
  onSelect: (code: string) => void
  figure: (row: PadRow, isSelected: boolean) => ReactNode
  note?: (row: PadRow) => ReactNode
}) {
  const { unit } = usePad()
  const t = useT()
  const names = useNames(unit)
  useArrows(
    rows.filter(({ isOut }) => !isOut).map(({ one }) => one.code),
    selected,
    onSelect,
  )
  return (
    <ol className="desk-rows">
      {rows.map((row) => {
        const isSelected = row.one.code === selected
        const rank = row.row?.rank
        return (
          <li key={row.one.code} aria-current={isSelected ? 'true' : undefined}>
            <button type="button" onClick={() => onSelect(row.one.code)}>
              <span className="desk-lane">{row.lane}</span>
              <span className="desk-row-name">
                <Who of={row.one} name={names.competitor(row.one.code)} />
                {note ? <small>{note(row)}</small> : null}
              </span>
              <b className="desk-figure">
                {row.isOut ? (
                  <span className="desk-bad">{row.row?.irm ?? t('desk.out')}</span>
                ) : (
                  figure(row, isSelected)
                )}
              </b>
              <span className="desk-rank">
                {rank ? t('desk.rank', { rank }) : ''}
                {row.row?.rankEqual ? '=' : ''}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
