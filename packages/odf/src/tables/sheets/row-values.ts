import type { SheetField } from '@games/domain'
import { readEventWords } from '@games/domain/sports/recognise/event-words'
import { roundOf } from '@games/domain/draw/phase-order'
import { text } from '../values.ts'
import { isOpenPlace } from './cells.ts'
import { withParts } from './event-parts.ts'
import { isGuestDelegation, isGuestRemark, isMarked, nameOfGuest } from './no-competitor.ts'
import type { Values } from './reading.ts'
import { FROM_ABOVE, WANTED } from './row-words.ts'
import { isErrorCell, MAX_TEXT, NO_VALUE } from './sheet.ts'
import type { SheetRow } from './sheet-row.ts'
import { clockOf, startAndEnd } from './times.ts'
import { unitWords } from './word-codes.ts'

/** Fields of a competitor and of an event in whose cells a dash is nothing. */
const WITH_DASHES: ReadonlySet<SheetField> = new Set([
  'discipline',
  'category',
  'gender',
  'athlete',
  'family_name',
  'given_name',
  'team',
  'organisation',
  'organisation1',
  'organisation2',
])

/** Reads the cells of a row into its values. A cell that cannot be read is a problem. */
export function readValues(row: SheetRow): void {
  const { table, cells, values, sheet } = row
  for (const [field, at] of table.places) {
    const cell = cells[at] ?? ''
    // a part of a result is no result
    if (field === 'result' && !table.hasOwnResult) continue
    if (cell === '' || (WITH_DASHES.has(field) && /^[-–—]+$/.test(cell))) continue
    if ((field === 'venue' || field === 'location') && isOpenPlace(cell)) continue
    if (cell === NO_VALUE || isErrorCell(cell)) {
      // a column that the kind does not need is ignored
      if (WANTED[sheet.kind ?? 'names'].includes(field))
        row.problem(cell === NO_VALUE ? 'no-value' : 'error-cell', field, cell === NO_VALUE ? null : cell)
      continue
    }
    const clean = text(cell)
    if (cell.length > MAX_TEXT) row.problem('long-text', field, String(MAX_TEXT))
    else if (clean.ok) values[field] = clean.value
    else row.problem(clean.error, field, cell)
  }
  const sets = table.sets.flatMap((at) => (/\d/.test(cells[at] ?? '') ? (cells[at] ?? '') : []))
  if (sets.length > 0) values.result = sets.join(', ')
  const classes = table.classes.flatMap((at) => {
    const cell = text(cells[at] ?? '')
    return cell.ok && cell.value !== '' ? ofYear(table.header[at] ?? '', cell.value) : []
  })
  const hasClass = values.category !== undefined || table.classes.length > 1
  if (hasClass && classes.length > 0) values.category = classes.join(' ')
  const times = row.hasColumn('end') ? null : startAndEnd(values.start ?? '')
  if (times !== null) [values.start, values.end] = times
  joinParts(row)
  splitBib(row)
  takeClassFromRank(values)
  takePhase(values)
  takeSidesFromCell(values)
  if (values.bib !== undefined && table.hasNumbers && !/\d/.test(values.bib))
    row.problem('bad-number', 'bib', values.bib)
  const guest = nameOfGuest(values.athlete ?? '')
  if (guest !== null) values.athlete = guest
  const ofGuest = nameOfGuest(values.organisation ?? '')
  if (ofGuest !== null) values.organisation = ofGuest
  row.isGuest =
    guest !== null ||
    ofGuest !== null ||
    isMarked(cells[table.guestColumn] ?? '') ||
    row.remarks.some(isGuestRemark) ||
    isGuestDelegation(values.organisation ?? '')
}

/** A class by a year of birth with the words of its header, without which the year could be a distance: `Ano 2010`. */
const ofYear = (header: string, cell: string): string => (/^(?:19|20)\d\d$/.test(cell) ? `${header} ${cell}` : cell)

