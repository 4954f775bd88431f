import { ruleSetOf } from '@games/domain/ranking-rules/index'
import type { OdfExtended } from '../../../message.ts'

/** Without a sign or a word, laps can be those that were ridden. */
const LAPS =
  /^(?:[-–−+@]|a|at|por)\s?(\d{1,2})\s?(?:voltas?|vueltas?|giros?|laps?)\.?$|^(\d{1,2})\s?(?:voltas?|vueltas?|giros?|laps?)\s(?:atr[áa]s|abaixo|down|behind|menos)$/i
const LAPPED = /^(?:lap|lapped|dobrad[oa]|doblad[oa])$/i

/** The mark of a competitor who was lapped, and the laps behind if the cell has them. */
interface Lapped {
  readonly irm: 'LAP'
  readonly laps: readonly OdfExtended[]
}

/** Reads a result such as `-1 volta`, `+2 laps` or `LAP`. Null: another cell, or the sport of the event has no lapped competitors. */
export function lappedIn(cell: string, typeCode: string): Lapped | null {
  const [, signed, worded] = LAPS.exec(cell) ?? []
  const laps = signed ?? worded
  if (laps === undefined && !LAPPED.test(cell)) return null
  if (ruleSetOf(typeCode)?.irm.order.includes('LAP') !== true) return null
  return { irm: 'LAP', laps: laps === undefined ? [] : [{ type: 'ER', code: 'LAPS', value: `-${laps}` }] }
}
