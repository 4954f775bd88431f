import type { RawRow } from '../records.ts'
import { plain } from '../values.ts'

/** The label of one contest of a team match: `S1`, `D1`, `XD`, `Simples 1`, `Dobles`, `Singles 2`. */
const RUBBER = /^(?:[sd]_?\d|[mwxbg][sd]_?\d?|(?:singles?|doubles?|simples|duplas?|individual|sencillos?|dobles)_?\d?)$/
const BETWEEN = /^(?:x|×|vs?\.?|versus)$/i
/** The result in words: `St Xavier's won 2-1`, `Escola Norte venceu por 2 x 1`. */
const WON =
  /^(?:(?:results?|resultados?|placar|marcador)\s*[:,–-]?\s+)?(\p{L}.*?)\s+(?:won|wins|venceu|vence|gan[oó]|gana)\s+(?:by\s+|por\s+)?(\d{1,2})\s?[-–x×:]\s?(\d{1,2})\.?$/iu

const filledOf = ({ cells }: RawRow): string[] => cells.filter((cell) => cell !== '')

/**
 * Rows in which each team match has the score that the line below its contests states: `Final | Norte | vs | Sul`, the contests `S1`, `D1`, `S2` with
 * their players, and `Norte won 2-1`. `contests`: the other rows of such matches, whose players are no sides of the team event.
 */
export function withTeamMatches(rows: readonly RawRow[]): {
  readonly rows: readonly RawRow[]
  readonly contests: readonly number[]
} {
  const contests: number[] = []
  const scored = new Map<number, RawRow>()
  for (const [at, row] of rows.entries()) {
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
