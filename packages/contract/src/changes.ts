import { z } from 'zod'
import { DisciplineRef } from './disciplines.ts'
import { LocalizedText, Seq } from './shared.ts'
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
    /** What was said of it officially, in the source's language. */
    notes: z.array(z.string()),
  }),
  z.object({
    kind: z.enum(['result', 'medal']),
    at: z.string(),
    /** The unit whose result was corrected, or that had decided the medals. */
    unit: UnitSummary,
    /** Status of the newest release, as sent: `OFFICIAL`, `PROTESTED`. */
    status: z.string(),
    /** The source's notes, oldest first, and what was said of it officially. */
    notes: z.array(z.string()),
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

/** An instant as ISO with its offset, or in the venue's time without one. */
const Instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/)

export const ChangesQuery = z.object({
  /** Without it: 06:00 of the games' day, in the venue's time. */
  since: Instant.optional(),
  discipline: z.string().length(3).optional(),
  /** Units with somebody of the organisation in their lists. */
  organisation: z.string().max(10).optional(),
})
export type ChangesQuery = z.infer<typeof ChangesQuery>

/** What is otherwise than it was at an instant, newest first: the programme, results, medals; and what was said officially. */
export const Changes = z.object({
  seq: Seq,
  /** Venue time without offset, to the minute: `2027-09-14T06:00`. */
  since: z.string(),
  /** The newest 200. */
  changes: z.array(Change),
  /** All there are. */
  count: z.number().int(),
})
export type Changes = z.infer<typeof Changes>
