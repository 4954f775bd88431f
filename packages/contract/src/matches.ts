import { z } from 'zod'
import { LocalizedText, Seq } from './shared.ts'
import { HeadToHeadUnit, UnitPage } from './units.ts'

/** Home is the first of the unit's sides, away the second (ODF §8, SortOrder 1 and 2). */
export const MatchSide = z.enum(['home', 'away'])
export type MatchSide = z.infer<typeof MatchSide>

/** An action, or one that belongs to another as an assist does to its goal. Codes are as sent; `Match.words` has their words. */
const Action = z.object({
  /** Names the same action for as long as the source keeps it. */
  id: z.string(),
  action: z.string().nullable(),
  /** What came of it: MADE, MISSED, SAVED. */
  result: z.string().nullable(),
  /** The source's own words, for an action that has none of ours. */
  description: z.string().nullable(),
  /** Changed the score, or was a penalty: card, suspension, shido. */
  kind: z.enum(['score', 'card']).nullable(),
  /** Whose action it was; null where the source names nobody of the two. */
  side: MatchSide.nullable(),
  who: z.array(z.object({ code: z.string(), name: z.string(), bib: z.string().nullable(), known: z.boolean() })),
})

export const Play = Action.extend({
  period: z.string().nullable(),
  /** Time in the period as sent. */
  clock: z.string().nullable(),
  /** The score after it, where the source sent one. */
  score: z.object({ home: z.string(), away: z.string() }).nullable(),
  with: z.array(Action),
})
export type Play = z.infer<typeof Play>

/** A statistic of both sides; `better` where the greater figure is the better one. */
export const MatchStatistic = UnitPage.shape.statistics.element.extend({
  /** The figures as lengths; null where either side has no number. */
  figures: z.object({ home: z.number(), away: z.number() }).nullable(),
  better: z.literal('more').nullable(),
})
export type MatchStatistic = z.infer<typeof MatchStatistic>

/** An athlete's figures, a cell for each of the columns. */
export const AthleteFigures = z.object({
  code: z.string(),
  name: z.string(),
  bib: z.string().nullable(),
  known: z.boolean(),
  cells: z.array(z.string().nullable()),
})
export type AthleteFigures = z.infer<typeof AthleteFigures>

/** What two sides did in a match (R5.11). */
export const Match = z.object({
  seq: Seq,
  unit: HeadToHeadUnit,
  periods: UnitPage.shape.periods,
  /** In the sport's order, then codes nobody has a word for. */
  statistics: z.array(MatchStatistic),
  athletes: z.object({
    columns: z.array(z.object({ key: z.string(), label: LocalizedText })),
    home: z.array(AthleteFigures),
    away: z.array(AthleteFigures),
  }),
  /** First to last. */
  plays: z.array(Play),
  /** Words of what stands in the plays, by the code as sent; others are as sent. */
  words: z.object({
    actions: z.record(z.string(), LocalizedText),
    results: z.record(z.string(), LocalizedText),
  }),
  /** The score after each action that changed it, first to last; only where both are numbers. */
  flow: z.array(z.object({ period: z.string().nullable(), home: z.number(), away: z.number() })),
  /** Games time at which the newest message about the match was produced. */
  updatedAt: z.string().nullable(),
})
export type Match = z.infer<typeof Match>
