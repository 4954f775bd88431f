import { type Checked, type Field, flag, listOf, maybe, oneOf, shape, whole } from '../fields.ts'

/** A period as ODF names it; handball's overtime is one of two halves, each with a clock of its own. */
export interface PeriodLimits {
  readonly code: string
  readonly seconds: number
  readonly parts: number
}

const PERIOD: Field<PeriodLimits> = shape({
  code: oneOf('Q1', 'Q2', 'Q3', 'Q4', 'H1', 'H2', 'P1', 'P2', 'P3', 'OT', 'OT1', 'OT2', 'OT3', 'OT4', 'ET1', 'ET2'),
  seconds: whole(30, 3600),
  parts: whole(1, 2),
})

interface ScoreLimits {
  readonly winner: number
  readonly loser: number
}

const SCORE: Field<ScoreLimits> = shape({ winner: whole(0, 100), loser: whole(0, 100) })

/** Games of periods on a clock: basketball, handball, football. */
export const TIMED_LIMITS = shape<{
  periods: readonly PeriodLimits[]
  addedTime: boolean
  drawAllowed: boolean
  overtimes: readonly (readonly PeriodLimits[])[]
  overtimesRepeat: boolean
  shootoutShots: number | null
  timeOuts: number | null
  timeOutsByHalf: readonly number[]
  timeOutsInOvertime: number
  suspensionSeconds: number | null
  suspensionsToDismiss: number | null
  cautionsToDismiss: number | null
  foulsToDismiss: number | null
  teamFoulsToBonus: number | null
  forfeit: ScoreLimits
  forfeitKeepsLead: boolean
  byDefault: ScoreLimits | null
}>({
  periods: listOf(PERIOD, 1, 4),
  /** The clock runs on over the end until the referee ends the period. */
  addedTime: flag,
  /** A pool's match may end level, a knock-out's may not: set for each unit. */
  drawAllowed: flag,
  /** Played one group after the other while the score is level. */
  overtimes: listOf(listOf(PERIOD, 1, 2), 0, 4),
  /** The last of them again until there is a winner, counted on: OT1, OT2, … */
  overtimesRepeat: flag,
  shootoutShots: maybe(whole(1, 11)),
  timeOuts: maybe(whole(0, 20)),
  timeOutsByHalf: listOf(whole(0, 20), 2, 2),
  timeOutsInOvertime: whole(0, 5),
  suspensionSeconds: maybe(whole(10, 600)),
  suspensionsToDismiss: maybe(whole(1, 9)),
  cautionsToDismiss: maybe(whole(1, 9)),
  foulsToDismiss: maybe(whole(1, 9)),
  teamFoulsToBonus: maybe(whole(1, 20)),
  /** The score of a side that did not come, or that leaves the match or is disqualified. */
  forfeit: SCORE,
  /** The score of a match that was begun remains if the opponent leads by as much as in a forfeit. */
  forfeitKeepsLead: flag,
  /** The score of a side that cannot go on and does not trail; null: that of a forfeit. */
  byDefault: maybe(SCORE),
})

export type TimedLimits = Checked<typeof TIMED_LIMITS>
