import { isTeamEvent } from '../sports/decision.ts'
import { sportOf } from '../sports/registry.ts'
import type { SportUnit } from '../sports/sport.ts'
import { typedEventOf } from '../sports/typed-event.ts'
import type { ListKind } from './rule-set.ts'

/**
 * What kind of list a unit is, by its sport's form (sports/registry.ts) and by what its results are; null for a match, and for lists we
 * know no rule of.
 */
export function listKindOf(unit: SportUnit): ListKind | null {
  const sport = sportOf(unit.typeCode)
  const form = sport.form(unit)
  if (!sport.isKnownForm(unit)) return null
  const allPoints = isAll(unit, 'POINTS')
  switch (form) {
    case 'race':
    case 'time-trial':
      return allPoints ? 'points' : form
    case 'height':
      // a part of a combined event has no jump-off
      return sport.isPartOfCombined(unit) ? 'part' : 'height'
    case 'attempts':
    case 'combined':
    case 'ranking-round':
    case 'routine':
      return form
    case 'apparatus':
      if (isTeamEvent(unit)) return 'team'
      return typedEventOf(unit.typeCode)?.type.id === 'all-around' && !sport.isPartOfCombined(unit)
        ? 'all-around'
        : 'apparatus'
    case 'match':
    case 'bout':
    case 'team-match':
    case 'list':
      return null
  }
}

function isAll({ rows }: SportUnit, resultType: string): boolean {
  const given = rows.filter(({ irm, result }) => irm === null && result !== null)
  return given.length > 0 && given.every((row) => row.resultType === resultType)
}
