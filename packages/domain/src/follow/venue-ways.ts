import type { VenueWay } from './agenda-plan.ts'

/** Longer than any way between two venues of one games, minutes. */
export const LONGEST_WAY = 600

/** What can be wrong with a way of the organiser's table. */
export type WayFault =
  /** It does not say between which venues. */
  | 'way-venue'
  | 'way-same'
  /** Neither on foot nor by shuttle. */
  | 'way-empty'
  /** No whole number of minutes from 1 to LONGEST_WAY. */
  | 'way-minutes'
  /** Another one before it is of the same pair in the same direction. */
  | 'way-twice'

const isMinutes = (minutes: number | null): boolean =>
  minutes === null || (Number.isInteger(minutes) && minutes >= 1 && minutes <= LONGEST_WAY)

/** The pairs that a way is of, as one goes. */
const pairsOf = ({ from, to, oneWay }: VenueWay): string[] => {
  const pair = (one: string, other: string) => JSON.stringify([one, other])
  return oneWay ? [pair(from, to)] : [pair(from, to), pair(to, from)]
}

/** What is wrong with the ways of a table, by their place in it; those that are good are not there. */
export function wayFaults(ways: readonly VenueWay[]): ReadonlyMap<number, WayFault> {
  const faults = new Map<number, WayFault>()
  const taken = new Set<string>()
  for (const [at, way] of ways.entries()) {
    const { from, to, foot, shuttle } = way
    const pairs = pairsOf(way)
    if (from === '' || to === '') faults.set(at, 'way-venue')
    else if (from === to) faults.set(at, 'way-same')
    else if (foot === null && shuttle === null) faults.set(at, 'way-empty')
    else if (!isMinutes(foot) || !isMinutes(shuttle)) faults.set(at, 'way-minutes')
    else if (pairs.some((pair) => taken.has(pair))) faults.set(at, 'way-twice')
    for (const pair of pairs) taken.add(pair)
  }
  return faults
}
