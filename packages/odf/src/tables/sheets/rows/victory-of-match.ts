import { typedEventOf } from '@games/domain/sports/typed-event'
import { plain } from '../../values.ts'
import * as cells from '../cells.ts'
import type { SheetRow } from '../sheet-row.ts'
import type { SheetTable } from '../sheet-table.ts'
import { victoryIn, type WrittenVictory } from '../victory-words.ts'

/** Headers of the way in which a bout was won. */
const METHOD =
  /(?:^|_)(?:tipo|type|metodo|method|forma|modo|how|via|by|decis\w*|vit\w*|vict\w*|victoria|causa|motivo)(?:_|$)/

/** A way to win a bout, and whether it is in the cell of the score. */
export interface VictoryOfMatch extends WrittenVictory {
  readonly isInScore: boolean
}

/** Whether matches of an event are bouts; an event that the catalogue does not know can be one. */
export function isBout({ sheet: { index } }: SheetRow, event: string): boolean {
  const form = typedEventOf(index.typeCode(event))?.type.form
  return form === undefined || form === 'bout'
}

/** The way in which the bout of a row was won; null: it has no such words. `score`: the cell of the score. */
export function victoryOfMatch(row: SheetRow, event: string, score: string | undefined): VictoryOfMatch | null {
  if (row.sheet.kind !== 'results' || !isBout(row, event)) return null
  const inScore = score === undefined ? null : victoryIn(score, event)
  if (inScore !== null) return { ...inScore, isInScore: true }
  const { irm, wlt, type } = row.values
  const methods = row.unread.flatMap(({ header, cell }) => (METHOD.test(plain(header)) ? [cell] : []))
  for (const cell of [irm, wlt, type, ...methods]) {
    const found = cell === undefined ? null : victoryIn(cell, event)
    // the figures in the column of the winner are votes: `hantei 3-2`
    if (found !== null && (found.score === undefined || score === undefined || cell === wlt))
      return { ...found, isInScore: false }
  }
  return null
}

const orders = new WeakMap<SheetTable, boolean>()

/**
 * Whether the scores of a table have the first side first, not the winner: one of them has its lower figure first, with a victory that the greater
 * score wins; or the sides have columns of scores.
 */
export function isInOrderOfSides({ table, values }: SheetRow, event: string): boolean {
  if (values.score1 !== undefined || values.score2 !== undefined) return true
  const known = orders.get(table)
  if (known !== undefined) return known
  const isInOrder = table.results.some((cell) => {
    const victory = victoryIn(cell, event)
    return victory?.isByScore === true && cells.scoresOf(victory.score ?? '')?.wonBy === 1
  })
  orders.set(table, isInOrder)
  return isInOrder
}
