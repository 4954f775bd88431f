import type { UnitSummary } from '@games/contract'
import { useForeseen } from '../../units/Foreseen.tsx'

/** When a unit is foreseen to begin, with its bounds, on a line that is kept for it as long as the unit's court may be late. */
export function ForeseenLine({ unit }: { unit: UnitSummary }) {
  const foreseen = useForeseen(unit)
  return <p className="units-foreseen-line">{foreseen?.sentence}</p>
}
