import { DISCIPLINES, isDisciplineCode } from '@games/domain'
import type { OdfBody, OdfResult } from '@games/odf'
import { isoLocal } from './games-time.ts'
import type { PlannedUnit } from './plan.ts'
import { NO_CLOCK, type Standing } from './sports/standing.ts'

/** A DT_RESULT's body: the sport's standing with where and when the unit is; actual times only once they are. */
export function resultBody(unit: PlannedUnit, standing: Standing, start: number | null, end: number | null): OdfBody {
  return {
    kind: 'results',
    start: start === null ? null : isoLocal(start),
    end: end === null ? null : isoLocal(end),
    extendedInfos: standing.extendedInfos,
    sportDescription: {
      disciplineName: isDisciplineCode(unit.discipline) ? DISCIPLINES[unit.discipline].eng : null,
      eventName: unit.event?.name.eng ?? null,
      subEventName: unit.name.eng ?? null,
    },
    venueName: unit.venue.name.por,
    locationName: unit.location.name.por,
    clock: standing.clock,
    periods: standing.periods,
    officials: [],
    progress: null,
    results: standing.results,
  }
}

/** The body of a phase's or an event's list; any of its units tells where and in which event. */
export function listBody(unit: PlannedUnit, results: readonly OdfResult[]): OdfBody {
  const body = resultBody(unit, { ...NO_CLOCK, results }, null, null)
  if (body.kind !== 'results' || !body.sportDescription) return body
  return {
    ...body,
    sportDescription: { ...body.sportDescription, subEventName: null },
    venueName: null,
    locationName: null,
  }
}
