import { Fragment, type ReactNode, useId, useState } from 'react'

export interface Column<Row> {
  readonly key: string
  readonly head: ReactNode
  /** The column in a word, where `head` is a sign. */
  readonly name?: string
  readonly cell: (row: Row) => ReactNode
  /** Right-aligned, tabular digits. */
  readonly figure?: boolean
  /** On a phone: in the row, or below it once it is opened. */
  readonly onPhones?: 'row' | 'below'
}

interface TableProps<Row> {
  /** What the table shows, announced to screen readers. */
  readonly caption: string
  /** The first one names the row and keeps its place when the others scroll below it. */
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** More about a row, below it once it is opened, on every screen. */
  readonly details?: (row: Row) => ReactNode
  /** The word of the button that opens a row ("Mais sobre Alagoas"). */
  readonly openLabel: (row: Row) => string
  /** Wider than a phone by nature: the table then scrolls inside a frame of its own. */
  readonly wide?: boolean
}

/**
 * A table of data: sticky head and first column, figures to the right, hairlines, and nothing that scrolls the page sideways: on a phone
 * what does not fit opens below its row.
 */
export function Table<Row>({ caption, columns, rows, rowKey, details, openLabel, wide = false }: TableProps<Row>) {
  const [first, ...others] = columns
  const below = wide ? [] : others.filter((column) => column.onPhones === 'below')
  const opens = details !== undefined || below.length > 0
  if (!first) return null
  const classOf = (column: Column<Row>): string =>
    [column.figure ? 'ui-table-figure' : '', below.includes(column) ? 'ui-table-roomy' : ''].join(' ').trim()
  const opener = details ? 'ui-table-opener' : 'ui-table-opener ui-table-narrow'
  const table = (
    <table className={wide ? 'ui-table ui-table-wide' : 'ui-table'}>
      <caption className="ui-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classOf(column)} abbr={column.name}>
              {column.head}
            </th>
          ))}
          {opens ? <td className={opener} /> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow
            key={rowKey(row)}
            row={row}
            first={first}
            others={others}
            below={below}
            classOf={classOf}
            {...(opens && { opener, openLabel: openLabel(row) })}
            {...(details && { details })}
          />
        ))}
      </tbody>
    </table>
  )
  if (!wide) return table
  return (
    // scrolled by keys as well, so it takes the focus
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="ui-table-frame" role="region" aria-label={caption} tabIndex={0}>
      {table}
    </div>
  )
}

interface TableRowProps<Row> {
  readonly row: Row
  readonly first: Column<Row>
  readonly others: readonly Column<Row>[]
  readonly below: readonly Column<Row>[]
  readonly classOf: (column: Column<Row>) => string
  readonly opener?: string
  readonly openLabel?: string
  readonly details?: (row: Row) => ReactNode
}

function TableRow<Row>({ row, first, others, below, classOf, opener, openLabel, details }: TableRowProps<Row>) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <>
      <tr className={open ? 'ui-table-opened' : undefined}>
        <th scope="row">{first.cell(row)}</th>
        {others.map((column) => (
          <td key={column.key} className={classOf(column)}>
            {column.cell(row)}
          </td>
        ))}
        {opener ? (
          <td className={opener}>
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              aria-label={openLabel}
              onClick={() => setOpen(!open)}
            >
              <svg className="ui-shape" viewBox="0 0 24 24" aria-hidden="true">
                <path d="m5 9 7 7 7-7" />
              </svg>
            </button>
          </td>
        ) : null}
      </tr>
      {open ? (
        <tr id={id} className={details ? 'ui-table-below' : 'ui-table-below ui-table-narrow'}>
          <td colSpan={others.length + 2}>
            {below.length > 0 ? (
              <dl className="ui-table-narrow">
                {below.map((column) => (
                  <Fragment key={column.key}>
                    <dt>{column.name ?? column.head}</dt>
                    <dd>{column.cell(row)}</dd>
                  </Fragment>
                ))}
              </dl>
            ) : null}
            {details?.(row)}
          </td>
        </tr>
      ) : null}
    </>
  )
}
