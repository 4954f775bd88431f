import { z } from 'zod'
import { Paging } from './paging.ts'
import { Competitor, Correction, LocalizedText, MedalColour, Organisation, Seq } from './shared.ts'
import { Moment, text } from './texts.ts'

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

/** Why a row has its rank by gold, against its neighbours in the table (spec R5.6): `rankReason` of the domain, with delegations for rows. */
export const RankReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tied'), with: z.array(Organisation) }),
  z.object({
    kind: z.enum(['more', 'fewer']),
    /** What it has more or fewer of, after being level in everything that counts before it. */
    column: z.enum([...MedalColour.options, 'total']),
    level: z.array(MedalColour),
    with: Organisation,
  }),
])
export type RankReason = z.infer<typeof RankReason>

/**
 * Why the medals of an event may change: the list of medallists is not official (`provisional`), or a newer result contradicts it
 * (`under-revision`).
 */
export const Unsettled = z.enum(['provisional', 'under-revision'])
export type Unsettled = z.infer<typeof Unsettled>

/** One medal and who won it; `competitor` is the team where a team won. */
export const MedalWonRow = z.object({
  medal: MedalColour,
  /** Whether others won the same medal of the event: two bronzes, a tie. */
  shared: z.boolean(),
  competitor: Competitor,
  members: z.array(z.object({ code: z.string(), name: z.string(), known: z.boolean() })),
  discipline: z.object({ code: z.string(), name: LocalizedText.nullable() }),
  event: z.object({ code: z.string(), name: LocalizedText.nullable() }),
  /** The unit that decided it, where the source says so. */
  unit: z.string().nullable(),
  /** Games' day it was won on, `YYYY-MM-DD`: that of the unit that decided it, else what its message says; null where neither does. */
  date: z.string().nullable(),
  /** Absent where the medals of the event are final. */
  unsettled: Unsettled.optional(),
})
export type MedalWonRow = z.infer<typeof MedalWonRow>

export const MedalTableQuery = z.object({
  /** The table as it stood then; absent: as it stands. */
  at: Moment.optional(),
})
export type MedalTableQuery = z.infer<typeof MedalTableQuery>

/** A row of the table. `rankBefore` is its rank by gold before the last of the table's `days` began; null while it had no medal. */
export const MedalStanding = MedalRow.extend({ rankBefore: z.number().int().nullable() })
export type MedalStanding = z.infer<typeof MedalStanding>

/** The medal table of a scope (spec R5.6): `all`, `discipline:JUD`, `gender:W`, `division:1`, `discipline:JUD:gender:W`. */
export const MedalTableView = z.object({
  seq: Seq,
  scope: z.string(),
  /** The past moment it is of, as requested; null: now. */
  at: z.string().nullable(),
  rows: z.array(MedalStanding),
  /** Games' days on which its medals were won, in order. */
  days: z.array(z.string()),
  /** Medallists' organisations that have no row in the table (neutral athletes): counted, never ranked. */
  unlisted: z.array(MedalRow.pick({ organisation: true, gold: true, silver: true, bronze: true, total: true })),
  finishedEvents: z.number().int(),
  totalEvents: z.number().int(),
  /** The events whose medals may change, by code; absent where all are final. */
  unsettled: z
    .array(
      z.object({
        discipline: z.object({ code: z.string(), name: LocalizedText.nullable() }),
        event: z.object({ code: z.string(), name: LocalizedText.nullable() }),
        why: Unsettled,
      }),
    )
    .optional(),
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

/** A row of a published medal table; ranks are ours, by gold. */
export const PublishedMedalRow = MedalRow.omit({ rankTotal: true, rankTotalEqual: true })
export type PublishedMedalRow = z.infer<typeof PublishedMedalRow>

/** The medal table that another organisation published. Our own tables do not count its medals. */
export const PublishedMedals = z.object({
  seq: Seq,
  /** Null: none was published. */
  table: z
    .object({
      /** The organisation that published it; null: unknown. */
      publisher: z.string().nullable(),
      title: z.string().nullable(),
      /** The file that it was imported from. */
      fileName: z.string().nullable(),
      /** Its day, `YYYY-MM-DD`; the day of the import where it has none. */
      day: z.string(),
      rows: z.array(PublishedMedalRow),
    })
    .nullable(),
})
export type PublishedMedals = z.infer<typeof PublishedMedals>

export const MedallistsQuery = Paging.extend({
  organisation: text(0, 10).optional(),
  event: text(0, 34).optional(),
  discipline: text(3, 3).optional(),
  gender: z.enum(['M', 'W', 'X', 'O']).optional(),
  division: z.enum(['1', '2', '3']).optional(),
  medal: MedalColour.optional(),
  /** Words of the winner's, a member's, the delegation's or the event's name, accents and case forgiven. */
  q: text(0, 80).optional(),
  /** Those of the table as it stood then. */
  at: Moment.optional(),
  /** `medal`, the usual one: gold first, then by day. `day`: the newest day first, then event by event. */
  order: z.enum(['medal', 'day']).optional(),
})
export type MedallistsQuery = z.infer<typeof MedallistsQuery>
export const Medallists = z.object({
  seq: Seq,
  medals: z.array(MedalWonRow),
  /** Medals of all pages together. */
  total: z.number().int(),
  /** Cursor of the next page; null on the last. */
  next: z.string().nullable(),
})
export type Medallists = z.infer<typeof Medallists>
