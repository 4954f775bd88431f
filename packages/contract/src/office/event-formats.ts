import {
  BARRED_PLACES,
  BRONZES,
  EMPTY_BRONZES,
  EMPTY_FINALS,
  FEW_ENTRIES,
  FORMAT_PARTS,
  RULES,
} from '@games/domain/ranking-rules/index'
import { z } from 'zod'
import * as form from 'zod/mini'
import { LocalizedText } from '../shared.ts'
import { SheetRuleLine } from './sheets.ts'

/** The format of an event (domain/ranking-rules/event-format.ts). */
export const EventFormat = form.discriminatedUnion('kind', [
  form.object({ kind: form.literal('timed-final') }),
  form.object({ kind: form.literal('ranked-finals') }),
  form.object({ kind: form.literal('pool'), leadsTo: form.enum(['medals', 'medals-as-played', 'knockout']) }),
  form.object({ kind: form.literal('knockout'), bronze: form.enum(BRONZES) }),
  form.object({ kind: form.literal('no-winner'), gives: form.enum(EMPTY_FINALS) }),
  form.object({ kind: form.literal('no-bronze-winner'), gives: form.enum(EMPTY_BRONZES) }),
  form.object({ kind: form.literal('disqualified'), gives: form.enum(BARRED_PLACES) }),
  form.object({ kind: form.literal('few-entries'), gives: form.enum(FEW_ENTRIES) }),
])
export type EventFormat = form.infer<typeof EventFormat>

/** Why a medal is open. */
export const PendingMedal = z.object({
  rule: z.enum(RULES),
  /** Codes and figures that belong to the rule, such as the units that are still to come. */
  values: z.record(z.string(), z.string()),
  /** Names of the competitors between whom it is open. */
  competitors: z.array(z.string()),
  /** False: it waits for a result; true: it waits for a person. */
  needsDecision: z.boolean(),
})
export type PendingMedal = z.infer<typeof PendingMedal>

/** A part of an event, or of the events of a discipline, with its format. */
export const PartWithFormat = z.object({
  part: z.enum(FORMAT_PARTS),
  /** Null: no format was chosen. */
  format: z.nullable(EventFormat),
  /** True if the format is that of the discipline. */
  isOfDiscipline: z.boolean(),
  /** The formats that the organiser can choose. */
  choices: z.array(EventFormat),
})
export type PartWithFormat = z.infer<typeof PartWithFormat>

/** An event whose medals are open, or whose format the organiser chose. */
export const EventWithFormat = z.object({
  event: z.string(),
  name: LocalizedText.nullable(),
  discipline: z.string(),
  /** The parts that have a format or need one; empty if the event needs a result or a programme instead. */
  parts: z.array(PartWithFormat),
  pending: z.array(PendingMedal),
})
export type EventWithFormat = z.infer<typeof EventWithFormat>

/** A discipline. Its events that have no format can share the format of the discipline. */
export const DisciplineWithFormat = z.object({
  discipline: z.string(),
  /** How many of its events have no format. */
  events: z.int(),
  parts: z.array(PartWithFormat),
})
export type DisciplineWithFormat = z.infer<typeof DisciplineWithFormat>

export const EventFormats = z.object({
  events: z.array(EventWithFormat),
  disciplines: z.array(DisciplineWithFormat),
})
export type EventFormats = z.infer<typeof EventFormats>

/** An event whose medals in force are not those that the rules give to its results, as after an upgrade. */
export const MedalDifference = z.object({
  event: z.string(),
  name: LocalizedText.nullable(),
  discipline: z.string(),
  /** The changes by the rules, and the medals that the rules leave open. */
  lines: z.array(SheetRuleLine),
  /** Sent back with the decision, which is refused if the difference is another one meanwhile. */
  seen: z.string(),
  /** Whether the result desk sends the medals of the event: they follow its next result. */
  isOfDesk: z.boolean(),
})
export type MedalDifference = z.infer<typeof MedalDifference>

export const MedalDifferences = z.object({ events: z.array(MedalDifference) })
export type MedalDifferences = z.infer<typeof MedalDifferences>

/** The effect of a format or a type of an event before it is chosen. */
export const EventFormatPlan = z.object({
  /** The medals that change, and those that stay open. */
  lines: z.array(SheetRuleLine),
  /** How many result lists are ranked in another order. */
  rankedLists: z.int(),
  /** Sent back with the choice, which is refused if results have changed the effect meanwhile. */
  seen: z.string(),
})
export type EventFormatPlan = z.infer<typeof EventFormatPlan>
