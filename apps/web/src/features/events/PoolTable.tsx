import type { Meanings, PoolTable as Pool, PoolRow, UnitSummary } from '@games/contract'
import { withMinus } from '@games/domain/text/minus'
import { Fragment, useId } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Flag } from '../../ui/Flag.tsx'
import { TableHead } from '../../ui/TableHead.tsx'
import { PoolMatrix, ToUnit } from './PoolMatrix.tsx'
import { isRoomy, type PoolColumn, poolColumns } from './pool-columns.ts'
import { type MarkMeaning, QualificationMark, useMarkMeaning } from './QualificationMark.tsx'
import { type Met, usePoolMatches } from './use-pool-matches.ts'

interface PoolTableProps {
  readonly pool: Pool
  /** The phase in words: "Grupo A". */
  readonly title: string
  readonly meanings: Meanings
  /** The event's units by code: when a match without a result is played. */
  readonly units: ReadonlyMap<string, UnitSummary>
}

/** A pool: its table in the order sent, who goes on, and who met whom: as a matrix where it fits, below each row on a phone (ODF §9). */
export function PoolTable({ pool, title, meanings, units }: PoolTableProps) {
  const t = useT()
  const heading = useId()
  const meaning = useMarkMeaning(meanings)
  const columns = poolColumns(pool.rows)
  const marked = pool.rows.some(({ qualificationMark }) => qualificationMark !== null)
  const matches = usePoolMatches(pool.rows, units)
  const met = pool.rows.some(({ opponents }) => opponents.length > 0)
  return (
    <section className="events-part events-pool" aria-labelledby={heading}>
      <div className="ui-section">
        <h3 id={heading}>{title}</h3>
        <span>{pool.progress ? t('events.pool-progress', pool.progress) : t('events.pool-over')}</span>
      </div>
      <div className="events-pool-body">
        <table className="ui-table events-pool-table">
          <caption className="ui-hidden">{t('events.pool-table', { pool: title })}</caption>
          <TableHead
            cells={[
              { key: 'rank', head: t('events.rank-short'), name: t('events.rank'), className: 'events-pool-rank' },
              { key: 'competitor', head: t('events.competitor') },
              ...columns.map((column) => ({
                key: `own ${column}`,
                head: <abbr title={t(`events.column-${column}`)}>{t(`events.short-${column}`)}</abbr>,
                name: t(`events.column-${column}`),
                className: columnClass(column),
              })),
            ]}
          />
          {pool.rows.map((row) => (
            <tbody key={row.competitor.code}>
              <tr className={row.qualificationMark ? 'events-pool-on' : undefined}>
                <td className="events-pool-rank">
                  <PoolRank row={row} />
                </td>
                <th scope="row">
                  <span className="events-pool-who">
                    {row.competitor.organisation ? <Flag organisation={row.competitor.organisation} /> : null}
                    <span>{row.competitor.name}</span>
                    {row.qualificationMark ? (
                      <QualificationMark mark={row.qualificationMark} meaning={meaning(row.qualificationMark)} />
                    ) : null}
                    {row.irm ? <span className="events-irm">{row.irm}</span> : null}
                  </span>
                </th>
                {columns.map((column) => (
                  <td key={column} className={columnClass(column)}>
                    {withMinus(row[column] ?? '')}
                  </td>
                ))}
              </tr>
              <RowBelow row={row} columns={columns.filter(isRoomy)} span={columns.length + 2} matches={matches(row)} />
            </tbody>
          ))}
        </table>
        {met ? <PoolMatrix rows={pool.rows} matches={matches} title={title} /> : null}
      </div>
      {marked ? <MarkLegend rows={pool.rows} meaning={meaning} /> : null}
    </section>
  )
}

const columnClass = (column: PoolColumn): string =>
  `ui-table-figure events-pool-${column}${isRoomy(column) ? ' events-roomy' : ''}`

function PoolRank({ row: { rank, rankEqual } }: { row: PoolRow }) {
  const t = useT()
  if (rank === null) return null
  return (
    <span className="events-rank">
      {rank}
      {rankEqual ? (
        <>
          <sup aria-hidden="true">=</sup>
          <span className="ui-hidden"> {t('app-shell.tied')}</span>
        </>
      ) : null}
    </span>
  )
}

function RowBelow({
  row,
  columns,
  span,
  matches,
}: {
  row: PoolRow
  columns: readonly PoolColumn[]
  span: number
  matches: readonly Met[]
}) {
  const t = useT()
  const figures = columns.filter((column) => row[column] !== null)
  if (matches.length === 0 && figures.length === 0) return null
  return (
    <tr className="events-pool-below">
      <td colSpan={span}>
        <details>
          <summary>
            {t('events.row-matches', { count: matches.length })}
            <span className="ui-hidden"> {row.competitor.name}</span>
          </summary>
          {figures.length > 0 ? (
            <dl>
              {figures.map((column) => (
                <Fragment key={column}>
                  <dt>{t(`events.column-${column}`)}</dt>
                  <dd>{row[column]}</dd>
                </Fragment>
              ))}
            </dl>
          ) : null}
          <ul>
            {matches.map((met) => (
              <li key={met.code}>
                <ToUnit met={met}>
                  <span>{met.opponent.competitor.name}</span>
                  <b>{met.result ?? met.when ?? t('events.to-come')}</b>
                </ToUnit>
              </li>
            ))}
          </ul>
        </details>
      </td>
    </tr>
  )
}

function MarkLegend({ rows, meaning }: { rows: readonly PoolRow[]; meaning: MarkMeaning }) {
  const marks = [...new Set(rows.flatMap(({ qualificationMark }) => qualificationMark ?? []))]
  const explained = marks.filter((mark) => meaning(mark) !== '')
  if (explained.length === 0) return null
  return (
    <p className="events-legend">
      {explained.map((mark) => (
        <span key={mark}>
          <b>{mark}</b> {meaning(mark)}
        </span>
      ))}
    </p>
  )
}
