import { z } from 'zod'
import { Competitor, Correction, LocalizedText, MedalColour, Organisation, Seq } from './shared.ts'

export const MedalRow = z.object({
  organisation: Organisation,
  rank: z.number().int(),
  rankEqual: z.boolean(),
  rankTotal: z.number().int(),
  rankTotalEqual: z.boolean(),
  gold: z.number().int(),
  silver: z.number().int(),
  bronze: z.number().int(),
  total: z.number().int(),
})
export type MedalRow = z.infer<typeof MedalRow>

/** One medal and who won it; `competitor` is the team where a team won. */
export const MedalWonRow = z.object({
  medal: MedalColour,
  competitor: Competitor,
  members: z.array(z.object({ code: z.string(), name: z.string(), known: z.boolean() })),
  discipline: z.object({ code: z.string(), name: LocalizedText.nullable() }),
  event: z.object({ code: z.string(), name: LocalizedText.nullable() }),
  /** The unit that decided it, where the source says so. */
  unit: z.string().nullable(),
  /** `YYYY-MM-DD`, null where the source gives none. */
  date: z.string().nullable(),
})
export type MedalWonRow = z.infer<typeof MedalWonRow>

/** The medal table of a scope (spec R5.6): `all`, `discipline:JUD`, `gender:W`, `division:1`. */
export const MedalTableView = z.object({
  seq: Seq,
  scope: z.string(),
  rows: z.array(MedalRow),
  /** Medallists' organisations that have no row in the table (neutral athletes): counted, never ranked. */
  unlisted: z.array(MedalRow.pick({ organisation: true, gold: true, silver: true, bronze: true, total: true })),
  finishedEvents: z.number().int(),
  totalEvents: z.number().int(),
  /** Games time of the newest message behind this table. */
  updatedAt: z.string().nullable(),
  /** The events decided last, newest first, at most six. */
  latest: z.array(
    z.object({
      discipline: z.object({ code: z.string(), name: LocalizedText.nullable() }),
      event: z.object({ code: z.string(), name: LocalizedText.nullable() }),
      at: z.string().nullable(),
      medals: z.array(z.object({ medal: MedalColour, competitor: Competitor })),
    }),
  ),
  /** The last medal taken back or exchanged, in the open. */
  correction: Correction.nullable(),
})
export type MedalTableView = z.infer<typeof MedalTableView>

export const MedallistsQuery = z.object({
  organisation: z.string().max(10).optional(),
  event: z.string().max(34).optional(),
  discipline: z.string().length(3).optional(),
})
export const Medallists = z.object({ seq: Seq, medals: z.array(MedalWonRow) })
export type Medallists = z.infer<typeof Medallists>
