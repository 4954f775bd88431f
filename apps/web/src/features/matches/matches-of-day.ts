import type { HeadToHeadUnit, ScheduleDay, UnitSummary } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import { MATCH_DISCIPLINES } from '@games/domain/sports/plays/match-disciplines'

const isMatch = (unit: UnitSummary): unit is HeadToHeadUnit =>
  unit.kind === 'head-to-head' && MATCH_DISCIPLINES.has(unit.discipline.code)

export const hasMatches = ({ units }: Pick<ScheduleDay, 'units'>): boolean => units.some(isMatch)

/** The matches of a day by how far they are, each part in the order of the day; changes of the whole day come into the view. */
export function matchesOf({ units }: Pick<ScheduleDay, 'units'>) {
  const matches = units.filter(isMatch)
  const of = (...kinds: readonly string[]) => matches.filter(({ status }) => kinds.includes(UNIT_KIND[status]))
  return { live: of('live'), upcoming: of('scheduled'), over: of('final', 'called-off') }
}

/** The days with matches next to a day, which may have none itself. */
export function daysBeside({ day, days }: Pick<ScheduleDay, 'day' | 'days'>) {
  return {
    before: days.findLast((other) => other.day < day)?.day ?? null,
    after: days.find((other) => other.day > day)?.day ?? null,
  }
}
