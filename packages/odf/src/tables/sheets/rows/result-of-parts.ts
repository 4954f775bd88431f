import { disciplineOf } from '@games/domain'
import { typedEventOf } from '@games/domain/sports/typed-event'
import type { UnitForm } from '@games/domain/sports/unit-form'
import type { OdfExtended } from '../../../message.ts'
import { attemptAt, trialsAt } from '../../trials.ts'
import type { ExerciseScore } from '../../values.ts'
import * as cells from '../cells.ts'
import type { HeightColumn, NumberedColumns } from '../part-columns.ts'
import type { SheetRow } from '../sheet-row.ts'
import { isTeamEvent } from '../team-event.ts'
import { readAttempt, readLength, readTrials } from '../written-lengths.ts'

/** The result that follows from columns of its parts. */
export interface ResultOfParts {
  /** The results that the parts can mean; `NM`: no part is valid. */
  readonly meanings: readonly [string, ...string[]]
  /** Trials of a field event. */
  readonly trials?: readonly OdfExtended[]
  /** Scores of vaults. */
  readonly exercises?: readonly ExerciseScore[]
  /** The parts as the sheet has them. */
  readonly written: string
}

/** A filled cell of a part, with the place of its column from 1. */
interface Part {
  readonly place: number
  readonly at: number
  readonly cell: string
}

const NO_MARK = 'NM'

/**
 * The result by the columns of its parts: the best attempt, the highest height, the sum of ends or periods, the average of two vaults, the total of
 * lifts. Null: the row has no such parts, or the event has none.
 */
export function resultOfParts(row: SheetRow, event: string): ResultOfParts | null {
  const { numbered, overtime, heights } = row.table.parts
  const [first = [], second] = numbered
  const type = typedEventOf(row.sheet.index.typeCode(event))?.type
  if (type?.form === 'attempts') return attemptsOf(row, partsIn(row, first))
  if (type?.form === 'height') return heightsOf(row, heights)
  if (type !== undefined && SUMMED.has(type.form)) return sumIn(partsIn(row, [...first, ...overtime]))
  if (type?.id === 'vault') return first.length === 2 ? vaultsOf(row, partsIn(row, first)) : null
  return disciplineOf(event) === 'WLF' && second ? liftsOf(row, [first, second]) : null
}

/** Forms whose ends or periods add up to the result. */
const SUMMED: ReadonlySet<UnitForm> = new Set(['ranking-round', 'match', 'team-match'])

/** The filled cells of columns. Marks such as DNS are of the row. The others are read then. */
function partsIn(row: SheetRow, columns: NumberedColumns): Part[] {
  return columns.flatMap((at, index) => {
    const cell = row.cells[at] ?? ''
    if (cell === '' || cells.irmOf(cell) !== null) return []
    row.columnsOfParts.add(at)
    return [{ place: index + 1, at, cell }]
  })
}

/** Values of parts; null: the row has none, or a cell that is a problem. */
function valuesOf<T>(row: SheetRow, parts: readonly Part[], read: (part: Part) => T | null): readonly T[] | null {
  const values = parts.flatMap((part) => {
    const value = read(part)
    if (value !== null) return [value]
    row.problem('unknown-words', 'result', `${row.table.header[part.at] ?? ''}: ${part.cell}`)
    return []
  })
  return values.length === 0 || values.length < parts.length ? null : values
}

const writtenIn = (parts: readonly Part[]): string => parts.map(({ cell }) => cell).join(' ')

const bestOf = (figures: readonly string[]): string =>
  figures.reduce((best, figure) => (best === NO_MARK || Number(figure) > Number(best) ? figure : best), NO_MARK)

function attemptsOf(row: SheetRow, parts: readonly Part[]): ResultOfParts | null {
  const trials = valuesOf(row, parts, ({ place, cell }) => {
    const attempt = readAttempt(cell)
    return attempt && attemptAt(place, attempt.value, attempt.wind)
  })
  const taken = trials?.flatMap(({ value = '' }) => (/^[-r]$/.test(value) ? [] : [value])) ?? []
  if (trials === null || taken.length === 0) return null
  return { meanings: [bestOf(taken.filter((value) => value !== 'X'))], trials, written: writtenIn(parts) }
}

function heightsOf(row: SheetRow, columns: readonly HeightColumn[]): ResultOfParts | null {
  const parts = partsIn(
    row,
    columns.map(({ at }) => at),
  )
  const trials = valuesOf(row, parts, ({ place, cell }) => {
    const jumps = readTrials(cell)
    return jumps === null ? null : trialsAt(place, columns[place - 1]?.height ?? '', jumps)
  })
  if (trials === null || trials.every(({ value2 = '' }) => !/[OX]/.test(value2))) return null
  const cleared = trials.flatMap(({ value = '', value2 = '' }) => (value2.endsWith('O') ? [value] : []))
  const written = parts.map(({ at, cell }) => `${row.table.header[at] ?? ''} ${cell}`).join(' ')
  return { meanings: [bestOf(cleared)], trials, written }
}

