import type { HomeDay, UnitSummary } from '@games/contract'
import { isForSpectators } from '@games/domain/schedule/for-spectators'
import { UNIT_KIND } from '@games/domain/units/status'
import { minutesUntil } from '../../i18n/format.ts'
import { byProminence } from './prominence.ts'

/** What is on, the most prominent first (prominence.ts). */
export const liveOf = ({ units }: Pick<HomeDay, 'units'>): UnitSummary[] =>
  byProminence(units.filter((unit) => UNIT_KIND[unit.status] === 'live'))

/** Minutes after its start at which a unit without any message is not "next" any more. */
const FORGOTTEN_AFTER = 30

const isForgotten = (unit: UnitSummary, now: number): boolean =>
  unit.start !== null &&
  !unit.hideStart &&
  unit.status !== 'GETTING_READY' &&
  unit.status !== 'DELAYED' &&
  minutesUntil(unit.start, now) < -FORGOTTEN_AFTER

/**
 * What comes next, in time order. With games time `now`, a unit whose start has long passed without a word gives way, unless there are
 * only such.
 */
export function comingOf({ units }: Pick<HomeDay, 'units'>, now: number | null): UnitSummary[] {
  const coming = units.filter((unit) => UNIT_KIND[unit.status] === 'scheduled' && isForSpectators(unit.eventType))
  const remembered = now === null ? coming : coming.filter((unit) => !isForgotten(unit, now))
  return remembered.length > 0 ? remembered : coming
}

/** The next day that has units, once nothing is to come on this one; null while there is, or on the games' last day. */
export function dayAfter(home: HomeDay): string | null {
  if (comingOf(home, null).length > 0) return null
  return home.days.find(({ day }) => day > home.day)?.day ?? null
}

/** Which day of the games it is, and of how many; null outside the games. */
export function dayNumber({ day, days }: Pick<HomeDay, 'day' | 'days'>): { number: number; count: number } | null {
  const at = days.findIndex((one) => one.day === day)
  return at < 0 ? null : { number: at + 1, count: days.length }
}
