import type { UnitSummary } from '@games/contract'
import { useGamesNow } from '../../live/live-context.ts'
import { minutesTo } from '../../units/countdown.ts'
import { UnitRow } from '../../units/UnitRow.tsx'
import { SOON } from './appearances.ts'

/** What a delegation has on and next. */
export function DelegationUnits({ units }: { units: readonly UnitSummary[] }) {
  const now = useGamesNow()
  return (
    <ol className="participants-today">
      {units.map((unit) => (
        <li key={unit.code}>
          <UnitRow unit={unit} startsIn={minutesTo(unit, now, SOON)} />
        </li>
      ))}
    </ol>
  )
}
