import type { Finding } from '@games/odf/adapters/adapter'

/** Findings of one kind shown one by one; the rest of the kind is counted. */
const SHOWN_OF_A_KIND = 8

export function printFindings(findings: readonly Finding[]): void {
  for (const [kind, list] of Map.groupBy(findings, (f) => f.kind)) {
    console.log(`${kind}: ${list.length}`)
    for (const { where, message } of list.slice(0, SHOWN_OF_A_KIND))
      console.log(
        `  ${where.file}${where.row === undefined ? '' : `:${where.row}`}${where.column ? ` ${where.column}` : ''}: ${message}`,
      )
    if (list.length > SHOWN_OF_A_KIND) console.log(`  and ${list.length - SHOWN_OF_A_KIND} more`)
  }
}

/** Columns side by side, as wide as their widest cell. */
export function printTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const widths = head.map((h, i) => Math.max(h.length, ...rows.map((r) => String(r[i] ?? '').length)))
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, i) => String(cell).padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

/** Rows of a table that are shown; the rest is counted. */
const SHOWN_ROWS = 50

/** A table and an empty line after it; nothing if it has no rows. */
export function printRows(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  if (rows.length === 0) return
  printTable(head, rows.slice(0, SHOWN_ROWS))
  if (rows.length > SHOWN_ROWS) console.log(`and ${rows.length - SHOWN_ROWS} more`)
  console.log('')
}
