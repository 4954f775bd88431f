import { genderOf } from '@games/domain'
import type { EventGender } from '@games/domain/sports/recognise/event-words'
import { OF_EVENTS, personGender } from '../row-words.ts'
import type { SheetRow } from '../sheet-row.ts'
import { competitorOfRow, enterPerson } from './competitor-of-row.ts'
import { contestAndEvent } from './contest-of-row.ts'

/** Reads a row of the draw: a competitor with a seed, or drawn by lot. A competitor whom the participants do not have is entered. */
export function readSeed(row: SheetRow): void {
  const { sheet } = row
  // a cell that cannot be read has no value from the row above
  const unread = new Set(
    row.isSound ? [] : sheet.problems.flatMap((found) => (found.row === row.number ? (found.field ?? []) : [])),
  )
  const isSkipped = () => sheet.skipped.has(row.number)
  const { discipline, event } = contestAndEvent(row)
  if (event === null || [...unread].some((field) => OF_EVENTS.has(field))) {
    if (!isSkipped()) sheet.undrawn.add(unread.has('discipline') ? '' : (discipline ?? ''))
    return
  }
  const gender = genderOf(event) as EventGender
  const competitor = competitorOfRow(row, event, gender)
  const seed = row.read('seed', 'bad-number', seedOf)
  if (!competitor || !row.isSound) {
    if (!isSkipped()) sheet.undrawn.add(event)
    return
  }
  sheet.seeded.push({ row: row.number, event, competitor, seed })
  if (competitor.type === 'A') enterPerson(row, competitor, event, personGender(gender))
}

/** A seed from 1; null: a dash. */
const seedOf = (cell: string): number | null | undefined =>
  /^[-–—]+$/.test(cell) ? null : Number(/^([1-9]\d{0,2})\s?[.ºª°]?$/.exec(cell)?.[1]) || undefined