/** Joins the words of the event with its parts in other columns. Parts alone are of the event of the titles. */
function joinParts({ table, cells, values, titles }: SheetRow): void {
  const { eventParts, header, places } = table
  const parts = eventParts.flatMap((at) => {
    const cell = text(cells[at] ?? '')
    return cell.ok && cell.value !== '' ? [{ header: header[at] ?? '', cell: cell.value }] : []
  })
  if (parts.length === 0) return
  const hasOwnColumn = !eventParts.includes(places.get('event') ?? -1)
  // a warm-up in a title is no event
  const above = unitWords(titles.event ?? '').phaseType === '3' ? titles.event : undefined
  const event = withParts(hasOwnColumn ? (values.event ?? above) : above, parts)
  if (event !== undefined) values.event = event
}

/** Takes the round of a knockout from the column of times, where the last matches have no time: `SF1`, `3º y 4º`, `Final`. */
function takePhase(values: Values): void {
  const { start, phase, side1 } = values
  if (start === undefined || phase !== undefined || side1 === undefined || clockOf(start) !== null) return
  if (roundOf(unitWords(start, { isMatch: true }).phase) < 0) return
  values.phase = start
  delete values.start
}

/** Takes both sides of a match to come from the cell of the second, where the first has its round: `3er puesto | | Norte - Sul (pend.)`. */
function takeSidesFromCell(values: Values): void {
  const { side1, side2, result, phase } = values
  if (side1 === undefined || side2 === undefined || result !== undefined || phase !== undefined) return
  const [, one, other, status] = /^(.+?)\s+(?:[-–x×]|vs?\.?)\s+(.+?)(?:\s*\(([^()]+)\))?$/iu.exec(side2) ?? []
  if (one === undefined || other === undefined || roundOf(unitWords(side1, { isMatch: true }).phase) < 0) return
  Object.assign(values, { phase: side1, side1: one, side2: other, ...(status !== undefined && { status }) })
}

/** `1º T11` in a column of ranks, beside the class T11: the rank. */
function takeClassFromRank(values: Values): void {
  const { rank, category } = values
  if (rank === undefined || category === undefined || !rank.endsWith(` ${category}`)) return
  values.rank = rank.slice(0, -category.length).trim()
}

/** `689 Silva, Ana`: the bib of an athlete, and the name. */
function splitBib({ table, values }: SheetRow): void {
  const [, bib, name] = table.places.has('bib') ? [] : (/^(\d{1,5})\s+(\p{L}.*)$/u.exec(values.athlete ?? '') ?? [])
  if (bib !== undefined && name !== undefined) Object.assign(values, { bib, athlete: name })
}

/**
 * Adds values of the row above. A day or a contest is often written once, for the rows below too; one that cannot be read is theirs too.
 * `isSameTitle`: the row above is below the same titles, so that its weight or distance is that of this row too.
 */
export function fillFromAbove(
  { sheet, table, values, titles, unreadFields }: SheetRow,
  above: Values,
  isSameTitle: boolean,
): void {
  const isEmpty = (field: SheetField) =>
    values[field] === undefined && !unreadFields.has(field) && (isSameTitle || !(field in titles))
  const groups = FROM_ABOVE[sheet.kind ?? 'names']
  for (const group of table.isTimetable ? [...groups, ['date'] as const] : groups)
    if (group.every(isEmpty))
      for (const field of group.includes('phase') ? [...group, 'pool' as const] : group)
        if (above[field] !== undefined && !(field in titles)) values[field] ??= above[field]
  const ofEvent = groups.find((group) => group.includes('category')) ?? []
  const { category = '' } = above
  const { kg, metres, legs } = readEventWords(category)
  const isMeasured = [kg, metres, legs].some((fact) => fact !== null)
  if (isSameTitle && isMeasured && ofEvent.every((field) => values[field] === undefined && !unreadFields.has(field)))
    values.category = category
}
