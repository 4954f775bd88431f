import { z } from 'zod'
import { Book } from './books.ts'
import { DisciplineRef } from './disciplines.ts'
import { Paging } from './paging.ts'
import { LocalizedText, Seq } from './shared.ts'
import { Day, text } from './texts.ts'
import { UnitSummary } from './units.ts'

/** What a document is about, by its RSC: the level it was sent for, and that level's names where they are known. */
const About = z.object({
  /** Full 34-character RSC. */
  code: z.string(),
  level: z.enum(['discipline', 'event', 'phase', 'unit']),
  /** Code without trailing filler; null for a whole discipline. */
  event: z.object({ code: z.string(), name: LocalizedText.nullable() }).nullable(),
})

/** A report (spec R5.9, ODF §11): its newest version, as a PDF at `address`. */
export const Report = z.object({
  about: About,
  /** ORIS code of its kind, `C73`; null where none was sent. */
  kind: z.string().nullable(),
  title: z.string().nullable(),
  /** As sent, `POR`; null where the source does not say. */
  language: z.string().nullable(),
  version: z.number().int(),
  /** As sent, `OFFICIAL`. */
  status: z.string().nullable(),
  /** Bytes. */
  size: z.number().int(),
  /** Venue time. */
  produced: z.string(),
  /** Path of the file on this server. Another version has another. */
  address: z.string(),
})
export type Report = z.infer<typeof Report>

const Communicated = {
  about: About,
  /** When it was issued or decided; where that was not sent, when it was published. */
  at: z.string(),
  language: z.string().nullable(),
  /** The body that issued or decided it, as sent. */
  issuedBy: z.string().nullable(),
  details: z.string().nullable(),
}

/** A decision or a protest of an official communication (ODF §12), in the source's words. Texts may have several lines. */
export const Communication = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('decision'),
    ...Communicated,
    number: z.string().nullable(),
    affects: z.array(z.enum(['schedule', 'results', 'other'])),
    subtitle: z.string().nullable(),
    summary: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('protest'),
    ...Communicated,
    /** As sent. */
    status: z.string(),
    rule: z.string().nullable(),
    hearingAt: z.string().nullable(),
    /** What was decided, in short and in full; null while it is not. */
    decision: z.string().nullable(),
    reasons: z.string().nullable(),
  }),
])
export type Communication = z.infer<typeof Communication>

/**
 * Narrows a discipline's documents: `event` and `unit` all of them, to what is of one event or one unit alone, by its RSC with or without
 * trailing filler; the others its reports. What is not there lets nothing through.
 */
export const ReportsQuery = Paging.extend({
  event: text(4, 34).optional(),
  unit: text(4, 34).optional(),
  /** ORIS code, `C73`. */
  kind: text(1, 20).optional(),
  /** Day of the unit a report is about, else the day the report was made. */
  day: Day.optional(),
  /** As sent, `ENG`. */
  language: text(1, 20).optional(),
  /** `1`: official reports alone. */
  official: z.literal('1').optional(),
})
export type ReportsQuery = z.infer<typeof ReportsQuery>

/** What reports can be narrowed to, whatever they are narrowed to now: so that every choice leads to every other. */
const ReportChoices = z.object({
  /**
   * Kinds that have a code, by it. Of each language the first and the last of their titles in the order of code units: what these two begin
   * with alike, all between them do.
   */
  kinds: z.array(
    z.object({
      kind: z.string(),
      titles: z.array(z.object({ title: z.string(), language: z.string().nullable() })),
    }),
  ),
  events: z.array(z.object({ code: z.string(), name: LocalizedText.nullable() })),
  days: z.array(z.string()),
  languages: z.array(z.string()),
  /** Whether some are official and others are not. */
  official: z.boolean(),
})

/** A page of reports, a hundred where no limit is given, by event, kind and the units' order; communications newest first. */
export const Reports = z.object({
  seq: Seq,
  discipline: DisciplineRef,
  /** Reports that the query lets through, on all pages. */
  count: z.number().int(),
  reports: z.array(Report),
  /** Cursor of the next page; null on the last. */
  next: z.string().nullable(),
  choices: ReportChoices,
  communications: z.array(Communication),
  /** What can be printed of it from our own data. */
  books: z.array(Book),
  /**
   * What `about` of this page's documents names: its units, and of each of its phases the first unit, where the schedule or the results
   * know them.
   */
  units: z.array(UnitSummary),
})
export type Reports = z.infer<typeof Reports>

/** Which disciplines have documents, by code. `GEN` holds what is of no single discipline. */
export const ReportIndex = z.object({
  seq: Seq,
  disciplines: z.array(
    z.object({
      discipline: DisciplineRef,
      reports: z.number().int(),
      communications: z.number().int(),
    }),
  ),
  /** What can be printed of the games as a whole. */
  books: z.array(Book),
})
export type ReportIndex = z.infer<typeof ReportIndex>
