import type { UnitPage } from '@games/contract'
import { hasBegun } from './has-begun.ts'
import { PhaseUnits } from './PhaseUnits.tsx'
import { Statistics } from './Statistics.tsx'
import { UnitHistory } from './UnitHistory.tsx'
import { UnitNotes } from './UnitNotes.tsx'
import type { UnitTab } from '../../units/unit-address.ts'

/** Below a unit's list: figures, what the source notes, what changed since, and the other units of the phase. */
export function UnitRest({ page, tab }: { page: UnitPage; tab: UnitTab }) {
  const isOfResult = tab === 'results' ? hasBegun(page) : tab === 'summary' && (hasBegun(page) || page.notes.length > 0)
  return (
    <div className="units-rest">
      {isOfResult ? (
        <div className="units-tab" data-spoiler="">
          <Statistics {...page} />
          <UnitNotes {...page} />
          <UnitHistory {...page} />
        </div>
      ) : null}
      <PhaseUnits {...page} />
    </div>
  )
}
