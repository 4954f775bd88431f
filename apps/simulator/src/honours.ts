import type { Medal } from '@games/domain'
import type { OdfMedal, OdfResult } from '@games/odf'
import { logicalDate } from './games-time.ts'
import { loserOf, type Outcome, winnerOf } from './outcome.ts'
import type { Entrant, PlannedEvent, PlannedUnit, Stage } from './plan.ts'
import { competitorOf, ranksOf, row } from './sports/standing.ts'

export interface MedalAwarded {
  readonly medal: Medal
  readonly entrant: Entrant
  readonly unit: string
  readonly date: string
}

const COLOURS = ['gold', 'silver', 'bronze'] as const

/** The medals that the units of an event decided so far have given, gold first. */
export function medalsOf(
  units: readonly PlannedUnit[],
  outcomeOf: (unit: string) => Outcome | undefined,
): MedalAwarded[] {
  const awarded: MedalAwarded[] = []
  const award = (medal: Medal, entrant: Entrant | null, { unit, officialAt }: Outcome) => {
    if (entrant) awarded.push({ medal, entrant, unit: unit.code, date: logicalDate(officialAt) })
  }
  for (const unit of units) {
    const outcome = outcomeOf(unit.code)
    if (!outcome || unit.medal === 0) continue
    if (unit.contest?.kind === 'list') {
      for (const { rank, entrant } of outcome.placings)
        if (rank !== null && rank <= 3) award(COLOURS[rank - 1] as Medal, entrant, outcome)
    } else if (unit.medal === 1) {
      award('gold', winnerOf(outcome), outcome)
      award('silver', loserOf(outcome), outcome)
    }
    // The loser of a semifinal has bronze where both have; else the bronze contest's winner.
    else award('bronze', unit.code.slice(22, 26) === 'SFNL' ? loserOf(outcome) : winnerOf(outcome), outcome)
  }
  return awarded.sort((a, b) => COLOURS.indexOf(a.medal) - COLOURS.indexOf(b.medal))
}

/** As DT_MEDALLISTS has them: one element per colour and unit. */
export function odfMedals(awarded: readonly MedalAwarded[]): OdfMedal[] {
  const groups = new Map<string, MedalAwarded[]>()
  for (const one of awarded) {
    const key = `${one.medal} ${one.unit}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    return [
      {
        medal: first.medal,
        date: first.date,
        unit: first.unit,
        competitors: group.map(({ entrant }, i) => {
          const { code, type, bib, teamName, athletes } = competitorOf(entrant)
          return { code, type, organisation: entrant.organisation, order: i + 1, bib, teamName, athletes }
        }),
      },
    ]
  })
}

/** The final ranking of an event that is over (DT_RANKING). */
export function rankingRows(
  event: PlannedEvent,
  units: readonly PlannedUnit[],
  outcomeOf: (unit: string) => Outcome | undefined,
  poolRank: (team: Entrant) => number,
): OdfResult[] {
  const final = units.find((unit) => unit.medal === 1)
  return final?.contest?.kind === 'list'
    ? listRanking(final, outcomeOf)
    : matchRanking(event, units, outcomeOf, poolRank)
}

/** The final, then those who went out in the round before it, and so on; who has an IRM there has no rank. */
function listRanking(final: PlannedUnit, outcomeOf: (unit: string) => Outcome | undefined): OdfResult[] {
  const rows: OdfResult[] = []
  const seen = new Set<string>()
  const add = (outcomes: readonly Outcome[]) => {
    const left = outcomes
      .flatMap(({ placings, closing }) => {
        const results = new Map(closing().results.map((r) => [r.competitor.code, r]))
        return placings.map((placing) => ({ placing, result: results.get(placing.entrant.code) }))
      })
      .filter(({ placing }) => !seen.has(placing.entrant.code))
    // Within one unit the ranks decide (a tie broken there stays broken); over several the marks do.
    const keyed = left.map((one) => ({
      ...one,
      key: one.placing.irm ? null : outcomes.length === 1 ? one.placing.rank : one.placing.mark,
    }))
    keyed.sort((a, b) => (a.key === null ? 1 : 0) - (b.key === null ? 1 : 0) || (a.key ?? 0) - (b.key ?? 0))
    const before = seen.size
    const ranks = outcomes.length === 1 && before === 0 ? null : ranksOf(keyed.map(({ key }) => key))
    for (const [i, { placing, result }] of keyed.entries()) {
      seen.add(placing.entrant.code)
      const rank = ranks ? (ranks[i]?.rank ?? null) : placing.rank
      rows.push(
        row(placing.entrant, rows.length + 1, {
          rank: rank === null ? null : String(rank + (ranks ? before : 0)),
          rankEqual: ranks ? ranks[i]?.equal === true : result?.rankEqual === true,
          resultType: result?.resultType ?? null,
          result: result?.result ?? null,
          irm: placing.irm,
        }),
      )
    }
  }
  const finalOutcome = outcomeOf(final.code)
  if (finalOutcome) add([finalOutcome])
  let stage: Stage | null = stageBefore(final)
  while (stage) {
    const outcomes = stage.units.map(outcomeOf).filter((o) => o !== undefined)
    add(outcomes)
    stage = outcomes[0] ? stageBefore(outcomes[0].unit) : null
  }
  return rows
}

const stageBefore = ({ contest }: PlannedUnit): Stage | null =>
  contest?.kind === 'list' && contest.starters.from === 'stage' ? contest.starters.stage : null

/** How far one got, by the last match: smaller is better. Places that no match decided are shared. */
function matchRanking(
  event: PlannedEvent,
  units: readonly PlannedUnit[],
  outcomeOf: (unit: string) => Outcome | undefined,
  poolRank: (team: Entrant) => number,
): OdfResult[] {
  const reached = new Map<string, number>()
  for (const unit of units) {
    const outcome = outcomeOf(unit.code)
    if (!outcome) continue
    for (const { entrant, wlt } of outcome.placings)
      reached.set(entrant.code, depth(unit, wlt === 'W', poolRank(entrant)))
  }
  const order = event.entrants
    .map((entrant) => ({ entrant, key: reached.get(entrant.code) ?? 999 }))
    .sort((a, b) => a.key - b.key)
  const ranks = ranksOf(order.map(({ key }) => key))
  return order.map(({ entrant }, i) =>
    row(entrant, i + 1, { rank: String(ranks[i]?.rank ?? i + 1), rankEqual: ranks[i]?.equal === true }),
  )
}

function depth({ code, medal }: PlannedUnit, won: boolean, poolRank: number): number {
  const phase = code.slice(22, 26)
  if (medal === 1) return won ? 1 : 2
  if (medal === 3) return phase === 'SFNL' ? 3 : won ? 3 : phase === 'REPF' ? 5 : 4
  switch (phase) {
    case 'CL56':
      return won ? 5 : 6
    case 'CL78':
      return won ? 7 : 8
    case 'REP-':
      return 7
    case 'QFNL':
      return 9
    case '8FNL':
      return 17
    case 'R32-':
      return 33
    default:
      return 100 + poolRank
  }
}
