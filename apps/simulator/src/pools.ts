import type { OdfResult } from '@games/odf'
import type { Outcome } from './outcome.ts'
import type { Entrant } from './plan.ts'
import { row } from './sports/standing.ts'

export interface PoolLine {
  readonly entrant: Entrant
  readonly won: number
  readonly lost: number
  readonly tied: number
  readonly for: number
  readonly against: number
  readonly points: number
}

/**
 * A pool's table after some of its matches, best first: two points a win, one a draw; then the difference of goals, points or sets,
 * then those scored, then the seeds' order.
 */
export function poolTable(teams: readonly Entrant[], outcomes: readonly Outcome[]): PoolLine[] {
  const lines = new Map(
    teams.map((entrant) => [entrant.code, { entrant, won: 0, lost: 0, tied: 0, for: 0, against: 0 }]),
  )
  for (const { placings, closing } of outcomes) {
    const scores = closing().results.map(({ result }) => Number(result ?? 0))
    for (const [i, { entrant, wlt }] of placings.entries()) {
      const line = lines.get(entrant.code)
      if (!line) continue
      line.for += scores[i] ?? 0
      line.against += scores[1 - i] ?? 0
      if (wlt === 'W') line.won += 1
      else if (wlt === 'L') line.lost += 1
      else line.tied += 1
    }
  }
  return [...lines.values()]
    .map((line) => ({ ...line, points: 2 * line.won + line.tied }))
    .sort((a, b) => b.points - a.points || b.for - b.against - (a.for - a.against) || b.for - a.for)
}

/** The table as result rows: the table points are the result (ODF §9). */
export const poolRows = (table: readonly PoolLine[]): OdfResult[] =>
  table.map((line, i) =>
    row(line.entrant, i + 1, {
      rank: String(i + 1),
      resultType: 'POINTS',
      result: String(line.points),
      played: String(line.won + line.lost + line.tied),
      won: String(line.won),
      lost: String(line.lost),
      tied: String(line.tied),
      for: String(line.for),
      against: String(line.against),
      ...(line.against > 0 ? { ratio: (line.for / line.against).toFixed(3) } : {}),
    }),
  )
