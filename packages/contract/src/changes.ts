import { z } from 'zod'
import { DisciplineRef } from './disciplines.ts'
import { LocalizedText, Seq } from './shared.ts'
import { Instant, text } from './texts.ts'
import { ReleaseChange, UnitSummary } from './units.ts'

/** What the public has to know of a change of the programme; of several things the weightiest. */
export const SCHEDULE_CHANGES = [
  'cancelled',
  'postponed',
  'delayed',
  'reinstated',
  'removed',
  'added',
  'moved',
  'place',
] as const

const Place = z.object({ code: z.string(), name: LocalizedText.nullable() })

/** Instants of the programme have the venue's own offset; `at` is the venue time a message was produced at, without one. */
export const Change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('schedule'),
    at: z.string(),
    unit: UnitSummary,
    what: z.enum(SCHEDULE_CHANGES),
    /** The start before and now, where it is another one; null: none was or is given. */
    start: z.object({ from: z.string().nullable(), to: z.string().nullable() }).nullable(),
    /** Venue and field of play before and now, where they are others. */
    place: z.object({ from: z.array(Place), to: z.array(Place) }).nullable(),
    /** What was communicated of it officially, in the source's language. */
    notes: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('result'),
    at: z.string(),
    /** The unit whose result was corrected. */
    unit: UnitSummary,
    /** Status of the newest release, as sent: `OFFICIAL`, `PROTESTED`. */
    status: z.string().nullable(),
    /** The source's notes, oldest first, and what was communicated of it officially. */
    notes: z.array(z.string()),
    /** From what stood then to what stands now: what was taken back meanwhile is no change. */
    changes: z.array(ReleaseChange),
  }),
  z.object({
    kind: z.literal('medal'),
    at: z.string(),
    discipline: DisciplineRef,
    event: z.object({ code: z.string(), name: LocalizedText.nullable() }),
    /** The unit that decided the medals; null where their messages name none, or several. */
    unit: UnitSummary.nullable(),
    /** Status of the newest list of medallists, as sent; null where it says none. */
    status: z.string().nullable(),
    notes: z.array(z.string()),
    /** Every medal that somebody had then and has no more, or has now and had not: each once. */
    changes: z.array(ReleaseChange),
  }),
  z.object({
    kind: z.literal('communication'),
    at: z.string(),
    discipline: DisciplineRef,
    /** What it is about, where that is no unit with a change of its own: those have it among their notes. Null for a whole discipline. */
    event: z.object({ code: z.string(), name: LocalizedText.nullable() }).nullable(),
    said: z.enum(['decision', 'protest']),
    /** Number of a decision, or the status of a protest, as sent. */
    label: z.string().nullable(),
    /** Its first words, in the source's language. */
    text: z.string().nullable(),
  }),
])
export type Change = z.infer<typeof Change>

export const ChangesQuery = z.object({
  /** Without it: 06:00 of the games' day, in the venue's time. */
  since: Instant.optional(),
  discipline: text(3, 3).optional(),
  /** Units with somebody of the organisation in their lists, and medals that it won or lost. */
  organisation: text(0, 10).optional(),
})
export type ChangesQuery = z.infer<typeof ChangesQuery>

/** What is otherwise than it was at an instant, newest first: the programme, results, medals; and official communications. */
export const Changes = z.object({
  seq: Seq,
  /** The instant requested, to the minute, with the venue's own offset: `2027-09-14T06:00:00-03:00`. */
  since: z.string(),
  /** The newest 200. */
  changes: z.array(Change),
  /** All there are. */
  count: z.number().int(),
})
export type Changes = z.infer<typeof Changes>
