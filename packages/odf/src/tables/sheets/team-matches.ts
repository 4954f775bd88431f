import type { RawRow } from '../records.ts'
import { plain } from '../values.ts'

/** The label of one contest of a team match: `S1`, `D1`, `XD`, `Simples 1`, `Dobles`, `Singles 2`. */
const RUBBER = /^(?:[sd]_?\d|[mwxbg][sd]_?\d?|(?:singles?|doubles?|simples|duplas?|individual|sencillos?|dobles)_?\d?)$/
const BETWEEN = /^(?:x|×|vs?\.?|versus)$/i
/** The result in words: `St Xavier's won 2-1`, `Escola Norte venceu por 2 x 1`. */
const WON =
  /^(?:(?:results?|resultados?|placar|marcador)\s*[:,–-]?\s+)?(\p{L}.*?)\s+(?:won|wins|venceu|vence|gan[oó]|gana)\s+(?:by\s+|por\s+)?(\d{1,2})\s?[-–x×:]\s?(\d{1,2})\.?$/iu

const filledOf = ({ cells }: RawRow): string[] => cells.filter((cell) => cell !== '')

const SCORE = /^(\d{1,2})\s?[-–x×:]\s?(\d{1,2})$/i

/** The winner (0 or 1) of most scores of a contest, which are its sets; null: no scores, or level ones. */
function winnerOfSets(scores: readonly string[]): 0 | 1 | null {
  const sets = scores.flatMap((cell) => {
    const [, one, other] = SCORE.exec(cell) ?? []
    return one === undefined || one === other ? [] : [Number(one) > Number(other)]
  })
  const [won, lost] = [sets.filter(Boolean).length, sets.filter((isWon) => !isWon).length]
  return won === lost ? null : won > lost ? 0 : 1
}

/**
 * The rows of the contests below a team match, `Final | Norte | Sul | | 3-1`: as many as its score has, without their own round, and won as the
 * score says. Rows of other matches of the same round do not fit the score.
 */
function contestsBelow(match: RawRow, below: readonly RawRow[]): number[] {
  const from = match.cells.findIndex((cell) => cell !== '')
  const [round = '', one = '', other = '', ...rest] = match.cells.slice(from)
  const scores = rest.filter((cell) => cell !== '')
  const [, won, lost] = scores.length === 1 ? (SCORE.exec(scores[0] ?? '') ?? []) : []
  if (won === undefined || ![round, one, other].every((cell) => /\p{L}{2}/u.test(cell))) return []
  const size = Number(won) + Number(lost)
  const isContest = ({ cells }: RawRow) =>
    (cells.slice(0, from + 1).every((cell) => cell === '') || RUBBER.test(plain(cells[from] ?? ''))) &&
    [1, 2].every((place) => /\p{L}{2}/u.test(cells[from + place] ?? ''))
  const end = below.findIndex((row) => !isContest(row))
  const contests = end < 0 ? below : below.slice(0, end)
  // the last score is the sum of the sets
  const winners = contests.map(({ cells }) => {
    const scores = cells.slice(from + 3).filter((cell) => cell !== '')
    return winnerOfSets(scores.length > 2 ? scores.slice(0, -1) : scores)
  })
  const [wins, losses] = ([0, 1] as const).map((side) => winners.filter((winner) => winner === side).length)
  const fits = wins !== undefined && losses !== undefined && wins <= Number(won) && losses <= Number(lost)
  return size > 1 && contests.length === size && fits && (wins + losses) * 2 > size
    ? contests.map(({ row }) => row)
    : []
}

/**
 * Rows in which each team match has the score that the line below its contests states: `Final | Norte | vs | Sul`, the contests `S1`, `D1`, `S2` with
 * their players, and `Norte won 2-1`; or in its own row. `contests`: the other rows of such matches, whose players are no sides of the team event.
 */
export function withTeamMatches(rows: readonly RawRow[]): {
  readonly rows: readonly RawRow[]
  readonly contests: readonly number[]
} {
  const contests: number[] = []
  const scored = new Map<number, RawRow>()
  for (const [at, row] of rows.entries()) {
    const below = contestsBelow(row, rows.slice(at + 1))
    contests.push(...below)
    const between = row.cells.findIndex((cell) => BETWEEN.test(cell))
    if (between < 1) continue
    const size = rows.slice(at + 1).findIndex((next) => !RUBBER.test(plain(filledOf(next)[0] ?? '')))
    const end = rows[at + 1 + size]
    if (size < 1 || end === undefined) continue
    const [, winner = '', won, lost] = WON.exec(filledOf(end).join(' ')) ?? []
    const sides = [row.cells[between - 1] ?? '', row.cells[between + 1] ?? ''].map(plain)
    const side = sides.indexOf(plain(winner))
    if (side < 0 || sides[0] === sides[1]) continue
    const score = side === 0 ? `${won}-${lost}` : `${lost}-${won}`
    scored.set(row.row, { ...row, cells: row.cells.map((cell, column) => (column === between ? score : cell)) })
    contests.push(...rows.slice(at + 1, at + 2 + size).map((one) => one.row))
  }
  const isContest = new Set(contests)
  return {
    rows:
      contests.length === 0
        ? rows
        : rows.flatMap((row) => (isContest.has(row.row) ? [] : (scored.get(row.row) ?? row))),
    contests,
  }
}
