import { plain } from '../values.ts'
import { isWalkover, setScoresOf } from './cells.ts'

/** A match of a matrix, of which each fact can be missing. Side 0 is the competitor of the row. */
export interface MatrixMatch {
  readonly scores: readonly [number | null, number | null]
  readonly winner: 0 | 1 | null
  readonly isTied: boolean
  /** Whether a side did not come. */
  readonly isWalkover: boolean
  /** The score of each set, `21-15`, if the cell has all of them. */
  readonly sets: readonly string[]
}

const NOTHING: MatrixMatch = { scores: [null, null], winner: null, isTied: false, isWalkover: false, sets: [] }
/** A side that did not come: `f.c.` is a guest elsewhere. */
const ABSENT = /^(?:f_?c|falta_de_comparencia)$/
const SET = /\d{1,3}\s?[x×:–-]\s?\d{1,3}/gi

const WON = /^(?:v|w|g)\s?[.:/(-]?\s?(\d{1,3})?\)?$|^(\d{1,3})\s?v$/i
const LOST = /^(?:d|l|p)\s?[.:/(-]?\s?(\d{1,3})?\)?$|^(\d{1,3})\s?d$/i
const PAIR = /^(\d{1,3})\s?[/x×:–-]\s?(\d{1,3})$/i
/** Points of a game of chess. */
const CHESS: ReadonlyMap<string, number> = new Map([
  ['1', 1],
  ['+', 1],
  ['0', 0],
  ['½', 0.5],
  ['=', 0.5],
  ['0.5', 0.5],
  ['0,5', 0.5],
  ['1/2', 0.5],
])

/** Whether pairs of filled cells have the points of games of chess, of which each has one. */
export const areOfChess = (pairs: readonly (readonly [string, string])[]): boolean => {
  const points = pairs.map(([row, column]) => [CHESS.get(row), CHESS.get(column)] as const)
  if (points.length === 0 || points.flat().includes(undefined)) return false
  return points.flat().includes(0.5) || points.every(([row = 0, column = 0]) => row + column === 1)
}

export const isEmptyCell = (cell: string): boolean => /^[-–—_.]*$/.test(cell)

/** The match in a cell (`V5`, `D3`, `3`, `5/3`, `½`), as the competitor of its row has it; null: the cell is of another form. */
export function matchOfCell(cell: string, isOfChess: boolean): MatrixMatch | null {
  const points = CHESS.get(cell)
  if (isOfChess && points !== undefined)
    return {
      ...NOTHING,
      scores: [points, 1 - points],
      winner: points === 0.5 ? null : points === 1 ? 0 : 1,
      isTied: points === 0.5,
    }
  const scoreOf = (digits: string | undefined): MatrixMatch['scores'] => [
    digits === undefined ? null : Number(digits),
    null,
  ]
  const won = WON.exec(cell)
  if (won) return { ...NOTHING, scores: scoreOf(won[1] ?? won[2]), winner: 0 }
  const lost = LOST.exec(cell)
  if (lost) return { ...NOTHING, scores: scoreOf(lost[1] ?? lost[2]), winner: 1 }
  const pair = PAIR.exec(cell)
  if (pair) return { ...NOTHING, scores: [Number(pair[1]), Number(pair[2])] }
  if (/^\d{1,3}$/.test(cell)) return { ...NOTHING, scores: scoreOf(cell) }
  if (isWalkover(cell) || ABSENT.test(plain(cell))) return { ...NOTHING, isWalkover: true }
  const sets = setScoresOf(cell)
  if (sets === null || sets.walkoverOf !== null) return null
  const [own, others] = sets.scores.map((score) => (score === null ? null : Number(score)))
  return { ...NOTHING, scores: [own ?? null, others ?? null], sets: cell.match(SET) ?? [] }
}

const mirroredSet = (set: string): string => set.replace(/^(\d+)(\D+)(\d+)$/, '$3$2$1')

/** The same match as the other side has it. */
export const mirrored = ({ scores: [one, other], winner, sets, ...match }: MatrixMatch): MatrixMatch => ({
  ...match,
  sets: sets.map(mirroredSet),
  scores: [other, one],
  winner: winner === null ? null : winner === 0 ? 1 : 0,
})

/**
 * One match of both cells of a pair, each null if it is empty. `'open'`: it is not played. `'contradiction'`: the cells contradict each other, or
 * one of them is missing that the match needs. `namesWinners`: the matrix marks each win (`V`), and a figure without a mark is a loss.
 */
export function matchOfPair(
  row: MatrixMatch | null,
  column: MatrixMatch | null,
  namesWinners: boolean,
): MatrixMatch | 'open' | 'contradiction' {
  if (row === null && column === null) return 'open'
  const sides = [row, column === null ? null : mirrored(column)].filter((one) => one !== null)
  const isSame = (of: (one: MatrixMatch) => unknown) => new Set(sides.map(of).filter((fact) => fact !== null)).size <= 1
  if (!isSame(({ winner }) => winner) || ![0, 1].every((side) => isSame(({ scores }) => scores[side] ?? null)))
    return 'contradiction'
  const [sets = [], otherSets = sets] = sides.map((side) => side.sets).filter((some) => some.length > 0)
  if (sets.join(' ') !== otherSets.join(' ')) return 'contradiction'
  const first = <T>(of: (one: MatrixMatch) => T | null): T | null => sides.map(of).find((fact) => fact !== null) ?? null
  const [one, other] = [first(({ scores }) => scores[0]), first(({ scores }) => scores[1])]
  const isTied = sides.some((side) => side.isTied)
  const isWalkover = sides.some((side) => side.isWalkover)
  const byScores = one === null || other === null || one === other ? null : one > other ? 0 : 1
  const named = first(({ winner }) => winner)
  const winner = named ?? (namesWinners ? null : byScores)
  if (isTied && (winner !== null || one !== other)) return 'contradiction'
  const isKnown = winner !== null || isTied || isWalkover || (!namesWinners && one !== null && other !== null)
  if (!isKnown || (winner !== null && byScores !== null && byScores !== winner)) return 'contradiction'
  return { scores: [one, other], winner, isTied, isWalkover, sets }
}
