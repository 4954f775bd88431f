import type { AthleteFigures, Match, UnitSide } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'
import { type Column, Table } from '../../ui/Table.tsx'
import { PersonName } from './PersonName.tsx'
import { useUnitWords } from '../../units/use-unit-words.ts'

/** The athletes of one side with their figures, in the order sent; only columns that one of this side fills. */
export function AthleteTable({
  side,
  rows,
  columns,
}: {
  side: UnitSide
  rows: readonly AthleteFigures[]
  columns: Match['athletes']['columns']
}) {
  const t = useT()
  const text = useText()
  const words = useUnitWords()
  if (rows.length === 0) return null
  const name = words.side(side)
  const filled: Column<AthleteFigures>[] = columns.flatMap(({ key, label }, at) =>
    rows.some(({ cells }) => cells[at] !== null)
      ? [{ key, head: text(label, key), figure: true, cell: (row) => row.cells[at] ?? '–' }]
      : [],
  )
  const who: Column<AthleteFigures> = {
    key: 'who',
    head: name,
    cell: (row) => <PersonName person={row} />,
  }
  return (
    <Table
      caption={t('matches.athletes-of', { side: name })}
      columns={[who, ...filled]}
      rows={rows}
      rowKey={({ code }) => code}
      openLabel={() => ''}
      wide
    />
  )
}
