import { disciplineOf } from '@games/domain'
import type { EventType } from '@games/domain/sports/event-type'
import { timeFault } from '@games/domain/sports/plausible-time'
import { sportOf } from '@games/domain/sports/registry'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { withoutThousandths } from '../../precision.ts'
import { withoutThousands } from '../../thousands.ts'
import * as cells from '../cells.ts'
import type { SheetRow } from '../sheet-row.ts'
import { readLength } from '../written-lengths.ts'
import { readSignedTime, readTime, timeOfDayFraction } from '../written-times.ts'

/**
 * The cell of the result in the column that suits the event; undefined: it is empty. Points are the result only of events that are measured in
 * points.
 */
export function resultCellOf(row: SheetRow, event: string): string | undefined {
  const { sheet, table, values } = row
  const { points, other, isOfTimes, header } = table.resultColumns
  const { measure, form } = typedEventOf(sheet.index.typeCode(event))?.type ?? {}
  if (points === undefined || measure === undefined) return values.result
  const isOfPoints = measure === 'points' || measure === 'score'
  if (other !== undefined) {
    // the results beside the points of a combined event are those of its parts
    if (isOfPoints && !isOfTimes && form !== 'combined') return values.result
    return row.cells[isOfPoints ? points : other] || undefined
  }
  const cell = row.cells[points] ?? ''
  if (isOfPoints || !/^\d{1,3}(?:[.,]0+)?$/.test(cell)) return values.result
  const key = `${event.replace(/-+$/, '')} points`
  const asResult = { code: 'result', name: `${cell} ${measure === 'time' ? 's' : 'm'}` }
  // beside ranks, points can be those of heats
  const meanings = row.hasColumn('rank') ? [{ code: 'points', name: `${cell} pts` }, asResult] : [asResult]
  const meaning = row.code(sheet.resolver.result(`${header}: ${cell}`, key, meanings, row.number))
  return meaning === 'points' ? undefined : values.result
}

/** A win or a loss that the result of a match states in a word; null: another result. */
export function wltInResult(row: SheetRow, cell: string | undefined, event: string): 'W' | 'L' | null {
  if (row.hasColumn('wlt') || cell === undefined) return null
  const form = typedEventOf(row.sheet.index.typeCode(event))?.type.form ?? 'match'
  return form === 'match' || form === 'bout' || form === 'team-match' ? cells.wltInWords(cell) : null
}

/** The unit behind points or a weight. */
const UNIT = /(?<=^\d[\d.,]*)\s?(?:pts?|ptos?|pontos?|puntos?|points?|kgs?)\.?$/i

/**
 * A result in the form of its event; null: it is missing or a problem, or the organiser has a question to answer. `isWhole`: it is of the whole
 * event, not of a part such as the 100 m of a decathlon.
 */
export function resultIn(row: SheetRow, cell: string, event: string, isWhole: boolean): string | null {
  const typed = typedEventOf(row.sheet.index.typeCode(event))
  const figure = cell.replace(UNIT, '')
  const result = (typed === null ? readSignedTime(cell) : null) ?? cells.resultOf(figure)
  if (result === null) return null
  if (typed === null || typed.type.measure === 'points' || typed.type.measure === 'score')
    return isWhole ? pointsIn(row, figure, result, event, typed?.type ?? null) : result
  const isMeasured = typed.type.form !== 'match'
  if (isMeasured && !/\d/.test(result)) {
    row.problem('unknown-words', 'result', cell)
    return null
  }
  // a zero beside DNF is no result
  if (isMeasured && /^[0:.,]+$/.test(result)) {
    if (cells.irmOf(row.values.irm ?? '') != null) return null
    row.problem('bad-number', 'result', cell)
    return null
  }
  if (typed.type.measure === 'distance' || typed.type.measure === 'height') return lengthIn(row, cell, event)
  if (typed.type.measure !== 'time') return result
  const { metres, legs = 1 } = typed.variant
  return timeIn(row, cell, result, event, metres === undefined ? null : metres * legs)
}

