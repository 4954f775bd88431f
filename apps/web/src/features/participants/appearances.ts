import type { Appearance, AthleteProfile, UnitSide } from '@games/contract'
import { UNIT_KIND } from '@games/domain'

export type { Appearance }

/** The athlete's next unit: one that is on, else the first still to come. By status, not by a clock: cached pages stay true. */
export function nextAppearance(appearances: readonly Appearance[]): Appearance | null {
  const ofKind = (kind: 'live' | 'scheduled') => appearances.find(({ unit }) => UNIT_KIND[unit.status] === kind)
  return ofKind('live') ?? ofKind('scheduled') ?? null
}

/** The two sides as the athlete sees them: its own (or its team's) first; null where it is unknown which side is its own. */
export function sidesOf({ unit, row }: Appearance, athlete: string): { own: UnitSide; other: UnitSide } | null {
  if (unit.kind !== 'head-to-head') return null
  const [home, away] = unit.sides
  const isOwn = (side: UnitSide) =>
    side.competitor !== null && (side.competitor.code === athlete || side.competitor.code === row?.competitor.code)
  if (isOwn(home)) return { own: home, other: away }
  if (isOwn(away)) return { own: away, other: home }
  return null
}

/** Minutes ahead in which a start is counted down. */
export const SOON = 90

/** Whether there is anything for the calendar of an athlete or a team: own units in the schedule, or days of the events. */
export const hasCalendar = ({ appearances, events }: Pick<AthleteProfile, 'appearances' | 'events'>): boolean =>
  appearances.some(({ unit }) => unit.day !== null && unit.status !== 'UNSCHEDULED') ||
  events.some(({ days }) => days.length > 0)
