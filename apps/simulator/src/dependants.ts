import { isPoolMatch } from './ledger.ts'
import type { PlannedUnit, Source } from './plan.ts'

/** Which head-to-head units may learn a side from a unit that becomes official. */
export function dependants(units: readonly PlannedUnit[]): ReadonlyMap<string, readonly PlannedUnit[]> {
  const byPool = new Map<string, string[]>()
  for (const unit of units)
    if (isPoolMatch(unit))
      byPool.set(unit.code.slice(0, 26), [...(byPool.get(unit.code.slice(0, 26)) ?? []), unit.code])
  const waiting = new Map<string, Set<PlannedUnit>>()
  for (const unit of units)
    if (unit.contest?.kind === 'match')
      for (const source of unit.contest.sides)
        for (const before of unitsBehind(source, byPool))
          waiting.set(before, (waiting.get(before) ?? new Set()).add(unit))
  return new Map([...waiting].map(([code, set]) => [code, [...set]]))
}

function unitsBehind(source: Source, byPool: ReadonlyMap<string, readonly string[]>): readonly string[] {
  switch (source.from) {
    case 'entry':
      return []
    case 'winner':
    case 'loser':
    case 'rank':
      return [source.unit]
    case 'pools':
      return source.units
    case 'fell-to':
      return [source.finalistOf]
    case 'pool':
      return byPool.get(source.phase) ?? []
    case 'best-second':
      return source.phases.flatMap((phase) => byPool.get(phase) ?? [])
  }
}
