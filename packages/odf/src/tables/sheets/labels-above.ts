import type { RawRow } from '../records.ts'
import { fieldOf } from './fields.ts'

/** Words beside their label, in its cell or in the next one: `Escola: Colégio Sol`. */
export interface Labelled {
  readonly label: string
  readonly words: string
}

export function labelledIn(cells: readonly string[]): readonly Labelled[] {
  return cells.flatMap((cell, at) => {
    const [, label = '', own = ''] = /^([^:]{2,40}?)\s*:\s*(.*)$/.exec(cell) ?? []
    const words = own === '' ? (cells.slice(at + 1).find((other) => other !== '') ?? '') : own
    return label === '' || words === '' || words.endsWith(':') ? [] : [{ label, words }]
  })
}

/** Labels of schools, clubs and municipalities, and of their places. */
const LOCAL = /munic[ií]pio|cidade|ciudad|\bcity|\btown|escola|escuela|school|col[eé]gio|\bclube?\b/i
const PLACE = /munic[ií]pio|cidade|ciudad|\bcity|\btown/i

/** Whether words are the header or the label of schools, clubs or municipalities. */
export const isLocalHeader = (words: string): boolean => LOCAL.test(words)

/**
 * The delegation that the lines above a table name for all of its rows, in the cell of its label or in the next one; null: they name none. A state
 * counts before a school, a school before its town.
 */
export function delegationAbove(rows: readonly RawRow[]): Labelled | null {
  const found = rows
    .flatMap(({ cells }) => labelledIn(cells))
    .filter(({ label, words }) => fieldOf(label) === 'organisation' && /\p{L}/u.test(words))
  return (
    found.find(({ label }) => !LOCAL.test(label)) ?? found.find(({ label }) => !PLACE.test(label)) ?? found[0] ?? null
  )
}
