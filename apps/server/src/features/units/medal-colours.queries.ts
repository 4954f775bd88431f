import { topics } from '@games/contract/live'
import { disciplineOf, type Medal } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'

/** Medals by deciding unit, one of their own event's, and competitor. */
export async function medalColoursOf(tx: Reading, units: readonly string[]): Promise<Map<string, Map<string, Medal>>> {
  const by = new Map<string, Map<string, Medal>>()
  if (units.length === 0) return by
  const { rows } = await tx
    .from(units.map((unit) => topics.medals(`discipline:${disciplineOf(unit)}`)))
    .query<{ unit: string; competitor: string; medal: Medal }>(
      // found by their events: all medals of the games are looked at otherwise
      'select unit, competitor, medal from fact_medal where event = any($2) and unit = any($1) and event = left(unit, 22)',
      [units, [...new Set(units.map((unit) => unit.slice(0, 22)))]],
    )
  for (const { unit, competitor, medal } of rows) {
    const colours = by.get(unit) ?? new Map<string, Medal>()
    by.set(unit, colours.set(competitor, medal))
  }
  return by
}
