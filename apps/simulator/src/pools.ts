import type { OdfOpponent, OdfResult } from '@games/odf'
import { isoLocal } from './games-time.ts'
import type { Outcome } from './outcome.ts'
import type { Entrant } from './plan.ts'
import { competitorOf, row } from './sports/standing.ts'

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
  for (const outcome of outcomes) {
    const scores = scoresOf(outcome)
    for (const [i, { entrant, wlt }] of outcome.placings.entries()) {
      const line = lines.get(entrant.code)
      if (!line) continue
      line.for += scores[i] ?? 0
      line.against += scores[1 - i] ?? 0
      if (wlt === 'W') line.won += 1
      else if (wlt === 'L') line.lost += 1
      else line.tied += 1
    }
  }
  return [...lines.values()].map((line) => ({ ...line, points: 2 * line.won + line.tied })).sort(compare)
}

const scoresByOutcome = new WeakMap<Outcome, readonly number[]>()

/** A closing list is drawn once for all the tables that count it. */
function scoresOf(outcome: Outcome): readonly number[] {
  let scores = scoresByOutcome.get(outcome)
  if (!scores) {
    scores = outcome.closing().results.map(({ result }) => Number(result ?? 0))
    scoresByOutcome.set(outcome, scores)
  }
  return scores
}

const compare = (a: PoolLine, b: PoolLine): number =>
  b.points - a.points || b.for - b.against - (a.for - a.against) || b.for - a.for

/**
 * The table as the rows of a DT_POOL_STANDING: the table points are the result (ODF §9), level teams share a rank, and every row has
 * its result against each other place of the table. `marks` are the qualification marks by competitor, once the pool is over.
 */
export function poolRows(
  table: readonly PoolLine[],
  over: readonly Outcome[],
  marks: ReadonlyMap<string, string>,
): OdfResult[] {
  const begun = over.length > 0
  return table.map((line, i) => {
    const level = table.filter((other) => compare(other, line) === 0)
    return row(
      line.entrant,
      i + 1,
      {
        rank: begun ? String(table.indexOf(level[0] ?? line) + 1) : null,
        rankEqual: begun && level.length > 1,
        resultType: 'POINTS',
        result: String(line.points),
        played: String(line.won + line.lost + line.tied),
        won: String(line.won),
        lost: String(line.lost),
        tied: String(line.tied),
        for: String(line.for),
        against: String(line.against),
        ...(line.against > 0 ? { ratio: (line.for / line.against).toFixed(3) } : {}),
        qualificationMark: marks.get(line.entrant.code) ?? null,
      },
      // The players are the participants' and the matches'; a table is of teams.
      { ...competitorOf(line.entrant), athletes: [], opponents: opponentsOf(line.entrant, table, over) },
    )
  })
}

/** The row of the matrix: what became of the match against each other team that it has played. */
function opponentsOf(team: Entrant, table: readonly PoolLine[], over: readonly Outcome[]): OdfOpponent[] {
  return table.flatMap(({ entrant }, column) => {
    const match = over.find(({ placings }) =>
      [team, entrant].every((one) => placings.some((placing) => placing.entrant.code === one.code)),
    )
    if (!match || entrant.code === team.code) return []
    const results = match.closing().results
    const own = results.findIndex(({ competitor }) => competitor.code === team.code)
    const start = isoLocal(match.unit.start)
    return [
      {
        code: entrant.code,
        type: entrant.type,
        organisation: entrant.organisation,
        pos: column + 1,
        unit: match.unit.code,
        result: `${results[own]?.result ?? ''}:${results[1 - own]?.result ?? ''}`,
        homeAway: own === 0 ? 'H' : 'A',
        date: start.slice(0, 10),
        time: start.slice(11, 16),
      },
    ]
  })
}
