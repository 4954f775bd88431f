import { type Checked, flag, listOf, maybe, oneOf, shape, whole, words } from '../fields.ts'

/** Races on time: running, swimming, open water, cycling, triathlon, relays. */
export const RACE_LIMITS = shape<{
  decidedBy: 'time' | 'order'
  decimals: number
  rounding: 'up' | 'cut'
  ties: 'shared' | 'asked'
  wind: boolean
  points: number
  legs: readonly string[]
  members: number
  bunchGap: number | null
  timeTrial: boolean
  sprintPoints: readonly number[]
  lastSprintDoubled: boolean
  lapPoints: number
  lappedAreRanked: boolean
  limitAfterWinner: number | null
  asksAllClear: boolean
  asksTransponder: boolean
  togetherWithin: number | null
  substitutes: number | null
  relayOnlyMustCompete: boolean
  hasReserves: boolean
}>({
  /** By the times given, or by the order in which the finish was tapped. */
  decidedBy: oneOf('time', 'order'),
  /** Of the times that are published: 1 by hand, 2 electric, 0 in road races. */
  decimals: whole(0, 3),
  /** Finer times are never bettered (athletics), or what is finer is not read (swimming). */
  rounding: oneOf('up', 'cut'),
  /** Equal times share the place, or are asked about: a photo finish may part them. */
  ties: oneOf('shared', 'asked'),
  wind: flag,
  /** Timing points with the finish; 1 has the finish alone. */
  points: whole(1, 60),
  /** What ends at each timing point, where it has a name: SWIM T1 BIKE T2 RUN. */
  legs: listOf(words(8), 0, 60),
  /** Members of a relay; 1 for individuals. */
  members: whole(1, 8),
  /** Milliseconds between two riders from which the second has a time that is not that of the bunch. */
  bunchGap: maybe(whole(100, 5000)),
  /** Everybody starts on their own. */
  timeTrial: flag,
  /** A criterium's points, best first; empty where none are given. */
  sprintPoints: listOf(whole(0, 50), 0, 10),
  lastSprintDoubled: flag,
  lapPoints: whole(0, 50),
  /** Who is lapped has a place behind those who finished. */
  lappedAreRanked: flag,
  /** Seconds after the winner at which the race is closed. */
  limitAfterWinner: maybe(whole(1, 36_000)),
  /** That everybody is out of the water is asked before the race may end. */
  asksAllClear: flag,
  /** A place without a time of the transponder leads to a prompt. */
  asksTransponder: flag,
  /** Two finishes of one published time within so many milliseconds lead to the question of whether it was on purpose. */
  togetherWithin: maybe(whole(50, 5000)),
  /** Athletes beside the first team of a relay who may compete over the rounds; null: it is not checked. */
  substitutes: maybe(whole(0, 20)),
  /** Relay-only members who have not competed by the final lead to a prompt. */
  relayOnlyMustCompete: flag,
  /** Reserves of the round before may start for those who withdraw from a final. */
  hasReserves: flag,
})

export type RaceLimits = Checked<typeof RACE_LIMITS>
