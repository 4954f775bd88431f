import { disciplineOf, type ResultStatus, type SheetField } from '@games/domain'
import { plain } from '../../values.ts'
import * as cells from '../cells.ts'
import { markOfOtherSport } from '../other-sports.ts'
import { isPartHeader } from '../part-columns.ts'
import { OTHER_MARK } from '../resolve-words.ts'
import { leastFinal, resultStatusOf } from '../result-status.ts'
import type { SheetRow } from '../sheet-row.ts'
import { isMarkOfTeam } from '../team-event.ts'

/** Marks of a match that a winner can have: the opponent did not come, or the winner was injured. */
const MARKS_OF_WINNERS: ReadonlySet<string> = new Set(['WO', 'W/O', 'INJ'])

/** The first cell of a column that is not read, or of the status, and that `fits`; or null. */
export function unreadCell(
  { table, cells: row, columnsOfParts }: SheetRow,
  fits: (cell: string, at: number) => boolean,
): string | null {
  const isOpen = (field: SheetField) => field === 'status' || (field === 'result' && !table.hasOwnResult)
  const ofFields = [...table.places].flatMap(([field, at]) => (isOpen(field) ? [] : [at]))
  const read = new Set([...ofFields, ...columnsOfParts])
  // the points of a race that does not count or was not finished: `(9 DNF)`
  const isPoints = (cell: string, at: number) =>
    isPartHeader(table.header[at] ?? '') && /^\(?\d+(?:[.,]\d+)?\s/.test(cell)
  const isOf = (cell: string, at: number) =>
    !read.has(at) && !isPoints(cell, at) && !table.personal.has(at) && fits(cell, at)
  return row.find(isOf) ?? null
}

/** The mark behind the name of a member that is the mark of the team, in a cell of its members: `Ana Um, Bia Dois (DSQ)`. Null: none. */
export function markOfMember({ values, sheet }: SheetRow, event: string): string | null {
  const marks = [...(values.members ?? '').matchAll(/\(([^()]+)\)/g)].map(([, words = '']) => cells.irmOf(words))
  return marks.find((mark) => isMarkOfTeam(sheet.index.typeCode(event), mark)) ?? null
}

/** A mark such as DSQ in a column of results that is not read, or null. */
const unreadMark = (row: SheetRow): string | null =>
  row.sheet.kind === 'results' ? unreadCell(row, (cell, at) => cells.hasIrm(cell) && !isOfOnePart(row, cell, at)) : null

const MARKS_OF_PARTS: ReadonlySet<string | null> = new Set(['DNS', 'DNF', 'RET', 'NM'])

/** Whether a mark is of one part of a result, such as a run that was left out. The row has a place or a result, and another part a figure. */
function isOfOnePart({ table, cells: row, values }: SheetRow, cell: string, at: number): boolean {
  const hasFigure = (words: string | undefined) => /\d/.test(words ?? '')
  return (
    MARKS_OF_PARTS.has(cells.irmOf(cell)) &&
    (hasFigure(values.result) || hasFigure(values.rank)) &&
    table.parts.numbered.some((group) => group.includes(at) && group.some((other) => hasFigure(row[other])))
  )
}

/** Records a problem if a column that is not read has a mark, unless the mark is known to be of the match. */
export function refuseUnreadMark(row: SheetRow, isKnown: (cell: string) => boolean = () => false): void {
  const mark = unreadMark(row)
  if (mark !== null && !isKnown(mark)) row.problem('unknown-words', 'irm', mark)
}

/** The mark in a column of statuses or remarks; null if it is missing or a problem. `result`: the cell of the result. */
export function markBeside(row: SheetRow, result: string | undefined): string | null {
  const isMark = (cell: string, at: number) =>
    (cells.hasIrm(cell) || cells.irmWithReason(cell) !== null || cells.isOutOfCompetition(cell)) &&
    !isOfOnePart(row, cell, at)
  const unread = (row.sheet.kind === 'results' ? unreadCell(row, isMark) : null) ?? ''
  const known = cells.irmOf(unread) ?? cells.irmWithReason(unread)
  const irm = known ?? (cells.isOutOfCompetition(unread) ? cells.GUEST : null)
  // a competitor who did not start has no result
  if (irm !== null && (irm !== 'DNS' || !/\d/.test(result ?? ''))) return irm
  refuseUnreadMark(row)
  return null
}

/** The mark behind a name or a delegation, `Ana Um (DNF)`; null: it is missing, or a problem because the row has a place, a medal or a time. */
export function markBehindName(row: SheetRow, result: string | undefined): string | null {
  const words = row.remarks.find((remark) => ![null, cells.GUEST].includes(cells.irmOf(remark)))
  if (words === undefined) return null
  const irm = cells.irmOf(words)
  const { rank = '', medal = '' } = row.values
  const isContradiction = /\d/.test(rank) || medal !== '' || (irm === 'DNS' && /\d/.test(result ?? ''))
  if (!isContradiction) return irm
  const field = (['athlete', 'team', 'organisation'] as const).find((one) => row.values[one] !== undefined) ?? 'athlete'
  row.problem('unknown-words', field, `${row.values[field] ?? ''} (${words})`)
  return null
}

/** The mark in a cell of results, also beside a figure; null if it is missing or a problem. */
export function markInResult(row: SheetRow, cell: string): string | null {
  const irm = cells.irmInPlace(cell)
  if (irm !== null) return irm
  const beside = cells.irmBesideFigure(cell)
  if (beside === 'DNS' || (beside === null && cells.hasIrm(cell))) row.problem('unknown-words', 'result', cell)
  return beside
}

/** The mark of a result without a rank whose reason has no other mark. */
const NOT_RANKED = 'NC'

/** The mark in place of a rank; null: the cell has a rank or is a problem, or the organiser has a question to answer. */
export function markInRank(row: SheetRow, event: string): string | null {
  const { rank: cell, athlete, family_name: family, team, organisation } = row.values
  if (cell === undefined || cells.rankOf(cell) !== undefined) return null
  const known = cells.irmInPlace(cell) ?? markOfOtherSport(disciplineOf(event), cell)
  if (known !== null) return known
  const isNamed = [athlete, family, team, organisation].some((words) => words !== undefined)
  if (!isNamed || !/^[^\d]*\p{L}[^\d]*$/u.test(cell)) {
    row.problem('bad-number', 'rank', cell)
    return null
  }
  const code = row.code(row.sheet.resolver.mark(cell, `${disciplineOf(event)} ${plain(cell)}`, row.number))
  if (code !== OTHER_MARK) return code
  return /^[A-Z]{2,6}$/i.test(cell) && !cells.isRecordLetter(cell) ? cell.toUpperCase() : NOT_RANKED
}

/** Records a problem if a mark contradicts a win, or if it is a record. */
export function checkMark(row: SheetRow, irm: string | null, wlt: 'W' | 'L' | 'T' | null): void {
  if (irm === null) return
  if (wlt === 'W' && !MARKS_OF_WINNERS.has(irm)) row.problem('unknown-words', 'irm', irm)
  if (cells.isRecordLetter(irm)) row.problem('unknown-words', 'irm', irm)
}

/** The outcome in the column of wins, or null: the cell is empty or a problem. */
export const wltOfRow = (row: SheetRow): 'W' | 'L' | 'T' | null => row.read('wlt', 'bad-choice', cells.wltOf)

/** The status of the result in a row, by its cell and by the titles above; undefined: neither names a status. */
export function statusOfResult(row: SheetRow): ResultStatus | null | undefined {
  const { status } = row.values
  if (status === undefined || cells.irmOf(status) !== null) return row.titles.status
  return leastFinal([row.read('status', 'unknown-words', resultStatusOf), row.titles.status])
}
