import { z } from 'zod'
import { MedalRow } from './medals.ts'
import { Organisation, Seq } from './shared.ts'
import { text } from './texts.ts'
import { ScheduleDay } from './units.ts'

const Counts = { gold: z.number().int(), silver: z.number().int(), bronze: z.number().int() }

/** Narrows what is on to a discipline or a delegation (the events widget). */
export const HomeQuery = z.object({
  discipline: text(3, 3).optional(),
  organisation: text(0, 10).optional(),
})
export type HomeQuery = z.infer<typeof HomeQuery>

/**
 * What is on and what comes next (spec R2.1 `/`): a schedule day whose `units` are those people come to see that are on now, all of
 * them, and the next to begin. A client patches it by the day's rows like any schedule day, and so may come to hold others too.
 */
export const HomeDay = ScheduleDay.extend({
  /** Units still to begin on this day, those in `units` included. */
  toCome: z.number().int(),
})
export type HomeDay = z.infer<typeof HomeDay>

/** The medals decided on one day: who won most of them, and how far the day is. */
export const DayMedals = z.object({
  seq: Seq,
  day: z.string(),
  /** The three delegations with the best medals of the day, in the table's order. */
  best: z.array(z.object({ organisation: Organisation, ...Counts })),
  /** Events decided on the day, and events that are or were to be decided on it. */
  decided: z.number().int(),
  events: z.number().int(),
  /** First of the whole medal table; of several the first by code. Null before the first medal. */
  leader: MedalRow.nullable(),
})
export type DayMedals = z.infer<typeof DayMedals>

/** How a delegation stands, seen from one day. */
export const DelegationDay = z.object({
  seq: Seq,
  day: z.string(),
  organisation: Organisation,
  /** Its row in the medal table; null while it has no medal, or where it is not listed. */
  row: MedalRow.nullable(),
  /** Its rank before the day's first medal, with the same meaning. */
  rankBefore: z.number().int().nullable(),
  won: z.object(Counts),
  /** Units of the day that are on or still to begin and have somebody of the delegation in their lists. */
  unitsLeft: z.number().int(),
})
export type DelegationDay = z.infer<typeof DelegationDay>
