import { loserOf, type Outcome, winnerOf } from './outcome.ts'
import type { Entrant, Games, PlannedUnit, Source, Starters } from './plan.ts'
import { type PoolLine, poolTable } from './pools.ts'
import { overPools, startersFrom } from './qualifying.ts'
import { bestOn } from './sports/judged.ts'

/** A competitor and the instant since when it is known (0: from the beginning). */
export interface Known<T> {
  readonly who: T
  readonly since: number
}

export interface Pool {
  readonly table: readonly PoolLine[]
  readonly complete: boolean
  /** When its last match became official. */
  readonly since: number
  /** Its matches that are over, and how many there will be. */
  readonly over: readonly Outcome[]
  readonly matches: number
}

/** What has been decided so far, and who follows from it. */
export interface Ledger {
  record(outcome: Outcome): void
  outcome(unit: string): Outcome | undefined
  /** The competitor a source stands for; undefined while it is open. */
  side(source: Source): Known<Entrant> | undefined
  /** The starters of a list unit, best first. Throws when something before it is not over: the plan would be wrong. */
  starters(starters: Starters): Known<readonly Entrant[]>
  /** As it is, or as it was at an instant. */
  pool(phase: string, at?: number): Pool
}

export function openLedger(games: Games, isCalledOff: (unit: string) => boolean): Ledger {
  const outcomes = new Map<string, Outcome>()
  const poolUnits = new Map<string, PlannedUnit[]>()
  for (const unit of games.units)
    if (isPoolMatch(unit)) {
      const phase = unit.code.slice(0, 26)
      poolUnits.set(phase, [...(poolUnits.get(phase) ?? []), unit])
    }
  const decided = (unit: string, entrant: (outcome: Outcome) => Entrant | null): Known<Entrant> | undefined => {
    const outcome = outcomes.get(unit)
    const who = outcome && entrant(outcome)
    return outcome && who ? { who, since: outcome.officialAt } : undefined
  }
  const allOf = (units: readonly string[]): Outcome[] =>
    units.map((unit) => {
      const outcome = outcomes.get(unit)
      if (!outcome) throw new Error(`${unit} is not over yet, but its qualifiers start`)
      return outcome
    })

  const ledger: Ledger = {
    record: (outcome) => void outcomes.set(outcome.unit.code, outcome),
    outcome: (unit) => outcomes.get(unit),
    side(source) {
      switch (source.from) {
        case 'entry':
          return { who: source.entrant, since: 0 }
        case 'winner':
          return decided(source.unit, winnerOf)
        case 'loser':
          return decided(source.unit, loserOf)
        case 'rank':
          return decided(source.unit, (outcome) => outcome.placings[source.rank - 1]?.entrant ?? null)
        case 'pools': {
          const over = source.units.map((unit) => outcomes.get(unit)).filter((outcome) => outcome !== undefined)
          const who = over.length === source.units.length ? overPools(over)[source.rank - 1] : undefined
          return who && { who, since: Math.max(...over.map(({ officialAt }) => officialAt)) }
        }
        case 'fell-to': {
          const finalist = decided(source.finalistOf, winnerOf)
          const lost = source.units.map((unit) => outcomes.get(unit)).find((o) => o && winnerOf(o) === finalist?.who)
          const who = lost && loserOf(lost)
          return finalist && who ? { who, since: finalist.since } : undefined
        }
        case 'pool': {
          const { table, complete, since } = ledger.pool(source.phase)
          const line = table[source.rank - 1]
          return complete && line ? { who: line.entrant, since } : undefined
        }
        case 'best-second': {
          const pools = source.phases.map((phase) => ledger.pool(phase))
          const best = bestSecond(pools)
          return pools.every(({ complete }) => complete) && best
            ? { who: best.entrant, since: Math.max(...pools.map(({ since }) => since)) }
            : undefined
        }
      }
    },
    starters(starters) {
      switch (starters.from) {
        case 'entries':
          return { who: starters.entrants, since: 0 }
        case 'stage': {
          const before = allOf(starters.stage.units)
          return {
            who: startersFrom(starters.stage, before, starters.part, starters.of),
            since: Math.max(...before.map((outcome) => outcome.officialAt)),
          }
        }
        case 'judged': {
          const [before] = allOf([starters.unit])
          if (!before?.judged) throw new Error(`${starters.unit} has no judges' scores to qualify by`)
          return { who: bestOn(before.judged, starters.apparatus, starters.count), since: before.officialAt }
        }
      }
    },
    pool(phase, at = Number.POSITIVE_INFINITY) {
      const units = poolUnits.get(phase) ?? []
      const teams = new Map<string, Entrant>()
      for (const { contest } of units)
        if (contest?.kind === 'match')
          for (const side of contest.sides) if (side.from === 'entry') teams.set(side.entrant.code, side.entrant)
      // A match that was called off does not keep the pool open.
      const counting = units.filter((unit) => !isCalledOff(unit.code))
      const over = counting
        .map((unit) => outcomes.get(unit.code))
        .filter((outcome) => outcome !== undefined)
        .filter(({ officialAt }) => officialAt <= at)
      return {
        table: poolTable([...teams.values()], over),
        complete: over.length === counting.length,
        since: Math.max(0, ...over.map((outcome) => outcome.officialAt)),
        over,
        matches: counting.length,
      }
    },
  }
  return ledger
}

export const isPoolMatch = (unit: PlannedUnit): boolean =>
  unit.contest?.kind === 'match' && unit.code.slice(22, 24) === 'GP'

/** Pools differ in size, so their seconds are compared by points and difference for each match played. */
function bestSecond(pools: readonly Pool[]): PoolLine | undefined {
  const perMatch = (line: PoolLine, value: number) => value / Math.max(1, line.won + line.lost + line.tied)
  return pools
    .map(({ table }) => table[1])
    .filter((line) => line !== undefined)
    .sort(
      (a, b) =>
        perMatch(b, b.points) - perMatch(a, a.points) ||
        perMatch(b, b.for - b.against) - perMatch(a, a.for - a.against),
    )[0]
}
