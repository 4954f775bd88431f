import { disciplineOf, padRsc } from '@games/domain'
import { isPoolPhase } from '@games/domain/ranking-rules/index'
import { sportOf } from '@games/domain/sports/registry'
import { typedEventOf } from '@games/domain/sports/typed-event'
import type { Cells } from '../../columns.ts'
import { windOfRow } from '../../trials.ts'
import { goesOn as advancing } from '../../values.ts'
import * as cells from '../cells.ts'
import { isHeatOfFinal } from '../heats-of-finals.ts'
import { noCompetitor } from '../no-competitor.ts'
import type { Competitor, Contest } from '../reading.ts'
import { markOfOtherSport } from '../other-sports.ts'
import { eventWords, qualificationOf } from '../row-words.ts'
import type { SheetRow } from '../sheet-row.ts'
import { dayOf } from '../times.ts'
import { unitWords } from '../word-codes.ts'
import { withoutWind } from '../written-lengths.ts'
import { readSignedTime } from '../written-times.ts'
import { entrantOfRow, namesakeMarks } from './competitor-of-row.ts'
import { contestOfEvent, partUnit } from './contest-of-row.ts'
import { exercisesOfRow } from './exercise-cells.ts'
import { withGap } from './gap-of-row.ts'
import { lappedIn } from './laps-behind.ts'
import { addMedal } from './medal-row.ts'
import { addAwaited, addEntrant } from './entrants.ts'
import { resultCellOf, resultIn, wltInResult } from './result-cell.ts'
import { withPenalty } from './penalty-of-row.ts'
import { remarkOfRow } from './remark-of-row.ts'
import { resultOfParts, sumOfMarks, totalOfExercises, withParts } from './result-of-parts.ts'
import {
  checkMark,
  markBehindName,
  markBeside,
  markInRank,
  markInResult,
  markOfMember,
  statusOfResult,
  wltOfRow,
} from './result-mark.ts'
import { unitOfRow } from './unit-of-row.ts'

