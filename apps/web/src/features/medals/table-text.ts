import type { Rank } from './medal-order.ts'

interface TextRow extends Rank {
  readonly name: string
  readonly counts: { readonly gold: number; readonly silver: number; readonly bronze: number; readonly total: number }
}

/** A table as plain text for messages and the press: a head, then a line for each row, "1. São Paulo 8-4-6 (18)"; "3=." is shared. */
export const tableText = ({ head, rows }: { readonly head: string; readonly rows: readonly TextRow[] }): string =>
  [
    head,
    ...rows.map(
      ({ rank, equal, name, counts: { gold, silver, bronze, total } }) =>
        `${rank}${equal ? '=' : ''}. ${name} ${gold}-${silver}-${bronze} (${total})`,
    ),
  ].join('\n')
