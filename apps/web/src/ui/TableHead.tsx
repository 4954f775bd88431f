import type { ReactNode } from 'react'

/** The head of a column. */
export interface HeadCell {
  readonly key: string
  readonly head: ReactNode
  readonly className?: string
  /** The column in a word, where `head` is a sign. */
  readonly name?: string
}

/** The heads of a table's columns; what is no cell is a column that the table does not have. */
export function TableHead({ cells }: { cells: readonly (HeadCell | false)[] }) {
  return (
    <thead>
      <tr>
        {cells.map((cell) =>
          cell ? (
            <th key={cell.key} scope="col" className={cell.className} abbr={cell.name}>
              {cell.head}
            </th>
          ) : null,
        )}
      </tr>
    </thead>
  )
}
