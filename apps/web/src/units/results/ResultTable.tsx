import type { Meanings, ResultRow, UnitPage } from '@games/contract'
import { signed, withMinus } from '@games/domain/text/minus'
import { useT, useText } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { Score } from '../../ui/Score.tsx'
import { TableHead } from '../../ui/TableHead.tsx'
import { Cells, ColumnHead, isSplit, SheetFigure } from './Cells.tsx'
import { CompetitorName } from '../CompetitorName.tsx'
import { DelegationName } from './DelegationName.tsx'
import { Marks } from './Marks.tsx'
import { Members } from './Members.tsx'
import { Rank } from './Rank.tsx'
import { ResultLegend } from './ResultLegend.tsx'
import { type ResultColumns, resultColumns } from './result-columns.ts'
import { useMeaning } from './use-meaning.ts'

/**
 * A result list in the order sent (spec R5.5, ODF §8). On a phone rank, name and result, the rest in a second line; on a wide screen a
 * column for each thing that at least one row has.
 */
export function ResultTable({
  name,
  lanes = false,
  rows,
  columns: own = [],
  meanings = {},
  medalsUnderRevision = false,
}: {
  /** What the list is of. */
  name: string
  /** Whether the start order is a lane. */
  lanes?: boolean
  rows: readonly ResultRow[]
  /** The sport's own, between who it was and the result. */
  columns?: UnitPage['columns']
  meanings?: Meanings
  /** The medals are of a former result. */
  medalsUnderRevision?: boolean | undefined
}) {
  const t = useT()
  const text = useText()
  const columns = resultColumns(rows)
  const order = t(lanes ? 'units.column.lane' : 'units.column.order')
  return (
    <>
      <table className="units-results" aria-label={name}>
        <TableHead
          cells={[
            columns.rank && { key: 'rank', head: t('units.column.rank'), className: 'units-cell-rank' },
            columns.startOrder && { key: 'order', head: order, className: 'units-wide units-number' },
            columns.bib && { key: 'bib', head: t('units.column.bib'), className: 'units-wide units-number' },
            { key: 'competitor', head: t('units.column.competitor') },
            columns.organisation && {
              key: 'organisation',
              head: t('units.column.organisation'),
              className: 'units-wide',
            },
            columns.reactionTime && {
              key: 'reaction',
              head: t('units.column.reaction'),
              className: 'units-wide units-number',
            },
            columns.wind && { key: 'wind', head: t('units.column.wind'), className: 'units-wide units-number' },
            ...own.map(({ key, label, short }) => ({
              key: `own ${key}`,
              head: <ColumnHead label={text(label, key)} short={short} />,
              className: 'units-wide units-number',
            })),
            columns.result && { key: 'result', head: t('units.column.result'), className: 'units-number' },
            columns.difference && {
              key: 'difference',
              head: t('units.column.difference'),
              className: 'units-wide units-number',
            },
            (columns.qualificationMark || columns.records) && {
              key: 'marks',
              head: t('units.column.marks'),
              className: 'units-wide',
            },
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <Line
              key={row.position}
              row={row}
              columns={columns}
              own={own}
              lanes={lanes}
              meanings={meanings}
              medalsUnderRevision={medalsUnderRevision}
            />
          ))}
        </tbody>
      </table>
      <ResultLegend rows={rows} meanings={meanings} />
    </>
  )
}

function Line({
  row,
  columns,
  own,
  lanes,
  meanings,
  medalsUnderRevision,
}: {
  row: ResultRow
  columns: ResultColumns
  own: UnitPage['columns']
  lanes: boolean
  meanings: Meanings
  medalsUnderRevision: boolean
}) {
  const t = useT()
  const meaning = useMeaning(meanings)
  const { competitor } = row
  const organisation = competitor.organisation
  const irmWord = meaning(row.irm ?? row.resultType ?? '')
  const details = [
    organisation && competitor.type === 'A' ? organisation.code : '',
    row.startOrder
      ? lanes
        ? t('units.in-lane', { lane: row.startOrder })
        : t('units.in-order', { order: row.startOrder })
      : '',
    row.bib ? t('units.with-bib', { bib: row.bib }) : '',
    row.reactionTime ? t('units.with-reaction', { time: row.reactionTime }) : '',
    row.wind ? t('units.with-wind', { speed: signed(row.wind) }) : '',
  ].filter(Boolean)
  return (
    <tr className={row.irm && !row.rank && !row.medal ? 'units-line units-line-irm' : 'units-line'}>
      {columns.rank ? (
        <td className="units-cell-rank">
          <Rank row={row} medalsUnderRevision={medalsUnderRevision} />
        </td>
      ) : null}
      {columns.startOrder ? <td className="units-wide units-number">{row.startOrder}</td> : null}
      {columns.bib ? <td className="units-wide units-number units-quiet">{row.bib}</td> : null}
      <th scope="row" className="units-cell-who">
        <span className="units-who">
          {organisation ? <Flag organisation={organisation} /> : null}
          <span>
            <b>
              <CompetitorName competitor={competitor} />
            </b>
            {details.length > 0 ? <small className="units-phone">{details.join(', ')}</small> : null}
            <Members members={row.members} competitor={competitor} />
            <Cells cells={row.cells} columns={own} />
          </span>
        </span>
      </th>
      {columns.organisation ? (
        <td className="units-wide units-quiet">
          {organisation ? <DelegationName organisation={organisation} /> : null}
        </td>
      ) : null}
      {columns.reactionTime ? <td className="units-wide units-number">{row.reactionTime}</td> : null}
      {columns.wind ? <td className="units-wide units-number">{row.wind && signed(row.wind)}</td> : null}
      {own.map(({ key }, at) => {
        const cell = row.cells[at]
        return (
          <td key={key} className="units-wide units-number units-sheet">
            {cell ? <SheetFigure cell={cell} isSplit={isSplit(key)} /> : null}
          </td>
        )
      })}
      {columns.result ? (
        <td className="units-number">
          {row.result ? (
            <b className="units-result">
              <Score value={row.result} />
            </b>
          ) : null}
          {row.irm || !row.result ? <span className="units-why">{row.rank ? row.irm : irmWord || row.irm}</span> : null}
          <small className="units-phone">
            {row.difference ? <span>{withMinus(row.difference)}</span> : null} <Marks row={row} meanings={meanings} />
          </small>
        </td>
      ) : null}
      {columns.difference ? (
        <td className="units-wide units-number units-quiet">{row.difference && withMinus(row.difference)}</td>
      ) : null}
      {columns.qualificationMark || columns.records ? (
        <td className="units-wide">
          <Marks row={row} meanings={meanings} />
        </td>
      ) : null}
    </tr>
  )
}
