import { z } from 'zod'
import { DisciplineRef } from './disciplines.ts'
import { Competitor, LocalizedText, Organisation, Seq } from './shared.ts'
import { HeadToHeadUnit, Meanings, ResultRow, UnitPage, UnitSide, UnitSummary } from './units.ts'

/** One side of a match of a bracket: who it is, or where it comes from, or that nobody comes. */
export const BracketSide = UnitSide.extend({
  seed: z.string().nullable(),
  /** Nobody comes: the other side goes on without a match. */
  bye: z.boolean(),
})
export type BracketSide = z.infer<typeof BracketSide>

/** One match of a bracket (ODF §9), with what its unit says now where that is known. */
export const BracketMatch = z.object({
  /** Place from the top of the phase, from 1; where one is missing the bracket has a gap. */
  position: z.number().int(),
  /** The number people call it by, as sent. */
  number: z.string().nullable(),
  /** Null while no unit is planned for it, as beside a bye. */
  unit: HeadToHeadUnit.pick({
    code: true,
    status: true,
    day: true,
    start: true,
    hideStart: true,
    startText: true,
    medal: true,
    line: true,
  }).nullable(),
  sides: z.array(BracketSide),
})
export type BracketMatch = z.infer<typeof BracketMatch>

/** A bracket: the usual one `FNL`, or one of its own for bronze, repechage or places. Phases in the order they are played. */
export const Bracket = z.object({
  code: z.string(),
  kind: z.enum(['main', 'repechage', 'bronze', 'placement']),
  phases: z.array(
    z.object({
      /** RSC phase without filler, `QFNL`. */
      code: z.string(),
      name: LocalizedText.nullable(),
      matches: z.array(BracketMatch),
    }),
  ),
})
export type Bracket = z.infer<typeof Bracket>

/** A row of a pool's table, in the order sent: who is above whom is the source's (ODF §9), never reckoned here. Null where not sent. */
export const PoolRow = z.object({
  position: z.number().int(),
  rank: z.string().nullable(),
  rankEqual: z.boolean(),
  competitor: Competitor,
  /** Table points, or what the sport ranks a pool by. */
  points: z.string().nullable(),
  irm: z.string().nullable(),
  qualificationMark: z.string().nullable(),
  played: z.string().nullable(),
  won: z.string().nullable(),
  tied: z.string().nullable(),
  lost: z.string().nullable(),
  for: z.string().nullable(),
  against: z.string().nullable(),
  ratio: z.string().nullable(),
  /** Against the row in each other place of the table, where a match was sent: its unit, and its result from this row's side. */
  opponents: z.array(z.object({ code: z.string(), unit: z.string().nullable(), result: z.string().nullable() })),
})
export type PoolRow = z.infer<typeof PoolRow>

export const PoolTable = z.object({
  /** RSC of the event and the phase, without filler. */
  code: z.string(),
  name: LocalizedText.nullable(),
  /** How many of its matches have been played; null where all have been, or none is known. */
  progress: z.object({ over: z.number().int(), units: z.number().int() }).nullable(),
  rows: z.array(PoolRow),
})
export type PoolTable = z.infer<typeof PoolTable>

/** Who goes on from a phase, in the order of its units and of their lists. */
export const Qualifier = z.object({
  competitor: Competitor,
  /** As sent, `Q` or `q`. */
  mark: z.string(),
  rank: z.string().nullable(),
  result: z.string().nullable(),
  /** The unit that was qualified from. */
  unit: z.string(),
})
export type Qualifier = z.infer<typeof Qualifier>

/** A record of the event as sent: world, games, national. */
export const RecordLine = z.object({
  /** As sent. */
  type: z.string(),
  name: LocalizedText.nullable(),
  result: z.string().nullable(),
  equalled: z.boolean(),
  holder: z.string().nullable(),
  organisation: Organisation.nullable(),
  date: z.string().nullable(),
  place: z.string().nullable(),
  /** RSC of the unit of these games that it was set in; null for older ones. */
  unit: z.string().nullable(),
})
export type RecordLine = z.infer<typeof RecordLine>

/** A list beside the units' results, in the order sent: totals over several units, or who leads a unit that is on. */
export const EventStanding = z.object({
  /** RSC of the event, of a phase, or of the unit that is on, without filler. */
  code: z.string(),
  kind: z.enum(['cumulative', 'current']),
  /** The phase's, where the feed named it. */
  name: LocalizedText.nullable(),
  columns: UnitPage.shape.columns,
  rows: z.array(ResultRow),
  meanings: Meanings,
})
export type EventStanding = z.infer<typeof EventStanding>

/** Why medals of an event are not given yet. */
export const OPEN_MEDAL_REASONS = [
  'result-to-come',
  'incomplete-results',
  'contradicting-results',
  'format-unknown',
  'tie',
  'protest',
  'disqualification',
  'vacant',
] as const

/** Medals that the results do not decide. */
export const OpenMedal = z.object({
  reason: z.enum(OPEN_MEDAL_REASONS),
  /** The reason as a sentence. */
  text: LocalizedText,
  /** The competitors of a tie or a disqualification; empty for the other reasons. */
  competitors: z.array(Competitor),
  /** RSCs of the units that are still to come, without filler. */
  units: z.array(z.string()),
})
export type OpenMedal = z.infer<typeof OpenMedal>

/** The course of an event (spec R5.7): its phases and who went on from each, its brackets, pools and records. */
export const EventPage = z.object({
  seq: Seq,
  discipline: DisciplineRef,
  event: z.object({ code: z.string(), name: LocalizedText.nullable() }),
  phases: z.array(
    z.object({
      /** RSC of the event and the phase, without filler. */
      code: z.string(),
      name: LocalizedText.nullable(),
      units: z.array(UnitSummary),
      qualifiers: z.array(Qualifier),
    }),
  ),
  brackets: z.array(Bracket),
  pools: z.array(PoolTable),
  standings: z.array(EventStanding),
  records: z.array(RecordLine),
  /** Why medals are missing although the event has results; absent if all are given, or the feed sends them. */
  pending: z.array(OpenMedal).optional(),
  /** Of the marks of qualifiers and pools. */
  meanings: Meanings,
})
export type EventPage = z.infer<typeof EventPage>