/** Reads a row of results or a start list with one competitor. */
export function readResult(row: SheetRow): void {
  const { sheet, values } = row
  const why = noCompetitor(values)
  if (why !== null) return void sheet.passedOver.push({ row: row.number, why })
  const contest = contestOfEvent(row)
  if (!contest) return
  const { event, part } = contest
  if (isOfPoolTable(row, event)) return void sheet.passedOver.push({ row: row.number, why: 'standings' })
  // a part is measured as the event of its name: the height of a high jump
  const measured = part === null ? event : padRsc(`${event.slice(0, 4)}${part.part}`)
  const unit =
    part === null ? unitOfRow(row, event, contest, null) : padRsc(`${event.slice(0, 22)}${partUnit(part, contest)}`)
  const parts = resultOfParts(row, measured)
  // points are those of the place if the parts are the result
  const isMissing =
    parts !== null &&
    (!row.table.hasOwnResult || (parts.trials !== undefined && row.table.resultColumns.other === undefined))
  const inCell = isMissing ? undefined : resultCellOf(row, measured)
  const written =
    inCell === undefined
      ? undefined
      : cells.isSameTime(inCell)
        ? (resultAbove(row, unit) ?? inCell)
        : withGap(row, measured, unit, inCell)
  const { figure, wind } = windBehind(row, measured, written)
  const withLetters = cells.figureWithLetters(figure ?? '')
  const shown = part === null ? exercisesOfRow(row, event) : undefined
  const total = withLetters?.figure ?? figure
  const typeCode = sheet.index.typeCode(event)
  const cell = withParts(
    row,
    measured,
    total,
    parts ?? (total === undefined ? null : (totalOfExercises(shown, typeCode) ?? sumOfMarks(row))),
  )
  if (unit !== null && part === null) noteUnit(row, unit, contest)
  const competitor = entrantOfRow(row, event)
  const exercises = shown ?? (part === null ? parts?.exercises : undefined)
  if (competitor?.organisation === null && row.hasColumn('organisation') && values.rank !== undefined && !row.isGuest)
    row.problem('missing-value', 'organisation', null)
  if (competitor !== null) addEntrant(row, event, competitor)
  else if (values.athlete !== undefined && values.organisation !== undefined)
    addAwaited(row, event, { name: values.athlete, organisation: values.organisation })
  const remark = sheet.kind === 'results' ? remarkOfRow(row, event, competitor) : null
  const beside = remark === null ? (markBehindName(row, cell) ?? markBeside(row, cell)) : null
  const outside = remark === 'disqualified' ? 'DSQ' : beside
  const inRank = markInRank(row, event)
  const rank = values.rank === undefined ? null : (cells.rankOf(values.rank) ?? null)
  const lapped = cell === undefined ? null : lappedIn(cell, sheet.index.typeCode(measured))
  const ofSport = cell === undefined ? null : markOfOtherSport(disciplineOf(event), cell)
  const inResult = cell === undefined ? null : (lapped?.irm ?? ofSport ?? markInResult(row, cell))
  const wonOrLost = wltInResult(row, cell, measured)
  const inColumn = row.read('irm', 'unknown-words', cells.irmOfColumn) ?? inRank
  const mark = inColumn ?? inResult ?? outside ?? markOfMember(row, event)
  const irm = mark ?? (row.isGuest ? cells.GUEST : null)
  const wlt = wltOfRow(row)
  checkMark(row, irm, wlt)
  const status = statusOfResult(row)
  const startOrder = row.read('start_order', 'bad-number', startOrderOf)
  const qualifiers = row.read('goes_on', 'bad-number', qualifiersOf)
  const medal = sheet.kind === 'results' ? row.read('medal', 'bad-choice', cells.medalOf) : null
  // beside a mark, words are its reason
  const isReason = inColumn !== null && /\p{L}{3}/u.test(cell ?? '')
  const isWord = inResult !== null || wonOrLost !== null || isReason
  const result =
    isWord || cell === undefined
      ? null
      : withPenalty(row, event, resultIn(row, cell, measured, isOfWholeEvent(unit) || part !== null))
  checkDay(row, unit)
  if (!row.isSound || unit === null || competitor === null) {
    if (unit !== null && !sheet.skipped.has(row.number)) sheet.incomplete.add(unit)
    return
  }
  if (medal !== null && irm !== cells.GUEST && remark !== 'disqualified' && part === null)
    addMedal(row, event, medal, competitor, null)
  const { birth } = namesakeMarks(row)
  if (birth !== null) sheet.births.set(row.number, birth)
  if (rank === '1' && result !== null) sheet.winners.set(unit, result)
  const hasMarks = row.hasColumn('irm') || row.hasColumn('result') || row.hasColumn('rank')
  sheet.lists.push({
    row: row.number,
    cells: {
      ...listed(unit, competitor),
      bib: row.hasColumn('bib') ? (values.bib ?? null) : values.bib,
      start_order: row.hasColumn('start_order') ? startOrder : undefined,
      rank: irm === cells.GUEST || remark === 'disqualified' ? null : row.hasColumn('rank') ? rank : undefined,
      result: row.table.hasOwnResult || parts !== null ? result : undefined,
      result_type: undefined,
      irm: hasMarks || irm !== null ? irm : undefined,
      qualification: row.hasColumn('qualification')
        ? qualificationOf(values.qualification)
        : (withLetters?.qualification ?? undefined),
      goes_on: qualifiers ?? undefined,
      wlt: row.hasColumn('wlt') ? wlt : (wonOrLost ?? undefined),
      decision: undefined,
      difference: row.hasColumn('difference') ? differenceOf(values.difference ?? '') : undefined,
      exercises,
      trials: parts?.trials ?? lapped?.laps ?? (wind === null ? undefined : [windOfRow(wind)]),
      status,
    },
  })
}

