import type { UnitSummary } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import { type DayFilter, type EventKind, isNarrowed } from './day-filter.ts'
import { medalOf } from '../../units/unit-kinds.ts'

const KIND_OF_TYPE: Partial<Record<UnitSummary['eventType'], EventKind>> = {
  medal: 'ceremony',
  'opening-ceremony': 'ceremony',
  'closing-ceremony': 'ceremony',
  training: 'training',
  weighting: 'weighting',
  'technical-meeting': 'meeting',
  broadcast: 'broadcast',
}

/** What a unit that is no competition is. Arrivals and departures have a phase of their own (docs/contracts). */
export function eventKindOf({ eventType, phase }: Pick<UnitSummary, 'eventType' | 'phase'>): EventKind {
  if (phase === 'ARRV') return 'arrival'
  if (phase === 'DEPT') return 'departure'
  return KIND_OF_TYPE[eventType] ?? 'others'
}

/**
 * The units a filter lets through, in their order. Whom a unit concerns no row tells: of a delegation's units the server sends no others.
 */
export function filterUnits(units: readonly UnitSummary[], filter: DayFilter): readonly UnitSummary[] {
  if (!isNarrowed(filter)) return units
  const { discipline, venue, gender, status, finals, kind } = filter
  return units.filter(
    (unit) =>
      (!discipline || unit.discipline.code === discipline) &&
      (!venue || unit.venue?.code === venue) &&
      (!gender || unit.gender === gender) &&
      (!status || UNIT_KIND[unit.status] === status) &&
      (!finals || medalOf(unit) === 'gold') &&
      (!kind || eventKindOf(unit) === kind),
  )
}
