import type { UnitSummary } from '@games/contract'
import { countdown } from '../features/participants/appearances.ts'
import { renderUnitRow } from '../features/units/render-unit-row.tsx'
import { useGamesNow } from '../live/live-context.ts'

/** What a delegation has on and next, with rows as all lists have them. */
export function DelegationUnits({ units }: { units: readonly UnitSummary[] }) {
  const now = useGamesNow()
  return (
    <ol className="participants-today">
      {units.map((unit) => (
        <li key={unit.code}>{renderUnitRow(unit, countdown({ unit, row: null }, now))}</li>
      ))}
    </ol>
  )
}