/** The result of an event in which the wind is measured, without the wind behind it, and that wind; null: the cell has none. */
function windBehind(
  { sheet: { index } }: SheetRow,
  event: string,
  cell: string | undefined,
): { figure: string | undefined; wind: string | null } {
  const isMeasured = sportOf(event).isWindMeasured({ typeCode: index.typeCode(event) })
  return cell === undefined || !isMeasured ? { figure: cell, wind: null } : withoutWind(cell)
}

/** Whether a row is of the table of a pool, which follows from the results of its matches. */
function isOfPoolTable({ sheet, values }: SheetRow, event: string): boolean {
  const { athlete, family_name: family, given_name: given, pool, unit, unit_number: number, wlt } = values
  if ([athlete, family, given, unit, number, wlt].some((value) => value !== undefined)) return false
  if (pool === undefined) return false
  const { form = 'match' } = typedEventOf(sheet.index.typeCode(event))?.type ?? {}
  return form === 'match' || form === 'team-match'
}

/** Remembers a heat of a final, and a unit without a number that is outside the programme or of a pool. */
function noteUnit({ sheet, number, values, titles }: SheetRow, unit: string, contest: Contest): void {
  if (!sheet.heats.has(unit) && isHeatOfFinal(contest))
    sheet.heats.set(unit, { row: number, event: eventWords(values, titles), name: contest.text })
  const words = unitWords(contest.phase, { own: contest.own })
  if (words.unnumbered && (!sheet.index.hasUnit(unit) || isPoolPhase(unit))) sheet.unnumbered.set(unit, words)
}

/** Records a problem if an earlier row of the unit has another day. */
function checkDay(row: SheetRow, unit: string | null): void {
  const { date } = row.values
  const day = date === undefined ? row.titles.date : (dayOf(date, row.table.days) ?? date)
  if (unit === null || day === undefined) return
  const { dayOfUnit } = row.sheet
  const known = dayOfUnit.get(unit) ?? day
  dayOfUnit.set(unit, known)
  if (day !== known) row.problem('contradicting-row', 'date', date ?? day)
}

/** Whether a unit (null: not known) has the results of its whole event, not of a part such as the 100 m of a decathlon. */
const isOfWholeEvent = (unit: string | null): boolean => unit === null || /^(?:FNL-|----)/.test(unit.slice(22))

function startOrderOf(cell: string): number | undefined {
  const number = Number(/^(\d{1,4})(?:[.,]0+)?$/.exec(cell)?.[1] ?? 0)
  return number > 0 ? number : undefined
}

/** The result of the row above in the same unit; undefined: it has none. */
function resultAbove({ sheet }: SheetRow, unit: string | null): string | undefined {
  const above = sheet.lists.at(-1)?.cells
  return unit !== null && above?.unit === unit ? (above.result ?? undefined) : undefined
}

/** The time behind the first; a cell of the same time has none. */
function differenceOf(cell: string): string | null {
  if (cells.isSameTime(cell)) return null
  const [, sign = '', time = ''] = /^([+-]?)\s?(.+)$/.exec(cell) ?? []
  const read = readSignedTime(time)
  return read === null ? cells.resultOf(cell) : `${sign}${read}`
}

/** How many advance; null: the cell states whether this competitor does (`sim`, `Q`). */
function qualifiersOf(cell: string) {
  if (!/\d/.test(cell)) return null
  const many = advancing(cell)
  return many.ok ? many.value : undefined
}

/** The cells of a list that name a competitor. */
export const listed = (unit: string, { code, type, organisation, name }: Competitor) =>
  ({
    unit,
    competitor: code,
    type,
    organisation: organisation ?? undefined,
    // a competitor of the participants is shown by the name there
    name: type === 'A' || name !== '' ? name : undefined,
    bib: undefined,
    start_order: undefined,
  }) satisfies Partial<Cells<'results'>>
