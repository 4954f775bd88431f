import { z } from 'zod'
import { Competitor, LocalizedText, MedalColour, Seq, UnitStatusShown } from './shared.ts'
import { Unsettled } from './medals.ts'
import { Meanings, ResultRow } from './units.ts'

/** A discipline by code; its name is null where neither we nor the feed know one. */
export const DisciplineRef = z.object({ code: z.string(), name: LocalizedText.nullable() })
export type DisciplineRef = z.infer<typeof DisciplineRef>

/** How many units a discipline has on one day of the games, by what they are (spec R5.8). */
export const DisciplineDay = z.object({
  day: z.string(),
  /** Competition units, and the gold-medal units among them. */
  units: z.number().int(),
  golds: z.number().int(),
  training: z.number().int(),
  weighting: z.number().int(),
  broadcast: z.number().int(),
  meeting: z.number().int(),
  arrival: z.number().int(),
  departure: z.number().int(),
  /** Medal ceremonies, openings, whatever else is in the programme. */
  others: z.number().int(),
})
export type DisciplineDay = z.infer<typeof DisciplineDay>

/** Competition units of a day that start in the morning (03:00 to 12:00 at the venue), in the afternoon (to 18:00), in the evening. */
const DayParts = z.tuple([z.number().int(), z.number().int(), z.number().int()])

/** A day in the grid. */
export const ProgrammeDay = DisciplineDay.extend({
  parts: DayParts,
  /** Those of each part that are on. */
  live: DayParts,
  /** Gold-medal units of the day whose event has its gold. */
  decided: z.number().int(),
  /** Of all disciplines together: the day the games are opened or closed. */
  ceremony: z.enum(['opening', 'closing']).optional(),
})
export type ProgrammeDay = z.infer<typeof ProgrammeDay>

/** A unit to go to: the source's own full name of it, its event's where it has none, and its start as it may be shown (ODF §6). */
export const NearUnit = z.object({
  code: z.string(),
  name: LocalizedText.nullable(),
  event: LocalizedText.nullable(),
  day: z.string().nullable(),
  start: z.string().nullable(),
  hideStart: z.boolean(),
  startText: LocalizedText.nullable(),
  live: z.boolean(),
})
export type NearUnit = z.infer<typeof NearUnit>

/** The whole programme as disciplines × days (spec R2.5): the tabs `disciplines` and `grid`, and every list of disciplines. */
export const Programme = z.object({
  seq: Seq,
  /** Every day of the games that has units, all disciplines together. */
  days: z.array(ProgrammeDay),
  disciplines: z.array(
    z.object({
      discipline: DisciplineRef,
      /** Its place in the organiser's order, from 1; null: it has none, and stands after those that have, by its name. */
      place: z.number().int().nullable(),
      /** Days that have something, in order. */
      days: z.array(ProgrammeDay),
      /** The competition unit that is on or, where none is, the next one; null when all is over. */
      nearest: NearUnit.nullable(),
      /** Events that have a gold medal, of those that are to have one. */
      finishedEvents: z.number().int(),
      totalEvents: z.number().int(),
    }),
  ),
})
export type Programme = z.infer<typeof Programme>

/** An event of a discipline: how far it is, the unit that decides it, and who won. */
export const EventSummary = z.object({
  /** RSC without trailing filler, `JUDW57KG`. */
  code: z.string(),
  name: LocalizedText.nullable(),
  gender: z.string(),
  division: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  /** Competition units, and those of them that are over. */
  units: z.number().int(),
  over: z.number().int(),
  live: z.number().int(),
  /** The gold-medal unit; null where the schedule names none. */
  final: z.object({ code: z.string(), day: z.string().nullable(), status: UnitStatusShown }).nullable(),
  /** Competition units otherwise, the first one still to come or on, else the last: where a reader goes who wants to see the event. */
  next: z.object({ code: z.string(), day: z.string().nullable() }).nullable(),
  medals: z.array(z.object({ medal: MedalColour, competitor: Competitor })),
  /** Absent where the medals are final. */
  unsettled: Unsettled.optional(),
  /** In the order they are played. */
  phases: z.array(
    z.object({
      /** RSC of the event and the phase, without filler. */
      code: z.string(),
      name: LocalizedText.nullable(),
      units: z.number().int(),
      over: z.number().int(),
      live: z.number().int(),
    }),
  ),
  /** The first of each pool's table, in the order of the pools. */
  leaders: z.array(z.object({ code: z.string(), name: LocalizedText.nullable(), competitor: Competitor })),
  /** True when a final ranking was sent. */
  ranked: z.boolean(),
})
export type EventSummary = z.infer<typeof EventSummary>

/** What a discipline's own pages are made of (spec R2.2). */
export const DisciplinePage = z.object({
  seq: Seq,
  discipline: DisciplineRef,
  days: z.array(DisciplineDay),
  /** Competition units that are on. */
  live: z.number().int(),
  nearest: NearUnit.nullable(),
  venues: z.array(z.object({ code: z.string(), name: LocalizedText.nullable() })),
  events: z.array(EventSummary),
})
export type DisciplinePage = z.infer<typeof DisciplinePage>

/** The final ranking of an event (spec R5.7), in the order sent. */
export const FinalRank = z.object({
  seq: Seq,
  event: z.object({ code: z.string(), name: LocalizedText.nullable() }),
  rows: z.array(ResultRow),
  meanings: Meanings,
  /** A newer result or ranking contradicts the medallists; absent where none does. */
  medalsUnderRevision: z.literal(true).optional(),
})
export type FinalRank = z.infer<typeof FinalRank>
