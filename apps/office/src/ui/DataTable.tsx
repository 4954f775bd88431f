import {
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useListKeys } from './use-list-keys.ts'

export interface DataColumn<Row> {
  readonly key: string
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** What the column is sorted by; absent: it is not. Empty (null) ones stand last. */
  readonly sort?: (row: Row) => string | number | null
  /** To the right, in tabular digits. */
  readonly figure?: boolean
  /** As narrow as its content. */
  readonly narrow?: boolean
  /** Left out on a phone. */
  readonly wide?: boolean
}

interface DataTableProps<Row extends object> {
  /** What the table shows, told to screen readers. */
  readonly caption: string
  /** The first names the row. Stable: made outside of the component, or by useMemo. */
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Opens a row: by ↵ or a press on its first cell. */
  readonly onOpen?: (row: Row) => void
  /** Key of the row that is open when the table is first shown. */
  readonly open?: string | undefined
  /** More rows are there: called when the end comes into sight. */
  readonly onEnd?: (() => void) | undefined
  /** How it is sorted at first: a column's key, with `-` before it downwards. */
  readonly sorted?: string
}

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

/** More rows than this are drawn only where they are in sight. */
const ALL_DRAWN = 100
const ROW_PX = 44
/** Rows from the end at which more are fetched. */
const NEAR_END = 20

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/**
 * Rows of data: sortable by its heads, gone through by J and K, opened by ↵, and drawn only where it is in sight once it is long. The page
 * scrolls, not the table.
 */
export function DataTable<Row extends object>({
  caption,
  columns,
  rows,
  rowKey,
  onOpen,
  open,
  onEnd,
  sorted,
}: DataTableProps<Row>) {
  const t = useT()
  const [sorting, setSorting] = useState<SortingState>(() =>
    sorted === undefined ? [] : [{ id: sorted.replace(/^-/, ''), desc: sorted.startsWith('-') }],
  )
  const definitions = useMemo(
    () =>
      columns.map(
        (column): ColumnDef<typeof features, Row> => ({
          id: column.key,
          accessorFn: (row: Row) => column.sort?.(row) ?? undefined,
          enableSorting: column.sort !== undefined,
          sortUndefined: 'last',
          sortFn: (a, b, id) => compare(a.getValue(id), b.getValue(id)),
        }),
      ),
    [columns],
  )
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: rowKey,
    state: { sorting },
    onSortingChange: setSorting,
  })
  const shown = table.getRowModel().rows
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(box.current ? box.current.getBoundingClientRect().top + scrollY : 0), [shown.length])
  const isLong = shown.length > ALL_DRAWN
  // its functions are used here alone, and no compiler memoizes them
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: isLong ? shown.length : 0,
    estimateSize: () => ROW_PX,
    overscan: 12,
    scrollMargin: top,
  })
  const items = virtual.getVirtualItems()
  const [first, last] = isLong ? [items[0]?.index ?? 0, items.at(-1)?.index ?? 0] : [0, shown.length - 1]
  const before = isLong ? (items[0]?.start ?? top) - top : 0
  const after = isLong ? virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top) : 0
  const isNearEnd = last >= shown.length - NEAR_END
  useLayoutEffect(() => {
    if (isNearEnd) onEnd?.()
  }, [isNearEnd, onEnd])
  const keys = useListKeys({
    keys: shown.map(({ id }) => id),
    onOpen: (key) => {
      const row = shown.find(({ id }) => id === key)
      if (row) onOpen?.(row.original)
    },
    start: open,
    ...(isLong && { scrollTo: (index: number) => virtual.scrollToIndex(index, { align: 'auto' }) }),
  })
  const classOf = (column: DataColumn<Row>): string | undefined =>
    [column.figure && 'office-figure', column.narrow && 'office-narrow', column.wide && 'office-wide']
      .filter(Boolean)
      .join(' ') || undefined
  return (
    <div ref={box} className="office-table-box">
      <table className="office-table" aria-rowcount={shown.length + 1} {...keys.list}>
        <caption className="ui-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const sortable = table.getColumn(column.key)
              const direction = sortable?.getIsSorted() ?? false
              return (
                <th
                  key={column.key}
                  scope="col"
                  className={classOf(column)}
                  aria-sort={direction === false ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
                >
                  {column.sort ? (
                    <button type="button" title={t('office.sort')} onClick={() => sortable?.toggleSorting()}>
                      {column.head}
                      <span aria-hidden="true">{direction === 'asc' ? '↑' : direction === 'desc' ? '↓' : ''}</span>
                    </button>
                  ) : (
                    column.head
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {before > 0 ? <Gap px={before} columns={columns.length} /> : null}
          {shown.slice(first, last + 1).map((row, place) => {
            const index = first + place
            return (
              <tr
                key={row.id}
                ref={isLong ? virtual.measureElement : undefined}
                data-index={index}
                aria-rowindex={index + 2}
                {...keys.row(index)}
              >
                {columns.map((column, at) =>
                  at === 0 ? (
                    <th key={column.key} scope="row" className={classOf(column)}>
                      {onOpen ? (
                        <button
                          type="button"
                          className="office-row-open"
                          onClick={() => {
                            keys.choose(row.id)
                            onOpen(row.original)
                          }}
                        >
                          {column.cell(row.original)}
                        </button>
                      ) : (
                        column.cell(row.original)
                      )}
                    </th>
                  ) : (
                    <td key={column.key} className={classOf(column)}>
                      {column.cell(row.original)}
                    </td>
                  ),
                )}
              </tr>
            )
          })}
          {after > 0 ? <Gap px={after} columns={columns.length} /> : null}
        </tbody>
      </table>
    </div>
  )
}

/** The room of rows that are not drawn; its height is set by script, which the security policy allows. */
const Gap = ({ px, columns }: { px: number; columns: number }) => (
  <tr aria-hidden="true" className="office-gap">
    <td colSpan={columns} style={{ height: px }} />
  </tr>
)
