import type { Medal } from '@games/domain'
import type { ClientBase } from 'pg'

/** Medals by deciding unit and competitor. */
export async function medalColoursOf(
  tx: ClientBase,
  units: readonly string[],
): Promise<Map<string, Map<string, Medal>>> {
  const by = new Map<string, Map<string, Medal>>()
  if (units.length === 0) return by
  const { rows } = await tx.query<{ unit: string; competitor: string; medal: Medal }>(
    'select unit, competitor, medal from fact_medal where unit = any($1)',
    [units],
  )
  for (const { unit, competitor, medal } of rows) {
    const colours = by.get(unit) ?? new Map<string, Medal>()
    by.set(unit, colours.set(competitor, medal))
  }
  return by
}