/** Metres of a distance or a height, or null: the organiser has a question to answer. */
function lengthIn(row: SheetRow, cell: string, event: string): string | null {
  const length = readLength(cell)
  if (length !== null) return length.metres
  const result = cells.resultOf(cell) ?? cell
  return /^\d+(?:\.\d+)?$/.test(result) ? result : figureOfWords(row, cell, event)
}

/** A figure of a cell with other signs or words, by the answer of the organiser; null: it is open, or a problem because no figure fits. */
function figureOfWords(
  row: SheetRow,
  cell: string,
  event: string,
  fits: (figure: string) => boolean = () => true,
): string | null {
  const written = [...new Set(cell.match(/\d[\d:]*(?:[.,]\d+)?/g) ?? [])]
  const figures = written.map((figure) => figure.replace(',', '.')).filter(fits)
  if (figures.length === 0) {
    row.problem('unknown-words', 'result', cell)
    return null
  }
  const suggestions = figures.slice(0, 3).map((figure) => ({ code: figure, name: figure }))
  return row.code(row.sheet.resolver.result(cell, `${event.replace(/-+$/, '')} ${cell}`, suggestions, row.number))
}

/** A time in the form of results. */
const TIME = /^(?:\d{1,3}:)*\d{1,5}(?:\.\d{1,3})?$/

/** A plausible time, or null: the organiser has a question to answer. `metres`: the whole distance. */
function timeIn(row: SheetRow, cell: string, result: string, event: string, metres: number | null): string | null {
  const { index, resolver } = row.sheet
  const unit = index.typeCode(event)
  const discipline = disciplineOf(event)
  const isPlausible = (time: string) => timeFault(time, { unit, distance: null, start: null }) === null
  const read = readTime(cell, metres)
  const plausible = read !== null && 'either' in read ? read.either.filter(isPlausible) : []
  if (read !== null && 'either' in read && plausible.length !== 1) {
    // times of the discipline that are written so share an answer, if both of their meanings are plausible
    const key = plausible.length === 0 ? `${event.replace(/-+$/, '')} ${cell}` : `${discipline} nn:nn:nn`
    const meanings = read.either.map((time, at) => ({ code: at === 0 ? 'hundredths' : 'hours', name: time }))
    const meaning = row.code(resolver.result(cell, key, meanings, row.number))
    return meaning === null ? null : meaning === 'hours' ? read.either[1] : read.either[0]
  }
  const fraction = timeOfDayFraction(cell)
  if (fraction !== null && isPlausible(fraction)) {
    const meanings = [{ code: 'fraction-of-day', name: fraction }]
    const meaning = row.code(resolver.result(cell, `${discipline} 0.nnnnn`, meanings, row.number))
    return meaning === null ? null : fraction
  }
  const time = withoutThousandths(plausible[0] ?? (read !== null && 'time' in read ? read.time : result), unit)
  if (!TIME.test(time)) {
    return row.isSound ? figureOfWords(row, cell, event, isPlausible) : null
  }
  if (isPlausible(time)) return time
  const key = `${event.replace(/-+$/, '')} ${time}`
  return row.code(resolver.result(cell, key, [{ code: time, name: time }], row.number))
}

/** Points, without separators of thousands; null: the organiser has a question to answer. */
function pointsIn(row: SheetRow, cell: string, result: string, event: string, type: EventType | null): string | null {
  const { table, sheet } = row
  const whole = withoutThousands(cell)
  const types = type === null ? sportOf(event).eventTypes : [type]
  if (types.length > 0 && types.every(({ wholePoints }) => wholePoints)) {
    const points = whole ?? result.replace(/\.0+$/, '')
    if (/^\d+\.\d+$/.test(points)) row.problem('bad-number', 'result', cell)
    return points
  }
  const isOfJudges = type?.form === 'apparatus' || type?.form === 'routine'
  const isOfPoints = table.resultColumns.points !== undefined
  if (whole === null || isOfJudges || !isOfPoints || !table.mixesThousands) return result
  const meanings = [
    { code: 'thousands', name: whole },
    { code: 'decimals', name: result },
  ]
  const meaning = row.code(sheet.resolver.result(cell, `${disciplineOf(event)} n.nnn`, meanings, row.number))
  return meaning === null ? null : meaning === 'decimals' ? result : whole
}