/** The sum of figures; null: a part is another one. */
function sumIn(parts: readonly Part[]): ResultOfParts | null {
  const figures = parts.map(({ cell }) => figureOf(cell))
  if (figures.length < 2 || figures.includes(Number.NaN)) return null
  return { meanings: [String(totalOf(figures))], written: writtenIn(parts) }
}

/** The total of the exercises of one athlete; null: fewer than two, or those of a team, of which only the best count. */
export function totalOfExercises(
  exercises: readonly ExerciseScore[] | undefined,
  typeCode: string,
): ResultOfParts | null {
  const figures = exercises?.map(({ score }) => Number(score)) ?? []
  if (figures.length < 2 || figures.includes(Number.NaN) || isTeamEvent(typeCode)) return null
  return { meanings: [String(totalOf(figures))], written: figures.join(' ') }
}

/** The sum of the marks whose total the table has; null: a mark is missing or is no figure. */
export const sumOfMarks = (row: SheetRow): ResultOfParts | null =>
  sumIn(row.table.summed.map((at, index) => ({ place: index + 1, at, cell: row.cells[at] ?? '' })))

/** Added to the thousandth, so that sums of equal figures are equal. */
const totalOf = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + Math.round(figure * 1000), 0) / 1000

const figureOf = (cell: string): number =>
  /^\d{1,4}(?:[.,]\d{1,3})?$/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN

/** Both vaults: the result is their average, or the better one by some regulations. */
function vaultsOf(row: SheetRow, parts: readonly Part[]): ResultOfParts | null {
  const scores = valuesOf(row, parts, ({ cell }) => (Number.isNaN(figureOf(cell)) ? null : cell.replace(',', '.')))
  const [one, two] = scores ?? []
  if (one === undefined || two === undefined) return null
  // without the digits behind the thousandth (FIG Technical Regulations)
  const average = (Math.floor((Math.round(Number(one) * 1000) + Math.round(Number(two) * 1000)) / 2) / 1000).toFixed(3)
  return {
    meanings: [average, bestOf([one, two])],
    exercises: [
      { code: 'VT1', score: one },
      { code: 'VT2', score: two },
    ],
    written: writtenIn(parts),
  }
}

/** The best snatch and the best clean and jerk; a negative number or a mark is no lift. */
function liftsOf(row: SheetRow, groups: readonly NumberedColumns[]): ResultOfParts | null {
  const parts = groups.map((columns) => partsIn(row, columns))
  const best = parts.map((own) => {
    const lifts = valuesOf(row, own, ({ cell }) => liftIn(cell))
    return lifts === null ? null : bestOf(lifts.filter((lift) => lift !== 'X'))
  })
  const known = best.filter((lift) => lift !== null)
  if (known.length < groups.length) return null
  const total = known.includes(NO_MARK) ? NO_MARK : String(totalOf(known.map(Number)))
  return { meanings: [total], written: writtenIn(parts.flat()) }
}

/** Kilograms of a lift, `X` for one that failed or was not taken; null: another cell. */
function liftIn(cell: string): string | null {
  const [, kilograms] = /^(\d{1,3}(?:[.,]5)?)\s?(?:kg)?$/i.exec(cell) ?? []
  if (kilograms !== undefined && Number(kilograms) !== 0) return kilograms.replace(',', '.')
  return /^(?:[-–—]+\s?\d*|0|x|\d{1,3}\s?x|x\s?\d{1,3}|\(\d{1,3}\)|f|n|nul[oa]|falh[ao]|fallo)$/i.test(cell)
    ? 'X'
    : null
}

const figureIn = (cell: string): string | null => readLength(cell)?.metres ?? (/^\d{4,5}$/.test(cell) ? cell : null)

/** Equal marks, or figures that differ by no more than a rounded thousandth. */
const isSame = (one: string, other: string): boolean => one === other || Math.abs(Number(one) - Number(other)) < 0.0015

/**
 * The cell of a result beside its parts: what they give if it is empty. A result that no meaning of the parts has is a question; undefined: it is open,
 * or the row has no result.
 */
export function withParts(
  row: SheetRow,
  event: string,
  cell: string | undefined,
  parts: ResultOfParts | null,
): string | undefined {
  if (parts === null) return cell
  const { meanings, written } = parts
  const mark = cells.irmOf(cell ?? '')
  const given = mark ?? figureIn(cell ?? '')
  // words and other marks, such as DNF, contain no figure to compare
  if (cell !== undefined && (mark === null ? given === null && cells.resultOf(cell) !== null : mark !== NO_MARK))
    return cell
  if (given !== null && meanings.some((meaning) => isSame(given, meaning))) return cell
  const choices = [...new Set([...(given === null ? [] : [given]), ...meanings])]
  if (choices.length === 1) return choices[0]
  const words = [cell, written].filter(Boolean).join(' · ')
  const key = `${event.replace(/-+$/, '')} ${words}`
  const suggestions = choices.map((choice) => ({ code: choice, name: choice }))
  return row.code(row.sheet.resolver.result(words, key, suggestions, row.number)) ?? undefined
}
